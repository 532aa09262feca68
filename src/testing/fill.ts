import { waitFor } from "@testing-library/dom";
import { noneChosen } from "../core/fields/choices.js";
import { ownWordsMark } from "../core/fields/own-words.js";
import {
  type ElicitationQuery,
  type ElicitationUser,
  fieldsOf,
  findElicitation,
  listOf,
  inQuotes,
  quickRows,
} from "./elicitation.js";

/**
 * The answer to one field:
 * - text, also for numbers, dates (`YYYY-MM-DD`) and times in the zone that is shown (`YYYY-MM-DDTHH:mm`)
 * - whether a checkbox is ticked
 * - the label of the chosen option, or the labels of all chosen options; any other text is entered as own words where that is possible
 * - one or more files
 * - `null` clears the answer
 */
export type Entry = string | number | boolean | readonly string[] | File | readonly File[] | null;

/**
 * Enters answers into a form, by label, in the given order. Opens fields that the kit withholds because they seem to ask for credentials.
 * With `quickAnswers`, the answer to a lone question is sent at once. With `layout={steps}`, "Show all" is pressed first.
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
    // A typed answer shows others only after a pause.
    const find = (): HTMLElement => {
      const field = fieldsOf(surface).get(label);
      if (!field) {
        throw new Error(
          `No field has the label ${inQuotes(label)}. The labels are: ${listOf([...fieldsOf(surface).keys()])}`,
        );
      }
      if (field.closest("fieldset:disabled")) {
        throw new Error(`The field ${inQuotes(label)} is disabled by other answers.`);
      }
      return field;
    };
    const field = await waitFor(find, { onTimeout: (error) => error });
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
  const filter = field.querySelector<HTMLInputElement>("[data-filter]");
  if (filter?.value) {
    await user.clear(filter);
  }
  // Some controls load their code when the first of them is rendered.
  const control = await waitFor(() => {
    const found = field.querySelector<HTMLElement>(
      `input:not([type=range], [data-filter]), select, textarea, ${quickRows}`,
    );
    if (!found) {
      throw new Error(`The field ${inQuotes(label)} has nothing to fill in: ${inQuotes(field.textContent ?? "")}`);
    }
    return found;
  });
  // Many options are rendered bit by bit.
  await waitFor(() => {
    if (field.querySelector('[aria-busy="true"]')) {
      throw new Error(`The options of the field ${inQuotes(label)} are not all there yet.`);
    }
  });
  if (control instanceof HTMLSelectElement) {
    await user.selectOptions(control, listedOption(control, entry, label));
    return;
  }
  if (control instanceof HTMLInputElement && control.type === "file") {
    await chooseFiles(user, control, labelled, entry);
    return;
  }
  if (control instanceof HTMLButtonElement) {
    await (entry === null ? undefined : user.click(radioOf(labelled, entry)));
    return;
  }
  switch (control instanceof HTMLInputElement ? control.type : "text") {
    case "radio":
      if (entry === null) {
        await clear(user, field);
      } else if (!(await enterOwnWords(user, field, [entry]))) {
        await user.click(radioOf(labelled, entry));
      }
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

/** Presses "Clear answer", which is there while there is an answer. */
async function clear(user: ElicitationUser, field: HTMLElement): Promise<void> {
  const button = field.querySelector<HTMLElement>("[data-to=clear]");
  if (button) {
    await user.click(button);
  }
}

/** Inputs by the server's label. */
function optionsIn<Kind extends HTMLElement = HTMLInputElement>(
  field: HTMLElement,
  selector = "input[type=radio], input[type=checkbox]",
): ReadonlyMap<string, Kind> {
  const options = [...field.querySelectorAll<Kind>(selector)];
  return new Map(options.map((one) => [one.closest("label")?.querySelector("bdi")?.textContent ?? "", one]));
}

function radioOf({ field, label }: LabelledField, entry: Entry): HTMLElement {
  const rows = `input[type=radio], ${quickRows}`;
  const isYesOrNo = field.dataset.kind === "boolean" && typeof entry === "boolean";
  const value = isYesOrNo ? String(entry) : undefined;
  const options = [...field.querySelectorAll<HTMLInputElement | HTMLButtonElement>(rows)];
  return options.find((one) => one.value === value) ?? optionOf(optionsIn<HTMLElement>(field, rows), entry, label);
}

/** An untouched checkbox is not an answer, so a checkbox that is to stay without a tick is ticked and cleared again. */
async function tick(user: ElicitationUser, { field, label }: LabelledField, entry: Entry): Promise<void> {
  if (typeof entry !== "boolean" && entry !== null) {
    throw new Error(`The field ${inQuotes(label)} takes true or false.`);
  }
  const box = field.querySelector<HTMLInputElement>("input[type=checkbox]");
  if (box && entry !== null) {
    if (box.checked === entry) {
      await user.click(box);
    }
    await user.click(box);
    return;
  }
  await clear(user, field);
  if (box?.checked) {
    throw new Error(`The field ${inQuotes(label)} has a default, which people can change but not clear.`);
  }
}

async function tickAll(user: ElicitationUser, { field, label }: LabelledField, entry: Entry): Promise<void> {
  const options = optionsIn(field);
  const entries = entry === null ? [] : [entry].flat();
  const own = await enterOwnWords(user, field, entries);
  const listed = entries.filter((one) => !own || (typeof one === "string" && options.has(one)));
  const wanted = new Set([...(own ? [own] : []), ...listed.map((one) => optionOf(options, one, label))]);
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

/** Enters the first of these texts that is not an option into the line for own words. Returns the row of that line; undefined without any. */
async function enterOwnWords(
  user: ElicitationUser,
  field: HTMLElement,
  entries: readonly unknown[],
): Promise<HTMLInputElement | undefined> {
  const row = field.querySelector<HTMLInputElement>(`input[value="${ownWordsMark}"]`);
  const options = optionsIn(field);
  const words = row ? entries.filter((one) => typeof one === "string").find((one) => !options.has(one)) : undefined;
  if (!row || words === undefined) {
    return undefined;
  }
  if (!row.checked) {
    await user.click(row);
  }
  const line = await waitFor(() => {
    const found = field.querySelector<HTMLElement>(`input[name$="${ownWordsMark}"]`);
    if (!found) {
      throw new Error("The line for own words is not there.");
    }
    return found;
  });
  await enterText(user, line, words);
  return row;
}

async function enterText(user: ElicitationUser, control: HTMLElement, text: string): Promise<void> {
  if (user.fill) {
    await user.fill(control, text);
    return;
  }
  await user.clear(control);
  // Text that keys cannot type is pasted, but not the spaces at its ends, because a line that is pasted loses them.
  const isTyped = /^[ -~]*$/.test(text);
  const [, before = "", pasted = "", after = ""] = isTyped ? [text, text] : (/^( *)(.*?)( *)$/s.exec(text) ?? []);
  await typeKeys(user, before);
  if (pasted !== "") {
    await user.paste(pasted);
  }
  await typeKeys(user, after);
}

async function typeKeys(user: ElicitationUser, text: string): Promise<void> {
  if (text !== "") {
    // In user-event, `{` and `[` start a key name unless doubled.
    await user.keyboard(text.replace(/[{[]/g, "$&$&"));
  }
}
