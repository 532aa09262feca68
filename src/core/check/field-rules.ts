import { patternsOf } from "../fields/index.js";
import { isDelimited } from "../fields/text-rules.js";
import { isRecord, type Path, read } from "../json.js";
import { errorOf } from "../judge.js";
import { sensitiveFields } from "../trust/credentials.js";
import type { FieldSpec, FormRequest } from "../types.js";
import type { PatternTests } from "../validate/patterns.js";
import { errorRule, type Rule, warningRule } from "./rule.js";
import { writtenOptions } from "./written-options.js";

/** A field as a dialog reads it, and the JSON Schema that it was read from. */
export interface CheckedField {
  readonly source: Readonly<Record<string, unknown>>;
  readonly field: FieldSpec;
  readonly patterns: ReadonlyMap<string, PatternTests>;
  /** Whether it seems to ask for a credential or payment data. */
  readonly isSensitive: boolean;
}

/** The fields of a form, without those whose schema is elsewhere, behind a reference of the whole form. */
export function checkedFields(
  { message, fields }: FormRequest,
  properties: unknown,
  patterns: CheckedField["patterns"],
): readonly CheckedField[] {
  const sensitive = sensitiveFields(message, fields);
  return fields.flatMap((field) => {
    const source = read(properties, field.name);
    const isSensitive = field.isPassword === true || sensitive.has(field.id);
    return isRecord(source) ? [{ source, field, patterns, isSensitive }] : [];
  });
}

/** With more options, people cannot find one that they do not already know. */
const manyOptions = 100;

/** A UUID; hexadecimal digits; six and more digits; such a code after a prefix, as in `usr_8f3a2b`. */
const id =
  /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{6,}|(?:[a-z]{1,9}[_-])?(?=[a-z]*\d+[a-z]+\d)[0-9a-z]{6,}|(?=.*\d)[0-9a-f]{7,})$/i;

const part =
  (path: Path, isWrong: (checked: CheckedField) => boolean): Rule<CheckedField>["find"] =>
  (checked) =>
    isWrong(checked) ? [path] : [];

/** The rules for a field, whatever language its author wrote it in. Places are `default`, `options`, `pattern`, or the field. */
export const fieldRules: readonly Rule<CheckedField, string>[] = [
  errorRule(
    "default",
    "The default is not a valid answer.",
    "Write one within the limits of the field, or none.",
    part(["default"], ({ field, patterns }) => {
      const isBroken = "default" in field && errorOf(field, field.default, { patterns }) !== undefined;
      return isBroken || field.unshownDefault !== undefined;
    }),
  ),
  errorRule(
    "credential",
    "This looks like a credential or payment data, which MCP forbids in forms: dialogs warn of it, or block it.",
    "Ask for it on a page, in URL mode. If it is something else, say so in its label and description.",
    part([], ({ isSensitive }) => isSensitive),
  ),
  warningRule(
    "options",
    "Several options have the same title: people cannot distinguish them.",
    "Write a title of its own for each.",
    part(["options"], ({ source }) => repeatedIn(titlesOf(source)).length > 0),
  ),
  warningRule(
    "options",
    `There are more than ${manyOptions} options: people have to scroll or search through all of them.`,
    "Ask for a text to search by first, and then for one of what was found.",
    part(["options"], ({ field }) => "options" in field && field.options.length > manyOptions),
  ),
  warningRule(
    "options",
    "The titles of the options are ids: people do not know what they stand for.",
    "Write a `title` for each that says what it is, such as a name.",
    part(["options"], ({ source }) => {
      const titles = titlesOf(source);
      return titles.length > 0 && titles.every((title) => typeof title === "string" && id.test(title));
    }),
  ),
  errorRule(
    "pattern",
    "No answer can match it: in JSON Schema the delimiters are characters of the answer, but no character can come before `^` or after `$`.",
    "Write only what stands between the delimiters: `^[0-9]{5}$`, not `/^[0-9]{5}$/`.",
    part(["pattern"], ({ field }) => patternsOf(field).some(isDelimited)),
  ),
  warningRule(
    "pattern",
    "This kit cannot check it: it is not a regular expression, is too large, or has look-arounds or back-references.",
    "Write a short one that RE2 can read, or check the answer on the server.",
    part(["pattern"], (checked) => unreadPattern(checked) !== undefined),
  ),
];

/** The first pattern of a field that RE2 cannot read. */
export function unreadPattern({ field, patterns }: CheckedField): string | undefined {
  return patternsOf(field).find((pattern) => patterns.get(field.id)?.has(pattern) === false);
}

/** The titles of options as their author wrote them. An option without one is shown by its value. */
export function titlesOf(source: CheckedField["source"]): readonly unknown[] {
  return writtenOptions(source).map(({ value, title }) => title ?? value);
}

/** The values that are already earlier in a list. */
export function repeatedIn(values: readonly unknown[]): readonly unknown[] {
  const seen = new Set<unknown>();
  return values.filter((value) => seen.size === seen.add(value).size);
}
