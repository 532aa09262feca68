import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { formDefinitions } from "react-elicitation/definitions";
import { expect, fireEvent, screen, userEvent } from "storybook/test";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectFault, see, send } from "../support/steps.js";

/** Forms in the language of `react-elicitation/definitions`, for hosts that take it. */
const meta = {
  title: "Dialog/Form definitions",
  component: ElicitationDialog,
  args: { ...dialogArgs, definitions: formDefinitions },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

type Field = Readonly<Record<string, unknown>>;

const as = (fields: readonly Field[], rest: Field = {}): NonNullable<Story["args"]> => ({
  request: {
    message: "Before I can read your station I need to know it.",
    formDefinition: { id: "station", title: "A weather station", fields, ...rest },
  },
});

export const EveryType: Story = {
  args: as(
    [
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
    { description: "Where is it, and what does it tell you?" },
  ),
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

export const TextFields: Story = {
  args: as([
    {
      id: "name",
      type: "text",
      label: "Name",
      required: true,
      validation: { maxLength: 40 },
      rendering: { placeholder: "North Pier" },
    },
    {
      id: "email",
      type: "text",
      label: "Email",
      validation: { format: "email" },
      rendering: { autocomplete: "email" },
    },
    {
      id: "phone",
      type: "text",
      label: "Phone",
      rendering: { inputType: "tel", helpText: "With the code of your country" },
    },
    { id: "notes", type: "text", label: "Notes", rendering: { rows: 4 } },
  ]),
};

export const NumberFields: Story = {
  args: as([
    {
      id: "height",
      type: "number",
      label: "Height in metres",
      required: true,
      validation: { exclusiveMinimum: 0, maximum: 8848 },
    },
    { id: "sensors", type: "number", label: "Sensors", validation: { multipleOf: 1 }, default: 2 },
    { id: "warmth", type: "number", label: "Warmth", rendering: { step: 0.5, placeholder: "20.5" } },
    {
      id: "level",
      type: "number",
      label: "Level",
      validation: { minimum: 0, maximum: 10 },
      rendering: { displayStyle: "slider" },
    },
  ]),
};

export const BooleanFields: Story = {
  args: as([
    { id: "sound", type: "boolean", label: "Sound", rendering: { displayStyle: "checkbox" } },
    { id: "light", type: "boolean", label: "Light", default: true, rendering: { displayStyle: "toggle" } },
    { id: "public", type: "boolean", label: "On the public map", required: true, rendering: { displayStyle: "radio" } },
  ]),
};

/** Values keep their type: a number in the list is sent as a number. */
export const SelectFields: Story = {
  args: as([
    {
      id: "interval",
      type: "select",
      label: "Interval",
      required: true,
      options: [
        { value: 10, title: "Ten minutes" },
        { value: 60, title: "An hour", description: "Saves the battery" },
      ],
      rendering: { displayStyle: "radio" },
    },
    {
      id: "unit",
      type: "select",
      label: "Unit",
      options: ["°C", "°F"],
      default: "°C",
      rendering: { displayStyle: "segmented" },
    },
    {
      id: "coast",
      type: "select",
      label: "Coast",
      options: ["East", "North", "West"],
      rendering: { displayStyle: "dropdown" },
    },
    {
      id: "city",
      type: "select",
      label: "City",
      options: ["Aachen", "Bergen", "Cádiz", "Dublin", "Espoo", "Faro", "Gdańsk", "Haarlem", "Izmir"],
      rendering: { searchable: true },
    },
  ]),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Ten minutes" }));
    await send();
    await expectAnswers(args.onResult, { interval: 10, unit: "°C" });
  },
};

export const MultiSelectFields: Story = {
  args: as(
    (["checkbox", "chips", "multiselect_dropdown"] as const).map((displayStyle) => ({
      id: displayStyle,
      type: "multi_select",
      label: `Alerts, as ${displayStyle}`,
      validation: { minItems: 1, maxItems: 2 },
      options: ["Frost", "Storm", "Heat", "Heavy rain"],
      rendering: { displayStyle },
    })),
  ),
};

/** Only https, unless the definition allows other schemes; addresses in the person's own network can be ruled out. */
export const UrlFields: Story = {
  args: as([
    { id: "feed", type: "url", label: "Feed", rendering: { placeholder: "https://" } },
    {
      id: "upload",
      type: "url",
      label: "Upload",
      validation: { allowedSchemes: ["https", "ftp"], blockPrivateIPs: true, blockLocalhost: true },
      default: "https://upload.weather.example/",
      rendering: { testButton: true },
    },
  ]),
  play: async () => {
    await enter("Feed", "http://feeds.weather.example/");
    await send();
    await expectFault(screen.getByRole("textbox", { name: "Feed" }), "https");
  },
};

export const DateFields: Story = {
  args: as([
    {
      id: "day",
      type: "date",
      label: "First day",
      required: true,
      validation: { minimum: "2026-01-01", maximum: "2027-12-31" },
    },
    { id: "check", type: "date", label: "Last check", validation: { format: "date-time" } },
    { id: "reset", type: "date", label: "Last reset", rendering: { enableTime: true } },
  ]),
};

/** The host does not allow servers to ask for files (`policy.files`). The form says so, and is sent without the file. */
export const FileField: Story = {
  args: as([
    { id: "name", type: "text", label: "Name", default: "North Pier" },
    { id: "photo", type: "file", label: "Photo" },
  ]),
  play: async ({ args }) => {
    await see(/Photo/);
    await send();
    await expectAnswers(args.onResult, { name: "North Pier" });
  },
};

/** Shown with `conditionalDisplay` and required with `dependencies`, under the same condition. */
export const ConditionalFields: Story = {
  args: as(
    [
      { id: "online", type: "boolean", label: "It is online" },
      {
        id: "feed",
        type: "url",
        label: "Feed",
        rendering: { conditionalDisplay: { field: "online", operator: "equals", value: true } },
      },
    ],
    {
      validation: {
        dependencies: {
          feed: { condition: { field: "online", operator: "equals", value: true }, action: "require" },
        },
      },
    },
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "It is online" }));
    const feed = await screen.findByRole("textbox", { name: "Feed" });
    await send();
    await expectFault(feed, "Enter an answer");
  },
};

/** Some of the answers can be sent: required fields may stay empty, but an invalid answer is still an error. */
export const PartOfTheAnswers: Story = {
  args: as(
    [
      { id: "name", type: "text", label: "Name", required: true },
      { id: "height", type: "number", label: "Height in metres", validation: { minimum: 0 } },
    ],
    { allow_partial: true },
  ),
  play: async ({ args }) => {
    await enter("Height in metres", "-3");
    await send();
    await expectFault(screen.getByRole("textbox", { name: "Height in metres" }), "0");
    await enter("Height in metres", "3");
    await send();
    await expectAnswers(args.onResult, { height: 3 });
  },
};

/** A field with `inputType: "password"` counts as one for a password, whatever its label. */
export const Password: Story = {
  args: as([{ id: "word", type: "text", label: "Magic word", rendering: { inputType: "password" } }]),
  play: async () => expect(await screen.findByRole("button", { name: "Enter Magic word anyway" })).toBeInTheDocument(),
};
