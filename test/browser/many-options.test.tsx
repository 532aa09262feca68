import "../../src/styles.css";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const names = Array.from({ length: 500 }, (_, index) => `Option ${index}`);
const form = formRequest({ pick: { type: "array", title: "Pick", items: { type: "string", enum: names } } });

test("five hundred options are all there, to be ticked and sent", async () => {
  const { onResult } = renderDialog(form);
  // Not by role or label, which are looked up for each in turn.
  const boxes = Array.from((await readyDialog()).querySelectorAll("input[type=checkbox]"));
  expect(boxes).toHaveLength(500);

  for (const box of [boxes[499], boxes[7]]) if (box) await userEvent.click(box);
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({
    action: "accept",
    content: { pick: ["Option 7", "Option 499"] },
  });
});
