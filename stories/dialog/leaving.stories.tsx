import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectResult, press } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";

/** Ways to leave without an answer. Entered answers are not lost by a slip. */
const meta = {
  title: "Dialog/Leaving",
  component: ElicitationDialog,
  args: { ...dialogArgs, request: weatherAlerts },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

async function leaveAfterTyping(): Promise<HTMLElement> {
  await enter("Full name", "Ada Example");
  await userEvent.keyboard("{Escape}");
  return screen.findByRole("alertdialog", { name: "Discard your answers?" });
}

/** Nothing was entered, so the dialog closes without asking. */
export const Escape: Story = {
  play: async ({ args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expectResult(args.onResult, { action: "cancel" });
  },
};

export const Close: Story = {
  play: async ({ args }) => {
    await press("Close without answering");
    await expectResult(args.onResult, { action: "cancel" });
  },
};

/** A click beside the dialog does nothing. */
export const Beside: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await fireEvent.pointerDown(document.body);
    await fireEvent.click(document.body);
    await expect(dialog).toHaveAttribute("data-state", "open");
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

/** After answers were entered, the dialog asks first, with focus on "Keep editing". */
export const AsksFirst: Story = {
  play: async ({ args }) => {
    await expect(await leaveAfterTyping()).toHaveAccessibleDescription("What you entered will be lost.");
    await expect(screen.getByRole("button", { name: "Keep editing" })).toHaveFocus();
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

export const KeepsEditing: Story = {
  play: async ({ args }) => {
    await leaveAfterTyping();
    await press("Keep editing");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    const box = screen.getByRole("textbox", { name: "Full name" });
    await expect(box).toHaveValue("Ada Example");
    await expect(box).toHaveFocus();
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

export const Discards: Story = {
  play: async ({ args }) => {
    await leaveAfterTyping();
    await press("Discard");
    await expectResult(args.onResult, { action: "cancel" });
  },
};

export const AsksFirstNarrow: Story = {
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await leaveAfterTyping();
    await expect(screen.getByRole("button", { name: "Discard" })).toBeEnabled();
  },
};
