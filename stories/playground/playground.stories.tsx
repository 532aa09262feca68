import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { enter, press } from "../support/steps.js";
import { examples } from "./examples.js";
import { Playground } from "./playground.js";

/** Paste a request, see how it is understood, answer it, see what comes back. */
const meta = {
  title: "Playground",
  // So that Storybook opens on the story itself.
  tags: ["!autodocs"],
  component: Playground,
  args: { request: examples["Weather alerts"] ?? "", activationDelay: 0 },
} satisfies Meta<typeof Playground>;
export default meta;

type Story = StoryObj<typeof meta>;

/** For stories that only test: the sidebar has one playground. */
const testOnly = ["!dev"];

async function paste(text: string): Promise<void> {
  const box = await screen.findByRole("textbox", { name: "Request as JSON" });
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(text);
}

const output = (): HTMLElement => screen.getByRole("region", { name: "What was understood" });

export const Start: Story = {
  args: { isInAddress: true },
  play: async () => {
    await expect(screen.getByRole("status")).toHaveTextContent("Read as a request with its params.");
    await expect(within(output()).getAllByRole("listitem")).toHaveLength(8);
    await expect(output()).toHaveTextContent("Every property has a control (8).");
  },
};

export const Answered: Story = {
  tags: testOnly,
  play: async () => {
    await paste('{"type":"string","title":"City"}');
    await press("Show dialog");
    await userEvent.type(await screen.findByRole("textbox", { name: "City" }), "Oslo");
    await press("Send to your-server");
    await expect(await screen.findByRole("figure")).toHaveTextContent(
      '{ "action": "accept", "content": { "answer": "Oslo" } }',
    );
    await waitFor(() => expect(screen.getByRole("button", { name: "Show dialog" })).toHaveFocus());
  },
};

/** What was understood, what was not, and what had no effect. */
export const OddSpellings: Story = {
  tags: testOnly,
  args: { request: examples["Odd spellings"] ?? "" },
  play: async () => {
    await expect(output()).toHaveTextContent("It can be sent, without address, scores, impossible.");
    await expect(output()).toHaveTextContent("It is a list of numbers, and MCP takes lists of text only.");
    await expect(output()).toHaveTextContent("Without effect: minimum, format, x-order");
    await expect(output()).toHaveTextContent("2 options: red, green");
  },
};

/** What its author should know of it, and its answers in both shapes. */
export const FormDefinition: Story = {
  tags: testOnly,
  args: { request: examples["Form definition"] ?? "" },
  play: async () => {
    await expect(screen.getByRole("status")).toHaveTextContent("Read as a form definition.");
    const problems = await screen.findByRole("list", { name: "Problems of the definition" });
    await expect(problems).toHaveTextContent(
      "/fields/0/rendering/tabIndex This is never obeyed: the order of focus is the order of the fields.",
    );
    await expect(problems).toHaveTextContent("/fields/4/lable This is ignored: the keys here are");
    await expect(problems).toHaveTextContent("/fields/1/default No answer of the field can be this");
    await press("Show dialog");
    await enter("Name", "North Pier");
    await enter("Height in metres", "");
    await press("Send to your-server");
    const [result, response] = await within(output()).findAllByRole("figure");
    await expect(result).toHaveTextContent('{ "action": "accept", "content": { "name": "North Pier" } }');
    await expect(response).toHaveTextContent('"form_id": "station", "responses": { "name": "North Pier" }');
  },
};

export const RequiredUnknown: Story = {
  tags: testOnly,
  args: { request: examples["Required but not described"] ?? "" },
  play: async () => {
    await expect(output()).toHaveTextContent("The request requires “zip” without saying what it is");
    await expect(output()).toHaveTextContent("It can be declined or cancelled only");
  },
};

/** What is in the box is in the address, and comes back with it. */
export const Shared: Story = {
  tags: testOnly,
  args: { isInAddress: true },
  play: async () => {
    await paste('{"type":"string","title":"City"}');
    await waitFor(() => expect(decodeURIComponent(location.hash)).toBe('#request={"type":"string","title":"City"}'));
    history.replaceState(history.state, "", " ");
  },
};

/** What clients refuse and leave out, with what to write instead. */
export const Findings: Story = {
  tags: testOnly,
  args: { request: '{ "type": "string", "format": "uuid" }' },
  play: async () => {
    const findings = await screen.findByRole("list", { name: "Findings" });
    await expect(findings).toHaveTextContent(/error \/properties\/answer\/format.*refuse/);
    await expect(findings).toHaveTextContent(/warning \/properties\/answer.*People read the property.s name/);
  },
};

export const NoJson: Story = {
  tags: testOnly,
  args: { request: '{ "message": "Where do you live?", ' },
  play: async () => {
    await expect(screen.getByRole("status")).toHaveTextContent(/^This is not JSON/);
    await expect(screen.getByRole("textbox", { name: "Request as JSON" })).toBeInvalid();
    await expect(screen.getByRole("button", { name: "Show dialog" })).toBeDisabled();
  },
};

export const UnknownJson: Story = {
  tags: testOnly,
  args: { request: '{ "hello": "world" }' },
  play: async () => {
    await expect(output()).toHaveTextContent("The request doesn’t say what it asks for.");
    await press("Show dialog");
    await screen.findByRole("dialog", { name: "your-server sent a request that can’t be shown" });
  },
};

export const WebPage: Story = {
  tags: testOnly,
  args: { request: '{ "mode": "url", "message": "Sign in.", "url": "http://login.example.com@evil.example/" }' },
  play: async () => {
    await expect(output()).toHaveTextContent("This address isn’t encrypted (http)");
    await expect(output()).toHaveTextContent("The page is on evil.example. Ignore what stands before the @.");
  },
};

/** One answer to each request of an `input_required` result. */
export const SeveralRequests: Story = {
  tags: testOnly,
  args: {
    request: JSON.stringify({
      inputRequests: { one: ask("One"), two: ask("Two"), model: { method: "sampling/createMessage" } },
    }),
  },
  play: async () => {
    await expect(screen.getByRole("status")).toHaveTextContent(
      "Read as a result that asks for input with 2 elicitations.",
    );
    await press("Show dialog");
    await press("Confirm");
    await press("Decline");
    await waitFor(() => expect(within(output()).getAllByRole("figure")).toHaveLength(2));
    await expect(output()).toHaveTextContent(/one.*"accept".*two.*"decline"/);
  },
};

export const Narrow: Story = {
  tags: testOnly,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Example" }), "Confirmation");
    await expect(output()).toHaveTextContent("A question to confirm, without fields.");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Dark: Story = { ...Start, args: {}, tags: testOnly, globals: { theme: "dark" } };

function ask(message: string): object {
  return { method: "elicitation/create", params: { message, requestedSchema: { type: "object", properties: {} } } };
}
