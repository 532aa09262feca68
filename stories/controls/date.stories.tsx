import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, waitFor } from "storybook/test";
import { askFor, askOptionally, longTexts } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enterDate, expectAnswers, expectFault, expectToFit, send } from "../support/steps.js";

/** A day of the calendar, in the browser's own picker. */
const meta = {
  title: "Controls/Date",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const firstDay = { type: "string", format: "date", title: "First day", description: "Alerts begin in the morning" };

export const Empty: Story = {
  args: { request: askFor(firstDay) },
  play: async () => {
    const box = await screen.findByLabelText("First day");
    await expect(box).toHaveAttribute("type", "date");
    await expect(box).toHaveAccessibleDescription("Alerts begin in the morning");
    await expect(box).toBeRequired();
    await expect(box).toHaveValue("");
  },
};

export const Optional: Story = {
  args: { request: askOptionally(firstDay) },
  play: async ({ args }) => {
    await expect(await screen.findByLabelText("First day")).toHaveAccessibleDescription(/^optional/);
    await send();
    await expectAnswers(args.onResult, {});
  },
};

export const WithDefault: Story = {
  args: { request: askFor({ ...firstDay, default: "2026-12-01" }) },
  play: async () => expect(await screen.findByLabelText("First day")).toHaveValue("2026-12-01"),
};

/** The value has no time and no time zone, so it cannot shift by a day. */
export const Answered: Story = {
  args: { request: askFor(firstDay), timeZone: "Pacific/Auckland" },
  play: async ({ args }) => {
    await enterDate("First day", "2026-12-01");
    await send();
    await expectAnswers(args.onResult, { answer: "2026-12-01" });
  },
};

export const Missing: Story = {
  args: { request: askFor(firstDay) },
  play: async ({ args }) => {
    await send();
    await expectFault(await screen.findByLabelText("First day"), "Enter an answer");
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

export const Mended: Story = {
  args: { request: askFor(firstDay) },
  play: async ({ args }) => {
    await send();
    await expectFault(await screen.findByLabelText("First day"), "Enter an answer");
    await enterDate("First day", "2026-02-28");
    await waitFor(() => expect(screen.getByLabelText("First day")).toBeValid());
    await send();
    await expectAnswers(args.onResult, { answer: "2026-02-28" });
  },
};

export const LongTexts: Story = {
  args: { request: askFor({ ...firstDay, ...longTexts }) },
  play: async () => {
    const box = await screen.findByLabelText(longTexts.title);
    await expect(box).toHaveAccessibleDescription(longTexts.description);
    await expectToFit();
  },
};
