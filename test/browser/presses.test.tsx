import "../../src/styles.css";
import { cleanup, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { steps } from "../../src/form/steps.js";
import type { ElicitationDialogProps } from "../../src/index.js";
import guide from "../../stories/docs/controls-and-looks.mdx?raw";
import { dateKeys } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { readyDialog } from "../support/person.js";
import {
  type Entry,
  publicAnswer,
  publicConfirmations,
  publicForms,
  publicOptions,
  publicRequest,
  publicTexts,
} from "../support/public-requests.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

type Asked = readonly [name: string, entries: readonly Entry[]];

/** The only field of a request, which has the label of the only control. */
const lone = (name: string, entry: Omit<Entry, "label">): Asked => [name, [{ label: "", ...entry }]];
const options = publicOptions.map(([name, option]) => lone(name, { option }));
const asksYesOrNo = ([name]: Asked): boolean => JSON.stringify(publicAnswer(name)).includes("true");
const isPage = (name: string): boolean => name === "google-oauth";

/** The rows of the guide's table, by what a request asks for. */
const kinds: Readonly<Record<string, readonly Asked[]>> = {
  "yes or no": options.filter(asksYesOrNo),
  "one of a few options": options.filter((asked) => !asksYesOrNo(asked)),
  "a line of text, or a number": publicTexts.map(([name, text]) => lone(name, { text })),
  "nothing but a confirmation": publicConfirmations.filter((name) => !isPage(name)).map((name) => [name, []]),
  "a page to open": publicConfirmations.filter(isPage).map((name) => [name, []]),
  "several answers": Object.entries(publicForms),
};

const ways: readonly Partial<ElicitationDialogProps>[] = [{}, { quickAnswers: true }, { layout: steps }];

test.each(Object.entries(kinds))(
  "the guide says how many presses a request takes that asks for %s",
  async (kind, all) => {
    const cells: string[] = [];
    for (const props of ways) {
      const counts: number[] = [];
      for (const [name, entries] of all) {
        counts.push(await pressesFor(name, entries, props));
        cleanup();
      }
      const [least, most] = [Math.min(...counts), Math.max(...counts)];
      cells.push(least === most ? `${least}` : `${least} to ${most}`);
    }

    const row = guide.split("\n").findLast((line) => line.startsWith(`| ${kind} |`)) ?? "";
    expect(row.split(" | ").slice(1, 5)).toEqual([`${all.length}`, ...cells]);
  },
);

/** Answers a request by pointer and typing, and counts the presses of the pointer. */
async function pressesFor(
  name: string,
  entries: readonly Entry[],
  props: Partial<ElicitationDialogProps>,
): Promise<number> {
  const { onResult } = renderDialog(publicRequest(name), { timeZone: "UTC", url: { open: () => true }, ...props });
  const dialog = await readyDialog();
  let presses = 0;
  const press = async (element: Element): Promise<void> => {
    presses += 1;
    // At its start, where the first part of a date is.
    await userEvent.click(element, { position: { x: 8, y: 8 } });
  };
  /** Presses what answers or goes on, and waits for what comes of it. */
  const goOn = async (element: Element | null): Promise<void> => {
    if (!element) throw new Error(`Nothing answers “${name}”.`);
    const seen = (): string => `${onResult.mock.calls.length} ${dialog.textContent}`;
    const before = seen();
    await press(element);
    await waitFor(() => {
      expect(seen()).not.toBe(before);
      const busy = dialog.querySelector("[data-busy], [aria-disabled]");
      expect(onResult.mock.calls.length > 0 || busy === null).toBe(true);
    });
  };
  const left = new Set(entries);
  while (onResult.mock.calls.length === 0) {
    let row: Element | null = null;
    for (const field of dialog.querySelectorAll<HTMLElement>("[data-elicitation-field]:not([hidden])")) {
      const label = field.querySelector(".elicit-label")?.textContent;
      const entry = [...left].find((one) => one.label === "" || one.label === label);
      if (entry) {
        row = await enter(field, entry, press);
        // A row is pressed again where the first press only shows what was folded.
        if (!row) left.delete(entry);
      }
    }
    const accept = dialog.querySelector("[data-action=accept]");
    await goOn(row ?? accept ?? dialog.querySelector("[data-action=next], [data-action=skip], [data-action=open]"));
  }
  expect(onResult).toHaveBeenCalledExactlyOnceWith(publicAnswer(name));
  return presses;
}

/** Enters one answer. Returns the row whose press answers and goes on, which is still to be pressed. */
async function enter(
  field: HTMLElement,
  { text, date, option }: Entry,
  press: (element: Element) => Promise<void>,
): Promise<Element | null> {
  const control =
    option === undefined
      ? field.querySelector<HTMLElement>("input, textarea")
      : (within(field).queryByRole("button", { name: option }) ??
        within(field).queryByRole("radio", { name: option }) ??
        within(field).queryByRole("checkbox", { name: option }) ??
        // One at a time, a box is a question of Yes or No.
        within(field).getByRole("button", { name: "Yes" }));
  if (!control) throw new Error("The field has no control.");
  if (control.matches("[data-action]")) return control;
  // One question at a time, a text has focus already.
  if (control !== document.activeElement) await press(control);
  if (text !== undefined) await userEvent.keyboard(`{Control>}a{/Control}${text}`);
  if (date !== undefined) await userEvent.keyboard(dateKeys(date));
  return null;
}
