import { beforeAll, expect, onTestFinished, test } from "vitest";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const form = formRequest({ name: { type: "string", title: "Name" } });

/** A dialog in the page of a frame, once it is shown. */
async function askedInFrame() {
  const frame = document.body.appendChild(document.createElement("iframe"));
  onTestFinished(() => frame.remove());
  const container = frame.contentDocument?.body;
  const { onResult } = renderDialog(form, { container });
  await expect.poll(() => container?.querySelector("[data-elicitation-dialog][open]")).not.toBeNull();
  return { frame, onResult };
}

test("a request in a frame that is removed is cancelled", async () => {
  const { frame, onResult } = await askedInFrame();

  frame.remove();

  await expect.poll(() => onResult.mock.calls).toEqual([[{ action: "cancel" }]]);
});

test("a request in a frame that goes to another page is cancelled", async () => {
  const { frame, onResult } = await askedInFrame();

  frame.srcdoc = "Another page";

  await expect.poll(() => onResult.mock.calls).toEqual([[{ action: "cancel" }]]);
});
