import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, userEvent } from "storybook/test";
import { askFor, askOptionally, longTexts } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectFault, expectToFit, send } from "../support/steps.js";

/** Any number of options, within limits that are shown before they are broken. */
const meta = {
  title: "Controls/Choices",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const alerts = {
  type: "array",
  title: "Alert me about",
  description: "You can change this later",
  minItems: 1,
  maxItems: 3,
  items: { type: "string", enum: ["Frost", "Storm", "Heat", "Heavy rain", "Fog"] },
};

const pests = [
  "Aphids",
  "Blight",
  "Codling moth",
  "Downy mildew",
  "Leek moth",
  "Powdery mildew",
  "Rust",
  "Slugs",
  "Thrips",
];

async function tick(...options: readonly string[]): Promise<void> {
  for (const name of options) {
    // One after the other, as a person does.
    await userEvent.click(await screen.findByRole("checkbox", { name }));
  }
}

export const Empty: Story = {
  args: { request: askFor(alerts) },
  play: async () => {
    const group = await screen.findByRole("group", { name: "Alert me about" });
    await expect(group).toHaveAccessibleDescription("required You can change this later Choose 1 to 3");
    await expect(screen.getAllByRole("checkbox", { checked: false })).toHaveLength(5);
  },
};

export const Optional: Story = {
  args: { request: askOptionally({ ...alerts, minItems: 0 }) },
  play: async ({ args }) => {
    await expect(await screen.findByRole("group")).toHaveAccessibleDescription(/^optional/);
    await send();
    await expectAnswers(args.onResult, {});
  },
};

export const WithDefault: Story = {
  args: { request: askFor({ ...alerts, default: ["Heat", "Frost"] }) },
  play: async () => {
    await expect(await screen.findByRole("checkbox", { name: "Frost" })).toBeChecked();
    await expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
  },
};

export const Missing: Story = {
  args: { request: askFor(alerts) },
  play: async () => {
    await send();
    const group = await screen.findByRole("group", { name: "Alert me about" });
    await expectFault(group, "Choose an option", screen.getByRole("checkbox", { name: "Frost" }));
  },
};

/** Every checkbox can be ticked. Too many are an error, which disappears when the answer is corrected. */
export const TooMany: Story = {
  args: { request: askFor(alerts) },
  play: async ({ args }) => {
    await tick("Fog", "Heat", "Storm", "Frost");
    await send();
    const group = await screen.findByRole("group", { name: "Alert me about" });
    await expectFault(group, "Choose 3 or fewer", screen.getByRole("checkbox", { name: "Frost" }));
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

/** In the order of the schema, whatever the order of the ticks. */
export const Answered: Story = {
  args: { request: askFor(alerts) },
  play: async ({ args }) => {
    await tick("Fog", "Frost");
    await send();
    await expectAnswers(args.onResult, { answer: ["Frost", "Fog"] });
  },
};

export const Titled: Story = {
  args: {
    request: askFor({
      type: "array",
      title: "Fish",
      items: {
        anyOf: [
          { const: "fish-1", title: "Tuna" },
          { const: "fish-2", title: "Trout" },
        ],
      },
    }),
  },
  play: async ({ args }) => {
    await tick("Trout");
    await send();
    await expectAnswers(args.onResult, { answer: ["fish-2"] });
  },
};

/** From eight options on, a filter stands above a box, and what is chosen stays in sight. */
export const Many: Story = {
  args: {
    request: askFor({
      type: "array",
      title: "Stations",
      items: { type: "string", enum: Array.from({ length: 200 }, (_, index) => `Station ${index + 1}`) },
      default: ["Station 7"],
    }),
  },
  play: async ({ args }) => {
    await enter("Filter Stations", "19");
    await userEvent.click(screen.getByRole("button", { name: "Choose these 12" }));
    await userEvent.click(screen.getByRole("button", { name: "Remove Station 119" }));
    await send();
    await expectAnswers(args.onResult, {
      answer: ["Station 7", "Station 19", ...Array.from({ length: 10 }, (_, index) => `Station ${190 + index}`)],
    });
  },
};

export const ManyWithinLimits: Story = {
  args: { request: askFor({ ...alerts, items: { type: "string", enum: pests } }) },
  play: async () => {
    await enter("Filter Alert me about", "mildew");
    await expect(screen.getByRole("button", { name: "Choose these 2" })).toBeVisible();
    await enter("Filter Alert me about", "klingon");
    await expect(screen.getByRole("button", { name: "Clear the filter" })).toBeVisible();
  },
};

/** One row more, for one answer more. */
export const OwnWords: Story = {
  args: {
    request: askFor({
      type: "array",
      title: "Sections",
      items: { anyOf: [{ enum: ["Summary", "Figures", "Sources"] }, { type: "string" }] },
      default: ["Summary", "Open questions"],
    }),
  },
  play: async ({ args }) => {
    await tick("Sources");
    await send();
    await expectAnswers(args.onResult, { answer: ["Summary", "Sources", "Open questions"] });
  },
};

export const LongTexts: Story = {
  args: {
    request: askFor({
      ...alerts,
      ...longTexts,
      items: {
        type: "string",
        enum: [longTexts.title, longTexts.description, "Llanfairpwllgwyngyll".repeat(6), "Fog"],
      },
    }),
  },
  play: async () => {
    const group = await screen.findByRole("group", { name: longTexts.title });
    await expect(group).toContainElement(screen.getByRole("checkbox", { name: longTexts.description }));
    await expectToFit();
  },
};
