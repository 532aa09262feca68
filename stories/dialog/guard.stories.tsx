import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { expectResult, press } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";

/** A dialog that opens by itself must not react to a press that was meant for the page behind it. */
const meta = {
  title: "Dialog/Guard",
  component: ElicitationDialog,
  args: { ...dialogArgs, request: weatherAlerts },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Here the guard never lifts. The buttons do nothing and look unavailable; fields can be filled in. */
export const Holds: Story = {
  args: { activationDelay: 86_400_000 },
  // Inactive components need no contrast (WCAG 1.4.3).
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await press("Decline");
    await press("Close without answering");
    await userEvent.keyboard("{Escape}{Enter}");
    await userEvent.click(screen.getByRole("radio", { name: "Celsius" }));
    await expect(screen.getByRole("radio", { name: "Celsius" })).toBeChecked();
    await expect(dialog).toHaveAttribute("data-state", "open");
    await expect(dialog).not.toHaveAttribute("data-ready");
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

/** As a host gets it: after half a second the buttons work. */
export const Lifts: Story = {
  args: { activationDelay: undefined },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveAttribute("data-ready"));
    await press("Decline");
    await expectResult(args.onResult, { action: "decline" });
  },
};
