import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, userEvent } from "storybook/test";
import { askFor, askOptionally } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectFault, see, send } from "../support/steps.js";

/** Text of a certain form: an email address, a web address, several lines, a pattern. */
const meta = {
  title: "Controls/Text formats",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const email = { type: "string", format: "email", title: "Email", description: "Alerts go here" };
const website = { type: "string", format: "uri", title: "Website" };
const note = { type: "string", title: "Note", maxLength: 500 };
const code = {
  type: "string",
  title: "Station code",
  description: "Two letters and four digits",
  pattern: "^[A-Z]{2}[0-9]{4}$",
};

/** Browsers may fill it in. */
export const Email: Story = {
  args: { request: askFor(email) },
  play: async () => {
    const box = await screen.findByRole("textbox", { name: "Email" });
    // Of type text: Chromium rewrites what is typed into an email input.
    await expect(box).toHaveAttribute("type", "text");
    await expect(box).toHaveAttribute("inputmode", "email");
    await expect(box).toHaveAttribute("autocomplete", "email");
  },
};

export const EmailError: Story = {
  args: { request: askFor(email) },
  play: async () => {
    await enter("Email", "ada@");
    await send();
    await expectFault(await screen.findByRole("textbox"), "Must be an email address, like name@example.com");
  },
};

/** The note says where an address leads. It is not a link. */
export const WebAddress: Story = {
  args: { request: askOptionally(website) },
  play: async () => {
    await enter("Website", "https://ada.example@garden.example/path");
    await see("garden.example");
    await expect(screen.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const WebAddressError: Story = {
  args: { request: askFor(website) },
  play: async () => {
    await enter("Website", "ada.example");
    await send();
    await expectFault(await screen.findByRole("textbox"), "Begin with https://");
  },
};

export const MultiLine: Story = {
  args: { request: askFor(note) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole("textbox", { name: "Note" }), "Wet{Enter}but mild");
    await send();
    await expectAnswers(args.onResult, { answer: "Wet\nbut mild" });
  },
};

/** A default of several lines makes it a box of several lines. */
export const MultiLineDefault: Story = {
  args: { request: askFor({ type: "string", title: "Note", default: "Wet,\nbut mild.\n\nMore tomorrow." }) },
  play: async () =>
    expect(await screen.findByRole("textbox", { name: "Note" })).toHaveValue("Wet,\nbut mild.\n\nMore tomorrow."),
};

export const MultiLineError: Story = {
  args: { request: askFor({ ...note, minLength: 20 }) },
  play: async () => {
    await enter("Note", "Wet");
    await send();
    await expectFault(await screen.findByRole("textbox"), "Must be 20 characters or more");
  },
};

export const Pattern: Story = {
  args: { request: askFor(code) },
  play: async ({ args }) => {
    await enter("Station code", "NO1234");
    await send();
    await expectAnswers(args.onResult, { answer: "NO1234" });
  },
};

export const PatternError: Story = {
  args: { request: askFor(code) },
  play: async () => {
    await enter("Station code", "1234");
    await send();
    await expectFault(await screen.findByRole("textbox"), "Follow the format described above");
  },
};
