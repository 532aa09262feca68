import { type Context, createContext, useContext } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { unanswered } from "../core/fields/index.js";
import type { ChosenFile, Draft, DraftValue, ElicitValue, FieldKind, FieldOf, FieldSpec } from "../core/types.js";
import { useElicitation } from "../elicitation/root.js";
import { draftTexts } from "../messages/describe.js";

/** Property names with their answers: react-hook-form copies what it hands on, and would lose a property named `__proto__`. */
export interface CheckedAnswers {
  readonly answers: [string, ElicitValue][];
}

export type ElicitationFormState = UseFormReturn<Draft, unknown, CheckedAnswers>;

export const FormContext: Context<ElicitationFormState | undefined> = createContext<ElicitationFormState | undefined>(
  undefined,
);

/** The react-hook-form of the elicitation. Its fields are registered under `FieldSpec.id`, for names are paths there. Throws outside of a form. */
export function useElicitationForm(): ElicitationFormState {
  const form = useContext(FormContext);
  if (!form) {
    throw new Error(
      "react-elicitation: this control is outside of an elicitation's form, so it has no answer to change. " +
        "Hand it to the dialog with `components` or `fields` instead of rendering it.",
    );
  }
  return form;
}

/**
 * Reads and changes the answer to one field, for controls that are not native inputs: text as typed, `"true"` or `"false"`,
 * the index of an option, a list of indexes, `YYYY-MM-DD[THH:mm]`; `""` or `[]` is no answer. For a file field, a list of `File`s.
 */
export function useFieldValue(
  field: FieldOf<"choices">,
): readonly [readonly string[], (value: readonly string[]) => void];
export function useFieldValue(
  field: FieldOf<"file">,
): readonly [readonly ChosenFile[], (value: readonly ChosenFile[]) => void];
export function useFieldValue(
  field: FieldOf<Exclude<FieldKind, "choices" | "file">>,
): readonly [string, (value: string) => void];
export function useFieldValue(field: FieldSpec): readonly [DraftValue, (value: DraftValue) => void];
export function useFieldValue(field: FieldSpec): readonly [unknown, (value: never) => void] {
  const { control, register } = useElicitationForm();
  const value = useWatch({ control, name: field.id });
  const { onChange } = register(field.id);
  // react-hook-form learns of a change as from a native control; `type` is the event's.
  const setValue = (next: DraftValue): void =>
    void onChange({ target: { name: field.id, value: next }, type: "change" });
  return [value ?? unanswered(field), setValue];
}

/** The answer to one field in words. */
export function useAnswerText(field: FieldSpec): string {
  const { messages, locale, timeZone } = useElicitation();
  const [value] = useFieldValue(field);
  const [answer] = draftTexts([field], { [field.id]: value }, { messages, locale, timeZone });
  return answer?.text ?? messages.noAnswer();
}
