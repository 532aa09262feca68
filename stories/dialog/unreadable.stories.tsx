import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, waitFor, within } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { expectResult, press, see } from "../support/steps.js";

/** Any malformed request shows who sent it and what is wrong with it, and can be declined or cancelled. */
const meta = {
  title: "Dialog/Unreadable requests",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectProblem(words: string | RegExp): Promise<void> {
  // In pieces, because the server's text is in a <bdi>.
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog).toHaveTextContent(words));
  await expect(dialog).toHaveTextContent("You can’t answer weather here. Decline, or close this.");
  const buttons = within(dialog).getAllByRole("button");
  await expect(buttons.map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    "Close without answering",
    "Decline",
  ]);
}

export const NoContents: Story = {
  args: { request: undefined },
  play: () => expectProblem("The request is empty."),
};

export const UnknownMode: Story = {
  args: { request: { mode: "voice", message: "Say something." } },
  play: async () => {
    await screen.findByRole("dialog", { name: "weather sent a request that can’t be shown" });
    await see("Say something.");
    await expectProblem("This app doesn’t know this kind of request (“voice”).");
  },
};

export const NoAddress: Story = {
  args: { request: { mode: "url", message: "Sign in." } },
  play: () => expectProblem("The request has no address to open."),
};

/** No valid answer exists, so there is nothing to fill in. */
export const RequiredUnknown: Story = {
  args: { request: askForAll("Where do you live?", { city: { type: "string", title: "City" } }, ["city", "zip"]) },
  play: async () => {
    await expectProblem("The request requires “zip” without saying what it is, so it can’t be answered.");
    await see("City");
    await expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

export const TooManyFields: Story = {
  args: {
    request: askForAll(
      "Everything, please.",
      Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`p${index}`, { type: "string" }])),
    ),
  },
  play: () => expectProblem(/1,001 questions. Only 1,000 can be shown/),
};

export const Declined: Story = {
  args: { request: { mode: "url", message: "Sign in." } },
  play: async ({ args }) => {
    await press("Decline");
    await expectResult(args.onResult, { action: "decline" });
  },
};

/** Invisible characters and those that change the writing direction are removed. Markup is shown as text. */
export const HostileTexts: Story = {
  args: {
    request: askForAll("<b>Send</b> your pass\u200bword to \u202Emoc.live\u202C [here](https://evil.example)", {
      city: { type: "string", title: "City <img src=x>", description: "https://evil.example" },
    }),
  },
  play: async () => {
    await see("<b>Send</b> your password to moc.live [here](https://evil.example)");
    await expect(await screen.findByRole("textbox", { name: "City <img src=x>" })).toBeVisible();
    await expect(screen.queryByRole("link")).not.toBeInTheDocument();
    await expect(screen.queryByRole("img")).not.toBeInTheDocument();
  },
};
