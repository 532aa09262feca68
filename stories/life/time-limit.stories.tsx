import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, waitFor } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectResult, expectToFit, press, see } from "../support/steps.js";
import { weatherAlerts } from "../support/weather-alerts.js";

/** A request whose server waits only for a limited time. The host sets the limit, in milliseconds. */
const meta = {
  title: "Life of a request/Time limit",
  component: ElicitationDialog,
  args: { ...dialogArgs, request: weatherAlerts, timeLimit: { initial: 300_000 } },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The warning is shown from the start, and the end is far away. */
const warned = { initial: 50_000, warning: 60_000 };
const soonOver = { initial: 1500, warning: 1000 };

export const Running: Story = {
  play: () => see("5 minutes left to answer"),
};

export const LittleTimeLeft: Story = {
  args: { timeLimit: warned },
  play: async () => {
    await screen.findByRole("button", { name: "Add 5 minutes" });
  },
};

export const LittleTimeLeftNarrow: Story = {
  args: { timeLimit: warned },
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await screen.findByRole("button", { name: "Add 5 minutes" });
    await expectToFit();
  },
};

/** One press is enough. */
export const Extended: Story = {
  args: { timeLimit: warned },
  play: async () => {
    await press("Add 5 minutes");
    await see(/^6 minutes left|^5 minutes left/);
  },
};

/** The result is `cancel`. The entered answers can still be read and copied. */
export const Expired: Story = {
  args: { timeLimit: soonOver },
  play: async ({ args }) => {
    await enter("Full name", "Ada Example");
    const dialog = await screen.findByRole("dialog", { name: "Time to answer weather ran out" }, { timeout: 5000 });
    await expect(dialog).toHaveTextContent("Ada Example");
    await waitFor(() => expect(args.onResult).toHaveBeenCalledTimes(1));
    await expect(args.onResult).toHaveBeenCalledWith({ action: "cancel" });
  },
};

export const ExpiredAndClosed: Story = {
  args: { timeLimit: soonOver },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Time to answer weather ran out" }, { timeout: 5000 });
    await press("Close");
    await expectResult(args.onResult, { action: "cancel" });
  },
};
