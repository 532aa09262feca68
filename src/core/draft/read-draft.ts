import { ownWordsIn } from "../fields/own-words.js";
import type { ReadContext } from "../fields/field-kind.js";
import { readAnswer } from "../fields/index.js";
import type { Draft, DraftValue, ElicitContent, ElicitValue, FieldError, FieldSpec } from "../types.js";

/** The answers of a draft, and the errors of entries that cannot be read as an answer. A field has at most one of the two. */
export interface DraftContent {
  readonly content: ElicitContent;
  readonly errors: readonly FieldError[];
}

/**
 * Reads a draft into answers by property name. An unanswered field has no key, and an entry that cannot be read is an error. {@link judge}
 * decides which answers are sent and whether they are valid.
 */
export function readDraft(fields: readonly FieldSpec[], draft: Draft, context: ReadContext = {}): DraftContent {
  const entries: [string, ElicitValue][] = [];
  const errors: FieldError[] = [];
  for (const field of fields) {
    const entered = enteredIn(draft, field);
    const answer = entered === undefined ? undefined : readAnswer(field, entered, context);
    if (answer !== undefined && "error" in answer) {
      errors.push({ name: field.name, ...answer.error });
    } else if (answer !== undefined) {
      entries.push([field.name, answer.value]);
    }
  }
  // `fromEntries` defines properties, so `__proto__` becomes an ordinary property.
  return { content: Object.fromEntries(entries), errors };
}

/** The draft value of a field. Own words for a property of their own are in the draft value of the question. */
function enteredIn(draft: Draft, field: FieldSpec): DraftValue | undefined {
  const question = field.kind === "text" ? field.companionOf : undefined;
  return question === undefined ? draft[field.id] : ownWordsIn(draft[question] ?? "");
}
