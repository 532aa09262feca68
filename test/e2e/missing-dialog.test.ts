import type { Page } from "playwright";
import { expect, test } from "vitest";
import { lastReply, say } from "./support/chat-page.js";
import { readyDialog } from "./support/ready-dialog.js";
import { useDemo } from "./support/use-demo.js";

const { openChat } = useDemo({ expectedErrors: /404 \(Not Found\)|the dialog did not load/ });

/** As after a deployment. Returns how to put the file back. */
async function removeDialog(page: Page): Promise<() => Promise<void>> {
  const file = /\/queue-view\b/;
  await page.route(file, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(file);
}

/** The line that says what has become of the request, once its buttons act. */
async function readyLine(page: Page, text: string) {
  const line = page.locator(".elicit-loading[data-ready]").filter({ hasText: text });
  await line.waitFor();
  return line;
}

test("where the dialog’s file is gone for good, the person reads so, is told to reload the page, and can decline", async () => {
  const page = await openChat();
  await removeDialog(page);
  await say(page, "confirm");
  const line = await readyLine(page, "A request from weather couldn’t be shown.");
  await line.getByRole("button", { name: "Try again" }).click();
  const failedAgain = await readyLine(page, "Reload the page.");
  await failedAgain.getByRole("button", { name: "Decline" }).click();

  expect(await lastReply(page)).toContain("You declined the deletion");
});

test("once the file is there again, trying again shows the request", async () => {
  const page = await openChat();
  const putBack = await removeDialog(page);
  await say(page, "confirm");
  const line = await readyLine(page, "A request from weather couldn’t be shown.");
  await putBack();
  await line.getByRole("button", { name: "Try again" }).click();

  const dialog = await readyDialog(page);
  expect(await dialog.getByRole("button", { name: "Confirm" }).isVisible()).toBe(true);
});
