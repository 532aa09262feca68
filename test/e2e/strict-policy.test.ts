import { expect, test } from "vitest";
import { lastReply, say } from "./support/chat-page.js";
import { readyDialog } from "./support/ready-dialog.js";
import { startBuiltDemo } from "./support/start-built-demo.js";
import { useDemo } from "./support/use-demo.js";

// A violation is written to the console as an error, and any error there fails the test.
const { openChat } = useDemo({ start: startBuiltDemo });

test("a form is shown, checked and answered under a strict Content-Security-Policy without one violation", async () => {
  const page = await openChat();
  await say(page, "several");
  await page.getByRole("dialog").getByText("1 of 3").waitFor();
  const first = await readyDialog(page);
  await first.getByRole("button", { name: "Send to weather" }).click();
  expect(await page.getByRole("dialog").count()).toBe(1);
  await first.getByRole("textbox", { name: /^Place/ }).fill("Lima");
  await first.getByRole("button", { name: "Send to weather" }).click();
  await page.getByRole("dialog").getByText("2 of 3").waitFor();
  await (await readyDialog(page)).getByRole("button", { name: "Decline", exact: true }).click();
  await page.getByRole("dialog").getByText("3 of 3").waitFor();
  await (await readyDialog(page)).getByRole("button", { name: "Decline", exact: true }).click();

  expect(await lastReply(page)).toContain("The trip goes to Lima.");
});
