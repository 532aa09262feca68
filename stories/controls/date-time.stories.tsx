import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, waitFor } from "storybook/test";
import { askFor, askOptionally, longTexts } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enterDate, expectAnswers, expectFault, expectToFit, see, send } from "../support/steps.js";

/** An instant: entered as local time with the time zone beside it, and sent with seconds and offset. */
const meta = {
  title: "Controls/Date and time",
  component: ElicitationDialog,
  args: { ...dialogArgs, timeZone: "Europe/Berlin" },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const call = {
  type: "string",
  format: "date-time",
  title: "Call me at",
  description: "We call within five minutes of it",
};

export const Empty: Story = {
  args: { request: askFor(call) },
  play: async () => {
    const box = await screen.findByLabelText("Call me at");
    await expect(box).toHaveAttribute("type", "datetime-local");
    await expect(box).toBeRequired();
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(
        /We call within five minutes of it Central European Time \(GMT\+0[12]:00\)/,
      ),
    );
  },
};

export const Optional: Story = {
  args: { request: askOptionally(call) },
  play: async ({ args }) => {
    await expect(await screen.findByLabelText("Call me at")).toHaveAccessibleDescription(/^optional/);
    await send();
    await expectAnswers(args.onResult, {});
  },
};

/** A default is shown in the person's time zone. If untouched, it is sent as the server wrote it. */
export const WithDefault: Story = {
  args: { request: askFor({ ...call, default: "2026-07-01T08:30:00Z" }) },
  play: async () => expect(await screen.findByLabelText("Call me at")).toHaveValue("2026-07-01T10:30"),
};

export const DefaultSentBack: Story = {
  args: { request: askFor({ ...call, default: "2026-07-01T08:30:00Z" }) },
  play: async ({ args }) => {
    await send();
    await expectAnswers(args.onResult, { answer: "2026-07-01T08:30:00Z" });
  },
};

export const Answered: Story = {
  args: { request: askFor(call) },
  play: async ({ args }) => {
    await enterDate("Call me at", "2026-07-01T10:30");
    await see(/GMT\+02:00/);
    await send();
    await expectAnswers(args.onResult, { answer: "2026-07-01T08:30:00Z" });
  },
};

/** For a time that occurs twice, the note says which one is sent. */
export const ShownTwice: Story = {
  args: { request: askFor(call) },
  play: async () => {
    await enterDate("Call me at", "2026-10-25T02:30");
    await waitFor(() =>
      expect(screen.getByLabelText("Call me at")).toHaveAccessibleDescription(/The earlier one \(GMT\+02:00\) is sent/),
    );
  },
};

/** A time that the clocks skip is an error. */
export const Skipped: Story = {
  args: { request: askFor(call) },
  play: async ({ args }) => {
    await enterDate("Call me at", "2026-03-29T02:30");
    await send();
    await expectFault(
      await screen.findByLabelText("Call me at"),
      "Choose another time: clocks skip this one in Central European Time",
    );
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

export const Missing: Story = {
  args: { request: askFor(call) },
  play: async () => {
    await send();
    await expectFault(await screen.findByLabelText("Call me at"), "Enter an answer");
  },
};

export const LongTexts: Story = {
  args: { request: askFor({ ...call, ...longTexts }), timeZone: "America/Argentina/ComodRivadavia" },
  play: async () => {
    const box = await screen.findByLabelText(longTexts.title);
    await expect(box).toHaveAccessibleDescription(/Argentina Standard Time \(GMT-03:00\)/);
    await expectToFit();
  },
};
