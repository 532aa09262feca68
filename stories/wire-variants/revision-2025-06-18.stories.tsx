import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { screen, userEvent } from "storybook/test";
import { askFor } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, enterDate, expectAnswers, send } from "../support/steps.js";

/** The first revision with elicitation: no `mode`, and defaults for booleans only. Each story answers one shape of property. */
const meta = {
  title: "Wire variants/2025-06-18",
  component: ElicitationDialog,
  args: { ...dialogArgs, timeZone: "UTC" },
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const named = { title: "Display name", description: "Description text" };

export const StringSchema: Story = {
  args: { request: askFor({ type: "string", ...named, minLength: 3, maxLength: 50 }) },
  play: async ({ args }) => {
    await enter("Display name", "octocat");
    await send();
    await expectAnswers(args.onResult, { answer: "octocat" });
  },
};

export const EmailFormat: Story = {
  args: { request: askFor({ type: "string", ...named, format: "email" }) },
  play: async ({ args }) => {
    await enter("Display name", "octocat@github.com");
    await send();
    await expectAnswers(args.onResult, { answer: "octocat@github.com" });
  },
};

export const UriFormat: Story = {
  args: { request: askFor({ type: "string", ...named, format: "uri" }) },
  play: async ({ args }) => {
    await enter("Display name", "https://example.com/path?q=1");
    await send();
    await expectAnswers(args.onResult, { answer: "https://example.com/path?q=1" });
  },
};

export const DateFormat: Story = {
  args: { request: askFor({ type: "string", ...named, format: "date" }) },
  play: async ({ args }) => {
    await enterDate("Display name", "2026-11-27");
    await send();
    await expectAnswers(args.onResult, { answer: "2026-11-27" });
  },
};

export const DateTimeFormat: Story = {
  args: { request: askFor({ type: "string", ...named, format: "date-time" }) },
  play: async ({ args }) => {
    await enterDate("Display name", "2026-11-27T14:30");
    await send();
    await expectAnswers(args.onResult, { answer: "2026-11-27T14:30:00Z" });
  },
};

export const NumberSchema: Story = {
  args: { request: askFor({ type: "number", ...named, minimum: 0, maximum: 100 }) },
  play: async ({ args }) => {
    await enter("Display name", "99.5");
    await send();
    await expectAnswers(args.onResult, { answer: 99.5 });
  },
};

export const IntegerSchema: Story = {
  args: { request: askFor({ type: "integer", ...named, minimum: 0, maximum: 100 }) },
  play: async ({ args }) => {
    await enter("Display name", "42");
    await send();
    await expectAnswers(args.onResult, { answer: 42 });
  },
};

/** The only field is a yes-or-no question, because a default must not confirm on the person's behalf. */
export const BooleanSchema: Story = {
  args: { request: askFor({ type: "boolean", ...named, default: false }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Yes" }));
    await send();
    await expectAnswers(args.onResult, { answer: true });
  },
};

export const EnumSchema: Story = {
  args: { request: askFor({ type: "string", ...named, enum: ["red", "green", "blue"] }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "green" }));
    await send();
    await expectAnswers(args.onResult, { answer: "green" });
  },
};

export const EnumSchemaWithNames: Story = {
  args: {
    request: askFor({ type: "string", ...named, enum: ["#f00", "#0f0"], enumNames: ["Red", "Green"] }),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Green" }));
    await send();
    await expectAnswers(args.onResult, { answer: "#0f0" });
  },
};
