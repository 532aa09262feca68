import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const form = formRequest({ address: { type: "string", title: "Address" } });

test("several lines pasted into a line make it a box, with the caret behind them", async () => {
  const { onResult } = renderDialog(form);
  await person.type("Address", "To: ");
  await userEvent.click(await control("Address"));

  await userEvent.paste("1 Main St\r\nSpringfield");

  await waitFor(async () => expect(await control("Address")).toHaveProperty("tagName", "TEXTAREA"));
  expect(await control("Address")).toHaveFocus();
  await userEvent.keyboard("!");
  await person.press("accept");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({
    action: "accept",
    content: { address: "To: 1 Main St\nSpringfield!" },
  });
});

test("one line pasted with its line end leaves it a line", async () => {
  renderDialog(form);
  await userEvent.click(await control("Address"));

  await userEvent.paste("1 Main St\n");

  expect(await control("Address")).toHaveProperty("tagName", "INPUT");
});

describe("white space that is pasted at an end of the field", () => {
  test.each([
    ["around", " AB-1\u00a0", ["", ""], "AB-1"],
    ["after", "AB-1\r\n", ["", ""], "AB-1"],
    ["behind what was typed", " AB-1 ", ["No.", ""], "No. AB-1"],
    ["before what was typed", " AB-1 ", ["", "x"], "AB-1 x"],
    ["inside", " AB-1 ", ["a", "b"], "a AB-1 b"],
    ["as typed", "AB-1", [" ", " "], " AB-1 "],
  ])("%s: %j", async (_, pasted, [before = "", after = ""], expected) => {
    const { onResult } = renderDialog(form);
    const input = await control("Address");
    await userEvent.click(input);
    await userEvent.keyboard(before + after + "{ArrowLeft}".repeat(after.length) + "{Shift}");

    await userEvent.paste(pasted);

    expect(input).toHaveValue(expected);
    await person.press("accept");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { address: expected } });
  });

  test.each([
    ["a text box", { type: "string", title: "Address", maxLength: 500 }],
    ["a field for a credential", { type: "string", title: "Password" }],
  ])("stays in %s", async (_, property) => {
    renderDialog(formRequest({ address: property }));
    if (property.title === "Password") await person.pressButton("Enter Password anyway");
    const input = await control(property.title);
    await userEvent.click(input);

    await userEvent.paste(" AB-1 ");

    expect(input).toHaveValue(" AB-1 ");
  });
});
