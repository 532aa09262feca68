import type { Draft, DraftContext } from "../core/draft/draft.js";
import { toContent } from "../core/draft/to-content.js";
import type { ElicitContent } from "../core/elicit-result.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { createValidator } from "../core/validate/create-validator.js";
import type { FieldError } from "../core/validate/field-error.js";
import { validatorEngine } from "./validator-engine.js";

export interface CheckedDraft {
  readonly content: ElicitContent;
  /** What is wrong with the answers, by property name; the first reason of each. */
  readonly faults: ReadonlyMap<string, FieldError>;
}

/** Checks a draft: draft → content → validate. Rejects when no validator could be loaded. */
export async function checkAnswers(
  fields: readonly FieldSpec[],
  draft: Draft,
  context: DraftContext,
): Promise<CheckedDraft> {
  const { content, errors } = toContent(fields, draft, context);
  const validate = await createValidator(fields, { engine: validatorEngine() });
  return { content, faults: new Map([...validate(content), ...errors].map((error) => [error.name, error])) };
}
