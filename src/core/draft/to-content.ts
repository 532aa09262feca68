import { applyConditions, planConditions } from "../conditions.js";
import type { ReadContext } from "../fields/field-kind.js";
import { readAnswer } from "../fields/index.js";
import type { Draft, ElicitContent, ElicitValue, FieldError, FieldSpec } from "../types.js";

/** The answers of a draft, and the errors of entries that cannot be read as an answer. A field is in at most one of the two. */
export interface DraftContent {
  readonly content: ElicitContent;
  readonly errors: readonly FieldError[];
}

/**
 * Reads a draft into the content of an `ElicitResult`. Nothing is dropped and nothing is made up: an unanswered field has no key, and an
 * entry that is no answer is an error. Fields that the other answers hide or disable are in neither. Whether the answers satisfy the schema
 * is for the validator to say.
 */
export function toContent(fields: readonly FieldSpec[], draft: Draft, context: ReadContext = {}): DraftContent {
  const open = planConditions(fields)
    ? applyConditions(fields, readDraft(fields, draft, context).content).open
    : fields;
  return readDraft(open, draft, context);
}

/** As {@link toContent}, whatever the conditions. */
export function readDraft(fields: readonly FieldSpec[], draft: Draft, context: ReadContext): DraftContent {
  const entries: [string, ElicitValue][] = [];
  const errors: FieldError[] = [];
  for (const field of fields) {
    const entered = draft[field.id];
    const answer = entered === undefined ? undefined : readAnswer(field, entered, context);
    if (answer !== undefined && "error" in answer) {
      errors.push({ name: field.name, ...answer.error });
    } else if (answer !== undefined) {
      entries.push([field.name, answer.value]);
    }
  }
  // fromEntries defines properties, so that one named `__proto__` is a property like any other.
  return { content: Object.fromEntries(entries), errors };
}
