import { noneChosen } from "../core/fields/choices.js";
import { ownWordsMark } from "../core/fields/own-words.js";
import type { ElicitationQuery } from "./elicitation.js";

/** What is used of a `Locator`. Written out, so that any version of Playwright will do. */
interface Located {
  locator(selector: string): Located;
  first(): Located;
  count(): Promise<number>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  isChecked(): Promise<boolean>;
  getAttribute(name: string): Promise<string | null>;
  allTextContents(): Promise<readonly string[]>;
  selectOption(option: { index: number }): Promise<unknown>;
  setInputFiles(paths: readonly string[]): Promise<void>;
  waitFor(options?: { state?: "attached" | "detached" }): Promise<void>;
  evaluate<Result>(read: (element: HTMLElement) => Result): Promise<Result>;
  evaluateAll<Result>(read: (elements: HTMLElement[]) => Result): Promise<Result>;
  elementHandle(): Promise<{
    evaluate<Result>(read: (element: HTMLElement) => Promise<Result>): Promise<Result>;
  } | null>;
}

/** What is used of a `Page`. */
interface PlaywrightPage<Found extends Located> {
  locator(selector: string): Found;
}

/**
 * The answer to one field:
 * - text, also for numbers, dates (`YYYY-MM-DD`) and times in the zone that is shown (`YYYY-MM-DDTHH:mm`)
 * - whether a checkbox is ticked
 * - the label of the chosen option, or the labels of all chosen options; any other text is entered as own words where that is possible
 * - the paths of one or more files
 * - `null` clears the answer
 */
export type Entry = string | number | boolean | readonly string[] | null;

const surfaces = '[data-elicitation-dialog][data-state="open"], [data-elicitation-card][data-state="open"]';

/** The rows of a lone question whose press answers at once, because the host has `quickAnswers`. */
const quickRows = '[data-action="answer"]';

/**
 * Finds the dialog or card of an open request. Resolves once its buttons act.
 *
 * @throws {Error} when none or several match after the page's timeout; the message lists the requests on the page
 */
export async function findElicitation<Found extends Located>(
  page: PlaywrightPage<Found>,
  query: ElicitationQuery = {},
): Promise<Found> {
  const { server, fields = [] } = query;
  const ofServer = server === undefined ? "" : `:has(.elicit-header:has-text(${JSON.stringify(server)}))`;
  const meant = `:is(${surfaces})${ofServer}${fields.map((label) => `:has(${fieldOf(label)})`).join("")}`;
  try {
    await page.locator(meant).waitFor();
    // A request in the dock may be folded to one line, and one in steps hides questions. A person would show all of them first.
    await clickAll(page.locator(`${meant} :is(.elicit-bar > [data-to=dock], .elicit-steps > [data-to=all])`));
    const found = page.locator(`${meant}[data-ready]`);
    await found.waitFor();
    return found;
  } catch (error) {
    const titles = await page.locator(`:is(${surfaces}) .elicit-title`).allTextContents();
    throw new Error(
      `Not one request matches ${JSON.stringify(query)}. Waiting on the page: ${titles.map((title) => `\n- ${title}`).join("") || "none"}`,
      { cause: error },
    );
  }
}

/** The selector of a field with this label. */
function fieldOf(label: string): string {
  return `[data-elicitation-field]:has(.elicit-label:text-is(${JSON.stringify(label)}))`;
}

/**
 * Enters answers into a form, by label, in the given order. Opens fields that the kit withholds because they seem to ask for credentials.
 * With `quickAnswers`, the answer to a lone question is sent at once. With `layout="steps"`, "Show all" is pressed first.
 * In a host's own control, fills the first input, text area or select.
 *
 * @param query selects the request. @default the request that has the field, looked up for each answer
 * @throws {Error} when there is no such field or option
 *
 * @example
 * await fillElicitation(page, { Name: "octocat", Fish: ["Tuna"], When: "2026-11-28" });
 */
export async function fillElicitation(
  page: PlaywrightPage<Located>,
  entries: Readonly<Record<string, Entry>>,
  query?: ElicitationQuery,
): Promise<void> {
  for (const [label, entry] of Object.entries(entries)) {
    // Found again for each answer, because an answer may show or hide other fields.
    const surface = await findElicitation(page, query ?? { fields: [label] });
    const field = surface.locator(fieldOf(label));
    await field.waitFor();
    await fillField(field, label, entry);
  }
}

async function fillField(field: Located, label: string, entry: Entry): Promise<void> {
  await clickAll(field.locator('[data-action="open-secret"], details:not([open]) > summary'));
  const filter = field.locator("[data-filter]");
  if ((await filter.count()) > 0) {
    await filter.fill("");
  }
  const control = field.locator(`input:not([type=range], [data-filter]), select, textarea, ${quickRows}`).first();
  // Some controls load their code when the first of them is rendered, and many options are rendered bit by bit.
  await control.waitFor({ state: "attached" });
  await field.locator('[aria-busy="true"]').waitFor({ state: "detached" });
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  const enter = controls[kind] ?? enterText;
  await enter({ field, control, label }, entry);
}

interface ShownField {
  readonly field: Located;
  readonly control: Located;
  readonly label: string;
}

const controls: Readonly<Record<string, ((shown: ShownField, entry: Entry) => Promise<void>) | undefined>> = {
  select: async ({ control, label }, entry) => {
    const options = await control.evaluate((element) =>
      element instanceof HTMLSelectElement ? Array.from(element.options, ({ value, text }) => ({ value, text })) : [],
    );
    const wanted = textOf(entry);
    // The option without a value stands for no answer.
    const index = options.findIndex(({ value, text }) =>
      wanted === null ? value === "" : value !== "" && (text === wanted || text.startsWith(`${wanted} – `)),
    );
    if (index < 0) {
      throw new Error(`The field "${label}" has no option "${wanted}".`);
    }
    await control.selectOption({ index });
  },
  file: async ({ field, control }, entry) => {
    await clickAll(field.locator("li > button"));
    const paths = entry === null ? [] : [entry].flat().map(String);
    if (paths.length > 0) {
      await control.setInputFiles(paths);
    }
  },
  button: async (shown, entry) => {
    if (entry !== null) {
      await (await optionOf(shown, entry)).click();
    }
  },
  radio: async (shown, entry) => {
    if (entry === null) {
      await clickAll(shown.field.locator("[data-to=clear]"));
    } else if (!(await enterOwnWords(shown, [entry]))) {
      await (await optionOf(shown, entry)).click();
    }
  },
  checkbox: async (shown, entry) => {
    const isList = (await shown.field.getAttribute("data-kind")) === "choices";
    await (isList ? tickAll(shown, entry) : tick(shown, entry));
  },
};

async function enterText({ control, label }: ShownField, entry: Entry): Promise<void> {
  if ((typeof entry === "object" && entry !== null) || typeof entry === "boolean") {
    throw new Error(`The field "${label}" takes text, not a boolean, a list or files.`);
  }
  await control.fill(textOf(entry) ?? "");
}

function textOf(entry: Entry): string | null {
  return entry === null ? null : String(entry);
}

/** Presses what is there now, one after the other. A press may take the element away. */
async function clickAll(buttons: Located): Promise<void> {
  for (let left = await buttons.count(); left > 0; left -= 1) {
    await buttons.first().click();
  }
}

/** By the server's label, of which a description beside it is not a part. */
function rowOf({ field }: ShownField, entry: unknown): Located {
  const words = `bdi:not(.elicit-hint):text-is(${JSON.stringify(String(entry))})`;
  return field.locator(`label:has(${words}) :is(input, ${quickRows})`);
}

async function optionOf(shown: ShownField, entry: unknown): Promise<Located> {
  const isYesOrNo = typeof entry === "boolean" && (await shown.field.getAttribute("data-kind")) === "boolean";
  const option = isYesOrNo ? shown.field.locator(`[value="${entry}"]`) : rowOf(shown, entry);
  if ((await option.count()) !== 1) {
    const labels = await shown.field.locator("label bdi:not(.elicit-hint)").allTextContents();
    throw new Error(
      `The field "${shown.label}" has no option "${String(entry)}". The options are: ${labels.join(", ")}`,
    );
  }
  return option;
}

/** An untouched checkbox is not an answer, so a checkbox that is to stay without a tick is ticked and cleared again. */
async function tick({ field, control, label }: ShownField, entry: Entry): Promise<void> {
  if (entry === null) {
    await clickAll(field.locator("[data-to=clear]"));
  } else if (typeof entry !== "boolean") {
    throw new Error(`The field "${label}" takes true or false.`);
  } else {
    if ((await control.isChecked()) === entry) {
      await control.click();
    }
    await control.click();
  }
}

async function tickAll(shown: ShownField, entry: Entry): Promise<void> {
  const entries: readonly unknown[] = entry === null ? [] : [entry].flat();
  const own = await enterOwnWords(shown, entries);
  const wanted = await Promise.all(entries.filter((one) => one !== own).map((one) => optionOf(shown, one)));
  const none = shown.field.locator(`input[id$="-${noneChosen}"]`);
  if (entries.length === 0 && entry !== null && (await none.count()) > 0) {
    wanted.push(none);
  }
  // Ticks boxes before it clears others: in a required list, clearing the last ticked box would answer "none".
  for (const box of wanted) {
    if (!(await box.isChecked())) {
      await box.click();
    }
  }
  const keep = await Promise.all(wanted.map((box) => box.getAttribute("id")));
  const boxes = shown.field.locator(`input[type=checkbox]:not([value="${ownWordsMark}"])`);
  const ticked = await boxes.evaluateAll((all) =>
    all.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.id] : [])),
  );
  for (const id of ticked.filter((one) => !keep.includes(one))) {
    await shown.field.locator(`[id="${id}"]`).click();
  }
}

/** Enters the first of these texts that is not an option into the line for own words. Returns it; undefined without any. */
async function enterOwnWords(shown: ShownField, entries: readonly unknown[]): Promise<unknown> {
  const row = shown.field.locator(`input[value="${ownWordsMark}"]`);
  if ((await row.count()) === 0) {
    return undefined;
  }
  for (const entry of entries) {
    if (typeof entry === "string" && (await rowOf(shown, entry).count()) === 0) {
      if (!(await row.isChecked())) {
        await row.click();
      }
      await shown.field.locator(`input[name$="${ownWordsMark}"]`).fill(entry);
      return entry;
    }
  }
  return undefined;
}

/**
 * Presses the button that accepts, and waits until the answers have been checked and, with `onAccept`, delivered.
 *
 * @throws {Error} when the answers are refused; the message lists the errors in the dialog
 */
export function acceptElicitation(page: PlaywrightPage<Located>, query?: ElicitationQuery): Promise<void> {
  return send(page, query, "accept");
}

/** Presses "Skip", which sends no answer to an optional question, and waits and throws as `acceptElicitation` does. */
export function skipElicitation(page: PlaywrightPage<Located>, query?: ElicitationQuery): Promise<void> {
  return send(page, query, "skip");
}

async function send(page: PlaywrightPage<Located>, query: ElicitationQuery | undefined, action: string): Promise<void> {
  const surface = await findElicitation(page, query);
  // What is folded has to be seen before anything is accepted.
  await clickAll(surface.locator('[data-fold] + [aria-expanded="false"]'));
  const button = await surface.locator('[data-action="accept"]').elementHandle();
  await press(surface, action);
  /** Whether a request to run a tool says that the press only showed what was below the view. */
  const isOnlyShown = (): Promise<boolean> | undefined =>
    button?.evaluate(
      async (accept) =>
        accept.isConnected &&
        accept.matches('[data-look="approval"]:not(:has([data-chosen])):has(> p.elicit-failure) *'),
    );
  while (await isOnlyShown()) {
    await press(await findElicitation(page, query), action);
  }
  const errors = await button?.evaluate(async (accept) => {
    while (accept.isConnected && accept.matches("[data-busy]")) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const root = accept.isConnected ? accept.closest("[data-elicitation-dialog], [data-elicitation-card]") : null;
    const shown = root?.querySelectorAll('.elicit-error > bdi, .elicit-failure[data-tone="error"]') ?? [];
    return Array.from(shown, (error) => {
      const label = error.closest("[data-elicitation-field]")?.querySelector(".elicit-label")?.textContent;
      return (label ? `${label}: ` : "") + error.textContent;
    });
  });
  if (errors && errors.length > 0) {
    throw new Error(`The answers were refused: ${errors.map((error) => `\n- ${error}`).join("")}`);
  }
}

/** Presses "Decline", and "Decline anyway" if the dialog asks whether to discard the answers. */
export function declineElicitation(page: PlaywrightPage<Located>, query?: ElicitationQuery): Promise<void> {
  return leave(page, query, "decline");
}

/** Presses the × in the corner, and "Discard" if the dialog asks whether to discard the answers. */
export function cancelElicitation(page: PlaywrightPage<Located>, query?: ElicitationQuery): Promise<void> {
  return leave(page, query, "close");
}

async function leave(
  page: PlaywrightPage<Located>,
  query: ElicitationQuery | undefined,
  action: string,
): Promise<void> {
  const surface = await findElicitation(page, query);
  const shown = await surface.elementHandle();
  await press(surface, action);
  const asks = await shown?.evaluate(async (root) => {
    const isAsking = (): boolean => root.querySelector('[data-action="discard"]') !== null;
    // Another request may take its place, so it is not waited for without end.
    for (let tries = 0; tries < 40 && root.isConnected && root.dataset["state"] === "open" && !isAsking(); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return isAsking();
  });
  if (asks) {
    await press(await findElicitation(page, query), "discard");
  }
}

/** What is used of the page that was opened. */
interface OpenedPage {
  url(): string;
  close(): Promise<void>;
}

/**
 * Presses the button that opens the page of a URL request.
 *
 * @returns the page that was opened, which may still be empty
 */
export async function openElicitationPage(
  page: PlaywrightPage<Located> & { waitForEvent(event: "popup"): Promise<OpenedPage> },
  query?: ElicitationQuery,
): Promise<OpenedPage> {
  const surface = await findElicitation(page, query);
  const opened = page.waitForEvent("popup");
  await press(surface, "accept");
  return opened;
}

async function press(surface: Located, action: string): Promise<void> {
  const buttons = surface.locator(`[data-action="${action}"]`);
  if ((await buttons.count()) === 0) {
    const offered = await surface
      .locator("[data-action]")
      .evaluateAll((all) => all.map((button) => button.getAttribute("data-action")));
    throw new Error(`The request has no button to ${action}. Its buttons: ${offered.join(", ")}.`);
  }
  await buttons.first().click();
}
