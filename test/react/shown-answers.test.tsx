import { waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import type { ControlProps } from "../../src/index.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

// Autofill on iOS, extensions and scripts of the page change inputs without an event that React sees.

async function put(label: string, value: string): Promise<void> {
  const input = await control(label);
  if (!("value" in input)) throw new Error(`${label} is not an input.`);
  input.value = value;
}

async function tick(label: string, option: string, isTicked = true): Promise<void> {
  const found = await control(label);
  const box =
    found instanceof HTMLInputElement
      ? found
      : within(found).getByLabelText<HTMLInputElement>(option, { selector: "input" });
  box.checked = isTicked;
}

const days = { type: "array", title: "Answer", items: { enum: ["Mon", "Tue", "Wed"] } };
const letters = Array.from("abcdefghij");

const shown: readonly (readonly [what: string, property: object, put: () => Promise<void>, value: unknown])[] = [
  ["a text", { type: "string" }, () => put("Answer", "Ada"), "Ada"],
  ["a text in a box", { type: "string", maxLength: 500 }, () => put("Answer", "a\nb"), "a\nb"],
  ["a changed default", { type: "string", default: "Bern" }, () => put("Answer", "Basel"), "Basel"],
  ["an email address", { type: "string", format: "email" }, () => put("Answer", "a@b.example"), "a@b.example"],
  ["a number", { type: "number" }, () => put("Answer", "1.5"), 1.5],
  ["a date", { type: "string", format: "date" }, () => put("Answer", "2026-11-27"), "2026-11-27"],
  ["a radio button", { enum: ["S", "M"] }, () => tick("Answer", "M"), "M"],
  ["Yes or No", { type: "boolean" }, () => tick("Answer", "No"), false],
  ["a select", { enum: letters }, () => put("Answer", "3"), "d"],
  ["boxes", { ...days, default: ["Wed"] }, () => tick("Answer", "Mon"), ["Mon", "Wed"]],
  ["an unticked box of several", { ...days, default: ["Mon", "Tue"] }, () => tick("Answer", "Mon", false), ["Tue"]],
];

describe("what the page shows is sent", () => {
  test.each(shown)("%s", async (_, property, act, value) => {
    const { onResult } = renderDialog(formRequest({ answer: { title: "Answer", ...property } }, ["answer"]));
    await act();

    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { answer: value } });
  });

  test.each([true, false])("a box that is ticked: %s", async (isTicked) => {
    const { onResult } = renderDialog(
      formRequest({
        news: { type: "boolean", title: "News", default: !isTicked },
        name: { type: "string", title: "Name" },
      }),
    );
    await tick("News", "", isTicked);

    await person.press("accept");

    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { news: isTicked } });
  });
});

test("an error goes with the next check, once the page shows a right answer", async () => {
  renderDialog(
    formRequest({ name: { type: "string", title: "Name" }, town: { type: "string", title: "Town" } }, ["name", "town"]),
  );
  await person.press("accept");
  await put("Name", "Ada");

  await person.type("Town", "B");

  await waitFor(async () => expect(await control("Name")).toBeValid());
});

test("leaving asks first where the page shows an answer that it did not before", async () => {
  const { onResult } = renderDialog(formRequest({ name: { type: "string", title: "Name" } }));
  await put("Name", "Ada");

  await person.press("escape");

  expect(onResult).not.toHaveBeenCalled();
});

test("an untouched default goes out as it came, though a box changes its line ends", async () => {
  const { onResult } = renderDialog(formRequest({ text: { type: "string", title: "Text", default: "a\r\nb" } }));

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { text: "a\r\nb" } });
});

test("a field that other answers disable keeps its answer", async () => {
  const { onResult } = renderDialog(
    formRequest({ isOn: { type: "boolean", title: "On", default: true }, days: { ...days, default: ["Mon"] } }),
    {
      fields: {
        days: { conditions: [{ action: "enable", when: { field: "isOn", operator: "equals", value: true } }] },
      },
    },
  );
  await person.answer("On", false);
  await waitFor(async () => expect(await control("Answer")).toBeInTheDocument());
  await person.answer("On", true);

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { isOn: true, days: ["Mon"] } });
});

test("an input of a host's own control is the host's to read", async () => {
  function Own({ field, inputProps }: ControlProps): ReactNode {
    return <input {...inputProps} name={field.id} />;
  }
  const { onResult } = renderDialog(formRequest({ name: { type: "string", title: "Name" } }), {
    components: { text: Own },
  });
  await put("Name", "Ada");

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});
