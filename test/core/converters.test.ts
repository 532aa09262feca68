// @vitest-environment node
import { describe, expect, test } from "vitest";
import { type FieldSpec, isAnswerable } from "../../src/core/index.js";
import { type Entered, entered, libraries, shapesOf } from "../support/converters.js";
import { accept, formOf, only } from "./support/form.js";

describe.each(Object.entries(libraries))("what %s asks", (_, asked) => {
  const { answerable, others } = shapesOf(asked);

  test.each(answerable)("%s: what is sent is taken", async (shape, { schema, takes, right = entered[shape][0] }) => {
    const { fields } = formOf(schema);

    const { content, errors } = await accept(fields, draftOf(only(fields), right), {
      timeZone: "Asia/Tokyo",
    });

    expect(errors).toEqual([]);
    expect({ content, isTaken: takes(content) }).toEqual({ content, isTaken: true });
  });

  const refusable = answerable.filter(([shape]) => shape !== "optional");

  test.each(refusable)("%s: what is wrong is not sent", async (shape, { schema, takes }) => {
    const { fields } = formOf(schema);
    const wrong = entered[shape][1];

    const { content, errors } = await accept(fields, draftOf(only(fields), wrong));

    expect(errors).toHaveLength(1);
    expect(takes(wrong === "" ? content : { answer: wrong, ...content })).toBe(false);
  });

  test.each(others)("%s: has no control", (_shape, { schema }) => {
    expect(isAnswerable(formOf(schema))).toBe(false);
  });
});

/** The draft in which the one field of a form is answered: options by their labels. */
function draftOf(field: FieldSpec, answer: Entered): Readonly<Record<string, string | readonly string[]>> {
  if (answer === undefined) {
    return {};
  }
  const indexOf = (label: string): string =>
    "options" in field ? String(field.options.findIndex((option) => option.label === label)) : label;
  return { [field.id]: typeof answer === "string" ? indexOf(answer) : answer.map(indexOf) };
}
