import type { FieldSpec, UnsupportedReason } from "react-elicitation/core";
import { isObject } from "./read-requests.js";

const reasons: Record<UnsupportedReason, string> = {
  schema: "It is not a JSON Schema object.",
  type: "No answer of this type can be sent: MCP takes text, numbers, booleans and lists of text.",
  reference: "Its $ref leads to nothing in this schema; addresses on the network are never followed.",
  alternatives: "It may have one of several shapes, and a person cannot know which one to fill in.",
  "no-options": "Of its options none is left that could be sent.",
  "too-many-options": "It has more options than are shown.",
  sensitive: "It looks like a credential or payment data, and the host's policy forbids these.",
  "too-large": "The request has more text in all than is shown.",
  "too-complex": "It leads through more schemas than are read, or to itself.",
  "number-list": "It is a list of numbers, and MCP takes lists of text only.",
  contradiction: "No answer can keep to all of its limits.",
};

/** Why a property has no control, in words for its author; undefined where it has one. */
export function whyUnsupported(field: FieldSpec): string | undefined {
  return field.kind === "unsupported" ? reasons[field.reason] : undefined;
}

const shownElsewhere = new Set(["id", "name", "label", "description", "required", "kind", "reason", "options"]);

/** What goes without saying when it is false. */
const switches = new Set(["multiline", "integer"]);

/** What was read of a property beside its texts: `minLength: 3`, `default: "Oslo"`. */
export function readKeywords(field: FieldSpec): readonly string[] {
  return Object.entries(field)
    .filter(([key, value]) => !shownElsewhere.has(key) && !(switches.has(key) && value === false))
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
}

/** The options of a choice as `label`, or `label → value` where the two differ. */
export function readOptions(field: FieldSpec): readonly string[] {
  return field.kind === "choice" || field.kind === "choices"
    ? field.options.map(({ label, value }) => (label === String(value) ? label : `${label} → ${JSON.stringify(value)}`))
    : [];
}

/** Keywords that need not come back under their own name to have been understood. */
const understood = new Set(
  "type title description enum enumNames x-enumNames enumDescriptions const oneOf anyOf allOf items $ref uniqueItems $comment".split(
    " ",
  ),
);

/** Keywords of a property that had no effect: unknown ones, such that do not suit its type, a default that cannot be shown. */
export function unusedKeywords(field: FieldSpec, schema: unknown): readonly string[] {
  return isObject(schema) && field.kind !== "unsupported"
    ? Object.keys(schema).filter(
        (key) => !understood.has(key) && !(key in field) && !isKindItself(field, key, schema[key]),
      )
    : [];
}

function isKindItself(field: FieldSpec, key: string, value: unknown): boolean {
  return (
    (key === "pattern" && "patterns" in field) ||
    (key === "format" && (value === field.kind || (field.kind === "text" && field.multiline && value === "multiline")))
  );
}
