import { createHash, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Page } from "playwright";
import { lastReply } from "./support/chat-page.js";
import { readyDialog } from "./support/ready-dialog.js";
import { receivedAnswers } from "./support/received-answers.js";
import { useDemo } from "./support/use-demo.js";

const { origin, openChat } = useDemo();

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const largest = Buffer.concat([png, randomBytes(10 * 1024 * 1024 - png.length)]);
const hashOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");
const picture = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });

/** Asks for photos and sends these. */
async function sendPhotos(page: Page, ...photos: readonly ReturnType<typeof picture>[]): Promise<void> {
  await page.getByRole("button", { name: "Show your sky" }).click();
  const dialog = await readyDialog(page);
  await dialog.getByLabel(/^Photo/).setInputFiles([...photos]);
  await dialog.getByRole("button", { name: `Remove ${photos.at(-1)?.name}` }).waitFor();
  await dialog.getByRole("button", { name: /^Send/ }).click();
}

const lastReceived = async () => (await receivedAnswers(origin())).at(-1);

describe.each(["2025-11-25", "2026-07-28"])("x-mcp-file, protocol %s", (era) => {
  test.each([
    ["one pixel", png],
    ["10 MiB", largest],
  ])("the server has what was chosen: %s", async (_, content) => {
    const page = await openChat({ era });
    await sendPhotos(page, picture("north sea; ñ.png", content));

    expect(await lastReply(page)).toContain(hashOf(content));
    const photo = `data:image/png;name=north%20sea%3B%20%C3%B1.png;base64,${hashOf(content)}`;
    expect(await lastReceived()).toStrictEqual({
      tool: "photo",
      responses: { sky: { action: "accept", content: { photo } } },
    });
  });
});

test("a form definition’s server has several files, with their names, types and sizes", async () => {
  const page = await openChat({ server: "/forms", era: "2025-11-25" });
  await sendPhotos(page, picture("small.png", png), picture("large.png", largest));

  expect(await lastReply(page)).toContain("Thank you");
  const file = { content_type: "image/png" };
  expect(await lastReceived()).toStrictEqual({
    tool: "photos",
    responses: {
      photos: [
        { ...file, filename: "small.png", size: png.length, content: hashOf(png) },
        { ...file, filename: "large.png", size: largest.length, content: hashOf(largest) },
      ],
    },
  });
});
