import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { steps } from "react-elicitation/steps";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import mongodbDrop from "../../test/requests/public/mongodb-drop.json";
import overwrite from "../../test/requests/public/java-overwrite.json";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { enter, expectAnswers, expectFault, expectToFit, press, see, send } from "../support/steps.js";

/** Forms that ask one thing. */
const meta = {
  title: "Dialog/Questions",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const deploy = {
  message: "Where should build 4127 go?",
  requestedSchema: {
    type: "object",
    properties: {
      environment: {
        type: "string",
        title: "Environment",
        oneOf: [
          { const: "preview", title: "Preview", description: "A copy of its own, gone after 7 days" },
          { const: "staging", title: "Staging", description: "Shared by the team" },
          { const: "production", title: "Production", description: "What customers see" },
        ],
      },
    },
    required: ["environment"],
  },
};

/** Two short answers stand side by side. */
export const YesOrNo: Story = {
  args: { request: overwrite },
  play: async ({ args }) => {
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName("weather asks a question");
    await userEvent.click(screen.getByRole("radio", { name: "Yes" }));
    await press("Send “Yes” to weather");
    await expectAnswers(args.onResult, { confirm: true });
  },
};

export const Chosen: Story = {
  args: { request: deploy },
  play: async () => {
    await userEvent.click(await screen.findByText("Shared by the team"));
    await expect(await screen.findByRole("button", { name: "Send “Staging” to weather" })).toBeVisible();
    await expectToFit();
  },
};

/** One press answers, where the host lets it. */
export const Quick: Story = {
  args: { request: deploy, quickAnswers: true },
  play: async ({ args }) => {
    await press("Staging");
    await expectAnswers(args.onResult, { environment: "staging" });
  },
};

export const QuickSending: Story = {
  args: { request: deploy, quickAnswers: true, onAccept: () => new Promise(() => undefined) },
  play: async () => {
    await press("Staging");
    await see("Sending");
    await expect(screen.getByRole("button", { name: "Preview" })).toHaveAttribute("aria-disabled", "true");
    await expectToFit();
  },
};

/** Whatever the host lets, nothing is destroyed by one press. */
export const QuickButDestructive: Story = {
  args: {
    request: overwrite,
    quickAnswers: true,
    tool: { name: "write_file", annotations: { destructiveHint: true } },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Yes" }));
    await expect(args.onResult).not.toHaveBeenCalled();
    await send();
    await expectAnswers(args.onResult, { confirm: true });
  },
};

const branch = {
  message: "What should the branch be called?",
  requestedSchema: { type: "object", properties: { branch: { type: "string", title: "Name", maxLength: 60 } } },
};

/** One line, and its button beside it. */
export const Line: Story = {
  args: { request: branch },
  play: async ({ args }) => {
    await expectToFit();
    await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "frost-alerts{Enter}");
    await expectAnswers(args.onResult, { branch: "frost-alerts" });
  },
};

/** Focus begins on the title, and the number of a row chooses it. */
export const ByKeys: Story = {
  args: { request: deploy },
  play: async ({ args }) => {
    const title = await screen.findByRole("heading", { name: "weather asks a question" });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard("3");
    await expect(screen.getByRole("radio", { name: "Production" })).toHaveFocus();
    await send();
    await expectAnswers(args.onResult, { environment: "production" });
  },
};

/** Send alone says what is missing. */
export const NotChosen: Story = {
  args: { request: deploy },
  play: async () => {
    await send();
    await expect(await screen.findByRole("radiogroup", { name: "Environment" })).toHaveAccessibleDescription(
      /Choose an option/,
    );
  },
};

/** What one server asks before it drops a collection: its own words for yes and no. */
export const OwnWords: Story = { args: { request: mongodbDrop } };

const frost = {
  message: "Where and when should frost alerts reach you?",
  requestedSchema: {
    type: "object",
    properties: {
      place: { type: "string", title: "Which place?" },
      when: {
        type: "string",
        title: "When should it warn you?",
        enum: ["The evening before", "At 5 in the morning", "Both"],
      },
      below: { type: "number", title: "Below which temperature?", description: "In °C. Without an answer, at 0 °C" },
      email: { type: "string", format: "email", title: "Email" },
    },
    required: ["place", "when"],
  },
};

async function toLastQuestion(): Promise<void> {
  await enter("Which place?", "Chur");
  await press("Next");
  await press("Both");
  await see("Question 3 of 4");
  await press("Skip");
  await see("Question 4 of 4");
}

/** One question at a time, where the host wants it. */
export const Steps: Story = {
  args: { request: frost, layout: steps },
  play: async () => {
    await enter("Which place?", "Chur");
    await press("Next");
    await see("Question 2 of 4");
    await expectToFit();
  },
};

/** What was answered is shown before anything is sent. */
export const StepsReview: Story = {
  args: { request: frost, layout: steps },
  play: async ({ args }) => {
    await toLastQuestion();
    await enter("Email", "ada@example.org");
    await press("Next");
    await see("Check your answers");
    await expect(args.onResult).not.toHaveBeenCalled();
    await expectToFit();
  },
};

/** The same fields at once, with what was entered. */
export const StepsShownAtOnce: Story = {
  args: { request: frost, layout: steps },
  play: async ({ args }) => {
    await enter("Which place?", "Chur");
    await press("Show all");
    await userEvent.click(await screen.findByRole("radio", { name: "Both" }));
    await send();
    await expectAnswers(args.onResult, { place: "Chur", when: "Both" });
  },
};

/** A refusal leads to its question. */
export const StepsRefused: Story = {
  args: {
    request: frost,
    layout: steps,
    onAccept: () => Promise.resolve({ fields: { place: "There is no station in Chur." } }),
  },
  play: async () => {
    await toLastQuestion();
    await press("Skip");
    await send();
    await expectFault(await screen.findByLabelText("Which place?"), /There is no station in Chur/);
  },
};
