import { type Context, createContext, useContext } from "react";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { unanswered } from "../core/fields/index.js";
import type { ChosenFile, Draft, DraftValue, ElicitValue, FieldKind, FieldOf, FieldSpec } from "../core/types.js";
import { useElicitation } from "../elicitation/root.js";
import { draftTexts } from "../messages/describe.js";

/** Property names with their answers: react-hook-form copies what it hands on, and would lose a property named `__proto__`. */
export interface CheckedAnswers {
  readonly answers: [string, ElicitValue][];
}

/** The react-hook-form of an elicitation. Fields are registered under `FieldSpec.id`: its names are paths, and property names are data. */
export type HookForm = UseFormReturn<Draft, unknown, CheckedAnswers>;

export const HookFormContext: Context<HookForm | undefined> = createContext<HookForm | undefined>(undefined);

/** Throws outside of a form. */
export function useHookForm(): HookForm {
  const form = useContext(HookFormContext);
  if (!form) {
    throw new Error(
      "react-elicitation: this control is outside of an elicitation's form, so it has no answer to change. " +
        "Hand it to the dialog with `components` or `fields` instead of rendering it.",
    );
  }
  return form;
}

/**
 * Reads and changes the answer to a field, for controls that are not native inputs: text as typed, `"true"` or `"false"`, the index of an
 * option, a list of indexes, `YYYY-MM-DD[THH:mm]`; `""` or `[]` is no answer. `["none"]` answers a required list without a minimum with none
 * of its options. For a file field, a list of `File`s.
 *
 * `field` may be another one of `useElicitation().fields`: when a control changes the answer to it, that field's control shows the new answer.
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
  const { control, register, setValue } = useHookForm();
  const value = useWatch({ control, name: field.id });
  const { onChange } = register(field.id);
  const change = (next: DraftValue): void => {
    // The first call changes what a native control holds. The second has the answer checked, as after an edit; `type` is the event's.
    setValue(field.id, next);
    void onChange({ target: { name: field.id, value: next }, type: "change" });
  };
  return [value ?? unanswered(field), change];
}

/**
 * What is wrong with the answer to a field, in words, or undefined: for controls that show it in a way of their own. The kit shows it above
 * the control in any case.
 */
export function useFieldError(field: FieldSpec): string | undefined {
  const { errors } = useFormState({ control: useHookForm().control, name: field.id, exact: true });
  const message = errors[field.id]?.message;
  return typeof message === "string" ? message : undefined;
}

/** The answer to one field in words. */
export function useAnswerText(field: FieldSpec): string {
  const { messages, locale, timeZone } = useElicitation();
  const [value] = useFieldValue(field);
  const [answer] = draftTexts([field], { [field.id]: value }, { messages, locale, timeZone });
  return answer?.text ?? messages.noAnswer();
}
