import type { Meta, StoryObj } from "@storybook/react-vite";
import { createDraftMemory, ElicitationDialog } from "react-elicitation";
import { expect, screen, userEvent } from "storybook/test";
import { askForAll } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, press, see, send } from "../support/steps.js";

/** A server that repeats a request, for example because its call failed. The earlier answers are filled in. */
const meta = {
  title: "Life of a request/Earlier answers",
  component: ElicitationDialog,
  args: {
    ...dialogArgs,
    request: askForAll("Where is your station?", {
      name: { type: "string", title: "Station name" },
      key: { type: "string", title: "API key" },
    }),
  },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

async function sendAndAskAgain(): Promise<void> {
  await enter("Station name", "North Pier");
  await press("Enter API key anyway");
  await userEvent.type(await screen.findByLabelText("API key"), "not-a-real-key");
  await send();
  await press("Ask again");
}

/** Answers to fields that look like ones for credentials are never kept. */
export const AskedAgain: Story = {
  args: { drafts: createDraftMemory() },
  play: async () => {
    await sendAndAskAgain();
    await see("Your earlier answers are filled in.");
    await expect(screen.getByRole("textbox", { name: "Station name" })).toHaveValue("North Pier");
    await press("Enter API key anyway");
    await expect(screen.getByLabelText("API key")).toHaveValue("");
  },
};

export const StartedOver: Story = {
  args: { drafts: createDraftMemory() },
  play: async () => {
    await sendAndAskAgain();
    await press("Start over");
    await expect(screen.getByRole("textbox", { name: "Station name" })).toHaveValue("");
  },
};

/** A host that wants nothing kept. */
export const SwitchedOff: Story = {
  args: { drafts: false },
  play: async () => {
    await sendAndAskAgain();
    await expect(await screen.findByRole("textbox", { name: "Station name" })).toHaveValue("");
  },
};
