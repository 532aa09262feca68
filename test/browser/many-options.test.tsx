import "../../src/styles.css";
import { screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";
import { renderDock } from "../support/render-dock.js";
import { whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);

const names = Array.from({ length: 1000 }, (_, index) => `Option ${index}`);
const several = formRequest({ pick: { type: "array", title: "Pick", items: { type: "string", enum: names } } });
const one = formRequest({ pick: { type: "string", title: "Pick", enum: names, default: "Option 700" } }, ["pick"]);

const inputs = () => Array.from(document.querySelectorAll<HTMLInputElement>(".elicit-row > input"));
/** The rows that can be seen in the box. */
const inSight = () => {
  const box = document.querySelector(".elicit-many > .elicit-options")?.getBoundingClientRect();
  return inputs().flatMap((input) => {
    const { top, bottom } = input.getBoundingClientRect();
    return box && top >= box.top && bottom <= box.bottom ? (input.closest("label")?.textContent ?? []) : [];
  });
};
/** Looked up without roles, which takes long for a thousand rows. */
const allThere = () => vi.waitFor(() => expect(inputs()).toHaveLength(1000), 10_000);

test("a thousand options are all there, to be ticked and sent", async () => {
  const { onResult } = renderDialog(several);
  await readyDialog();
  await allThere();

  for (const box of [inputs()[999], inputs()[7]]) if (box) await userEvent.click(box);
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({
    action: "accept",
    content: { pick: ["Option 7", "Option 999"] },
  });
});

test("the box is no higher than six rows, and scrolls", async () => {
  renderDialog(several);
  await readyDialog();
  await allThere();

  expect(inSight()).toEqual(["Option 0", "Option 1", "Option 2", "Option 3", "Option 4"]);
});

test("the row that the keyboard goes to comes into sight, although the pointer rests on it", async () => {
  renderDialog(several);
  await readyDialog();
  await allThere();
  const [first] = inputs();
  const box = first?.closest(".elicit-options");
  if (!first || !box) throw new Error("There is no row.");
  /** By how much the row reaches out of the box. Browsers scroll by whole pixels. */
  const cut = () => Math.round(box.getBoundingClientRect().top - first.getBoundingClientRect().top);
  screen.getByLabelText("Filter Pick").focus();
  await userEvent.hover(first);
  box.scrollTo(0, 18);
  await vi.waitFor(() => expect(cut()).toBeGreaterThan(2));

  await userEvent.keyboard("{ArrowDown}");

  expect(first).toHaveFocus();
  await vi.waitFor(() => expect(cut()).toBeLessThanOrEqual(1));
});

test.each([
  { place: "dock", show: renderDock },
  { place: "card", show: renderCard },
])("in a $place the row that an arrow key goes to comes into sight", async ({ show }) => {
  show(several);
  await allThere();
  const filter = await screen.findByLabelText("Filter Pick");
  filter.focus();

  for (let row = 0; row <= 12; row += 1) await userEvent.keyboard("{ArrowDown}");

  expect(inputs()[12]).toHaveFocus();
  expect(inSight()).toContain("Option 12");
});

test("what is chosen of one is in sight as the box opens, and again once nothing is looked for", async () => {
  renderDialog(one);
  await readyDialog();
  await allThere();
  await vi.waitFor(() => expect(inSight()[0]).toBe("Option 700"));

  await person.type("Filter Pick", "44");
  expect(inSight().slice(0, 2)).toEqual(["Option 700", "Option 44"]);
  await userEvent.keyboard("{Backspace}{Backspace}");

  await allThere();
  await vi.waitFor(() => expect(inSight()[0]).toBe("Option 700"));
});

test.each([
  { typed: "ısparta", found: "Isparta" },
  { typed: "ISPARTA", found: "Isparta" },
  { typed: "istanbul", found: "İstanbul" },
  { typed: "Strasse", found: "Lange Straße" },
  { typed: "ΠΕΙΡΑΙΆς", found: "Πειραιάς" },
  { typed: "lodz", found: "Łódź" },
  { typed: "70 kg", found: "70 ㎏" },
  { typed: "부", found: "부산" },
])("what is typed without the letters of a language or its capitals is found: $typed", async ({ typed, found }) => {
  const places = ["Isparta", "İstanbul", "Lange Straße", "Πειραιάς", "Łódź", "70 ㎏", "부산"];
  const request = formRequest({ pick: { type: "string", title: "Pick", enum: [...places, ...names.slice(0, 40)] } });
  renderDialog(request);
  await readyDialog();

  await person.type("Filter Pick", typed);

  await vi.waitFor(() => expect(inSight()[0]).toBe(found));
});

test("arrow keys choose one of what is found, and the row that was chosen before stays in its place", async () => {
  const { onResult } = renderDialog(one);
  await readyDialog();
  await person.type("Filter Pick", "77");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(inSight().slice(0, 3)).toEqual(["Option 700", "Option 77", "Option 177"]);
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { pick: "Option 177" } });
});

test("letters typed in the rows go to the filter, and Escape empties it before it closes", async () => {
  const { onResult } = renderDialog(several);
  await readyDialog();
  await person.type("Filter Pick", "99");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}9");
  expect(screen.getByLabelText("Filter Pick")).toHaveValue("999");

  await userEvent.keyboard("{Escape}");
  expect(screen.getByLabelText("Filter Pick")).toHaveValue("");
  expect(onResult).not.toHaveBeenCalled();
});

test("Escape on a row empties the filter before it leaves", async () => {
  const { onResult } = renderDialog(several);
  await readyDialog();
  await person.type("Filter Pick", "99");
  await userEvent.keyboard("{ArrowDown} ");

  await userEvent.keyboard("{Escape}");

  expect(screen.getByLabelText("Filter Pick")).toHaveValue("");
  expect(screen.getByLabelText("Filter Pick")).toHaveFocus();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(onResult).not.toHaveBeenCalled();
});

describe("in the dock of a phone", () => {
  const pick = { type: "string", title: "Pick", enum: names.slice(0, 60) };
  const sixty = formRequest({ pick, name: { type: "string", title: "Name" } });

  beforeEach(() => page.viewport(375, 667));
  afterEach(() => page.viewport(1024, 768));

  test("Escape on a row far down empties the filter, and brings it into sight", async () => {
    renderDock(sixty);
    const filter = await screen.findByLabelText("Filter Pick");
    await userEvent.fill(filter, "1");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");

    await userEvent.keyboard("{Escape}");

    expect(filter).toHaveFocus();
    expect(whyHidden(filter)).toBeUndefined();
  });

  test("a request that is unfolded has the filter in sight, although it was left at its end", async () => {
    renderDock(sixty);
    await userEvent.click(await screen.findByLabelText("Name"));
    await userEvent.keyboard("{Escape}");

    await userEvent.click(screen.getByRole("button", { name: "Answer" }));

    const filter = screen.getByLabelText("Filter Pick");
    await vi.waitFor(() => expect(filter).toHaveFocus());
    expect(whyHidden(filter)).toBeUndefined();
  });
});

test("Escape empties the filter in a card, too", async () => {
  renderCard(several);
  const filter = await screen.findByLabelText("Filter Pick");
  await userEvent.fill(filter, "99");

  await userEvent.keyboard("{Escape}");

  expect(filter).toHaveValue("");
  await allThere();
});

test.each(["ltr", "rtl"])("what is chosen is one tab stop, in which arrow keys move (%s)", async (dir) => {
  document.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  const chosen = ["Option 1", "Option 2", "Option 3"];
  renderDialog(formRequest({ pick: { type: "array", title: "Pick", items: { enum: names }, default: chosen } }));
  await readyDialog();
  (await screen.findByLabelText("Filter Pick")).focus();
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  expect(document.activeElement).toHaveTextContent("Option 1");

  await userEvent.keyboard(dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
  expect(document.activeElement).toHaveTextContent("Option 2");
  await userEvent.keyboard("{Tab}");

  expect(document.activeElement).toBe(inputs()[0]);
});

test("what is typed into the filter begins beside its sign in a right-to-left interface, too", async () => {
  document.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  renderDialog(several);
  const filter = await screen.findByLabelText("Filter Pick");
  const sign = filter.parentElement?.querySelector("svg");
  if (!sign) throw new Error("The filter has no sign.");

  await userEvent.fill(filter, "Option 7");

  const { left, width } = filter.getBoundingClientRect();
  expect(sign.getBoundingClientRect().left).toBeGreaterThan(left + width / 2);
  expect(getComputedStyle(filter).direction).toBe("rtl");
});
