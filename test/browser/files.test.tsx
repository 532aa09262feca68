import "../../src/styles.css";
import { screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../support/axe.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const policy = { files: true };
const item = { type: "string", format: "uri", "x-mcp-file": { accept: ["image/png", "text/plain"] } };
const form = formRequest({ files: { type: "array", title: "Files", items: item } }, ["files"]);

async function picture(color: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  const context = canvas.getContext("2d");
  if (context) context.fillStyle = color;
  context?.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob()], `${color}.png`, { type: "image/png" });
}

const input = (): Promise<HTMLInputElement> => screen.findByLabelText<HTMLInputElement>("Files");

test("files are previewed without running anything, removed by keyboard, and sent as the browser reads them", async () => {
  const { onResult } = renderDialog(form, { policy });
  await readyDialog();
  const red = await picture("red");
  const text = new File(["<b>hello</b>\nworld"], "note.txt", { type: "text/plain" });
  await userEvent.upload(await input(), [red, await picture("blue"), text]);

  await waitFor(() => expect(document.querySelectorAll("img")).toHaveLength(2));
  const [preview] = document.querySelectorAll("img");
  await waitFor(() => expect(preview?.naturalWidth).toBe(40));
  expect(await screen.findByText(/<b>hello<\/b>/)).toBeVisible();
  // The browser's own words beside its button count what is in the list.
  expect((await input()).files).toHaveLength(3);
  await expectNoAxeViolations();

  (await input()).focus();
  await userEvent.keyboard("{Tab}");
  expect(screen.getByRole("button", { name: "Remove red.png" })).toHaveFocus();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(screen.getByRole("button", { name: "Remove note.txt" })).toHaveFocus();
  expect((await input()).files).toHaveLength(1);

  await userEvent.click(screen.getByRole("button", { name: "Send to Weather" }));
  const uri = `data:text/plain;name=note.txt;base64,${btoa("<b>hello</b>\nworld")}`;
  await waitFor(() => expect(onResult).toHaveBeenCalledWith({ action: "accept", content: { files: [uri] } }));
});

test("where the host's policy refuses blob: there is no preview, and the rest works", async () => {
  const strict = document.createElement("meta");
  strict.httpEquiv = "Content-Security-Policy";
  strict.content = "img-src 'self'";
  document.head.append(strict);
  renderDialog(form, { policy });
  await readyDialog();
  await userEvent.upload(await input(), await picture("green"));
  expect(await screen.findByRole("button", { name: "Remove green.png" })).toBeVisible();
  await waitFor(() => expect(document.querySelector("dialog img")).toBeNull());
});
