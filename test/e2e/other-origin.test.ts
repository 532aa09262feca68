import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastReply } from "./support/chat-page.js";
import { readyDialog } from "./support/ready-dialog.js";
import { receivedAnswers } from "./support/received-answers.js";
import type { RunningDemo } from "./support/running-demo.js";
import { startBuiltDemo } from "./support/start-built-demo.js";
import { startDemo } from "./support/start-demo.js";
import { useDemo } from "./support/use-demo.js";

describe.each([
  { page: "the built demo", start: () => startBuiltDemo(), server: "npm start", startOther: startDemo },
  { page: "npm start", start: startDemo, server: "the built demo", startOther: () => startBuiltDemo() },
])("the page of $page, with the weather server of $server,", ({ start, startOther }) => {
  const { openChat } = useDemo({ start });
  let other: RunningDemo | undefined;
  beforeAll(async () => {
    other = await startOther();
  });
  afterAll(() => other?.close());

  test.each(["2025-11-25", "2026-07-28"])("asks in protocol %s and gets the answer", async (era) => {
    const origin = other?.origin ?? "";
    const page = await openChat({ era, server: `${origin}/mcp` });
    await page.getByRole("button", { name: "Delete saved places" }).click();
    const dialog = await readyDialog(page);
    await dialog.getByRole("button", { name: "Confirm" }).click();

    expect(await lastReply(page)).toContain("your three saved places are deleted");
    const received = await receivedAnswers(origin);
    expect(received.at(-1)?.responses).toStrictEqual({ deletion: { action: "accept", content: {} } });
  });
});
