// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  defaultLimits as limits,
  type ElicitationRequest,
  type FieldSpec,
  initialDraft,
  parseRequest,
  readDraft,
} from "../../src/core/index.js";
import { worstPages } from "./support/worst-addresses.js";
import { worstDefaults } from "./support/worst-defaults.js";
import { worstSchemas } from "./support/worst-schemas.js";
import { worstWords } from "./support/worst-words.js";
import { createValidator } from "./support/form.js";

// How long each of these takes is measured by `bench/measures/hostile.ts`.

const context = { locale: "en", timeZone: "Europe/Berlin" };

const fieldsOf = (request: ElicitationRequest): readonly FieldSpec[] => (request.mode === "form" ? request.fields : []);

const optionsOf = (field: FieldSpec): readonly string[] =>
  "options" in field ? field.options.map(({ label }) => label) : [];

const all: Readonly<Record<string, () => unknown>> = { ...worstSchemas, ...worstDefaults, ...worstWords };

/** What is read of each. Several tests look at it, and each takes long to make and to read. */
const requests = new Map<string, ElicitationRequest>();
const parsed = (name: string): ElicitationRequest => {
  const request = requests.get(name) ?? parseRequest(all[name]?.());
  requests.set(name, request);
  return request;
};

/** "2 text, 1 too-large" of many words. */
function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return Array.from(counts, ([word, count]) => `${count} ${word}`).join(", ");
}

/** Kinds of fields, or why they have no control; and the limits of the whole that have been hit. */
function understood(request: ElicitationRequest): string {
  const kinds = fieldsOf(request).map((field) => (field.kind === "unsupported" ? field.reason : field.kind));
  return [counted(kinds), ...request.problems.map(({ code }) => code)].join("; ");
}

const schemas: Readonly<Record<keyof typeof worstSchemas, string>> = {
  "a thousand plain questions": "1000 text",
  "fifty thousand of them": "1000 text; too-many-fields",
  "a thousand that read the same": "1000 text",
  "a thousand that read the same but for what is not seen": "1000 text",
  "a thousand that look the same": "1000 text",
  "a thousand with texts to the limit": "999 text, 1 too-large; too-large",
  "texts to the limit, of what is not seen": "1000 text",
  "texts to the limit, of emoji": "1000 text; too-large",
  "texts to the limit, of marks": "1000 text",
  "texts to the limit, of line ends": "1000 text",
  "labels to the limit, all different at their end": "500 text, 500 too-large; too-large",
  "names to the limit": "332 text, 668 too-large; too-large",
  "a message without end": "; too-large",
  "ten lists of five thousand options": "4 choice, 6 too-many-options; too-many-options",
  "four lists of five thousand titled options": "4 choice",
  "options that read the same": "4 choice",
  "options that look the same": "2 choice",
  "several of five thousand, all of them by default": "4 choices",
  "a million options": "1 too-many-options",
  "one list in a thousand properties": "4 choice, 16 too-many-options, 980 too-complex; too-many-options; too-complex",
  "references as deep as they are followed": "401 text, 599 too-complex; too-complex",
  "references deeper than they are followed": "1000 too-complex; too-complex",
  "references in a circle": "1000 too-complex; too-complex",
  "references of many steps": "1000 reference",
  "wrappers as deep as they are looked into": "534 text, 466 too-complex; too-complex",
  "wrappers without end": "1 too-complex",
  "unions in unions": "1000 alternatives",
  "unions of many": "200 choice, 298 too-many-options, 502 too-complex; too-many-options; too-complex",
  "a text of any of five thousand lengths": "1 alternatives",
  "patterns without end": "1000 too-complex; too-complex",
  "parts of many keywords": "1000 too-complex; too-complex",
  "a thousand long strangers by default": "1 choices",
  "everything required, and a million more": "1 too-complex; too-complex",
};

describe("what is read of the largest requests", () => {
  test.each(Object.entries(schemas))("%s: %s", (name, expected) => {
    expect(understood(parsed(name))).toBe(expected);
  });
});

/** What is wrong with the server's own answers. Patterns past the bounds are left to the server, and find nothing. */
const defaults: Readonly<Record<keyof typeof worstDefaults, string>> = {
  "a thousand short patterns": "223 pattern",
  "a thousand patterns as long as they are read": "10 pattern",
  "patterns of parentheses": "",
  "a pattern with the largest program, against a long default": "",
  "the same against one as long as is checked": "",
  "many middling patterns against many middling defaults": "1 pattern",
  "patterns of few instructions against long defaults": "",
  "a pattern of classes of letters": "",
  "a thousand addresses as defaults": "",
  "a thousand long addresses as defaults": "",
  "one address of all characters": "",
  "a thousand email addresses": "1000 email",
  "a thousand texts of any of four formats": "1000 format",
  "a thousand times": "",
  "a long word among many beside a number": "",
  "a thousand numbers": "",
};

describe("what is found in their answers", () => {
  test.each(Object.entries(defaults))("%s: %s", async (name, expected) => {
    const fields = fieldsOf(parsed(name));
    const { content } = readDraft(fields, initialDraft(fields, context), context);
    const validate = await createValidator(fields);

    expect(Object.keys(content).length).toBe(fields.length);
    expect(counted(validate(content).map(({ code }) => code))).toBe(expected);
  });
});

test.each(Object.entries(worstPages))("%s is all there or none of it", (_, make) => {
  expect(parseRequest(make())).toMatchObject({ mode: "url", problems: [] });
  expect(parseRequest(make(), { url: limits.url - 100 })).toMatchObject({
    mode: "unreadable",
    problems: [{ code: "too-large", limit: limits.url - 100 }],
  });
});

/** A label that is not distinct gets a name and a number behind it, on top of the limit. */
const longestLabel = 2 * limits.label + 20;

describe("what is shown is within the limits, and no two things read the same", () => {
  test.each(Object.keys(all))("%s", (name) => {
    const request = parsed(name);
    const fields = fieldsOf(request);
    const labels = fields.map(({ label }) => label);
    const options = fields.map(optionsOf);
    const descriptions = fields.map(({ description = "" }) => description);
    const longest = (texts: readonly string[]): number => texts.reduce((most, text) => Math.max(most, text.length), 0);

    expect(request.mode).toBe("form");
    expect(fields.length).toBeLessThanOrEqual(limits.fields);
    expect(longest([request.message, ...descriptions])).toBeLessThanOrEqual(limits.text + 1);
    expect(longest([...labels, ...options.flat()])).toBeLessThanOrEqual(longestLabel);
    expect(options.flat().length).toBeLessThanOrEqual(limits.allOptions);
    expect([...labels, ...descriptions, ...options.flat()].join("").length).toBeLessThanOrEqual(limits.allText);
    expect(new Set(labels).size).toBe(fields.length);
    expect(options.filter((list) => new Set(list).size < list.length)).toEqual([]);
  });
});
