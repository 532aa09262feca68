import { waitFor } from "@testing-library/dom";
import { noneChosen } from "../core/fields/choices.js";
import {
  type ElicitationQuery,
  type ElicitationUser,
  fieldsOf,
  findElicitation,
  listOf,
  inQuotes,
} from "./elicitation.js";

/**
 * The answer to one field:
 * - text, also for numbers, dates (`YYYY-MM-DD`) and times in the zone that is shown (`YYYY-MM-DDTHH:mm`)
 * - whether a checkbox is ticked
 * - the label of the chosen option, or the labels of all chosen options
 * - one or more files
 * - `null` clears the answer
 */
export type Entry = string | number | boolean | readonly string[] | File | readonly File[] | null;

/**
 * Enters answers into a form, by label, in the given order. Opens fields that the kit withholds because they seem to ask for credentials.
 * In a host's own control, fills the first input, text area or select.
 *
 * @param query selects the request. @default the request that has the field, looked up for each answer
 * @throws {Error} when there is no such field or option; the message lists those that exist
 *
 * @example
 * await fillElicitation(user, { Name: "octocat", Fish: ["Tuna"], When: "2026-11-28" });
 */
export async function fillElicitation(
  user: ElicitationUser,
  entries: Readonly<Record<string, Entry>>,
  query?: ElicitationQuery,
): Promise<void> {
  for (const [label, entry] of Object.entries(entries)) {
    // Found again for each answer, because an answer may show or hide other fields.
    const surface = await findElicitation(query ?? { fields: [label] });
    const field = fieldsOf(surface).get(label);
    if (!field) {
      throw new Error(
        `No field has the label ${inQuotes(label)}. The labels are: ${listOf([...fieldsOf(surface).keys()])}`,
      );
    }
    await fillField(user, { field, label }, entry);
  }
}

interface LabelledField {
  readonly field: HTMLElement;
  readonly label: string;
}

async function fillField(user: ElicitationUser, labelled: LabelledField, entry: Entry): Promise<void> {
  const { field, label } = labelled;
  const secret = field.querySelector<HTMLElement>('[data-action="open-secret"]');
  if (secret) {
    await user.click(secret);
  }
  const folded = field.querySelector<HTMLElement>("details:not([open]) > summary");
  if (folded) {
    await user.click(folded);
  }
  // Some controls load their code when the first of them is rendered.
  const control = await waitFor(() => {
    const found = field.querySelector<HTMLElement>("input:not([type=range], [data-filter]), select, textarea");
    if (!found) {
      throw new Error(`The field ${inQuotes(label)} has nothing to fill in: ${inQuotes(field.textContent ?? "")}`);
    }
    return found;
  });
  if (control instanceof HTMLSelectElement) {
    await user.selectOptions(control, listedOption(control, entry, label));
    return;
  }
  if (control instanceof HTMLInputElement && control.type === "file") {
    await chooseFiles(user, control, labelled, entry);
    return;
  }
  switch (control instanceof HTMLInputElement ? control.type : "text") {
    case "radio":
      await user.click(radioOf(labelled, entry));
      break;
    case "checkbox":
      await (field.dataset.kind === "choices" ? tickAll(user, labelled, entry) : tick(user, labelled, entry));
      break;
    default:
      if ((typeof entry === "object" && entry !== null) || typeof entry === "boolean") {
        throw new Error(`The field ${inQuotes(label)} takes text, not a boolean, a list or files.`);
      }
      await enterText(user, control, String(entry ?? ""));
      if (entry && control instanceof HTMLInputElement && control.value === "") {
        const form = { date: "YYYY-MM-DD", "datetime-local": "YYYY-MM-DDTHH:mm" }[control.type] ?? "what it takes";
        throw new Error(`The field ${inQuotes(label)} does not take ${inQuotes(String(entry))}. Write ${form}.`);
      }
  }
}

/** Replaces the files that were chosen before. */
async function chooseFiles(
  user: ElicitationUser,
  control: HTMLInputElement,
  labelled: LabelledField,
  entry: Entry,
): Promise<void> {
  const { field, label } = labelled;
  const entries = entry === null ? [] : [entry].flat();
  const files = entries.filter((file) => file instanceof File);
  if (files.length < entries.length) {
    throw new Error(`The field ${inQuotes(label)} takes a File, or a list of them.`);
  }
  for (let remove = removeButtonIn(field); remove; remove = removeButtonIn(field)) {
    await user.click(remove);
  }
  let taken = 0;
  const count = (): void => {
    taken = control.files?.length ?? 0;
  };
  if (files.length > 0) {
    control.addEventListener("change", count, { capture: true, once: true });
    await user.upload(control, files);
    control.removeEventListener("change", count, { capture: true });
  }
  if (taken < files.length) {
    throw new Error(
      `user-event has left out files that the field ${inQuotes(label)} does not take: ${control.accept || "one file"}. Use userEvent.setup({ applyAccept: false }) to choose them, as people can.`,
    );
  }
}

function removeButtonIn(field: HTMLElement): HTMLElement | null {
  return field.querySelector<HTMLElement>("li > button");
}

function listedOption(control: HTMLSelectElement, entry: unknown, label: string): HTMLOptionElement {
  const options = Array.from(control.options);
  // The option without a value stands for no answer.
  const noAnswer = entry === null ? options.find(({ value }) => value === "") : undefined;
  const byText = new Map(options.flatMap((option) => (option.value === "" ? [] : [[option.text, option] as const])));
  const described = options.find(({ text }) => text.startsWith(`${String(entry)} – `));
  return noAnswer ?? byText.get(String(entry)) ?? described ?? optionOf(byText, entry, label);
}

function optionOf<Option>(options: ReadonlyMap<string, Option>, entry: unknown, label: string): Option {
  const option = options.get(String(entry));
  if (option === undefined) {
    throw new Error(
      `The field ${inQuotes(label)} has no option ${inQuotes(String(entry))}. The options are: ${listOf([...options.keys()])}`,
    );
  }
  return option;
}

/** Inputs by the server's label. "No answer" and "none of these" have no such label, and share the key "". */
function optionsIn(field: HTMLElement): ReadonlyMap<string, HTMLInputElement> {
  const inputs = [...field.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]")];
  return new Map(inputs.map((input) => [input.closest("label")?.querySelector("bdi")?.textContent ?? "", input]));
}

function radioOf({ field, label }: LabelledField, entry: Entry): HTMLInputElement {
  const isYesOrNo = field.dataset.kind === "boolean" && typeof entry === "boolean";
  const value = entry === null ? "" : isYesOrNo ? String(entry) : undefined;
  const byValue = [...field.querySelectorAll<HTMLInputElement>("input[type=radio]")].find((one) => one.value === value);
  return byValue ?? optionOf(optionsIn(field), entry, label);
}

/** An untouched checkbox is not an answer, so a checkbox that is to stay without a tick is ticked and cleared again. */
async function tick(user: ElicitationUser, { field, label }: LabelledField, entry: Entry): Promise<void> {
  if (typeof entry !== "boolean" && entry !== null) {
    throw new Error(`The field ${inQuotes(label)} takes true or false.`);
  }
  const box = field.querySelector<HTMLInputElement>("input[type=checkbox]");
  const clear = field.querySelector<HTMLElement>("button");
  if (box && entry !== null) {
    if (box.checked === entry) {
      await user.click(box);
    }
    await user.click(box);
  } else if (clear) {
    await user.click(clear);
  } else if (box?.checked) {
    throw new Error(`The field ${inQuotes(label)} has a default, which people can change but not clear.`);
  }
}

async function tickAll(user: ElicitationUser, { field, label }: LabelledField, entry: Entry): Promise<void> {
  const options = optionsIn(field);
  const wanted = new Set((entry === null ? [] : [entry].flat()).map((one) => optionOf(options, one, label)));
  const none = field.querySelector<HTMLInputElement>(`input[id$="-${noneChosen}"]`);
  if (none && wanted.size === 0 && entry !== null) {
    wanted.add(none);
  }
  // Ticks boxes before it clears others: in a required list, clearing the last ticked box would answer "none".
  for (const box of [...wanted].filter(({ checked }) => !checked)) {
    await user.click(box);
  }
  for (const box of options.values()) {
    if (box.checked && !wanted.has(box)) {
      await user.click(box);
    }
  }
}

async function enterText(user: ElicitationUser, control: HTMLElement, text: string): Promise<void> {
  if (user.fill) {
    await user.fill(control, text);
    return;
  }
  await user.clear(control);
  // Text that keys cannot type is pasted.
  if (/^[ -~]+$/.test(text)) {
    // In user-event, `{` and `[` start a key name unless doubled.
    await user.keyboard(text.replace(/[{[]/g, "$&$&"));
  } else if (text !== "") {
    await user.paste(text);
  }
}
