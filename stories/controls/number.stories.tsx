import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen } from "storybook/test";
import { askFor, askOptionally, longTexts } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectFault, expectToFit, see, send } from "../support/steps.js";

/** A text input with a number keyboard. Nothing that is typed is dropped, rounded or moved into range. */
const meta = {
  title: "Controls/Number",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const threshold = { type: "number", title: "Alert below", minimum: -40, maximum: 40 };
const days = { type: "integer", title: "Days ahead", description: "How far the forecast reaches", minimum: 1 };

export const Empty: Story = {
  args: { request: askFor(threshold) },
  play: async () => {
    const box = await screen.findByRole("textbox", { name: "Alert below" });
    await expect(box).toHaveAccessibleDescription("Number from −40 to 40");
    await expect(box).toBeRequired();
  },
};

export const Optional: Story = {
  args: { request: askOptionally(threshold) },
  play: async ({ args }) => {
    await see("optional");
    await send();
    await expectAnswers(args.onResult, {});
  },
};

export const WithDefault: Story = {
  args: { request: askFor({ ...threshold, default: 3.5 }) },
  play: async () => expect(await screen.findByRole("textbox", { name: "Alert below" })).toHaveValue("3.5"),
};

/** Phones show a keyboard of digits; one with a minus sign where numbers may be negative. */
export const WholeNumber: Story = {
  args: { request: askFor(days) },
  play: async () => {
    const box = await screen.findByRole("textbox", { name: "Days ahead" });
    await expect(box).toHaveAccessibleDescription("How far the forecast reaches Whole number, 1 or more");
    await expect(box).toHaveAttribute("inputmode", "numeric");
  },
};

export const Missing: Story = {
  args: { request: askFor(threshold) },
  play: async () => {
    await send();
    await expectFault(await screen.findByRole("textbox"), "Enter an answer");
  },
};

export const OutOfRange: Story = {
  args: { request: askFor(threshold) },
  play: async ({ args }) => {
    await enter("Alert below", "41");
    await send();
    const box = await screen.findByRole("textbox");
    await expectFault(box, "Must be 40 or less");
    await expect(box).toHaveValue("41");
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

/** Half-typed text, which `type="number"` would drop. */
export const NoNumber: Story = {
  args: { request: askOptionally(threshold) },
  play: async () => {
    await enter("Alert below", "1e");
    await send();
    await expectFault(await screen.findByRole("textbox"), "Must be a number, like 30");
  },
};

export const Fraction: Story = {
  args: { request: askFor(days) },
  play: async () => {
    await enter("Days ahead", "1.5");
    await send();
    await expectFault(await screen.findByRole("textbox"), "Must be a whole number, like 30");
  },
};

/** JSON could not represent the typed number exactly. */
export const TooManyDigits: Story = {
  args: { request: askFor(days) },
  play: async () => {
    await enter("Days ahead", "9007199254740993");
    await send();
    await expectFault(await screen.findByRole("textbox"), /Too many digits to send exactly/);
  },
};

/** In a locale with a decimal comma, both are read. */
export const DecimalComma: Story = {
  args: { locale: "de", request: askFor({ ...threshold, default: 3.5 }) },
  play: async ({ args }) => {
    await expect(await screen.findByRole("textbox", { name: "Alert below" })).toHaveValue("3,5");
    await enter("Alert below", "-2,5");
    await send();
    await expectAnswers(args.onResult, { answer: -2.5 });
  },
};

export const LongTexts: Story = {
  args: { request: askFor({ ...days, ...longTexts, maximum: 1_000_000_000, multipleOf: 5 }) },
  play: async () => {
    const box = await screen.findByRole("textbox", { name: longTexts.title });
    await expect(box).toHaveAccessibleDescription(expect.stringContaining("from 1 to 1000000000, in steps of 5"));
    await expectToFit();
  },
};
