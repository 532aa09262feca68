import { isSameValue } from "../core/draft/draft.js";
import { skipped } from "../core/fields/boolean.js";
import { noneChosen } from "../core/fields/choices.js";
import { ownWordsMark, withOwnWords } from "../core/fields/own-words.js";
import { isTextList } from "../core/json.js";
import type { Draft, DraftValue, FieldSpec } from "../core/types.js";
import type { HookForm } from "./form-context.js";

/**
 * Takes into the draft what the form's native controls show. Autofill, extensions and scripts of the page change them without an event that
 * React sees. Controls for files, of withheld fields and of the host's own have no field's id as their name, so they are not read.
 *
 * @param fields those with the kit's own control
 * @returns the draft
 */
export function takeShown(
  { getValues, setValue, getFieldState }: Pick<HookForm, "getValues" | "setValue" | "getFieldState">,
  form: HTMLFormElement | null,
  fields: readonly FieldSpec[],
): Draft {
  const shown = new Map<string, { readonly type: string; readonly values: readonly string[] }>();
  // A disabled field keeps its answer in the draft.
  for (const control of form?.querySelectorAll<HTMLInputElement>("[name]:enabled") ?? []) {
    const { name, type, value, checked } = control;
    const before = shown.get(name)?.values ?? [];
    const isChosen = checked || (type !== "checkbox" && type !== "radio");
    shown.set(name, { type, values: isChosen ? [...before, value] : before });
  }
  const draft = getValues();
  for (const { id } of fields) {
    const control = shown.get(id);
    const entered = draft[id] ?? "";
    const listed = control && shownValue(control.type, control.values, entered);
    const [words] = shown.get(`${id}${ownWordsMark}`)?.values ?? [];
    const value = words === undefined ? listed : withShownWords(listed ?? entered, words);
    if (value !== undefined && value !== draft[id] && !isSameValue(value, draft[id])) {
      // An error of the earlier answer is checked again.
      setValue(id, value, { shouldValidate: getFieldState(id).invalid });
    }
  }
  return getValues();
}

function shownValue(type: string, values: readonly string[], entered: DraftValue): DraftValue {
  const [value = ""] = values;
  if (typeof entered !== "string") {
    // An option of the server's can stand for "none of these", and then that has no box.
    return values.length === 0 && entered[0] === noneChosen ? entered : values;
  }
  if (values.length === 0 && entered === skipped) {
    // No radio button stands for a skip.
    return entered;
  }
  if (type === "checkbox" && values.length === 0) {
    // A box that was never ticked is not a No.
    return entered === "true" ? "false" : entered;
  }
  // Controls change the line ends of a default.
  return withoutLineEnds(value) === withoutLineEnds(entered) ? entered : value;
}

/** A draft value in which own words are chosen, with those that are shown. */
function withShownWords(entered: DraftValue, words: string): DraftValue {
  if (typeof entered === "string") {
    return withOwnWords(entered, words);
  }
  return isTextList(entered) ? entered.map((one) => withOwnWords(one, words)) : entered;
}

function withoutLineEnds(text: string): string {
  return text.replace(/[\r\n]/g, "");
}
