import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { enter, press, send } from "../support/steps.js";
import { examples } from "./examples.js";
import { Playground } from "./playground.js";

/** Paste a request, see what people see and what is wrong with it, answer it, see what comes back. */
const meta = {
  title: "Playground",
  // So that Storybook opens on the story itself.
  tags: ["!autodocs"],
  // The page has its own box for the request.
  parameters: { controls: { disable: true } },
  component: Playground,
  args: { request: examples["Weather alerts"] ?? "" },
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

const findings = (): Promise<HTMLElement> => screen.findByRole("list", { name: "Findings" });

export const Start: Story = {
  args: { isInAddress: true },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "your-server asks for information" })).toBeVisible();
  },
};

export const Answered: Story = {
  tags: testOnly,
  play: async () => {
    await paste('{"type":"string","title":"City"}');
    await userEvent.type(await screen.findByRole("textbox", { name: "City" }), "Oslo");
    await send();
    await expect(await screen.findByRole("figure")).toHaveTextContent(
      '{ "action": "accept", "content": { "answer": "Oslo" } }',
    );
    await press("Ask again");
    await expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("");
    await expect(screen.queryByRole("figure")).not.toBeInTheDocument();
    await expect(screen.getByRole("button", { name: "Ask again" })).toHaveFocus();
  },
};

export const AsDialog: Story = {
  tags: testOnly,
  args: { request: '{"type":"string","title":"City"}' },
  play: async () => {
    await press("Show as a dialog");
    await userEvent.type(within(await screen.findByRole("dialog")).getByRole("textbox", { name: "City" }), "Oslo");
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("figure")).toHaveTextContent('"answer": "Oslo"');
    await waitFor(() => expect(screen.getByRole("button", { name: "Show as a dialog" })).toHaveFocus());
  },
};

/** Findings for the author of a form definition, and its answers in both shapes. */
export const FormDefinition: Story = {
  tags: testOnly,
  args: { request: examples["Form definition"] ?? "" },
  play: async () => {
    const list = await findings();
    await expect(list).toHaveTextContent("/fields/0/rendering/tabIndex");
    await expect(list).toHaveTextContent("/fields/4/lable");
    await expect(list).toHaveTextContent("/fields/1/default");
    await enter("Name", "North Pier");
    await enter("Height in metres", "");
    await send();
    const [result, response] = await screen.findAllByRole("figure");
    await expect(result).toHaveTextContent('{ "action": "accept", "content": { "name": "North Pier" } }');
    await expect(response).toHaveTextContent('"form_id": "station", "responses": { "name": "North Pier" }');
  },
};

/** The page's URL holds the text of the box. A changed URL changes the text. */
export const Shared: Story = {
  tags: testOnly,
  args: { isInAddress: true },
  play: async () => {
    await paste('{"type":"string","title":"City"}');
    await waitFor(() => expect(decodeURIComponent(location.hash)).toBe('#request={"type":"string","title":"City"}'));
    location.hash = `#request=${encodeURIComponent('{"type":"boolean","title":"Rain"}')}`;
    await expect(await screen.findByRole("radiogroup", { name: "Rain" })).toBeVisible();
    history.replaceState(history.state, "", " ");
  },
};

/** What clients refuse or leave out, and what to write instead. */
export const Findings: Story = {
  tags: testOnly,
  args: { request: '{ "type": "string", "format": "uuid" }' },
  play: async () => {
    await expect(await findings()).toHaveTextContent(/error 1:21 \/format.*refuse/);
    await expect(screen.getByText(/^Errors: 1/)).toBeVisible();
  },
};

export const NoJson: Story = {
  tags: testOnly,
  args: { request: '{\n  "type": "string",\n}' },
  play: async () => {
    await expect(await screen.findByText(/^3:1: Not JSON/)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: "Request as JSON" })).toBeInvalid();
  },
};

export const NoForm: Story = {
  tags: testOnly,
  args: { request: '{ "hello": "world" }' },
  play: async () => {
    await expect(await screen.findByText(/^Neither a request/)).toBeVisible();
  },
};

export const WebPage: Story = {
  tags: testOnly,
  args: { request: '{ "mode": "url", "message": "Sign in.", "url": "http://login.example.com@evil.example/" }' },
  play: async () => {
    await expect(await findings()).toHaveTextContent(/error 1:41 \/url/);
  },
};

/** Each request of an `input_required` result, a form of its own. */
export const SeveralRequests: Story = {
  tags: testOnly,
  args: {
    request: JSON.stringify({
      inputRequests: { one: ask("One"), two: ask("Two"), model: { method: "sampling/createMessage" } },
    }),
  },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "Request 2 of 2" })).toBeVisible();
    const [confirm] = screen.getAllByRole("button", { name: "Confirm" });
    const [, decline] = screen.getAllByRole("button", { name: "Decline" });
    await userEvent.click(confirm ?? document.body);
    await userEvent.click(decline ?? document.body);
    const [one, two] = await screen.findAllByRole("figure");
    await expect(one).toHaveTextContent('"accept"');
    await expect(two).toHaveTextContent('"decline"');
  },
};

export const Narrow: Story = {
  tags: testOnly,
  globals: { viewport: { value: "mobile1", isRotated: false } },
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Example" }), "Confirmation");
    await expect(await screen.findByText(/This cannot be undone/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Dark: Story = { ...Start, args: {}, tags: testOnly, globals: { theme: "dark" } };

function ask(message: string): object {
  return { method: "elicitation/create", params: { message, requestedSchema: { type: "object", properties: {} } } };
}
