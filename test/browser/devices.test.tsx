import "../../src/styles.css";
import { within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { de } from "../../src/locales/de.js";
import serverEverything from "../requests/server-everything.json" with { type: "json" };
import { calmBrowser } from "../support/calm-browser.js";
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

test("above an on-screen keyboard the dialog keeps the focused field and its buttons in view", async () => {
  await page.viewport(375, 667);
  renderDialog(everything);
  const dialog = await readyDialog();
  within(dialog).getAllByRole("textbox").at(-1)?.focus();

  // No test can open a keyboard. This is what it does to what scripts see.
  const view = window.visualViewport;
  if (!view) throw new Error("The browser has no visual viewport.");
  Object.defineProperty(view, "height", { value: 367, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(view, "height"));
  view.dispatchEvent(new Event("resize"));

  const buttons = within(dialog).getAllByRole("button", { name: /^(Send|Decline)/ });
  for (const element of [document.activeElement ?? dialog, ...buttons]) {
    const { top, bottom } = element.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(367);
  }
});
