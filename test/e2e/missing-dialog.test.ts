import { expect, test } from "vitest";
import { lastReply, say } from "./support/chat-page.js";
import { readyLine, removeDialog } from "./support/missing-dialog.js";
import { useDemo } from "./support/use-demo.js";

const { openChat } = useDemo({ expectedErrors: /404 \(Not Found\)|disallowed MIME type|the dialog did not load/ });

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
