import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { askFor, askForAll, askOptionally, longTexts, type PropertySchema } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { expectAnswers, expectFault, expectToFit, press, send } from "../support/steps.js";

/** A checkbox, or radio buttons for Yes and No where no answer may be assumed. */
const meta = {
  title: "Controls/Boolean",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const summary = { type: "boolean", title: "Weekly summary", description: "Every Sunday evening" };

/** Beside another field, because a boolean that is asked alone is a question. */
const beside = (answer: PropertySchema): NonNullable<Story["args"]> => ({
  request: askForAll("You may tell me two more things.", { answer, note: { type: "string", title: "Note" } }, []),
});

/** An untouched checkbox sends no answer, which differs from `false`. */
export const Optional: Story = {
  args: beside(summary),
  play: async () => {
    const box = await screen.findByRole("checkbox", { name: "Weekly summary" });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription("optional Every Sunday evening");
  },
};

export const Unanswered: Story = {
  args: beside(summary),
  play: async ({ args }) => {
    await send();
    await expectAnswers(args.onResult, {});
  },
};

export const Unticked: Story = {
  args: beside(summary),
  play: async ({ args }) => {
    const box = await screen.findByRole("checkbox");
    await userEvent.click(box);
    await userEvent.click(box);
    await send();
    await expectAnswers(args.onResult, { answer: false });
  },
};

/** An optional answer can be cleared. Focus then moves to the checkbox. */
export const TakenBack: Story = {
  args: beside(summary),
  play: async ({ args }) => {
    const box = await screen.findByRole("checkbox");
    await userEvent.click(box);
    await press("Clear answer Weekly summary");
    await waitFor(() => expect(box).toHaveFocus());
    await send();
    await expectAnswers(args.onResult, {});
  },
};

export const Ticked: Story = {
  args: beside(summary),
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox"));
    const clear = screen.getByRole("button", { name: "Clear answer Weekly summary" });
    await expect(clear.closest("label")).toBeNull();
    await expect(screen.getByRole("checkbox", { name: "Weekly summary" })).toBeChecked();
  },
};

/** A default is sent as an answer, even if untouched. */
export const WithDefault: Story = {
  args: beside({ ...summary, default: true }),
  play: async () => expect(await screen.findByRole("checkbox", { name: "Weekly summary" })).toBeChecked(),
};

/** An optional boolean that is asked alone is not answered by Send, but by Yes, No, or Skip. */
export const AskedAlone: Story = {
  args: { request: askOptionally({ ...summary, default: false }) },
  play: async ({ args }) => {
    await send();
    await expectFault(
      await screen.findByRole("radiogroup"),
      "Answer yes or no",
      screen.getByRole("radio", { name: "Yes" }),
    );
    await press("Skip");
    await expectAnswers(args.onResult, {});
  },
};

/** Only true is valid, so it is a box to tick, with the words of its option. */
export const ToAgree: Story = {
  args: { request: askFor({ type: "boolean", title: "Terms", oneOf: [{ const: true, title: "I accept the terms" }] }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "I accept the terms" }));
    await send();
    await expectAnswers(args.onResult, { answer: true });
  },
};

/** An unticked checkbox would look like an answer that nobody gave. */
export const YesOrNo: Story = {
  args: { request: askFor(summary) },
  play: async () => {
    const group = await screen.findByRole("radiogroup", { name: "Weekly summary" });
    await expect(group).toHaveAccessibleDescription("Every Sunday evening");
    await expect(screen.getByRole("radio", { name: "Yes" })).not.toBeChecked();
    await expect(screen.getByRole("radio", { name: "No" })).not.toBeChecked();
  },
};

export const AnsweredNo: Story = {
  args: { request: askFor(summary) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "No" }));
    await send();
    await expectAnswers(args.onResult, { answer: false });
  },
};

export const Missing: Story = {
  args: { request: askFor(summary) },
  play: async () => {
    await send();
    const group = await screen.findByRole("radiogroup");
    await expectFault(group, "Answer yes or no", screen.getByRole("radio", { name: "Yes" }));
  },
};

export const LongTexts: Story = {
  args: beside({ type: "boolean", ...longTexts, default: true }),
  play: async () => {
    const box = await screen.findByRole("checkbox", { name: longTexts.title });
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(longTexts.description));
    await expectToFit();
  },
};
