import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationCard } from "react-elicitation";
import { expect, screen, within } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { hebrew } from "../support/hebrew.js";
import { interceptOpening } from "../support/intercept-opening.js";
import { enter, press, see, send } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";
import { card, expectCardsToFit, expectSettled } from "./card-steps.js";
import { Transcript } from "./transcript.js";

/** A request where it stands in the conversation, instead of a dialog over it. It takes no focus, and stays as a record of what was answered. */
const meta = {
  title: "Card/Open",
  component: ElicitationCard,
  args: {
    ...dialogArgs,
    request: askForAll("Which city is the forecast for?", { city: { type: "string", title: "City" } }),
  },
  render: (args) => (
    <Transcript>
      <ElicitationCard {...args} />
    </Transcript>
  ),
} satisfies Meta<typeof ElicitationCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const open = "weather asks for information";
const narrow = { viewport: { value: "mobile1", isRotated: false } };
const signIn = {
  mode: "url",
  elicitationId: "a404ded6",
  message: "Sign in with your station account to share its readings.",
  url: "https://accounts.weather.example/authorize?client=weather&state=9f2c81",
};

export const Form: Story = {
  play: async () => {
    await expect(await card("weather asks a question")).toHaveAttribute("data-state", "open");
    await expect(document.body).toHaveFocus();
  },
};

export const LongForm: Story = {
  args: { request: weatherAlerts },
  play: async () => {
    await card(open);
    await expectCardsToFit();
  },
};

export const WebPage: Story = {
  args: { request: signIn },
  play: async ({ args }) => {
    const visit = interceptOpening();
    await press(/^Open page/);
    await press("Done");
    await expectSettled(args.onResult, { action: "accept" }, "You opened accounts.weather.example");
    await expect(visit).toHaveBeenCalledTimes(1);
  },
};

/** After the answer, focus moves to the new title, because the button that had it is gone. */
export const Answered: Story = {
  play: async ({ args }) => {
    await enter("City", "Oslo");
    await send();
    await expectSettled(args.onResult, { action: "accept", content: { city: "Oslo" } }, "Sent to weather");
  },
};

/** Discarded answers are gone. */
export const Discarded: Story = {
  play: async ({ args }) => {
    await enter("City", "Oslo");
    await press("Close without answering");
    await press("Discard");
    await expectSettled(args.onResult, { action: "cancel" }, "No answer was sent to weather");
    await expect(screen.queryByText("Oslo")).not.toBeInTheDocument();
  },
};

export const Faults: Story = {
  args: { request: weatherAlerts },
  play: async () => {
    await send();
    await see("Check these answers");
    await expect(screen.getByRole("group", { name: "Check these answers" })).toHaveFocus();
  },
};

export const Dark: Story = { globals: { theme: "dark" }, args: { request: weatherAlerts } };

/** 320 pixels wide. */
export const Narrow: Story = {
  globals: narrow,
  args: { request: weatherAlerts },
  play: async () => {
    await card(open);
    await expectCardsToFit();
  },
};

export const NarrowWebPage: Story = {
  globals: narrow,
  args: { request: signIn },
  play: async () => {
    await see("Open page");
    await expectCardsToFit();
  },
};

/** Mirrored, with a server's left-to-right words isolated in it. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    messages: hebrew,
    locale: "he",
    request: askForAll("כדי לשלוח התראות עליי לדעת היכן אתם.", { city: { type: "string", title: "עיר" } }),
  },
  play: async () => {
    const shown = within(await screen.findByRole("group"));
    const close = shown.getByRole("button", { name: "סגירה בלי לענות" }).getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(shown.getByRole("heading").getBoundingClientRect().left);
  },
};
