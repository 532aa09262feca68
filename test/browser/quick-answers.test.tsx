import "../../src/styles.css";
import { screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const overwrite = { type: "boolean", title: "Overwrite" };
const form = formRequest({ overwrite }, ["overwrite"]);
const lines = Array.from({ length: 200 }, (_, index) => `- file ${index + 1}`).join("\n");
const never = 10 * 60_000;

const yes = () => screen.findByRole("button", { name: "Yes" });

test("the whole row answers, its words and its key too", async () => {
  const { onResult } = renderDialog(form, { quickAnswers: true });
  await readyDialog();
  const words = screen.getByText("No").getBoundingClientRect();

  const pressed = document.elementFromPoint(words.x + words.width / 2, words.y + words.height / 2);

  expect(pressed).toBe(screen.getByRole("button", { name: "No" }));
  await userEvent.click(screen.getByRole("button", { name: "No" }));
  await waitFor(() => expect(onResult).toHaveBeenCalledOnce());
});

test.each(["{Enter}", " ", "1"])("key %j answers nothing before the dialog listens", async (key) => {
  const { onResult } = renderDialog(form, { quickAnswers: true, activationDelay: never });
  (await yes()).focus();

  await userEvent.keyboard(key);

  expect(onResult).not.toHaveBeenCalled();
});

test.each(["{Enter}", " ", "1"])("key %j answers once it listens", async (key) => {
  const { onResult } = renderDialog(form, { quickAnswers: true });
  await readyDialog();
  (await yes()).focus();

  await userEvent.keyboard(key);

  await waitFor(() =>
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { overwrite: true } }),
  );
});

test.each([
  ["a dialog", renderDialog, () => screen.findByRole("heading", { level: 2 })],
  ["a card", renderCard, () => screen.findByRole("button", { name: "Decline" })],
])("the number that a row shows answers wherever focus is in %s", async (_name, show, place) => {
  const { onResult } = show(form, { quickAnswers: true });
  (await place()).focus();
  await waitFor(() => expect(document.querySelector("[data-stage]")).toHaveAttribute("data-ready"));

  await userEvent.keyboard("2");

  await waitFor(() =>
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { overwrite: false } }),
  );
});

test("a number among words that were meant for the page answers nothing", async () => {
  const { onResult } = renderDialog(form, { quickAnswers: true });
  await readyDialog();

  await userEvent.keyboard("at 2{Enter}");

  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  expect(onResult).not.toHaveBeenCalled();
});

test("a number key sends nothing to a tool that may destroy something", async () => {
  const { onResult } = renderDialog(form, {
    quickAnswers: true,
    tool: { name: "delete", annotations: { destructiveHint: true } },
  });
  await readyDialog();

  await userEvent.keyboard("1");

  expect(screen.getByRole("radio", { name: "Yes" })).toBeChecked();
  expect(onResult).not.toHaveBeenCalled();
});

test("lines that are folded are seen first: a press chooses, also once they are unfolded", async () => {
  const { onResult } = renderDialog({ ...form, message: lines }, { quickAnswers: true });
  await readyDialog();
  const option = await screen.findByRole("radio", { name: "Yes" });

  await userEvent.click(screen.getByRole("button", { name: /more lines/ }));
  await userEvent.click(option);

  expect(onResult).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Send “Yes” to Weather" }));
  expect(onResult).toHaveBeenCalledOnce();
});

test("nothing moves when a row is pressed and its answer is refused", async () => {
  const request = { ...form, message: "Overwrite it?" };
  let refuse = (): void => undefined;
  const onAccept = () =>
    new Promise<{ form: string }>((resolve) => {
      refuse = () => resolve({ form: "Not now." });
    });
  renderDialog(request, { quickAnswers: true, onAccept });
  await readyDialog();
  const before = (await yes()).getBoundingClientRect();

  await userEvent.click(await yes());
  await screen.findByText("Sending");
  expect((await yes()).getBoundingClientRect()).toEqual(before);

  refuse();
  await screen.findByText("Not now.");
  await waitFor(async () => expect(await yes()).toHaveFocus());
});
