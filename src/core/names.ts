import { isRecord } from "./json.js";

/**
 * Every name of form definitions and of their protocol that has more than one word, as the documents of the language spell it: keys, and
 * values that are names. A name of one word has one spelling.
 */
const names = [
  // Definitions and fields
  "allow_partial",
  "custom_validators",
  "multi_select",
  "file_reference",
  // `validation`
  "minLength",
  "maxLength",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "allowedSchemes",
  "blockPrivateIPs",
  "blockLocalhost",
  "maxSize",
  "allowedMimeTypes",
  "allowedExtensions",
  "date-time",
  // `rendering`
  "helpText",
  "displayStyle",
  "gridColumn",
  "gridRow",
  "breakAfter",
  "inputType",
  "conditionalDisplay",
  "validationTrigger",
  "debounceMs",
  "ariaLabel",
  "ariaDescribedBy",
  "tabIndex",
  "testButton",
  "enableTime",
  "displayFormat",
  "dragAndDrop",
  "acceptAttribute",
  "multiselect_dropdown",
  "datetime_local",
  "on_change",
  "on_blur",
  "on_submit",
  // Responses and errors
  "form_id",
  "submitted_at",
  "user_agent",
  "session_id",
  "content_type",
  "retry_allowed",
  "retry_limit",
  "retry_count",
  "required_missing",
  "invalid_number",
  "invalid_date_format",
  "type_mismatch",
  "max_retries_exceeded",
  // The protocol
  "formDefinition",
  "requestedSchema",
  "elicitationId",
  "remainingMs",
  "extensionAllowed",
  "extensionDuration",
  "newTimeoutAt",
  "extensionsRemaining",
  "isError",
];

/** The name in lower case, with hyphens between its words. */
function words(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}

const known = new Set(names);
const byWords = new Map(names.map((name) => [words(name), name]));

/** A name as the documents spell it, from its spelling in camel case, in snake case or with hyphens. Any other text stays as it is. */
export function asDocumented(given: string): string {
  return known.has(given) || !/[A-Z_-]/.test(given) ? given : (byWords.get(words(given)) ?? given);
}

/**
 * A record with its keys as the documents spell them, and `{}` for any other value. If a key is given in two spellings, the documents' own
 * counts. Values stay as they are, except texts under `named`, whose values are names.
 */
export function withNames(given: unknown, named: readonly string[] = []): Record<string, unknown> {
  const source = isRecord(given) ? given : {};
  const keys = Object.keys(source);
  const others = keys.filter((key) => asDocumented(key) !== key);
  const valueOf = (key: string): unknown => {
    const value = source[key];
    return typeof value === "string" && named.includes(asDocumented(key)) ? asDocumented(value) : value;
  };
  if (others.length === 0 && keys.every((key) => valueOf(key) === source[key])) {
    return source;
  }
  return Object.fromEntries(
    [...others, ...keys.filter((key) => asDocumented(key) === key)].map((key) => [asDocumented(key), valueOf(key)]),
  );
}
