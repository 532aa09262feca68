import { expect, test } from "vitest";
import { say } from "./support/chat-page.js";
import { readyLine, removeDialog } from "./support/missing-dialog.js";
import { readyDialog } from "./support/ready-dialog.js";
import { useDemo } from "./support/use-demo.js";

const { openChat } = useDemo({ expectedErrors: /404 \(Not Found\)|the dialog did not load/ });

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
