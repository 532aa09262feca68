import { isRecord, read, readList, readText } from "../json.js";
import type { UnsupportedReason } from "../types.js";

/** Why no control fits a property, in words for its author, and what to write instead. */
export const unsupportedReasons: Readonly<Record<UnsupportedReason, readonly [what: string, advice: string]>> = {
  schema: ["not a JSON Schema", "Write an object with a type."],
  type: [
    "not flat",
    "A form of MCP has text, numbers, booleans, options and lists of options: write the parts as fields of their own.",
  ],
  reference: ["a $ref that leads nowhere", "Write the schema in its place."],
  alternatives: ["several shapes", "Write a field for each."],
  "no-options": ["no option that is text", "Write at least one."],
  "too-many-options": ["more than 5,000 options", "Ask for a text to search by first."],
  "too-large": ["too long to be shown", "Shorten it, or ask in several forms."],
  "too-complex": ["nested too deeply, or refers to itself", "Write it flat."],
  sensitive: ["a credential, which MCP forbids in forms", "Ask for it on a page, in URL mode."],
  "number-list": ["a list of numbers, which MCP cannot carry", "Write the options as text."],
  contradiction: ["limits that no answer satisfies", "Mend the minimum or the maximum."],
};

/** The options that a property itself lists, in the author's words. */
export function writtenOptions(property: Record<string, unknown>): readonly WrittenOption[] {
  const items = read(property, "items");
  const source = isRecord(items) ? items : property;
  const titled = readList(source, "oneOf") ?? readList(source, "anyOf") ?? [];
  const names = readList(source, "enumNames")?.map((name) => (typeof name === "string" ? name : undefined));
  return (
    readList(source, "enum")?.map((value, index) => ({ value, title: names?.[index] })) ??
    titled.flatMap((option) =>
      isRecord(option) && Object.hasOwn(option, "const")
        ? [{ value: option.const, title: readText(option, "title") }]
        : [],
    )
  );
}

interface WrittenOption {
  readonly value: unknown;
  readonly title: string | undefined;
}
