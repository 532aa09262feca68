import type { PropertySchema } from "../questions/question.js";

/** The floor's error message for an answer. Undefined for a valid answer. */
export function check(property: PropertySchema, required: boolean, entered: readonly string[]): string | undefined {
  const { title, type, format, minimum, maximum, minItems, maxItems } = property;
  const [text = ""] = entered;
  if (text === "") return required ? `${title}: enter an answer` : undefined;
  if (type === "array") {
    return entered.length < (minItems ?? 0) || entered.length > (maxItems ?? Infinity)
      ? `${title}: choose ${minItems ?? 0} to ${maxItems ?? "any"}`
      : undefined;
  }
  if (type === "number" || type === "integer") {
    const number = Number(text);
    const isRight = type === "integer" ? Number.isInteger(number) : Number.isFinite(number);
    return isRight && number >= (minimum ?? -Infinity) && number <= (maximum ?? Infinity)
      ? undefined
      : `${title}: enter a number from ${minimum ?? "any"} to ${maximum ?? "any"}`;
  }
  if (format === "email") return /^[^\s@]+@[^\s@]+$/.test(text) ? undefined : `${title}: enter an email address`;
  if (format === "uri") return URL.canParse(text) ? undefined : `${title}: enter an address`;
  return undefined;
}
