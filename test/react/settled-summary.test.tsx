import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ElicitResult } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { answersIn, card, renderCard, unfold } from "../support/render-card.js";

const form = formRequest({
  name: { type: "string", title: "Name" },
  unit: {
    type: "string",
    title: "Unit",
    oneOf: [
      { const: "c", title: "Celsius" },
      { const: "f", title: "Fahrenheit" },
    ],
  },
  daily: { type: "boolean", title: "Daily" },
});
const accepted = (
  content: Record<string, string | number | boolean | string[]>,
): { readonly result: ElicitResult } => ({
  result: { action: "accept", content },
});

/** Stands for the clipboard, which jsdom has not. */
function holdClipboard() {
  const writeText = vi.fn((_text: string) => Promise.resolve());
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
  return writeText;
}

test("answers are in words: titles instead of values, what was left out is left out", async () => {
  renderCard(form, accepted({ unit: "f", daily: false }));

  const shown = await card("Sent to Weather");
  await waitFor(() => expect(answersIn(shown)).toEqual({ Unit: "Fahrenheit", Daily: "No" }));
});

test("the server's question stays, attributed to the server", async () => {
  renderCard(form, accepted({ name: "Ada" }));

  expect(unfold(await card("Sent to Weather"))).toHaveTextContent(/Message from Weather\s*Please answer/);
});

test("a host's labels are the answers' labels, and its words the card's", async () => {
  renderCard(form, {
    ...accepted({ name: "Ada" }),
    fields: { name: { label: "Your name" } },
    messages: { answeredTitle: ({ server }) => `Sent to ${server}` },
  });

  expect(answersIn(await card("Sent to Weather"))).toEqual({ "Your name": "Ada" });
});

test("numbers are written in the person's language", async () => {
  renderCard(formRequest({ price: { type: "number", title: "Price" } }), {
    ...accepted({ price: 1234.5 }),
    locale: "de",
  });

  expect(answersIn(await card("Sent to Weather"))).toEqual({ Price: "1.234,5" });
});

test("everything left out is said", async () => {
  renderCard(form, accepted({}));

  expect(await card("Sent to Weather")).toHaveTextContent("Sent without answers.");
});

test("a question without fields was confirmed", async () => {
  renderCard({ message: "Delete it?", requestedSchema: { type: "object", properties: {} } }, accepted({}));

  const shown = await card("You confirmed for Weather");
  expect(shown).not.toHaveTextContent("Sent without answers");
});

test("a long answer and a long list show their beginning, until the person asks for more", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Question ${index}`);
  renderCard(formRequest(Object.fromEntries(names.map((name) => [name, { type: "string" }]))), {
    ...accepted(Object.fromEntries(names.map((name) => [name, "a"]))),
  });
  const shown = within(unfold(await card("Sent to Weather")));
  expect(shown.getAllByRole("term")).toHaveLength(3);

  await userEvent.click(shown.getByRole("button", { name: "Show all", expanded: false }));

  expect(shown.getAllByRole("term")).toHaveLength(12);
  expect(shown.getByRole("button", { name: "Show less", expanded: true })).toHaveFocus();
});

test("a credential that was given is not left standing there", async () => {
  renderCard(
    formRequest({ password: { type: "string", title: "Password" }, name: { type: "string", title: "Name" } }),
    accepted({ password: "hunter2", name: "Ada" }),
  );

  expect(answersIn(await card("Sent to Weather"))).toEqual({ Password: "hidden", Name: "Ada" });
});

test("answers can be copied as text, a line for each, and that is said", async () => {
  const writeText = holdClipboard();
  renderCard(form, accepted({ name: "Ada", unit: "c" }));

  unfold(await card("Sent to Weather"));
  await userEvent.click(screen.getByRole("button", { name: "Copy answers" }));

  expect(writeText).toHaveBeenCalledExactlyOnceWith("Name: Ada\nUnit: Celsius");
  expect(await screen.findByText("Answers copied")).toHaveAttribute("role", "status");
});

test.each<{ result: ElicitResult; title: string }>([
  { result: { action: "decline" }, title: "You declined Weather’s request" },
  { result: { action: "cancel" }, title: "No answer was sent to Weather" },
])("$result.action: $title, and nothing to copy", async ({ result, title }) => {
  renderCard(form, { result });

  const shown = within(await card(title));
  expect(shown.queryByRole("button")).not.toBeInTheDocument();
  expect(shown.queryByRole("term")).not.toBeInTheDocument();
});
