import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog, type ServerIdentity } from "react-elicitation";
import { expect, screen, waitFor } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { weather } from "../support/servers.js";
import { expectToFit } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";

/**
 * The icon of a server, in a frame instead of the letter. It does not prove who asks, so the host's name for the server stands beside it.
 * Only embedded bitmap images are shown, not SVG. A host can give an icon of its own.
 */
const meta = {
  title: "Trust/Icons",
  component: ElicitationDialog,
  args: { ...dialogArgs, request: weatherAlerts },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A picture as servers embed it, painted here. */
function painted(width: number, height: number, paint: (context: CanvasRenderingContext2D) => void): string {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (context) paint(context);
  return canvas.toDataURL("image/png");
}

function filled(colour: string, ...shape: readonly (readonly [number, number, number, number])[]) {
  return (context: CanvasRenderingContext2D): void => {
    context.fillStyle = colour;
    for (const rectangle of shape) context.fillRect(...rectangle);
  };
}

const sun = (colour: string): string =>
  painted(48, 48, (context) => {
    context.fillStyle = colour;
    context.arc(24, 24, 16, 0, 2 * Math.PI);
    context.fill();
  });

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>')}`;

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

/** One icon for light and one for dark backgrounds: the one for the current theme is chosen. */
export const Embedded: Story = {
  args: {
    server: withIcons(
      { src: sun("#b45309"), theme: "light", mimeType: "image/png", sizes: ["48x48"] },
      { src: sun("#fcd34d"), theme: "dark", mimeType: "image/png", sizes: ["48x48"] },
    ),
  },
  play: async () => {
    const found = await picture();
    await waitFor(() => expect(found).toBeVisible());
  },
};

/** It stays in its box, whatever its shape. */
export const Wide: Story = {
  args: { server: withIcons({ src: painted(192, 48, filled("#0f766e", [0, 0, 192, 48])) }) },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    const found = await picture();
    await waitFor(() => expect(found).toBeVisible());
    await expectToFit();
  },
};

/** An icon can copy another server's, but name and origin stay the host's. */
export const Borrowed: Story = {
  args: {
    server: withIcons({ src: painted(48, 48, filled("#111", [0, 0, 12, 48], [36, 0, 12, 48], [0, 20, 48, 8])) }),
  },
  play: async () => {
    const found = await picture();
    await waitFor(() => expect(found).toBeVisible());
    await expect(screen.getByRole("heading", { name: "weather asks for information" })).toBeVisible();
    await expect(screen.getByText("weather.example")).toBeVisible();
  },
};

/** The host's own picture of the server comes before what the server says. */
export const OfTheHost: Story = {
  args: { server: { ...withIcons({ src: sun("#b45309") }), icon: sun("#1d4ed8") } },
  play: async ({ args }) => {
    const found = await picture();
    await waitFor(() => expect(found).toBeVisible());
    await expect(found).toHaveAttribute("src", args.server.icon);
  },
};

/** Nothing is fetched. */
export const AtAnAddress: Story = {
  args: { server: withIcons({ src: "https://weather.example/icon.png" }) },
  play: expectLetter,
};

/** Neither an SVG, which may take any time to paint, nor a page is shown. */
export const Refused: Story = {
  args: { server: withIcons({ src: drawing }, { src: "data:text/html,<h1>GitHub</h1>" }) },
  play: expectLetter,
};
