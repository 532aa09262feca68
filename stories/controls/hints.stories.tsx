import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog, type FieldOverrides } from "react-elicitation";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { askForAll, askOptionally, type PropertySchema } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, press, see, send } from "../support/steps.js";

/** Hints for showing a field, given by the host with `fields` or by a server with the `rendering` of a form definition. */
const meta = {
  title: "Controls/Hints",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;
type Rendering = FieldOverrides[string]["rendering"];

const as = (rendering: Rendering, property: PropertySchema): NonNullable<Story["args"]> => ({
  request: askOptionally(property),
  fields: { answer: { rendering } },
});

const cities = ["Aachen", "Bergen", "Cádiz", "Dublin", "Espoo", "Faro", "Gdańsk", "Haarlem", "Izmir", "Jaén", "Kraków"];
const city = { type: "string", title: "City", enum: cities };
const alerts = { type: "array", title: "Alerts", items: { type: "string", enum: ["Frost", "Storm", "Heat"] } };

export const Text: Story = {
  args: as(
    { placeholder: "Ada Lovelace", helpText: "As on your letter box", autoComplete: "name" },
    { type: "string", title: "Name", description: "Who gets the alerts" },
  ),
  play: async () =>
    expect(await screen.findByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/letter box/),
};

export const Rows: Story = {
  args: as({ rows: 8 }, { type: "string", title: "Remarks" }),
  play: async () => expect(await screen.findByRole("textbox", { name: "Remarks" })).toHaveAttribute("rows", "8"),
};

/** Arrow keys go by the step; any other number can be typed. */
export const Step: Story = {
  args: as({ step: 0.5 }, { type: "number", title: "Warmth", default: 20 }),
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Warmth" }), "{ArrowUp}{ArrowUp}{ArrowUp}");
    await send();
    await expectAnswers(args.onResult, { answer: 21.5 });
  },
};

/** The slider is hollow while there is no answer. */
export const Slider: Story = {
  args: as({ displayStyle: "slider" }, { type: "integer", title: "Level", minimum: 0, maximum: 10 }),
  play: async ({ args }) => {
    const slider = await screen.findByRole("slider", { name: "Slide to set Level" });
    await expect(slider).toHaveAttribute("aria-valuetext", "No answer");
    await enter("Level", "7");
    await expect(slider).toHaveValue("7");
    await send();
    await expectAnswers(args.onResult, { answer: 7 });
  },
};

export const Toggle: Story = {
  args: {
    ...as({ displayStyle: "toggle" }, {}),
    // Beside another field, because a boolean that is asked alone is a question.
    request: askForAll(
      "You may tell me two more things.",
      {
        answer: { type: "boolean", title: "Sound", description: "From six to ten" },
        note: { type: "string", title: "Note" },
      },
      [],
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("switch", { name: "Sound" }));
    await send();
    await expectAnswers(args.onResult, { answer: true });
  },
};

export const YesOrNo: Story = {
  args: as({ displayStyle: "radio" }, { type: "boolean", title: "Sound" }),
  play: async () => expect(await screen.findByRole("radiogroup", { name: "Sound" })).toBeInTheDocument(),
};

export const Segmented: Story = {
  args: as(
    { displayStyle: "segmented" },
    { type: "string", title: "Temperature unit", enum: ["Celsius", "Fahrenheit", "Kelvin"], default: "Celsius" },
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByText("Kelvin"));
    await send();
    await expectAnswers(args.onResult, { answer: "Kelvin" });
  },
};

export const Searchable: Story = {
  args: as({ searchable: true }, city),
  play: async ({ args }) => {
    await enter("Filter City", "cad");
    await see("1 of 11 options");
    await userEvent.click(screen.getByRole("radio", { name: "Cádiz" }));
    await send();
    await expectAnswers(args.onResult, { answer: "Cádiz" });
  },
};

export const SearchableDropdown: Story = {
  args: as({ searchable: true, displayStyle: "dropdown" }, city),
  play: async () => {
    await userEvent.click(await screen.findByText("No answer", { ignore: ".elicit-row *" }));
    // The dialog fades in.
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Filter City" })).toBeVisible());
  },
};

export const Chips: Story = {
  args: as({ displayStyle: "chips" }, { ...alerts, default: ["Frost"] }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Heat" }));
    await send();
    await expectAnswers(args.onResult, { answer: ["Frost", "Heat"] });
  },
};

/** The options unfold in place, because a popup would cover the next questions. */
export const Dropdown: Story = {
  args: as({ displayStyle: "dropdown" }, { ...alerts, default: ["Frost"] }),
  play: async () => {
    await userEvent.click(await screen.findByText("Frost", { ignore: ".elicit-row *" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Storm" }));
    await see("Frost and Storm");
  },
};

/** Nothing is fetched: the page opens in the browser, once the person has seen where it leads. */
export const AddressToTry: Story = {
  args: {
    ...as(
      { testButton: true },
      { type: "string", title: "Feed", format: "uri", default: "https://feeds.weather.example/" },
    ),
    url: { open: () => true },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByText("Try this address"));
    await press(/^Open page/);
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: as({ readOnly: true }, { ...alerts, default: ["Frost", "Storm"] }),
  play: async ({ args }) => {
    await expect(await screen.findByRole("textbox", { name: "Alerts" })).toHaveValue("Frost and Storm");
    await send();
    await expectAnswers(args.onResult, { answer: ["Frost", "Storm"] });
  },
};

/** Fields beside each other if there is room, in reading order. */
export const Columns: Story = {
  args: {
    request: askForAll("Where should the station be put up?", {
      first: { type: "string", title: "First name" },
      last: { type: "string", title: "Last name", description: "As on your letter box" },
      street: { type: "string", title: "Street" },
      code: { type: "string", title: "Postal code" },
      city: { type: "string", title: "City" },
    }),
    fields: {
      first: { autoComplete: "given-name", rendering: { gridColumn: 1 } },
      last: { autoComplete: "family-name", rendering: { gridColumn: 2 } },
      code: { autoComplete: "postal-code", rendering: { gridColumn: 1 } },
      city: { autoComplete: "address-level2", rendering: { gridColumn: 2 } },
    },
  },
  play: async () => {
    const [first, last] = await Promise.all(
      ["First name", "Last name"].map((name) => screen.findByRole("textbox", { name })),
    );
    await expect(first?.getBoundingClientRect().top).toBe(last?.getBoundingClientRect().top);
  },
};
