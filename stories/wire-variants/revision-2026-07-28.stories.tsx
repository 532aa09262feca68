import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationDialog } from "react-elicitation";
import { expect, screen, userEvent } from "storybook/test";
import booleanInput from "../../test/requests/spec-2026-07-28/BooleanSchema/boolean-input-schema.json";
import multipleFields from "../../test/requests/spec-2026-07-28/ElicitRequestFormParams/elicit-multiple-fields.json";
import sensitiveData from "../../test/requests/spec-2026-07-28/ElicitRequestURLParams/elicit-sensitive-data.json";
import inputRequired from "../../test/requests/spec-2026-07-28/InputRequiredResult/input-required-result-with-elicitation-and-sampling-and-request-state.json";
import numberInput from "../../test/requests/spec-2026-07-28/NumberSchema/number-input-schema.json";
import emailInput from "../../test/requests/spec-2026-07-28/StringSchema/email-input-schema.json";
import titledChoices from "../../test/requests/spec-2026-07-28/TitledMultiSelectEnumSchema/titled-color-multi-select-schema.json";
import titledChoice from "../../test/requests/spec-2026-07-28/TitledSingleSelectEnumSchema/titled-color-select-schema.json";
import untitledChoices from "../../test/requests/spec-2026-07-28/UntitledMultiSelectEnumSchema/color-multi-select-schema.json";
import untitledChoice from "../../test/requests/spec-2026-07-28/UntitledSingleSelectEnumSchema/color-select-schema.json";
import { askFor } from "../support/ask-for.js";
import { dialogArgs } from "../support/dialog-args.js";
import { DialogStage } from "../support/dialog-stage.js";
import { interceptOpening } from "../support/intercept-opening.js";
import { enter, expectAnswers, expectFault, finishPage, press, send } from "../support/steps.js";

/** The examples of the specification. Requests are part of a result (`inputRequests`), and URL requests have no id. */
const meta = {
  title: "Wire variants/2026-07-28",
  component: ElicitationDialog,
  args: dialogArgs,
  render: (args) => <DialogStage {...args} />,
} satisfies Meta<typeof ElicitationDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const StringSchema: Story = {
  args: { request: askFor(emailInput) },
  play: async ({ args }) => {
    await expect(await screen.findByText("3 to 50 characters")).toBeInTheDocument();
    await send();
    await expectAnswers(args.onResult, { answer: "user@example.com" });
  },
};

export const NumberSchema: Story = {
  args: { request: askFor(numberInput) },
  play: async () => {
    await enter("Display Name", "101");
    await send();
    await expectFault(screen.getByRole("textbox"), "Must be 100 or less");
  },
};

/** The only field is a yes-or-no question, because a default must not confirm on the person's behalf. */
export const BooleanSchema: Story = {
  args: { request: askFor(booleanInput) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "No" }));
    await send();
    await expectAnswers(args.onResult, { answer: false });
  },
};

export const UntitledSingleSelectEnumSchema: Story = {
  args: { request: askFor(untitledChoice) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Blue" }));
    await send();
    await expectAnswers(args.onResult, { answer: "Blue" });
  },
};

export const TitledSingleSelectEnumSchema: Story = {
  args: { request: askFor(titledChoice) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: "Blue" }));
    await send();
    await expectAnswers(args.onResult, { answer: "#0000FF" });
  },
};

export const UntitledMultiSelectEnumSchema: Story = {
  args: { request: askFor(untitledChoices) },
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Blue" }));
    await send();
    const group = screen.getByRole("group", { name: "Color Selection" });
    await expectFault(group, "Choose 2 or fewer", screen.getByRole("checkbox", { name: "Red" }));
  },
};

export const TitledMultiSelectEnumSchema: Story = {
  args: { request: askFor(titledChoices) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Red" }));
    await send();
    await expectAnswers(args.onResult, { answer: ["#00FF00"] });
  },
};

export const MultipleFields: Story = {
  args: { request: multipleFields },
  play: async ({ args }) => {
    await enter("Name", "Monalisa Octocat");
    await enter("Email", "octocat@github.com");
    await enter("Age", "30");
    await send();
    await expectAnswers(args.onResult, { name: "Monalisa Octocat", email: "octocat@github.com", age: 30 });
  },
};

/** One of the `inputRequests` of an `input_required` result, as an MCP client passes it on. */
export const InputRequest: Story = {
  args: { request: inputRequired.inputRequests.github_login.params },
  play: async ({ args }) => {
    await enter("Name", "octocat");
    await send();
    await expectAnswers(args.onResult, { name: "octocat" });
  },
};

export const UrlMode: Story = {
  args: { request: sensitiveData },
  play: async ({ args }) => {
    const visit = interceptOpening();
    await press(/^Open page/);
    await finishPage(args.onResult);
    await expect(visit).toHaveBeenCalledWith("https://mcp.example.com/ui/set_api_key", "noreferrer");
  },
};
