import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { formDefinitions } from "react-elicitation/forms";
import { expect, fireEvent, screen, userEvent } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, send } from "../support/steps.js";

/** Forms in the language of `react-elicitation/forms`, for hosts that take it. */
const meta = {
  title: "Dialog/Form definitions",
  component: ElicitationDialog,
  args: { ...dialogArgs, definitions: formDefinitions },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const formDefinition = {
  id: "station",
  title: "A weather station",
  description: "Where is it, and what does it tell you?",
  fields: [
    { id: "first", type: "text", label: "First name", required: true, rendering: { placeholder: "Ada", gridRow: 1 } },
    { id: "last", type: "text", label: "Last name", required: true, rendering: { gridRow: 1 } },
    { id: "serial", type: "text", label: "Serial number", default: "WX-4711", rendering: { readonly: true } },
    {
      id: "height",
      type: "number",
      label: "Height in metres",
      validation: { minimum: 0, maximum: 100 },
      rendering: { displayStyle: "slider", step: 5, helpText: "Above the ground" },
    },
    { id: "sound", type: "boolean", label: "Sound", default: true, rendering: { displayStyle: "toggle" } },
    {
      id: "unit",
      type: "select",
      label: "Unit",
      required: true,
      default: "c",
      options: [
        { value: "c", title: "Celsius" },
        { value: "f", title: "Fahrenheit" },
      ],
      rendering: { displayStyle: "segmented" },
    },
    {
      id: "alerts",
      type: "multi_select",
      label: "Alerts",
      options: ["Frost", "Storm", "Heat"],
      rendering: { displayStyle: "chips" },
    },
    {
      id: "feed",
      type: "url",
      label: "Feed",
      default: "https://feeds.weather.example/",
      rendering: { testButton: true },
    },
    { id: "day", type: "date", label: "First day", validation: { minimum: "2026-01-01" }, default: "2026-12-01" },
  ],
};

export const EveryType: Story = {
  args: { request: { message: "Before I can read your station I need to know it.", formDefinition } },
  play: async ({ args }) => {
    await enter("First name", "Ada");
    await enter("Last name", "Lovelace");
    await fireEvent.change(screen.getByRole("slider"), { target: { value: "10" } });
    await userEvent.click(screen.getByRole("checkbox", { name: "Storm" }));
    await send();
    await expectAnswers(args.onResult, {
      first: "Ada",
      last: "Lovelace",
      serial: "WX-4711",
      height: 10,
      sound: true,
      unit: "c",
      alerts: ["Storm"],
      feed: "https://feeds.weather.example/",
      day: "2026-12-01",
    });
  },
};

/** A password is one, whatever the form calls it. */
export const Password: Story = {
  args: {
    request: {
      message: "Before I can read your station I need to know it.",
      formDefinition: {
        id: "station",
        title: "A weather station",
        fields: [{ id: "word", type: "text", label: "Magic word", rendering: { inputType: "password" } }],
      },
    },
  },
  play: async () => expect(await screen.findByRole("button", { name: "Enter Magic word anyway" })).toBeInTheDocument(),
};
