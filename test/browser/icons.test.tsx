import "../../src/styles.css";
import { waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { ServerIdentity } from "../../src/index.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { base64Url, png } from "../support/icons.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";

beforeAll(calmBrowser);
afterEach(async () => {
  document.documentElement.style.colorScheme = "";
  await page.viewport(1024, 768);
});

const form = formRequest({ name: { type: "string", title: "Name" } });
const withIcons = (...icons: readonly object[]): ServerIdentity => ({
  ...server,
  serverInfo: { name: "weather", version: "1.0", icons },
});

async function paintedIcon(dialog: HTMLElement): Promise<HTMLImageElement> {
  return waitFor(() => {
    const icon = dialog.querySelector("img");
    if (!icon?.checkVisibility()) throw new Error("No icon is painted yet.");
    return icon;
  });
}

/** Where things stand in the header, in the order of the page. */
function places(dialog: HTMLElement): readonly DOMRect[] {
  const parts = dialog.querySelectorAll(".elicit-header, .elicit-avatar, .elicit-title, .elicit-origin, .elicit-body");
  return Array.from(parts, (part) => part.getBoundingClientRect());
}

/** A whole picture, wide and low. */
function wide(colour = "teal"): string {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [200, 20];
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 200, 20);
  }
  return canvas.toDataURL("image/png");
}

/** Red, green and blue of a painted picture's first pixel. */
function colourOf(image: HTMLImageElement): readonly number[] {
  const context = document.createElement("canvas").getContext("2d");
  context?.drawImage(image, 0, 0);
  return Array.from(context?.getImageData(0, 0, 1, 1).data ?? []).slice(0, 3);
}

test.each([1024, 320])("an icon takes the letter's place, and nothing moves: %i pixels wide", async (width) => {
  await page.viewport(width, 700);
  const serverInfo = { name: "weather", version: "1.0" };
  const { unmount } = renderDialog(form, { server: { ...server, serverInfo } });
  const before = places(await readyDialog());
  unmount();

  renderDialog(form, { server: withIcons({ src: wide() }) });
  const dialog = await readyDialog();
  const icon = await paintedIcon(dialog);

  expect(places(dialog)).toEqual(before);
  expect(icon.naturalWidth).toBe(200);
  expect(icon.getBoundingClientRect()).toEqual(dialog.querySelector(".elicit-avatar")?.getBoundingClientRect());
});

test("an icon that is broken inside leaves the letter", async () => {
  const failed = new Promise((resolve) => addEventListener("error", resolve, { capture: true, once: true }));
  // Its first bytes are those of an image.
  renderDialog(form, { server: withIcons({ src: base64Url("image/png", png(48, 48)) }) });
  const dialog = await readyDialog();

  await failed;

  expect(dialog.querySelector("img")).not.toBeVisible();
  expect(within(dialog).getByText("W")).toBeVisible();
});

test("a page's own rules do not bring back what an icon has taken the place of", async () => {
  const rules = new CSSStyleSheet();
  rules.replaceSync("span, img { display: block }");
  document.adoptedStyleSheets = [rules];
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
  });
  renderDialog(form, { server: withIcons({ src: wide() }) });
  const dialog = await readyDialog();

  await paintedIcon(dialog);

  expect(within(dialog).getByText("W")).not.toBeVisible();
});

test.each(["light", "dark"])("on %s stands the icon that is made for it", async (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  const icons = { light: wide("navy"), dark: wide("white") };
  renderDialog(form, { server: withIcons(...Object.entries(icons).map(([theme, src]) => ({ src, theme }))) });

  const icon = await paintedIcon(await readyDialog());

  // Made anew, so compared by what is in it.
  expect(colourOf(icon)).toEqual(scheme === "dark" ? [255, 255, 255] : [0, 0, 128]);
});
