import { toNestErrors } from "@hookform/resolvers";
import type { Resolver } from "react-hook-form";
import { type Draft, type DraftContext, unfinished } from "../core/draft/draft.js";
import { toContent } from "../core/draft/to-content.js";
import type { CheckedAnswers } from "../context/form-context.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { createValidator } from "../core/validate/create-validator.js";
import type { FieldError } from "../core/validate/field-error.js";
import { validatorEngine } from "./validator-engine.js";

export interface ResolverContext extends DraftContext {
  readonly describe: (error: FieldError, field: FieldSpec) => string;
  /** What to say when no validator could be loaded. */
  readonly cannotCheck: () => string;
}

/**
 * Connects react-hook-form to the one way through: draft → content → validate. Answers that pass are handed on.
 * All fields are checked every time, whichever react-hook-form asks about: one whose control never registered must not slip by.
 * (`@hookform/resolvers/ajv` compiles the schema anew at every keystroke, and throws on what MCP servers send.)
 */
export function createResolver(
  fields: readonly FieldSpec[],
  { describe, cannotCheck, ...context }: ResolverContext,
): Resolver<Draft, unknown, CheckedAnswers> {
  return async (values, _context, options) => {
    const { content, errors: unread } = toContent(fields, withUnfinished(values, options.fields), context);
    let found: readonly FieldError[];
    try {
      found = (await createValidator(fields, { engine: validatorEngine() }))(content);
    } catch {
      return { values: {}, errors: { root: { type: "load", message: cannotCheck() } } };
    }
    const reasons = new Map([...found, ...unread].map((error) => [error.name, error]));
    const errors = fields.flatMap((field) => {
      const error = reasons.get(field.name);
      return error ? [[field.id, { type: error.code, message: describe(error, field) }] as const] : [];
    });
    return errors.length > 0
      ? { values: {}, errors: toNestErrors<Draft>(Object.fromEntries(errors), options) }
      : { values: { answers: Object.entries(content) }, errors: {} };
  };
}

/** A native date control tells half-typed text from no text only by `badInput`: its value is empty either way. */
function withUnfinished(values: Draft, controls: Readonly<Record<string, { readonly ref: unknown }>>): Draft {
  const halfTyped = Object.entries(controls).filter(([, { ref }]) => isHalfTyped(ref));
  return halfTyped.length > 0
    ? { ...values, ...Object.fromEntries(halfTyped.map(([id]) => [id, unfinished])) }
    : values;
}

/** Whether a control holds text that is not, or not yet, a value of its type. */
export function isHalfTyped(control: unknown): boolean {
  return control instanceof HTMLInputElement && control.validity.badInput;
}
