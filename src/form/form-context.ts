import { type Context, createContext, useContext } from "react";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { initialValue } from "../core/fields/index.js";
import type { ChosenFile, Draft, DraftValue, ElicitValue, FieldKind, FieldOf, FieldSpec } from "../core/types.js";
import { useElicitation } from "../elicitation/context.js";
import { draftTexts } from "../messages/describe.js";

/** Pairs of property name and answer. An object would not do: react-hook-form copies it and would lose a property named `__proto__`. */
export interface CheckedAnswers {
  readonly answers: [string, ElicitValue][];
}

/** Fields are registered under `FieldSpec.id`, because react-hook-form reads names as paths and a property name may contain dots. */
export type HookForm = UseFormReturn<Draft, unknown, CheckedAnswers>;

export const HookFormContext: Context<HookForm | undefined> = createContext<HookForm | undefined>(undefined);

/** The form that a control belongs to. Throws outside of a form. */
export function useHookForm(): HookForm {
  const form = useContext(HookFormContext);
  if (!form) {
    throw new Error(
      "react-elicitation: this control is outside of a form, so it has no answer. " +
        "Pass it as one of `components` or `fields`.",
    );
  }
  return form;
}

/**
 * Reads and changes the answer to a field, for controls that are not native inputs. The value is text as typed, `"true"` or `"false"`, the
 * index of an option, a list of indexes, `YYYY-MM-DD[THH:mm]`, or a list of `File`s. `""` or `[]` means that there is no answer. `["none"]`
 * answers a required list without a minimum with none of its options.
 *
 * `field` may be any of `useElicitation().fields`. If a control changes another field's answer, that field's control shows the new one.
 */
export function useFieldValue(
  field: FieldOf<"choices">,
): readonly [readonly string[], (value: readonly string[]) => void];
/** The same for files. */
export function useFieldValue(
  field: FieldOf<"file">,
): readonly [readonly ChosenFile[], (value: readonly ChosenFile[]) => void];
/** The same for one value. */
export function useFieldValue(
  field: FieldOf<Exclude<FieldKind, "choices" | "file">>,
): readonly [string, (value: string) => void];
/** The same for a field of any kind. */
export function useFieldValue(field: FieldSpec): readonly [DraftValue, (value: DraftValue) => void];
export function useFieldValue(field: FieldSpec): readonly [unknown, (value: never) => void] {
  const form = useHookForm();
  const value = useWatch({ control: form.control, name: field.id });
  // Checked as after an edit by the person.
  const change = (next: DraftValue): void =>
    form.setValue(field.id, next, {
      shouldValidate: form.formState.isSubmitted || form.getFieldState(field.id).invalid,
    });
  return [value ?? (Array.isArray(initialValue(field, {})) ? [] : ""), change];
}

/** The error message for an answer, or undefined: for controls that show it in their own way. The kit always shows it above the control. */
export function useFieldError(field: FieldSpec): string | undefined {
  const { errors } = useFormState({ control: useHookForm().control, name: field.id, exact: true });
  const message = errors[field.id]?.message;
  return typeof message === "string" ? message : undefined;
}

/** The current answer to one field as text. */
export function useAnswerText(field: FieldSpec): string {
  const elicitation = useElicitation();
  const [value] = useFieldValue(field);
  const [answer] = draftTexts([field], { [field.id]: value }, elicitation);
  return answer?.text ?? elicitation.messages.noAnswer();
}
