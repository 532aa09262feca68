import { assertNever } from "../core/assert-never.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { spokenLabel } from "../core/text/spoken-label.js";
import type { FieldError } from "../core/validate/field-error.js";
import { formatNumber } from "./format-number.js";
import type { ErrorMessages, ErrorOf } from "./messages.js";

/** The words for what is wrong with a field's answer, in which its label is a short one. */
export function describeError(
  error: FieldError,
  field: FieldSpec,
  messages: ErrorMessages,
  locale?: string,
  by: ErrorOf<"required">["by"] = answeredBy(field),
): string {
  const of = { label: spokenLabel(field.label), by, example: exampleDate(field, locale) };
  switch (error.code) {
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
    case "multipleOf":
    case "minLength":
    case "maxLength":
    case "minItems":
    case "maxItems":
      return messages.error[error.code]({ ...of, limit: formatNumber(error.limit, locale), count: error.limit });
    case "time-gap":
      return messages.error["time-gap"]({ ...of, timeZone: error.timeZone });
    case "url-scheme":
      return messages.error["url-scheme"]({ ...of, scheme: error.scheme, allowed: schemeList(error.allowed, locale) });
    case "url-private":
    case "url-localhost":
      return messages.error[error.code]({ ...of, host: error.host });
    default:
      return messages.error[error.code](of);
  }
}

/** "https:// or mailto:" */
function schemeList(schemes: readonly string[], locale: string | undefined): string {
  const starts = schemes.map((scheme) => (/^(?:https?|wss?|ftp|file)$/.test(scheme) ? `${scheme}://` : `${scheme}:`));
  return new Intl.ListFormat(locale, { type: "disjunction" }).format(starts);
}

function answeredBy(field: FieldSpec): ErrorOf<"required">["by"] {
  switch (field.kind) {
    case "choice":
    case "choices":
      return "choosing";
    case "boolean":
      return "answering";
    case "text":
    case "number":
    case "date":
    case "date-time":
    case "unsupported":
      return "typing";
    default:
      return assertNever(field);
  }
}

/** Late in a month, so that day and month cannot be mixed up. */
function exampleDate(field: FieldSpec, locale: string | undefined): string {
  const day = new Date(2026, 10, 27, 14, 30);
  return field.kind === "date-time"
    ? day.toLocaleString(locale, { dateStyle: "short", timeStyle: "short" })
    : day.toLocaleDateString(locale);
}
