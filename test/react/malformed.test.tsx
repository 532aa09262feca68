import { waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { person } from "../support/jsdom-person.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

/** Requests that nothing can be answered to, and what is said about each. */
const malformed: readonly (readonly [params: unknown, said: string])[] = [
  [undefined, "The request is empty."],
  [null, "The request is empty."],
  [42, "The request is empty."],
  ["form", "The request is empty."],
  [[], "The request is empty."],
  [{}, "The request doesn’t say what it asks for."],
  [{ message: 5 }, "The request doesn’t say what it asks for."],
  [{ requestedSchema: null }, "The request doesn’t say what it asks for."],
  [{ requestedSchema: 5 }, "The request doesn’t say what it asks for."],
  [{ requestedSchema: [] }, "The request doesn’t say what it asks for."],
  [{ requestedSchema: { type: "string" } }, "The request doesn’t say what it asks for."],
  [{ requestedSchema: { type: "object", properties: [] } }, "The request doesn’t say what it asks for."],
  [{ requestedSchema: { $ref: "#" } }, "The request doesn’t say what it asks for."],
  [{ mode: "x" }, "This app doesn’t know this kind of request (“x”)."],
  [{ mode: 7, requestedSchema: { type: "object" } }, "This app doesn’t know this kind of request (“number”)."],
  [{ mode: "url" }, "The request has no address to open."],
  [{ mode: "url", url: 5 }, "The request has no address to open."],
  [{ requestedSchema: { type: "object", properties: { a: null }, required: ["a"] } }, "it’s required"],
  [{ requestedSchema: { type: "object", required: ["ghost"] } }, "The request requires “ghost”"],
  [{ mode: "url", url: "no address" }, "This address can’t be opened."],
];

describe.each(malformed)("%j", (params, said) => {
  test("names the server, says what is wrong, and can only be declined or cancelled", async () => {
    const { onResult } = renderDialog(params);
    const dialog = await readyDialog();

    await waitFor(() => expect(dialog).toHaveTextContent(said));
    expect(dialog).toHaveAccessibleName(/^Weather /);
    expect(dialog).toHaveTextContent("You can’t answer Weather here. Decline, or close this.");
    const buttons = within(dialog).getAllByRole("button");
    expect(buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent)).toEqual([
      "Close without answering",
      "Decline",
    ]);
    expect(within(dialog).queryByRole("textbox")).not.toBeInTheDocument();

    await person.press("decline");
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "decline" });
  });
});

test("Enter accepts nothing where there is nothing to accept", async () => {
  const { onResult } = renderDialog(null);
  await readyDialog();

  await person.press("enter");

  expect(onResult).not.toHaveBeenCalled();
  await person.press("escape");
  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "cancel" });
});

test("a form with more questions than are shown says so, and cannot be sent", async () => {
  const properties = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`p${index}`, { type: "string" }]));
  renderDialog({ requestedSchema: { type: "object", properties } });

  expect(await readyDialog()).toHaveTextContent("The request asks 1,001 questions. Only 1,000 can be shown");
});

test("a host may set the bounds on what is read", async () => {
  renderDialog(
    { requestedSchema: { type: "object", properties: { a: { type: "string" }, b: { type: "string" } } } },
    { limits: { fields: 1 } },
  );

  expect(await readyDialog()).toHaveTextContent("The request asks 2 questions. Only 1 can be shown");
});
