import { within, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { descriptionOf } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

interface ControlCase {
  readonly kind: string;
  readonly property: object;
  /** How assistive technology finds it; none where jsdom knows no role, as for dates. */
  readonly role?: string;
  /** What describes it beside the hint. */
  readonly limits?: string;
  /** Where they differ for a field that may be left without an answer. */
  readonly limitsIfOptional?: string;
  readonly defaultAnswer: unknown;
  /** What it holds: the value of a field, the names of ticked options, or whether it is ticked. */
  readonly empty: unknown;
  readonly filled: unknown;
  readonly spoil?: () => Promise<void>;
  readonly error: string;
}

const label = "Answer";
const hint = "As on your card";
const options = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Option ${index + 1}`);

const controls: readonly ControlCase[] = [
  {
    kind: "text",
    property: { type: "string", minLength: 2, maxLength: 5 },
    role: "textbox",
    limits: "2 to 5 characters",
    defaultAnswer: "Ada",
    empty: "",
    filled: "Ada",
    spoil: () => person.type(label, "A"),
    error: "Must be 2 characters or more",
  },
  {
    kind: "long text",
    property: { type: "string", minLength: 3, maxLength: 500 },
    role: "textbox",
    limits: "3 to 500 characters",
    defaultAnswer: "One line.\nAnother line.",
    empty: "",
    filled: "One line.\nAnother line.",
    spoil: () => person.type(label, "A"),
    error: "Must be 3 characters or more",
  },
  {
    kind: "email",
    property: { type: "string", format: "email" },
    role: "textbox",
    defaultAnswer: "ada@example.org",
    empty: "",
    filled: "ada@example.org",
    spoil: () => person.type(label, "ada@"),
    error: "Must be an email address, like name@example.com",
  },
  {
    kind: "address",
    property: { type: "string", format: "uri" },
    role: "textbox",
    defaultAnswer: "https://example.org/a",
    empty: "",
    filled: "https://example.org/a",
    spoil: () => person.type(label, "example.org"),
    error: "Begin with https://",
  },
  {
    kind: "number",
    property: { type: "number", minimum: 0.5 },
    role: "textbox",
    limits: "Number, 0.5 or more",
    defaultAnswer: 2.5,
    empty: "",
    filled: "2.5",
    spoil: () => person.type(label, "0"),
    error: "Must be 0.5 or more",
  },
  {
    kind: "whole number",
    property: { type: "integer", minimum: 1, maximum: 9 },
    role: "textbox",
    limits: "Whole number from 1 to 9",
    defaultAnswer: 3,
    empty: "",
    filled: "3",
    spoil: () => person.type(label, "1.5"),
    error: "Must be a whole number, like 1",
  },
  {
    kind: "choice of few",
    property: { type: "string", enum: options(7) },
    role: "radiogroup",
    defaultAnswer: "Option 2",
    empty: [],
    filled: ["Option 2"],
    error: "Choose an option",
  },
  {
    kind: "choice of many",
    property: { type: "string", enum: options(10) },
    role: "combobox",
    defaultAnswer: "Option 2",
    empty: "",
    filled: "1",
    error: "Choose an option",
  },
  {
    kind: "choices",
    property: { type: "array", items: { type: "string", enum: options(3) }, minItems: 2 },
    role: "group",
    limits: "Choose 2 or more",
    limitsIfOptional: "If you answer, choose 2 or more",
    defaultAnswer: ["Option 1", "Option 3"],
    empty: [],
    filled: ["Option 1", "Option 3"],
    spoil: () => person.check(label, "Option 2"),
    error: "Choose 2 or more",
  },
  {
    kind: "date",
    property: { type: "string", format: "date" },
    defaultAnswer: "2026-01-31",
    empty: "",
    filled: "2026-01-31",
    error: "Enter an answer",
  },
  {
    kind: "date with time",
    property: { type: "string", format: "date-time" },
    limits: "Japan Standard Time (GMT+09:00)",
    defaultAnswer: "2026-07-01T08:30:00Z",
    empty: "",
    filled: "2026-07-01T17:30",
    error: "Enter an answer",
  },
];

describe.each(controls.map((control) => [control.kind, control] as const))("%s", (_kind, control) => {
  const { property, role, limits, limitsIfOptional = limits, defaultAnswer, empty, filled, spoil, error } = control;
  const show = async (changes: object, required: readonly string[] = []): Promise<HTMLElement> => {
    const described = { title: label, description: hint, ...property, ...changes };
    renderDialog(formRequest({ answer: described }, required), { timeZone: "Asia/Tokyo" });
    const dialog = within(await readyDialog());
    return role === undefined ? dialog.getByLabelText(label) : dialog.getByRole(role, { name: label });
  };
  const spoken = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part).join(" ");

  test("is empty, described by its hint and limits, and says that it is optional", async () => {
    const field = await show({});

    expect(answerIn(field)).toEqual(empty);
    await waitFor(() => expect(descriptionOf(field)).toBe(spoken("optional", hint, limitsIfOptional)));
    expect(field).not.toBeRequired();
    expect(field).not.toHaveAttribute("aria-invalid");
  });

  test("says that it is required", async () => {
    const field = await show({}, ["answer"]);

    if (role === "group") {
      // No attribute says so of a group of checkboxes.
      await waitFor(() => expect(descriptionOf(field)).toBe(spoken("required", hint, limits)));
    } else {
      expect(field).toBeRequired();
      await waitFor(() => expect(descriptionOf(field)).toBe(spoken(hint, limits)));
    }
  });

  test("shows its default", async () => {
    const field = await show({ default: defaultAnswer });

    expect(answerIn(field)).toEqual(filled);
  });

  test("says what is wrong with an answer, last", async () => {
    const field = await show({}, spoil ? [] : ["answer"]);
    await spoil?.();

    await person.press("accept");

    expect(field).toBeInvalid();
    for (const box of within(field).queryAllByRole("checkbox")) expect(box).not.toHaveAttribute("aria-invalid");
    const mark = spoil ? "optional" : undefined;
    expect(descriptionOf(field)).toBe(spoken(mark, hint, spoil ? limitsIfOptional : limits, `Error: ${error}`));
  });
});

/** What a control holds: its value, or the names of the options that are ticked in a group. */
function answerIn(control: HTMLElement): unknown {
  if ("value" in control && control.tagName !== "FIELDSET") return control.value;
  const boxes = ["radio", "checkbox"].flatMap((role) => within(control).queryAllByRole<HTMLInputElement>(role));
  return boxes.filter((box) => box.checked).map((box) => box.labels?.[0]?.querySelector("bdi")?.textContent);
}
