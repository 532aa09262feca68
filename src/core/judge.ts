import { applyConditions } from "./conditions.js";
import { isConstant } from "./fields/constants.js";
import { checkValue } from "./fields/index.js";
import { addressError, takesUri } from "./fields/text.js";
import { isElicitValue, read } from "./json.js";
import { rememberLast } from "./lru.js";
import type { ElicitContent, ElicitValue, FieldError, FieldErrorReason, FieldSpec } from "./types.js";
import type { UrlPolicyError, UrlPolicy } from "./url/url-policy.js";
import type { PatternTests } from "./validate/patterns.js";

/** Answers by property name, from a draft or from an untrusted sender. */
export interface GivenAnswers {
  readonly content: Readonly<Record<string, unknown>>;
  /** Errors of entries that could not be read as an answer. They replace any other error of the same field. @default none */
  readonly errors?: readonly FieldError[] | undefined;
}

/** What the answers are checked against beside their fields. */
export interface JudgePolicy {
  /** The result of {@link loadPatterns}. If undefined, patterns are not checked here. */
  readonly patterns: ReadonlyMap<string, PatternTests> | undefined;
  /** Which URLs the host accepts. @default any */
  readonly urls?: UrlPolicy | undefined;
}

/** The result of judging answers. */
export interface Judgement {
  /** The fields to show for these answers, in the order of the form, with the current `required`. */
  readonly shown: readonly FieldSpec[];
  /** The shown fields that can be answered. Other fields are neither checked nor sent. */
  readonly open: readonly FieldSpec[];
  /** The answers to open fields. */
  readonly content: ElicitContent;
  /** At most one error for each open field, in the order of the fields. */
  readonly errors: readonly FieldError[];
}

/**
 * Judges answers: which fields are shown and open, which answers are sent, and what is wrong with them. The dialog, the bridge, form
 * definitions and servers all call this function, and conditions are applied nowhere else. A required field without a control always has
 * the error `required`.
 *
 * @example
 * const { content, errors } = judge(fields, readDraft(fields, draft), { patterns: await loadPatterns(fields) });
 */
export function judge(
  fields: readonly FieldSpec[],
  { content, errors: unread = [] }: GivenAnswers,
  policy: JudgePolicy,
): Judgement {
  const { shown, open } = applyConditions(fields, content);
  const unreadByName = new Map(unread.map((error) => [error.name, error]));
  const answers: [string, ElicitValue][] = [];
  const errors: FieldError[] = [];
  for (const field of open) {
    const { kind, name } = field;
    const value = kind === "unsupported" ? undefined : read(content, name);
    const error = unreadByName.get(name) ?? errorOf(field, value, policy);
    if (error) {
      errors.push({ ...error, name });
    }
    if (isElicitValue(value)) {
      answers.push([name, value]);
    }
  }
  // `fromEntries` defines properties, so `__proto__` becomes an ordinary property.
  return { shown, open, content: Object.fromEntries(answers), errors };
}

/** What is wrong with the answer to one open field. `value` is undefined if the field is unanswered. */
export function errorOf(field: FieldSpec, value: unknown, policy: JudgePolicy): FieldErrorReason | undefined {
  if (value === undefined) {
    return field.required ? { code: "required" } : undefined;
  }
  return takesUri(field) && typeof value === "string"
    ? addressVerdict(field, value, policy)
    : verdict(field, value, policy);
}

/** Remembered, because a form is judged again at each change, and parsing the host of an address takes a tenth of a millisecond. */
const addressVerdict = rememberLast(verdict);

function verdict(field: FieldSpec, value: unknown, { patterns, urls }: JudgePolicy): FieldErrorReason | undefined {
  const error = isConstant(field, value) ? undefined : checkValue(field, value, patterns?.get(field.id));
  return error ?? refusedAddress(field, value, urls);
}

/** How a URL violates the field's policy or the host's. */
function refusedAddress(field: FieldSpec, value: unknown, urls: UrlPolicy | undefined): UrlPolicyError | undefined {
  const own = field.kind === "text" ? field.urls : undefined;
  return (own && addressError(field, value, own)) ?? (urls && addressError(field, value, urls));
}
