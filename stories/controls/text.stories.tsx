import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, waitFor } from "storybook/test";
import { askFor, askForAll, askOptionally, longTexts } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectFault, expectToFit, send } from "../support/steps.js";

/** One line, or several where a long text is to be expected. */
const meta = {
  title: "Controls/Text",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const city = { type: "string", title: "City", description: "The nearest one will do" };
const nickname = { type: "string", title: "Nickname", minLength: 3, maxLength: 20 };

export const Empty: Story = {
  args: { request: askFor(city) },
  play: async () => {
    const box = await screen.findByRole("textbox", { name: "City" });
    await expect(box).toHaveAccessibleDescription("The nearest one will do");
    await expect(box).toBeRequired();
    await expect(box).toHaveValue("");
  },
};

export const Optional: Story = {
  args: { request: askOptionally(city) },
  play: async () => {
    const box = await screen.findByRole("textbox", { name: "City" });
    await expect(box).toHaveAccessibleDescription("optional The nearest one will do");
    await expect(box).not.toBeRequired();
  },
};

export const WithDefault: Story = {
  args: { request: askFor({ ...city, default: "Oslo" }) },
  play: async () => expect(await screen.findByRole("textbox", { name: "City" })).toHaveValue("Oslo"),
};

export const WithLimits: Story = {
  args: { request: askFor(nickname) },
  play: async () => {
    const box = await screen.findByRole("textbox", { name: "Nickname" });
    await expect(box).toHaveAccessibleDescription("3 to 20 characters");
  },
};

export const Missing: Story = {
  args: { request: askFor(city) },
  play: async ({ args }) => {
    await send();
    await expectFault(await screen.findByRole("textbox", { name: "City" }), "Enter an answer");
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  args: { request: askFor(nickname) },
  play: async () => {
    await enter("Nickname", "Al");
    await send();
    await expectFault(await screen.findByRole("textbox"), "Must be 3 characters or more");
  },
};

/** The error disappears as soon as the answer is corrected, and not before. */
export const Mended: Story = {
  args: { request: askFor(nickname) },
  play: async ({ args }) => {
    await enter("Nickname", "Al");
    await send();
    const box = await screen.findByRole("textbox");
    await expectFault(box, "Must be 3 characters or more");
    await enter("Nickname", "Alba");
    await waitFor(() => expect(box).toBeValid());
    await send();
    await expectAnswers(args.onResult, { answer: "Alba" });
  },
};

/** Servers replace a missing key with the default, so a cleared text is sent as an empty string. */
export const ClearedDefault: Story = {
  args: { request: askOptionally({ ...city, default: "Oslo" }) },
  play: async ({ args }) => {
    await enter("City", "");
    await send();
    await expectAnswers(args.onResult, { answer: "" });
  },
};

export const Unanswered: Story = {
  args: { request: askOptionally(city) },
  play: async ({ args }) => {
    await send();
    await expectAnswers(args.onResult, {});
  },
};

export const LongTexts: Story = {
  args: { request: askFor({ type: "string", ...longTexts, default: "Llanfairpwllgwyngyll".repeat(3) }) },
  play: async () => {
    const box = await screen.findByRole("textbox", { name: longTexts.title });
    await expect(box).toHaveAccessibleDescription(longTexts.description);
    await expectToFit();
  },
};

/** Two properties with one title are told apart by their names. */
export const SameLabels: Story = {
  args: { request: askForAll("Where from, where to?", { from: city, to: city }) },
  play: async ({ args }) => {
    await enter("City (from)", "Oslo");
    await enter("City (to)", "Lima");
    await send();
    await expectAnswers(args.onResult, { from: "Oslo", to: "Lima" });
  },
};
