// @vitest-environment node
import { describe, expect, test } from "vitest";
import { type Draft, type FieldSpec, inspectUrl, isAnswerable, parseRequest } from "../../src/core/index.js";
import { dialogWords } from "../../src/messages/english.js";
import type { Case, Step } from "../support/case.js";
import { expectContent } from "../support/instants.js";
import { cases } from "./support/cases.js";
import { accept } from "./support/form.js";

const isForm = ({ request }: Case) => parseRequest(request).mode === "form";

/** The other steps need a screen. */
const isEnteringOrAccepting = (step: Step) => ("press" in step ? step.press === "accept" : labelIn(step) !== undefined);

const accepted = cases.filter(
  ([, behaviour]) => isForm(behaviour) && behaviour.steps.length > 0 && behaviour.steps.every(isEnteringOrAccepting),
);

describe("a form that is answered and accepted", () => {
  test.each(accepted)("%s", async (_, { request, steps, timeZone, locale = "en", expect: expected }) => {
    const form = parseRequest(request);
    const fields = form.mode === "form" ? form.fields : [];
    const draft = steps.reduce<Draft>((before, step) => ({ ...before, ...enter(step, fields, before) }), {});

    const { content, errors } = await accept(fields, draft, { locale, timeZone });

    const found = errors.map((error) => ({
      ...error,
      label: fields.find(({ name }) => name === error.name)?.label ?? "",
    }));
    expect(new Set(found.map(({ label }) => label))).toEqual(new Set(Object.keys(expected.errors ?? {})));
    for (const error of found.filter((one) => "limit" in one)) {
      expect(String(error.limit)).toContain(expected.errors?.[error.label]);
    }
    if (expected.result) {
      expectContent(content, expected.result.content);
    }
  });
});

const decided = cases.filter(
  ([, { expect: expected }]) => expected.cannotAccept || expected.result?.action === "accept",
);

describe("whether a request can be accepted", () => {
  test.each(decided)("%s", (_, { request, expect: expected }) => {
    expect(canBeAccepted(request)).toBe(expected.cannotAccept !== true);
  });
});

function canBeAccepted(params: unknown): boolean {
  const request = parseRequest(params);
  switch (request.mode) {
    case "form":
      return isAnswerable(request);
    case "url":
      return inspectUrl(request.url).refusal === undefined;
    case "unreadable":
      return false;
  }
}

/** The label of the field that a step enters something into. */
function labelIn(step: Step): string | undefined {
  const [label] = ["type", "clear", "choose", "check", "uncheck", "answer", "date", "dateTime"].flatMap((kind) =>
    Object.entries(step).flatMap(([key, value]) => (key === kind ? [String(value)] : [])),
  );
  return label;
}

/** What a step changes in the draft. */
function enter(step: Step, fields: readonly FieldSpec[], draft: Draft): Draft {
  const label = labelIn(step);
  const asked = fields.find((one) => label === dialogWords.ownWordsLine({ label: one.label }));
  if (asked && "text" in step) {
    const before = draft[asked.id] ?? "";
    return {
      [asked.id]: typeof before === "string" ? `:${step.text}` : [...chosenOf(before).slice(0, -1), `:${step.text}`],
    };
  }
  const field = fields.find((one) => one.label === label);
  return field ? { [field.id]: valueAfter(step, field, draft[field.id] ?? []) } : {};
}

function valueAfter(step: Step, field: FieldSpec, before: Draft[string]): Draft[string] {
  const options = field.kind === "choice" || field.kind === "choices" ? field.options : [];
  const indexOf = (option: string) =>
    option === dialogWords.ownWords() ? ":" : String(options.findIndex(({ label }) => label === option));
  if ("text" in step) {
    return step.text;
  }
  if ("choose" in step) {
    return indexOf(step.option);
  }
  if ("check" in step) {
    return chosenOf(before).concat(indexOf(step.option));
  }
  if ("uncheck" in step) {
    const left = chosenOf(before).filter((index) => index !== indexOf(step.option));
    return left.length === 0 && field.kind === "choices" && field.required && !field.minItems ? ["none"] : left;
  }
  return "value" in step ? String(step.value) : "";
}

function chosenOf(before: Draft[string] = ""): string[] {
  return typeof before === "string" ? [] : before.map(String);
}
