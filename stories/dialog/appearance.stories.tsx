import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, within } from "storybook/test";
import { askForAll, longTexts } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { hebrew } from "../support/hebrew.js";
import { expectFault, expectToFit, press, see, send } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";

/** The same form on other screens, in other colours, in other directions, and with more words than anyone asked for. */
const meta = {
  title: "Dialog/Appearance",
  component: ElicitationDialog,
  args: { ...dialogArgs, request: weatherAlerts },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: "mobile1", isRotated: false } };

/** 320 pixels wide: a sheet at the bottom, with Accept on a line of its own. */
export const Narrow: Story = {
  globals: narrow,
  args: { pending: { position: { index: 1, total: 3 } } },
  play: async () => {
    await see("1 of 3");
    await screen.findByRole("button", { name: "Send to weather" });
    await expectToFit();
    const button = (name: string) => screen.getByRole("button", { name }).getBoundingClientRect();
    await expect(button("Decline").top).toBe(button("Send to weather").top);
  },
};

/** On a screen too low for header, fields and actions, the dialog scrolls as a whole. */
export const Low: Story = {
  globals: { viewport: { value: "mobile1", isRotated: true } },
  play: async () => {
    await screen.findByRole("dialog");
    await expectToFit();
  },
};

export const Dark: Story = {
  globals: { theme: "dark" },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(getComputedStyle(dialog).colorScheme).toBe("dark");
  },
};

export const DarkErrors: Story = {
  globals: { theme: "dark" },
  args: { request: askForAll("Where do you live?", { city: { type: "string", title: "City" } }) },
  play: async () => {
    await send();
    await expectFault(await screen.findByRole("textbox"), "Enter an answer");
  },
};

/** Mirrored, with a server's left-to-right words isolated in it. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    messages: hebrew,
    locale: "he",
    request: askForAll("כדי לשלוח התראות עליי לדעת היכן אתם.", {
      city: { type: "string", title: "עיר", description: "העיר הקרובה ביותר" },
      email: { type: "string", format: "email", title: "Email" },
      agreed: { type: "boolean", title: "אני מסכים", default: true },
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const close = within(dialog).getByRole("button", { name: "סגירה בלי לענות" }).getBoundingClientRect();
    const title = within(dialog).getByRole("heading").getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(title.left);
    await expectToFit();
  },
};

const paragraphs = Array.from({ length: 20 }, (_, index) => `${index + 1}. ${longTexts.description}`).join("\n\n");

/** There is no room for all of it, so that only the beginning is shown, and how much is hidden. */
export const LongMessage: Story = {
  args: { request: askForAll(paragraphs, { city: { type: "string", title: "City" } }) },
  play: async () => {
    await expect(await screen.findByRole("button", { name: /more lines$/ })).toHaveAttribute("aria-expanded", "false");
  },
};

export const LongMessageUnfolded: Story = {
  args: { request: askForAll(paragraphs, { city: { type: "string", title: "City" } }) },
  play: async () => {
    await press(/more lines$/);
    await expect(screen.getByText(/20\. Any place/)).toBeInTheDocument();
    await expect(screen.getByRole("button", { name: "Show less" })).toHaveFocus();
    await expectToFit();
  },
};

/** Long names of a server, in a narrow header. */
export const LongNames: Story = {
  globals: narrow,
  args: {
    server: {
      name: "weather-and-road-conditions-of-all-of-northern-europe",
      origin: "https://conditions.weather-and-roads.northern-europe.example",
      serverInfo: { title: longTexts.title, version: "2026.11.27-rc.1+build.20261127" },
    },
    pending: { position: { index: 12, total: 120 } },
  },
  play: async () => {
    await see("12 of 120");
    await expectToFit();
  },
};

/** Hosts may mark required fields instead of optional ones. */
export const MarkRequired: Story = {
  args: { mark: "required" },
  play: async () => {
    await expect(await screen.findByRole("textbox", { name: "Full name" })).toBeRequired();
    await expect(screen.queryByText("optional")).not.toBeInTheDocument();
  },
};
