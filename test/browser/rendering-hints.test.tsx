import "../../src/styles.css";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ElicitationDialogProps } from "../../src/index.js";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);
afterEach(() => page.viewport(1024, 768));

const text = (title: string): object => ({ type: "string", title });
const names = formRequest({ a: text("A"), b: text("B"), c: text("C"), d: text("D") });
const columns: ElicitationDialogProps["fields"] = {
  a: { rendering: { gridColumn: 1, breakAfter: true } },
  b: { rendering: { gridColumn: 2 } },
  d: { rendering: { gridColumn: 2 } },
};

/** The labels of each row, from left to right. */
async function rows(): Promise<readonly string[]> {
  await readyDialog();
  const boxes = screen.getAllByRole("textbox").map((box) => ({ box, place: box.getBoundingClientRect() }));
  const tops = [...new Set(boxes.map(({ place }) => place.top))].sort((one, other) => one - other);
  return tops.map((top) =>
    boxes
      .filter(({ place }) => place.top === top)
      .sort((one, other) => one.place.left - other.place.left)
      .map(({ box }) => box.closest("[data-elicitation-field]")?.querySelector("label")?.textContent?.slice(0, 1))
      .join(""),
  );
}

test.each([
  {
    what: "beside each other where there is room",
    width: 1024,
    order: ["AB", "C", "D"],
    fields: withoutBreak(columns),
  },
  { what: "in rows of their own after a break", width: 1024, order: ["A", "B", "C", "D"], fields: columns },
  {
    what: "one below the other where there is none",
    width: 320,
    order: ["A", "B", "C", "D"],
    fields: withoutBreak(columns),
  },
])("fields of two columns stand $what", async ({ width, order, fields }) => {
  await page.viewport(width, 768);
  renderDialog(names, { fields });

  expect(await rows()).toEqual(order);
});

function withoutBreak(fields: ElicitationDialogProps["fields"] = {}): ElicitationDialogProps["fields"] {
  return { ...fields, a: { rendering: { gridColumn: 1 } } };
}

test.each([
  { rule: { minimum: 0, maximum: 10 }, hints: { step: 2.5 }, stops: ["0", "2.5", "10"] },
  { rule: { minimum: 0, maximum: 1 }, hints: {}, stops: ["0", "0.01", "1"] },
  { rule: { minimum: 0.7, maximum: 1, multipleOf: 0.1 }, hints: { step: 1 }, stops: ["0.7", "0.8", "1"] },
  { rule: { minimum: 1, maximum: 12, multipleOf: 5 }, hints: {}, stops: ["5", "10", "10"] },
  { rule: { minimum: 0, maximum: 1 }, hints: { step: 5 }, stops: ["0", "0.01", "1"] },
])("a slider of $rule answers to the keyboard by its step, and at both ends", async ({ rule, hints, stops }) => {
  const { onResult } = renderDialog(formRequest({ level: { type: "number", title: "Level", ...rule } }), {
    fields: { level: { rendering: { displayStyle: "slider", ...hints } } },
  });
  await readyDialog();
  screen.getByRole("slider", { name: "Slide to set Level" }).focus();

  const answers: unknown[] = [];
  for (const key of ["{Home}", "{ArrowRight}", "{End}"]) {
    await userEvent.keyboard(key);
    answers.push(screen.getByRole<HTMLInputElement>("textbox", { name: "Level" }).value);
  }
  expect(answers).toEqual(stops);
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { level: Number(stops[2]) } });
});

test("arrow keys go past the options that a filter has hidden", async () => {
  const city = { type: "string", title: "City", enum: ["Aachen", "Bergen", "Cádiz", "Dublin"], default: "Aachen" };
  renderDialog(formRequest({ city }, ["city"]), { fields: { city: { rendering: { searchable: true } } } });
  await person.type("Filter City", "d");

  screen.getByRole("radio", { name: "Aachen" }).focus();
  await userEvent.keyboard("{ArrowDown}");

  expect(screen.getByRole("radio", { name: "Cádiz" })).toBeChecked();
});

test("Escape empties a filter, folds its list, and only then leaves", async () => {
  const city = { type: "string", title: "City", enum: ["Aachen", "Bergen"] };
  const { onResult } = renderDialog(formRequest({ city }), {
    fields: { city: { rendering: { searchable: true, displayStyle: "dropdown" } } },
  });
  await readyDialog();
  const filter = screen.getByLabelText("Filter City");
  filter.closest("details")?.querySelector("summary")?.focus();
  await userEvent.keyboard("{Enter}{Tab}b");
  expect(screen.queryByRole("radio", { name: "Aachen" })).toBeNull();

  await userEvent.keyboard("{Escape}");
  expect(filter).toHaveFocus();
  expect(screen.getByRole("radio", { name: "Aachen" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(filter).not.toBeVisible();
  expect(onResult).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");

  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" }));
});

test("a press on a segment chooses it", async () => {
  const unit = { type: "string", title: "Unit", enum: ["Celsius", "Fahrenheit", "Kelvin"] };
  const { onResult } = renderDialog(formRequest({ unit }), {
    fields: { unit: { rendering: { displayStyle: "segmented" } } },
  });

  await person.choose("Unit", "Kelvin");
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { unit: "Kelvin" } });
});
