import { waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
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
