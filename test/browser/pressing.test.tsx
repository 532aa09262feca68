import "../../src/styles.css";
import { screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { button, control, readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);
afterEach(() => page.viewport(1024, 768));

describe("going on with editing, in a window of 320 by 480", () => {
  const form = formRequest({ name: { type: "string", title: "Name" } });

  test("by a double click, neither accepts nor discards what comes back under the pointer", async () => {
    await page.viewport(320, 480);
    const { onResult } = renderDialog(form, { activationDelay: undefined });
    await person.type("Name", "Ada");
    await person.press("cancel");

    await userEvent.dblClick(await button("Keep editing"));
    await readyDialog();

    expect(onResult).not.toHaveBeenCalled();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(await control("Name")).toHaveValue("Ada");
  });

  test("by keyboard, swallows nothing that is typed at once", async () => {
    await page.viewport(320, 480);
    renderDialog(form, { activationDelay: undefined });
    await person.type("Name", "Ada");
    await person.press("escape");
    await readyDialog();

    await userEvent.keyboard("{Enter} Lovelace");

    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada Lovelace");
  });
});

describe.each(["top", "bottom"] as const)("what is partly under the %s edge of what scrolls", (edge) => {
  const names = Array.from({ length: 40 }, (_, index) => `Question ${index}`);

  test("is ticked by a press on the part that can be seen, and stays where it is", async () => {
    renderDialog(formRequest({ pick: { type: "array", title: "Pick", items: { type: "string", enum: names } } }));
    // The options come in slices, and each one changes the height of what scrolls.
    await screen.findByRole("checkbox", { name: "Question 39" });
    const box = screen.getByRole("checkbox", { name: "Question 20" });

    const scrolledBy = await pressSeenPart(box, edge);

    expect(box).toBeChecked();
    expect(scrolledBy).toBe(0);
  });
});

/**
 * Scrolls an element halfway under an edge of what it scrolls in, and presses the other half.
 *
 * @returns by how many pixels the press has scrolled it
 */
async function pressSeenPart(element: Element, edge: "top" | "bottom"): Promise<number> {
  const scroller = scrollerOf(element);
  scroller.scrollTop += middleOf(element) - scroller.getBoundingClientRect()[edge];
  const before = scroller.scrollTop;
  const { left, top, width, height } = element.getBoundingClientRect();
  await pressAt(left + width / 2, edge === "top" ? top + height - 3 : top + 3);
  return scroller.scrollTop - before;
}

/** Presses a point of the window as it is: userEvent would first scroll what stands there into view. */
async function pressAt(x: number, y: number): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / innerWidth : 1;
  await commands.pressPoint((frame?.left ?? 0) + x * scale, (frame?.top ?? 0) + y * scale);
}

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** What an element scrolls in. */
function scrollerOf(element: Element): Element {
  const parent = element.parentElement ?? document.documentElement;
  return parent.scrollHeight > parent.clientHeight && getComputedStyle(parent).overflowY === "auto"
    ? parent
    : scrollerOf(parent);
}
