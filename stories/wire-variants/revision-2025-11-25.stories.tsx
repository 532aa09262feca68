import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, userEvent } from "storybook/test";
import conformance from "../../test/requests/conformance.json";
import { askFor, askForAll } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { interceptOpening } from "../support/intercept-opening.js";
import { enter, expectAnswers, expectFault, finishPage, press, send } from "../support/steps.js";

/** What this revision added: `mode`, defaults everywhere, titled and multiple choices, web pages, `task`. */
const meta = {
  title: "Wire variants/2025-11-25",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const color = { title: "Color", description: "Choose your favorite color" };
const titledColors = [
  { const: "#FF0000", title: "Red" },
  { const: "#00FF00", title: "Green" },
];

/** Untouched defaults are sent, because servers rely on them (conformance scenario `elicitation-sep1034-client-defaults`). */
export const Defaults: Story = {
  args: { request: conformance.requests[0]?.request.params },
  play: async ({ args }) => {
    await send();
    await expectAnswers(args.onResult, { name: "John Doe", age: 30, score: 95.5, status: "active", verified: true });
  },
};

export const LegacyTitledEnumSchema: Story = {
  args: {
    request: askFor({ type: "string", ...color, enum: ["#f00", "#0f0"], enumNames: ["Red", "Green"], default: "#0f0" }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole("radio", { name: "Green" })).toBeChecked();
    await send();
    await expectAnswers(args.onResult, { answer: "#0f0" });
  },
};

export const UntitledSingleSelectEnumSchema: Story = {
  args: { request: askFor({ type: "string", ...color, enum: ["Red", "Green"], default: "Red" }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Green" }));
    await send();
    await expectAnswers(args.onResult, { answer: "Green" });
  },
};

export const TitledSingleSelectEnumSchema: Story = {
  args: { request: askFor({ type: "string", ...color, oneOf: titledColors, default: "#FF0000" }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Green" }));
    await send();
    await expectAnswers(args.onResult, { answer: "#00FF00" });
  },
};

export const UntitledMultiSelectEnumSchema: Story = {
  args: {
    request: askFor({ type: "array", ...color, items: { type: "string", enum: ["Red", "Green"] }, default: ["Red"] }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Green" }));
    await send();
    await expectAnswers(args.onResult, { answer: ["Red", "Green"] });
  },
};

export const TitledMultiSelectEnumSchema: Story = {
  args: { request: askFor({ type: "array", ...color, minItems: 1, items: { anyOf: titledColors } }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Green" }));
    await send();
    await expectAnswers(args.onResult, { answer: ["#00FF00"] });
  },
};

/** The keywords in the text of SEP-1330, which differ from those in the released specification. */
export const MultiSelectWithOneOf: Story = {
  args: { request: askFor({ type: "array", ...color, items: { oneOf: titledColors } }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Red" }));
    await send();
    await expectAnswers(args.onResult, { answer: ["#FF0000"] });
  },
};

/** `pattern`, which only the prose of this revision mentions. */
export const PatternOfTheProse: Story = {
  args: { request: askFor({ type: "string", title: "Display name", pattern: "^[A-Za-z]+$", default: "user1" }) },
  play: async () => {
    await send();
    await expectFault(
      await screen.findByRole("textbox"),
      "Not in the expected format, and the request doesn’t say which",
    );
  },
};

/** `mode`, `$schema`, `task` and `_meta` belong to the protocol and do not affect the form. */
export const Envelope: Story = {
  args: {
    request: {
      ...askForAll("Your name?", { name: { type: "string" } }),
      mode: "form",
      task: { ttl: 600_000 },
      _meta: { progressToken: 1 },
    },
  },
  play: async ({ args }) => {
    await enter("Name", "Ada");
    await send();
    await expectAnswers(args.onResult, { name: "Ada" });
  },
};

export const UrlMode: Story = {
  args: {
    request: {
      mode: "url",
      elicitationId: "a404ded6-ab39-4970-86a2-98ad25cf6114",
      message: "Please open the link to complete this action.",
      url: "https://example.com/a",
    },
  },
  play: async ({ args }) => {
    interceptOpening();
    await press(/^Open page/);
    await finishPage(args.onResult);
  },
};
