import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog, type ServerIdentity } from "react-elicitation";
import { expect, screen, waitFor } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { weather } from "../support/servers.js";
import { expectToFit } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";

/**
 * The icon a server says it has, in a frame in place of the letter. It is as little proof of who asks as what the server calls itself; the
 * host's name for the server stands beside it. Icons that come with it are shown, others only where the host allows it.
 */
const meta = {
  title: "Trust/Icons",
  component: ElicitationDialog,
  args: { ...dialogArgs, request: weatherAlerts },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const drawing = (content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${content}</svg>`)}`;

const sun = (colour: string): string =>
  drawing(
    `<circle cx="12" cy="12" r="5" fill="${colour}"/><path stroke="${colour}" stroke-width="2" stroke-linecap="round" d="M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1"/>`,
  );

const withIcons = (...icons: readonly object[]): ServerIdentity => ({
  ...weather,
  serverInfo: { name: "weather-pro", title: "Weather Pro", version: "2.1", icons },
});

const picture = async (): Promise<HTMLElement> => {
  const dialog = await screen.findByRole("dialog");
  return waitFor(() => {
    const found = dialog.querySelector("img");
    if (!found) throw new Error("There is no picture yet.");
    return found;
  });
};

async function expectLetter(): Promise<void> {
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(screen.getByText("W", { selector: ".elicit-avatar *, .elicit-avatar" })).toBeVisible());
  await waitFor(() => expect(dialog.querySelector("img")).toBeNull());
}

/** One for light and one for dark: the one that can be seen is chosen. */
export const Embedded: Story = {
  args: {
    server: withIcons(
      { src: sun("#b45309"), theme: "light", mimeType: "image/svg+xml", sizes: ["any"] },
      { src: sun("#fcd34d"), theme: "dark", mimeType: "image/svg+xml", sizes: ["any"] },
    ),
  },
  play: async () => {
    const found = await picture();
    await waitFor(() => expect(found).toBeVisible());
  },
};

/** It stays in its box, whatever its shape. */
export const Wide: Story = {
  args: { server: withIcons({ src: drawing(`<rect y="9" width="24" height="6" rx="3" fill="#0f766e"/>`) }) },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    const found = await picture();
    await waitFor(() => expect(found).toBeVisible());
    await expectToFit();
  },
};

/** It can copy another server's. Name and origin stay where they are. */
export const Borrowed: Story = {
  args: {
    server: withIcons({
      src: drawing(
        `<rect width="24" height="24" rx="5" fill="#111"/><path fill="#fff" d="M7 6h2v12H7zM15 6h2v5h-2zM9 12h8v2H9z"/>`,
      ),
    }),
  },
  play: async () => {
    const found = await picture();
    await waitFor(() => expect(found).toBeVisible());
    await expect(screen.getByRole("heading", { name: "weather asks for information" })).toBeVisible();
    await expect(screen.getByText("weather.example")).toBeVisible();
  },
};

/** Nothing is fetched unless the host allows it. */
export const AtAnAddress: Story = {
  args: { server: withIcons({ src: "https://weather.example/icon.png" }) },
  play: expectLetter,
};

/** A drawing with a script in it, one that moves, and a page: none of them is shown. */
export const Refused: Story = {
  args: {
    server: withIcons(
      { src: drawing(`<script>alert(1)</script>`) },
      { src: drawing(`<circle r="9"><animate attributeName="r" to="1" repeatCount="indefinite"/></circle>`) },
      { src: "data:text/html,<h1>GitHub</h1>" },
    ),
  },
  play: expectLetter,
};
