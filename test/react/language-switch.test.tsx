import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { steps } from "../../src/form/steps.js";
import { createDraftMemory } from "../../src/index.js";
import { de } from "../../src/locales/de.js";
import { en } from "../../src/locales/en.js";
import { formRequest } from "../support/form-request.js";
import { hands, person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const price = { type: "number", title: "Price", minimum: 0.5, maximum: 1234.5 };
const form = formRequest({ price });

/** Presses Accept in either language. */
const send = async (): Promise<void> => hands.click(await screen.findByRole("button", { name: /^Send to|senden$/ }));

test("the limits of a number are written as the words are", async () => {
  const { rerender } = renderDialog(form, { messages: en });
  await control("Price");

  rerender({ messages: de });

  expect(await control("Price")).toHaveAccessibleDescription(/von 0,5 bis 1234,5/);
});

test.each([
  { from: en, to: de, typed: "1.234" },
  { from: de, to: en, typed: "1,234" },
])(
  "$typed is refused after a switch to $to.language, as in a form that was opened in it",
  async ({ from, to, typed }) => {
    const { rerender, onResult } = renderDialog(form, { messages: from });
    await control("Price");
    rerender({ messages: to });
    await person.type("Price", typed);

    await send();

    expect(onResult).not.toHaveBeenCalled();
    expect(await control("Price")).toBeInvalid();
  },
);

test.each([
  { from: en, to: de, typed: "1.234", shown: "1,234", sent: 1.234 },
  { from: de, to: en, typed: "1,234", shown: "1.234", sent: 1.234 },
  { from: en, to: de, typed: "0.5", shown: "0,5", sent: 0.5 },
  { from: de, to: en, typed: "１，５", shown: "１.５", sent: 1.5 },
])("$typed is shown as $shown after a switch to $to.language", async ({ from, to, typed, shown, sent }) => {
  const { rerender, onResult } = renderDialog(form, { messages: from });
  await person.type("Price", typed);

  rerender({ messages: to });

  expect(await control("Price")).toHaveValue(shown);
  await send();
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { price: sent } });
});

test.each([
  { from: en, to: de, typed: "1,234" },
  { from: de, to: en, typed: "1.234" },
])("$typed, which is refused, stays so after a switch to $to.language", async ({ from, to, typed }) => {
  const { rerender, onResult } = renderDialog(form, { messages: from });
  await person.type("Price", typed);
  rerender({ messages: to });

  await send();

  expect(onResult).not.toHaveBeenCalled();
  expect(await control("Price")).toBeInvalid();
});

test("a default is written in the new language, and counts as untouched", async () => {
  const { rerender, onResult } = renderDialog(formRequest({ price: { ...price, default: 2.5 } }), { messages: de });
  await control("Price");

  rerender({ messages: en });

  expect(await control("Price")).toHaveValue("2.5");
  await person.press("cancel");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test("a word of a number field stays as it is", async () => {
  const at = { title: "At", anyOf: [{ type: "number" }, { const: "a.s.a.p." }] };
  const { rerender, onResult } = renderDialog(formRequest({ at }), { messages: en });
  await person.type("At", "a.s.a.p.");

  rerender({ messages: de });
  await send();

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { at: "a.s.a.p." } });
});

test.each([
  { typed: "1.234", shown: "1,234", sent: [1.234] },
  { typed: "1,234", shown: "1.234", sent: [] },
])("of $typed, a number that may be text, no other number is made", async ({ typed, shown, sent }) => {
  // As pydantic writes a Decimal.
  const decimal = { type: "string", pattern: String.raw`^(?!^[-+.]*$)[+-]?0*\d*\.?\d*$` };
  const amount = { title: "Amount", anyOf: [{ type: "number" }, decimal] };
  const results: unknown[] = [];
  const { rerender } = renderDialog(formRequest({ amount }), {
    messages: en,
    onResult: (result) => results.push("content" in result && result.content?.amount),
  });
  await person.type("Amount", typed);

  rerender({ messages: de });

  expect(await control("Amount")).toHaveValue(shown);
  await send();
  expect(results).toEqual(sent);
});

test("a day, a text and a version stay as they are", async () => {
  const request = formRequest({
    day: { type: "string", format: "date", title: "Day" },
    note: { type: "string", title: "Note" },
    version: { title: "Version", anyOf: [{ type: "string" }, { type: "number" }] },
  });
  const { rerender, onResult } = renderDialog(request, { messages: en });
  await person.enterDate("Day", "2026-07-01");
  await person.type("Note", "1,234.5, or so");
  await person.type("Version", "1.234");

  rerender({ messages: de });
  await send();

  expect(onResult).toHaveBeenCalledExactlyOnceWith({
    action: "accept",
    content: { day: "2026-07-01", note: "1,234.5, or so", version: "1.234" },
  });
});

test("an answer that was kept in one language is filled in as the other one writes it", async () => {
  const drafts = createDraftMemory();
  const first = renderDialog(form, { messages: en, drafts });
  await person.type("Price", "1.234");
  first.rerender({ messages: de });
  first.unmount();

  renderDialog(form, { messages: en, drafts });

  expect(await control("Price")).toHaveValue("1.234");
});

test("what is kept in German is filled in for a page in English", async () => {
  const drafts = createDraftMemory();
  const first = renderDialog(form, { messages: de, drafts });
  await person.type("Price", "1,234");
  first.unmount();

  renderDialog(form, { messages: en, drafts });

  expect(await control("Price")).toHaveValue("1.234");
});

test("a question that a number opens stays open, with what was entered", async () => {
  const why = { type: "string", title: "Why" };
  const { rerender, onResult } = renderDialog(formRequest({ price, why }), {
    messages: en,
    fields: { why: { conditions: [{ action: "show", when: { field: "price", operator: "isSet" } }] } },
  });
  await person.type("Price", "1.234");
  await screen.findByRole("textbox", { name: "Why" });
  await person.type("Why", "Because");

  rerender({ messages: de });
  await send();

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { price: 1.234, why: "Because" } });
});

test("the review says the number as the new language writes it", async () => {
  const request = formRequest({ price, name: { type: "string", title: "Name" } }, ["price"]);
  const { rerender } = renderDialog(request, { messages: en, layout: steps });
  await person.type("Price", "1.234");
  await hands.click(await screen.findByRole("button", { name: "Next" }));
  await hands.click(await screen.findByRole("button", { name: "Skip" }));
  await screen.findByText("Check your answers");

  rerender({ messages: de });

  expect(await screen.findByText("1,234")).toBeInTheDocument();
});
