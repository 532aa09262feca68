import "../../src/styles.css";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";
import { whyHidden } from "../support/visibility.js";

beforeAll(calmBrowser);
beforeEach(() => page.viewport(760, 700));
afterEach(() => page.viewport(1024, 768));

const files = (count: number): string =>
  ["Delete these files?", "", ...Array.from({ length: count }, (_, index) => `dist/part-${index + 1}.js`)].join("\n");

const ask = (message: string): unknown => ({ message, requestedSchema: { type: "object", properties: {} } });

const moreLines = (dialog: HTMLElement) => within(dialog).queryByRole("button", { name: /^\d+ more lines$/ });

const messageText = (dialog: HTMLElement): HTMLElement => {
  const text = dialog.querySelector<HTMLElement>(".elicit-message-text");
  if (!text) throw new Error("There is no message.");
  return text;
};

test("a list of fourteen files is shown whole, because the dialog has room", async () => {
  renderDialog(ask(files(14)));
  const dialog = await readyDialog();

  expect(moreLines(dialog)).toBeNull();
  expect(whyHidden(within(dialog).getByText(/dist\/part-14\.js/))).toBeUndefined();
});

test("where there is no room, it is said how many lines are hidden, and a button shows and hides them", async () => {
  renderDialog(ask(files(60)));
  const dialog = await readyDialog();
  await waitFor(() => expect(moreLines(dialog)).toBeVisible());
  const folded = messageText(dialog).scrollHeight;

  moreLines(dialog)?.focus();
  await userEvent.keyboard("{Enter}");
  expect(messageText(dialog).scrollHeight).toBeGreaterThan(folded);
  expect(within(dialog).getByRole("button", { name: "Show less", expanded: true })).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  expect(moreLines(dialog)).toHaveAttribute("aria-expanded", "false");
});

test("what is hidden is read out all the same", async () => {
  renderDialog(ask(files(60)));

  expect(messageText(await readyDialog())).toHaveTextContent("dist/part-60.js");
});

test("the window decides: with more room nothing is hidden", async () => {
  renderDialog(ask(files(14)));
  const dialog = await readyDialog();
  await page.viewport(760, 440);
  await waitFor(() => expect(moreLines(dialog)).toBeVisible());

  await page.viewport(760, 800);

  await waitFor(() => expect(moreLines(dialog)).toBeNull());
});

test.each([
  ["Confirm", ask(files(60))],
  ["Send to Weather", { ...formRequest({ name: { type: "string", title: "Name" } }), message: files(60) }],
  ["Skip", { ...formRequest({ ok: { type: "boolean", title: "OK" } }), message: files(60) }],
  ["Open page", { mode: "url", url: "https://a.example/", message: files(60) }],
])("the first press of %s shows what was hidden and says so, and sends nothing", async (name, request) => {
  const { onResult } = renderDialog(request);
  const dialog = await readyDialog();
  await waitFor(() => expect(moreLines(dialog)).toBeVisible());

  await person.pressButton(name);

  await waitFor(() => expect(screen.getByText(/^Nothing was sent yet/)).toBeVisible());
  expect(within(dialog).getByRole("button", { name: "Show less" })).toBeVisible();
  expect(dialog.querySelector(".elicit-body")?.scrollTop).toBeGreaterThan(0);
  expect(onResult).not.toHaveBeenCalled();
});

test("the second press sends", async () => {
  const { onResult } = renderDialog(ask(files(60)));
  const dialog = await readyDialog();
  await waitFor(() => expect(moreLines(dialog)).toBeVisible());

  await person.press("accept");
  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});

test("a double press does not, because the button is guarded anew", async () => {
  const { onResult } = renderDialog(ask(files(60)), { activationDelay: 300 });
  const dialog = await readyDialog();
  await waitFor(() => expect(moreLines(dialog)).toBeVisible());

  await person.press("accept", "twice");

  await waitFor(() => expect(screen.getByText(/^Nothing was sent yet/)).toBeVisible());
  expect(onResult).not.toHaveBeenCalled();
});

test("whoever has unfolded the lines sends with one press", async () => {
  const { onResult } = renderDialog(ask(files(60)));
  const dialog = await readyDialog();
  await waitFor(() => expect(moreLines(dialog)).toBeVisible());
  await userEvent.click(within(dialog).getByRole("button", { name: /more lines$/ }));

  await person.press("accept");

  expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: {} });
});

test("a long description is part of what is approved", async () => {
  const description = Array.from({ length: 60 }, (_, index) => `Term ${index + 1}`).join("\n");
  const { onResult } = renderDialog(formRequest({ ok: { type: "boolean", title: "OK", description } }, ["ok"]));
  await readyDialog();
  await person.answer("OK", true);

  await person.press("accept");

  await waitFor(() => expect(screen.getByText(/^Nothing was sent yet/)).toBeVisible());
  expect(onResult).not.toHaveBeenCalled();
});

test("indentation and columns are shown as they were sent", async () => {
  renderDialog(ask("NAME          AGE\nweb           4d\n  child       1d"));
  const dialog = await readyDialog();

  expect(messageText(dialog).innerText).toContain("NAME          AGE\nweb           4d\n  child       1d");
});

test("a long line wraps", async () => {
  renderDialog(ask(`{"key":"${"0".repeat(2000)}"}`));
  const body = (await readyDialog()).querySelector(".elicit-body");

  expect(body?.scrollWidth).toBe(body?.clientWidth);
});
