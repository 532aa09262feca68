import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, userEvent } from "storybook/test";
import { askFor, askOptionally, longTexts } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectFault, expectToFit, send } from "../support/steps.js";

/** One of several options: radio buttons for up to seven, a `<select>` for more, and from sixteen on a box with a filter. */
const meta = {
  title: "Controls/Choice",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const unit = {
  type: "string",
  title: "Temperature unit",
  description: "As you read it at home",
  oneOf: [
    { const: "c", title: "Celsius" },
    { const: "f", title: "Fahrenheit" },
  ],
};
const station = {
  type: "string",
  title: "Station",
  enum: Array.from({ length: 15 }, (_, index) => `Station ${index + 1}`),
};

export const Radios: Story = {
  args: { request: askFor(unit) },
  play: async () => {
    const group = await screen.findByRole("radiogroup", { name: "Temperature unit" });
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription("As you read it at home");
    await expect(screen.getByRole("radio", { name: "Celsius" })).not.toBeChecked();
    await expect(screen.queryByRole("button", { name: /Clear answer/ })).not.toBeInTheDocument();
  },
};

/** An optional answer can be cleared. */
export const RadiosOptional: Story = {
  args: { request: askOptionally({ ...unit, default: "f" }) },
  play: async ({ args }) => {
    await expect(await screen.findByRole("radio", { name: "Fahrenheit" })).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Clear answer Temperature unit" }));
    await send();
    await expectAnswers(args.onResult, {});
  },
};

export const RadiosDefault: Story = {
  args: { request: askFor({ ...unit, default: "f" }) },
  play: async () => expect(await screen.findByRole("radio", { name: "Fahrenheit" })).toBeChecked(),
};

export const RadiosMissing: Story = {
  args: { request: askFor(unit) },
  play: async () => {
    await send();
    const group = await screen.findByRole("radiogroup");
    await expectFault(group, "Choose an option", screen.getByRole("radio", { name: "Celsius" }));
  },
};

/** The person sees titles, the server gets values. */
export const RadiosAnswered: Story = {
  args: { request: askFor(unit) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Celsius" }));
    await send();
    await expectAnswers(args.onResult, { answer: "c" });
  },
};

export const List: Story = {
  args: { request: askFor(station) },
  play: async () => {
    const list = await screen.findByRole("combobox", { name: "Station" });
    await expect(list).toHaveDisplayValue("Choose one");
    await expect(list).toBeRequired();
  },
};

export const ListOptional: Story = {
  args: { request: askOptionally(station) },
  play: async () => expect(await screen.findByRole("combobox", { name: "Station" })).toHaveDisplayValue("No answer"),
};

export const ListDefault: Story = {
  args: { request: askFor({ ...station, default: "Station 12" }) },
  play: async () => expect(await screen.findByRole("combobox")).toHaveDisplayValue("Station 12"),
};

export const ListMissing: Story = {
  args: { request: askFor(station) },
  play: async () => {
    await send();
    await expectFault(await screen.findByRole("combobox"), "Choose an option");
  },
};

export const ListAnswered: Story = {
  args: { request: askFor(station) },
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox"), "Station 14");
    await send();
    await expectAnswers(args.onResult, { answer: "Station 14" });
  },
};

/** Arrow keys choose, and the chosen zone stays first while another is looked for. */
export const Many: Story = {
  args: {
    request: askFor({
      type: "string",
      title: "Time zone",
      enum: Intl.supportedValuesOf("timeZone"),
      default: "Europe/Berlin",
    }),
  },
  play: async ({ args }) => {
    await enter("Filter Time zone", "paulo");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await send();
    await expectAnswers(args.onResult, { answer: "America/Sao_Paulo" });
  },
};

/** A list of the browser's has no room for descriptions. */
export const Described: Story = {
  args: {
    request: askFor({
      type: "string",
      title: "Station",
      oneOf: Array.from({ length: 9 }, (_, index) => ({
        const: `s${index}`,
        title: `Station ${index + 1}`,
        description: `${index * 200} m above the sea`,
      })),
    }),
    // A lone question has rows of another size.
    fields: { answer: { rendering: { displayStyle: "dropdown" } } },
  },
  play: async () => {
    await userEvent.click(await screen.findByText("No answer"));
    await expect(screen.getByRole("radio", { name: "Station 3" })).toHaveAccessibleDescription("400 m above the sea");
  },
};

const tone = { title: "Tone", anyOf: [{ enum: ["Plain", "Formal"] }, { type: "string", maxLength: 60 }] };

/** A string beside the options is a last row, which opens a line. */
export const OwnWords: Story = {
  args: { request: askOptionally(tone) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Something else" }));
    await enter("Something else, Tone", "Like a letter to a friend");
    await send();
    await expectAnswers(args.onResult, { answer: "Like a letter to a friend" });
  },
};

export const OwnWordsMissing: Story = {
  args: { request: askOptionally(tone) },
  play: async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "Something else" }));
    await send();
    await expectFault(
      await screen.findByRole("textbox", { name: "Something else, Tone" }),
      "Enter an answer, or choose another option",
    );
  },
};

export const LongTexts: Story = {
  args: {
    request: askFor({
      type: "string",
      ...longTexts,
      enum: [longTexts.title, longTexts.description, "Llanfairpwllgwyngyll".repeat(6), "Rhyl"],
    }),
  },
  play: async () => {
    const group = await screen.findByRole("radiogroup", { name: longTexts.title });
    await expect(group).toContainElement(screen.getByRole("radio", { name: longTexts.description }));
    await expectToFit();
  },
};
