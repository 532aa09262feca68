import "../../src/styles.css";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Condition } from "../../src/core/index.js";
import { steps } from "../../src/form/steps.js";
import { de } from "../../src/locales/de.js";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { renderDock } from "../support/render-dock.js";
import { nameOf, whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);
afterEach(async () => {
  document.documentElement.removeAttribute("style");
  await page.viewport(1024, 768);
});

const [everything] = serverEverything.requests.map(({ params }) => params);
const surfaces = [
  { surface: "dialog", show: renderDialog },
  { surface: "dock", show: renderDock },
];

/** Moves focus through all that takes it, as Tab does, and collects what is not in view then. */
function hiddenInTurn(dialog: HTMLElement): readonly string[] {
  const found: string[] = [];
  for (const target of dialog.querySelectorAll<HTMLElement>("button, input, select, textarea, a")) {
    target.focus();
    const reason = document.activeElement === target ? whyHidden(target) : undefined;
    if (reason) found.push(reason);
  }
  return found;
}

/** How much of the window's height shows the form while one of its fields has focus. */
function heightOfForm(dialog: HTMLElement): number {
  const { top, bottom } = (dialog.querySelector(".elicit-body") ?? dialog).getBoundingClientRect();
  const around = dialog.querySelector(".elicit-dialog")?.getBoundingClientRect();
  return Math.min(bottom, around?.bottom ?? 0, innerHeight) - Math.max(top, around?.top ?? 0, 0);
}

describe.each(surfaces)("the $surface", ({ show }) => {
  test("in a window of 320 by 256, which is 1280 by 1024 magnified four times, leaves half of it to the form", async () => {
    await page.viewport(320, 256);
    show(everything);
    const dialog = await readyDialog();

    within(dialog).getAllByRole("textbox").at(-1)?.focus();

    expect(heightOfForm(dialog)).toBeGreaterThanOrEqual(128);
    expect(hiddenInTurn(dialog)).toEqual([]);
  });

  test("in a window of 320 gives the time that is left room beside a long button", async () => {
    await page.viewport(320, 640);
    show(everything, { messages: de, timeLimit: { initial: 90_000, warning: 120_000 } });
    const dialog = await readyDialog();

    const timer = within(dialog).getByRole("timer");
    expect(within(dialog).getByRole("button", { name: /^Um .* verlängern$/ })).toBeVisible();
    expect(timer.getBoundingClientRect().width).toBeGreaterThan(160);
  });

  test.each([
    { width: 1280, height: 1024 },
    { width: 375, height: 667 },
  ])(
    "with text of 200 % in a window of $width by $height can be read and pressed to the end, and nothing scrolls sideways",
    async ({ width, height }) => {
      await page.viewport(width, height);
      document.documentElement.style.fontSize = "200%";
      show(everything);
      const dialog = await readyDialog();

      expect(hiddenInTurn(dialog)).toEqual([]);
      const wide = Array.from(dialog.querySelectorAll("*")).filter(
        (element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth,
      );
      expect(wide.map(nameOf)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});

const long = formRequest(
  Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`text ${index}`, { type: "string" }])),
);
const short = formRequest({ place: { type: "string" }, unit: { type: "string" } });
const isAnswered: Condition = { field: "text 0", operator: "equals", value: "yes" };

describe.each([
  { on: "a phone", width: 375, height: 667, keyboard: 300, moved: 0 },
  // iOS also moves what is in view.
  { on: "a phone with iOS", width: 375, height: 667, keyboard: 300, moved: 120 },
  { on: "a tablet", width: 820, height: 1180, keyboard: 400, moved: 0 },
])("above the on-screen keyboard of $on", ({ width, height, keyboard, moved }) => {
  test.each([
    { form: "a form", request: long },
    { form: "a question among others", request: short, layout: steps },
    {
      form: "a form whose answers show fields",
      request: long,
      fields: { "text 13": { conditions: [{ action: "show", when: isAnswered }] } },
    },
  ] as const)("the dialog keeps the focused field of $form, its title and its buttons in view", async (shown) => {
    const { request, ...props } = shown;
    await page.viewport(width, height);
    renderDialog(request, props);
    const dialog = await readyDialog();
    within(dialog).getAllByRole("textbox").at(-1)?.focus();

    openKeyboard({ height: height - keyboard, offsetTop: moved });

    const title = within(dialog).getByRole("heading", { level: 2 });
    const buttons = within(dialog).getAllByRole("button", { name: /^(Send|Next|Skip|Decline)/ });
    for (const element of [document.activeElement ?? dialog, title, ...buttons]) {
      const { top, bottom } = element.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(moved);
      expect(bottom).toBeLessThanOrEqual(moved + height - keyboard);
    }
  });
});

test("above the on-screen keyboard of a small phone half of what is left shows the question", async () => {
  await page.viewport(320, 568);
  renderDialog(short, { layout: steps });
  const dialog = await readyDialog();
  openKeyboard({ height: 315, offsetTop: 0 });

  within(dialog).getByRole("textbox").focus();

  expect(heightOfForm(dialog)).toBeGreaterThan(315 / 2);
  expect(hiddenInTurn(dialog)).toEqual([]);
});

test("a request that is moved into the dock from above an on-screen keyboard stands above the composer", async () => {
  await page.viewport(375, 667);
  renderDock(everything, { placement: "dialog" });
  const dialog = await readyDialog();
  openKeyboard({ height: 367, offsetTop: 120 });

  await userEvent.click(within(dialog).getByRole("button", { name: "Answer later" }));

  const composer = screen.getByRole("textbox", { name: "Message" });
  expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(composer.getBoundingClientRect().top);
});

test("a dialog that is opened above an on-screen keyboard has its buttons there", async () => {
  await page.viewport(375, 667);
  openKeyboard({ height: 367, offsetTop: 0 });
  renderDialog(long);
  const dialog = await readyDialog();

  expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(367);
});

/** No test can open a keyboard. This is what it does to what scripts see. */
function openKeyboard(visible: { readonly height: number; readonly offsetTop: number }): void {
  const view = window.visualViewport;
  if (!view) throw new Error("The browser has no visual viewport.");
  Object.defineProperty(view, "height", { value: visible.height, configurable: true });
  view.dispatchEvent(new Event("resize"));
  Object.defineProperty(view, "offsetTop", { value: visible.offsetTop, configurable: true });
  view.dispatchEvent(new Event("scroll"));
  onTestFinished(() => {
    Reflect.deleteProperty(view, "height");
    Reflect.deleteProperty(view, "offsetTop");
  });
}
