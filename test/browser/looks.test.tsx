import "../../src/styles.css";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { server } from "../support/server.js";
import { whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);
afterEach(async () => {
  document.documentElement.removeAttribute("style");
  await page.viewport(1024, 768);
});

const form = formRequest(
  {
    name: { type: "string", title: "Name", description: "As in your passport" },
    unit: { type: "string", title: "Unit", enum: ["Celsius", "Fahrenheit"], default: "Celsius" },
    password: { type: "string", title: "Password" },
  },
  ["name", "unit"],
);

test("however long a server's message is, the page's host is in sight while it can be opened", async () => {
  await page.viewport(375, 700);
  renderDialog({
    mode: "url",
    message: "Sign in, please. ".repeat(35),
    url: "https://login.example.com/oauth?state=1",
  });
  const dialog = within(await readyDialog());

  const host = await dialog.findAllByText("example.com");
  const open = dialog.getByRole("button", { name: /^Open/ });

  expect([...host, open].map(whyHidden)).toEqual([undefined, undefined, undefined]);
});

test("in a window of 320 by 568 header and footer leave more than half of it to the fields", async () => {
  await page.viewport(320, 568);
  renderDialog(form, {
    server: { ...server, origin: "https://weather.example", serverInfo: { name: "Weather Pro", version: "2.1" } },
    pending: { position: { index: 1, total: 3 } },
  });
  const dialog = await readyDialog();

  const header = dialog.querySelector(".elicit-header")?.getBoundingClientRect().bottom ?? 0;
  const footer = dialog.querySelector(".elicit-actions")?.getBoundingClientRect().top ?? 0;

  expect(footer - header).toBeGreaterThan(568 / 2);
});

test.each(["light", "dark"])("in the %s the accent alone recolours all that is accented", async (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  renderDialog(form);
  const dialog = await readyDialog();
  await person.press("accept");
  const name = screen.getByRole("textbox", { name: "Name" });
  const accented = (): Readonly<Record<string, string>> => ({
    button: getComputedStyle(within(dialog).getByRole("button", { name: /^Send/ })).backgroundColor,
    option: getComputedStyle(screen.getByRole("radio", { name: "Celsius" })).backgroundColor,
    ring: getComputedStyle(name).outlineColor,
    initial: getComputedStyle(screen.getByText("W")).color,
    panel: getComputedStyle(screen.getByText("W").parentElement ?? dialog).backgroundColor,
  });
  const before = accented();

  document.documentElement.style.setProperty("--elicit-accent", "rebeccapurple");

  const after = accented();
  expect(after["option"]).toBe("rgb(102, 51, 153)");
  expect(Object.entries(after).filter(([part, colour]) => colour === before[part])).toEqual([]);
});

test.each([
  { name: "is the page’s", chosen: "", font: "Georgia" },
  { name: "is the host’s where it chooses one", chosen: "Verdana", font: "Verdana" },
])("the font $name, in texts, buttons and fields", async ({ chosen, font }) => {
  const { style } = document.documentElement;
  style.fontFamily = "Georgia";
  style.setProperty("--elicit-font", chosen);
  renderDialog(form);
  const dialog = await readyDialog();

  const fonts = Array.from(
    dialog.querySelectorAll("h2, p, label, input, button"),
    (element) => getComputedStyle(element).fontFamily,
  );
  expect(new Set(fonts)).toEqual(new Set([font]));
});

test.each([
  { knob: "--elicit-font-size", factor: 1.5, value: "24px" },
  { knob: "the browser's font size", factor: 1.5, value: undefined },
])("all text is in proportion to $knob", async ({ value, factor }) => {
  renderDialog(form);
  const dialog = await readyDialog();
  const sizes = (): readonly number[] =>
    Array.from(dialog.querySelectorAll("h2, p, label, bdi, input, button"), (element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
  const before = sizes();

  if (value === undefined) {
    document.documentElement.style.fontSize = "24px";
  } else {
    document.documentElement.style.setProperty("--elicit-font-size", value);
  }

  expect(sizes()).toEqual(before.map((size) => size * factor));
});
