import { applyConditions } from "./conditions.js";
import { isConstant } from "./fields/constants.js";
import { checkValue } from "./fields/index.js";
import { addressFault } from "./fields/text.js";
import { isElicitValue, read } from "./json.js";
import type { ElicitContent, ElicitValue, FieldError, FieldErrorReason, FieldSpec } from "./types.js";
import type { UrlFault, UrlPolicy } from "./url/url-policy.js";
import type { PatternTests } from "./validate/patterns.js";

/** Answers by property name, from a draft or from a stranger. */
export interface GivenAnswers {
  readonly content: Readonly<Record<string, unknown>>;
  /** What could not be read as an answer. Such an error counts instead of any other of its field. @default none */
  readonly errors?: readonly FieldError[] | undefined;
}

export interface JudgePolicy {
  /** The result of {@link loadPatterns}. Where it is undefined, patterns are left to whoever checks next. */
  readonly patterns: ReadonlyMap<string, PatternTests> | undefined;
  /** Which addresses the host takes. @default any */
  readonly urls?: UrlPolicy | undefined;
}

/** What answers mean for a form. */
export interface Judgement {
  /** The fields that the answers leave to be seen, in their order, with `required` as it is now. */
  readonly shown: readonly FieldSpec[];
  /** Those of them that can be answered. What is not among these is neither checked nor sent. */
  readonly open: readonly FieldSpec[];
  /** The answers to open fields. */
  readonly content: ElicitContent;
  /** At most one error of each open field, in the order of the fields. */
  readonly errors: readonly FieldError[];
}

/**
 * Judges answers: which fields they show and leave open, what of them is sent, and what is wrong with them. The dialog, the bridge, form
 * definitions and servers call this one function. Conditions are applied here and nowhere else. A required field without a control is always
 * missing.
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
    const fault = unreadByName.get(name) ?? faultOf(field, value, policy);
    if (fault) {
      errors.push({ ...fault, name });
    }
    if (isElicitValue(value)) {
      answers.push([name, value]);
    }
  }
  // fromEntries defines properties, so that one named `__proto__` is a property like any other.
  return { shown, open, content: Object.fromEntries(answers), errors };
}

/** What is wrong with the answer to one open field; `value` is undefined where there is none. */
export function faultOf(
  field: FieldSpec,
  value: unknown,
  { patterns, urls }: JudgePolicy,
): FieldErrorReason | undefined {
  if (value === undefined) {
    return field.required ? { code: "required" } : undefined;
  }
  const fault = isConstant(field, value) ? undefined : checkValue(field, value, patterns?.get(field.id));
  return fault ?? refusedAddress(field, value, urls);
}

/** How an address violates the field's policy, or the host's. */
function refusedAddress(field: FieldSpec, value: unknown, urls: UrlPolicy | undefined): UrlFault | undefined {
  const own = field.kind === "text" ? field.urls : undefined;
  return (own && addressFault(field, value, own)) ?? (urls && addressFault(field, value, urls));
}
