import { assertNever } from "../core/assert-never.js";
import type { Draft, DraftValue } from "../core/draft/draft.js";
import { readInstant } from "../core/draft/read-instant.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { type AnswerContext, type AnswerText, booleanText, listText, optionText } from "./answer-text.js";
import { formatDate, formatInstant } from "./format-time.js";

/**
 * What was entered, in words, whether or not it is an answer: half-typed text is as typed. For a request that is over before anything was
 * sent. Questions without an answer are left out. Total: any draft in, never a throw.
 */
export function draftTexts(fields: readonly FieldSpec[], draft: Draft, context: AnswerContext): readonly AnswerText[] {
  return fields.flatMap((field) => {
    const entered = Object.hasOwn(draft, field.id) ? draft[field.id] : undefined;
    const text = textOf(field, entered ?? "", context);
    if (text.trim() === "") {
      return [];
    }
    const shown = context.isHidden?.(field) ? context.messages.hiddenAnswer() : text;
    return [{ id: field.id, label: field.label, text: shown }];
  });
}

/** `""` is no answer. */
function textOf(field: FieldSpec, entered: DraftValue, context: AnswerContext): string {
  switch (field.kind) {
    case "choices":
    case "choice": {
      const chosen = new Set([entered].flat());
      const texts = field.options
        .filter((_, index) => chosen.has(String(index)))
        .map(({ value }) => optionText(field, value, context) ?? "");
      return texts.length === 0 ? "" : listText(texts, context);
    }
    case "boolean":
      return entered === "true" || entered === "false" ? booleanText(entered === "true", context) : "";
    case "date":
      return formatDate(typed(entered), context.locale);
    case "date-time": {
      const local = typed(entered);
      const instant = readInstant(field, local, context);
      return local !== "" && "rfc3339" in instant ? formatInstant(instant.rfc3339, context) : local;
    }
    case "text":
    case "number":
      return typed(entered);
    case "unsupported":
      return "";
    default:
      return assertNever(field);
  }
}

function typed(entered: DraftValue): string {
  return typeof entered === "string" ? entered : "";
}
