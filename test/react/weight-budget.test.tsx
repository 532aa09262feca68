import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

// What a form weighs, in counts that are the same on every machine; npm run bench says what they cost.

/** What listens to the page, and was not told to stop. */
const listening = new Set<string>();

function keyOf(target: EventTarget, type: string, listener: unknown, options: unknown): string | undefined {
  const where = target === window ? "window" : target === document ? "document" : undefined;
  const isCapture = options === true || (typeof options === "object" && options !== null && "capture" in options);
  return where && `${where} ${type} ${nameOf(listener)} ${isCapture}`;
}

const names = new WeakMap<object, number>();
let named = 0;

function nameOf(listener: unknown): number {
  if (typeof listener !== "function" && (typeof listener !== "object" || listener === null)) return 0;
  const name = names.get(listener) ?? (named += 1);
  names.set(listener, name);
  return name;
}

/** Wraps a method of every target, and tells of what it is called with. */
function watch(
  method: "addEventListener" | "removeEventListener",
  tell: (key: string, signal: AbortSignal | undefined) => void,
): void {
  const original = Reflect.get(EventTarget.prototype, method);
  function watched(this: EventTarget, ...of: Parameters<EventTarget["addEventListener"]>): void {
    const [type, listener, options] = of;
    const key = keyOf(this, type, listener, options);
    const signal = typeof options === "object" ? options.signal : undefined;
    if (key !== undefined) tell(key, signal);
    original.call(this, ...of);
  }
  vi.spyOn(EventTarget.prototype, method).mockImplementation(watched);
}

beforeEach(() => {
  watch("addEventListener", (key, signal) => {
    listening.add(key);
    signal?.addEventListener("abort", () => listening.delete(key));
  });
  watch("removeEventListener", (key) => listening.delete(key));
});
afterEach(() => {
  vi.restoreAllMocks();
  listening.clear();
});

test.each([
  // One of them is around the control, because extensions wrap it.
  { what: "a text", field: { type: "string", title: "One", description: "Hint", maxLength: 9 }, most: 8 },
  { what: "a number", field: { type: "integer", title: "One", minimum: 1, maximum: 5 }, most: 6 },
  { what: "a checkbox", field: { type: "boolean", title: "One", default: true }, most: 4 },
  { what: "a date", field: { type: "string", format: "date", title: "One" }, most: 4 },
  { what: "a choice of three", field: { title: "One", enum: ["a", "b", "c"] }, most: 11 },
  // With the row "None of these", for an answer is required.
  { what: "any of three", field: { type: "array", title: "One", items: { enum: ["a", "b", "c"] } }, most: 15 },
  { what: "one of ten", field: { title: "One", enum: Array.from("abcdefghij") }, most: 15 },
])("$what is made of at most $most elements", async ({ field, most }) => {
  renderDialog(formRequest({ one: field, two: { type: "string", title: "Two" } }, ["one", "two"]));

  const label = await screen.findByText("One");
  expect(label.closest("[data-elicitation-field]")?.querySelectorAll("*").length).toBeLessThanOrEqual(most);
});

test("once the dialog is closed nothing of it is left in the page, and nothing listens that did not before", async () => {
  const round = async (): Promise<void> => {
    const { unmount, onResult } = renderDialog(formRequest({ name: { type: "string", title: "Name" } }));
    await person.type("Name", "Ada");
    await person.press("accept");
    await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    unmount();
  };
  // What listens for good, such as React, begins with the first.
  await round();
  const before = new Set(listening);

  await round();
  await round();

  expect(listening).toEqual(before);
  expect(document.querySelectorAll("[class^=elicit], [data-radix-focus-guard], [aria-hidden]")).toHaveLength(0);
});

test("while it is open it listens, or the count above counts nothing", async () => {
  const before = listening.size;
  renderDialog(formRequest({ name: { type: "string", title: "Name" } }));
  await readyDialog();
  await control("Name");

  expect(listening.size).toBeGreaterThan(before);
});
