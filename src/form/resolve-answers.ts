import { toNestErrors } from "@hookform/resolvers";
import type { ResolverOptions, ResolverResult } from "react-hook-form";
import type { CheckedAnswers } from "../context/form-context.js";
import { type Draft, unfinished } from "../core/draft/draft.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { describeError } from "../messages/describe-error.js";
import { errorMessages } from "../messages/error-messages.js";
import type { MessageOverrides } from "../messages/messages.js";
import { type CheckContext, checkAnswers } from "./check-answers.js";
import { isHalfTyped } from "./is-half-typed.js";

export interface ResolveContext extends CheckContext {
  /** As the server describes them: the validator is kept by them. */
  readonly fields: readonly FieldSpec[];
  /** As the host words them. */
  readonly worded: readonly FieldSpec[];
  readonly overrides: MessageOverrides;
  /** The ids of fields that are closed until the person opens them. */
  readonly closed: ReadonlyMap<string, unknown> | undefined;
}

/** Answers for react-hook-form: all that is wrong, in words, at the controls; or the answers, to be handed on. */
export async function resolveAnswers(
  draft: Draft,
  options: ResolverOptions<Draft>,
  { fields, worded, overrides, closed, ...context }: ResolveContext,
): Promise<ResolverResult<Draft, CheckedAnswers>> {
  const { content, faults } = await checkAnswers(fields, withUnfinished(draft, options.fields), context);
  const words = errorMessages(overrides);
  const errors = worded.flatMap((field) => {
    const fault = faults.get(field.name);
    // What has not been opened is not in the draft.
    const by = closed?.has(field.id) && draft[field.id] === undefined ? "opening" : undefined;
    return fault
      ? [[field.id, { type: fault.code, message: describeError(fault, field, words, context.locale, by) }] as const]
      : [];
  });
  // No field is an array to react-hook-form. Without being told, it looks for one among all names for each: at a thousand errors, 0.4 s.
  return errors.length > 0
    ? { values: {}, errors: toNestErrors<Draft>(Object.fromEntries(errors), { ...options, names: [] }) }
    : { values: { answers: Object.entries(content) }, errors: {} };
}

/** A native date control tells half-typed text from no text only by `badInput`: its value is empty either way. */
function withUnfinished(values: Draft, controls: Readonly<Record<string, { readonly ref: unknown }>>): Draft {
  const halfTyped = Object.entries(controls).filter(([, { ref }]) => isHalfTyped(ref));
  return halfTyped.length > 0
    ? { ...values, ...Object.fromEntries(halfTyped.map(([id]) => [id, unfinished])) }
    : values;
}
