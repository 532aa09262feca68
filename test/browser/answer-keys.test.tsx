import "../../src/styles.css";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { calmBrowser } from "../support/calm-browser.js";
import { formRequest } from "../support/form-request.js";
import { readyDialog } from "../support/person.js";
import { card, renderCard } from "../support/render-card.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const tone = { type: "string", title: "Tone", enum: ["Formal", "Friendly", "Neutral"] };
const pace = { type: "string", title: "Pace", enum: ["Slow", "Fast"] };
const days = { type: "array", title: "Days", items: { type: "string", enum: ["Monday", "Friday"] } };
const name = { type: "string", title: "Name" };
const lone = formRequest({ tone }, ["tone"]);
const several = formRequest({ tone, pace, days, name });
const never = 10 * 60_000;

const radio = (option: string) => screen.getByRole("radio", { name: option });
const chosen = () =>
  screen.queryAllByRole("radio", { checked: true }).map((one) => one.getAttribute("aria-keyshortcuts"));

describe("a number key", () => {
  test("chooses the option of that number from where focus begins, and gives it focus", async () => {
    const { onResult } = renderDialog(lone);
    expect(within(await readyDialog()).getByRole("heading", { level: 2 })).toHaveFocus();

    await userEvent.keyboard("2");

    expect(radio("Friendly")).toBeChecked();
    expect(radio("Friendly")).toHaveFocus();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("chooses in a card that has focus", async () => {
    renderCard(lone);
    within(await card("Weather asks a question"))
      .getByRole("button", { name: "Decline" })
      .focus();

    await userEvent.keyboard("3");

    expect(radio("Neutral")).toBeChecked();
  });

  test.each(["٢", "２", "२"])("counts in another script: %s", async (key) => {
    renderDialog(lone);

    fireEvent.keyDown(within(await readyDialog()).getByRole("heading", { level: 2 }), { key });

    expect(radio("Friendly")).toBeChecked();
  });

  test("counts with Shift, because some keyboards have the digits there", async () => {
    renderDialog(lone);

    fireEvent.keyDown(within(await readyDialog()).getByRole("heading", { level: 2 }), { key: "2", shiftKey: true });

    expect(radio("Friendly")).toBeChecked();
  });

  test("chooses among several questions in the one that has focus", async () => {
    renderDialog(several);
    await readyDialog();
    radio("Slow").focus();

    await userEvent.keyboard("2");

    expect(radio("Fast")).toBeChecked();
    expect(radio("Friendly")).not.toBeChecked();
  });

  test("ticks a box from where focus begins, if that is all that is asked", async () => {
    renderDialog(formRequest({ days }));
    await readyDialog();

    await userEvent.keyboard("2");

    expect(screen.getByRole("checkbox", { name: "Friday" })).toBeChecked();
  });

  test("ticks a box of several, and takes the tick back", async () => {
    renderDialog(several);
    await readyDialog();
    const friday = screen.getByRole("checkbox", { name: "Friday" });
    screen.getByRole("checkbox", { name: "Monday" }).focus();

    await userEvent.keyboard("2");
    expect(friday).toBeChecked();

    await userEvent.keyboard("2");
    expect(friday).not.toBeChecked();
  });

  test("does nothing among several questions while none has focus", async () => {
    renderDialog(several);
    await readyDialog();

    await userEvent.keyboard("1");

    expect(chosen()).toEqual([]);
  });

  test("is text in a text", async () => {
    renderDialog(several);
    await readyDialog();
    const box = screen.getByRole("textbox", { name: "Name" });
    box.focus();

    await userEvent.keyboard("12");

    expect(box).toHaveValue("12");
    expect(chosen()).toEqual([]);
  });

  test.each([
    ["with Control", { key: "1", ctrlKey: true }],
    ["with Alt", { key: "1", altKey: true }],
    ["with Command", { key: "1", metaKey: true }],
    ["repeated", { key: "1", repeat: true }],
    ["while an input method composes", { key: "1", isComposing: true }],
    ["beyond the options", { key: "4" }],
    ["zero", { key: "0" }],
  ])("does nothing: %s", async (_how, event) => {
    renderDialog(lone);

    fireEvent.keyDown(within(await readyDialog()).getByRole("heading", { level: 2 }), event);

    expect(chosen()).toEqual([]);
  });

  test("does nothing for options that are folded", async () => {
    renderDialog(formRequest({ days }), { fields: { days: { rendering: { displayStyle: "dropdown" } } } });
    const folded = (await readyDialog()).querySelector("details");
    expect(folded).not.toHaveAttribute("open");

    await userEvent.keyboard("2");

    expect(folded?.querySelector("input:checked")).toBeNull();
  });

  test("does nothing before the dialog listens", async () => {
    renderDialog(lone, { activationDelay: never });
    await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveFocus());

    await userEvent.keyboard("1");

    expect(chosen()).toEqual([]);
  });

  test("does nothing while the dialog asks whether to discard", async () => {
    renderDialog(lone);
    await readyDialog();
    await userEvent.keyboard("1{Escape}");
    await screen.findByRole("alertdialog");

    await userEvent.keyboard("2");

    expect(chosen()).toEqual(["1"]);
  });

  test("does nothing where the host has turned it off", async () => {
    renderDialog(lone, { numberKeys: false });
    await readyDialog();

    await userEvent.keyboard("1");

    expect(chosen()).toEqual([]);
    expect(radio("Formal")).not.toHaveAttribute("aria-keyshortcuts");
    expect((await readyDialog()).querySelector(".elicit-key")).toBeNull();
  });

  test("is named on each of the first nine options", async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Option ${index + 1}`);
    renderDialog(formRequest({ pick: { type: "string", title: "Pick", enum: names } }), {
      fields: { pick: { rendering: { displayStyle: "radio" } } },
    });
    await readyDialog();

    const keys = screen.getAllByRole("radio").map((box) => box.getAttribute("aria-keyshortcuts"));

    expect(keys.slice(0, 2)).toEqual(["1", "2"]);
    expect(keys[9]).toBeNull();
  });
});

test("a number key in a box of many options goes to its filter", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Option ${index + 1}`);
  renderDialog(formRequest({ pick: { type: "array", title: "Pick", items: { type: "string", enum: names } } }));
  await readyDialog();
  screen.getByLabelText("Filter Pick").focus();
  await userEvent.keyboard("{ArrowDown}2");

  expect(chosen()).toEqual([]);
  expect(screen.getByLabelText("Filter Pick")).toHaveValue("2");
});

describe("Enter", () => {
  test("on a row chooses it, and sends nothing", async () => {
    const { onResult } = renderDialog(lone);
    await readyDialog();
    radio("Formal").focus();

    await userEvent.keyboard("{Enter}{Enter}");

    expect(radio("Formal")).toBeChecked();
    expect(onResult).not.toHaveBeenCalled();
  });

  test("in a list of options sends nothing", async () => {
    const towns = Array.from({ length: 12 }, (_, index) => `Town ${index + 1}`);
    const { onResult } = renderDialog(formRequest({ town: { type: "string", title: "Town", enum: towns } }));
    await readyDialog();
    screen.getByRole("combobox", { name: "Town" }).focus();

    await userEvent.keyboard("{Enter}");

    expect(onResult).not.toHaveBeenCalled();
  });

  test("in a text sends", async () => {
    const { onResult } = renderDialog(several);
    await readyDialog();
    screen.getByRole("textbox", { name: "Name" }).focus();

    await userEvent.keyboard("Ada{Enter}");

    await waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { name: "Ada" } }),
    );
  });
});

test("a number, Tab until the button that names the answer has focus, and Enter answer", async () => {
  const { onResult } = renderDialog(lone);
  await readyDialog();

  await userEvent.keyboard("2{Tab}");
  expect(screen.getByRole("button", { name: "Decline" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  expect(screen.getByRole("button", { name: "Send “Friendly” to Weather" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");

  await waitFor(() =>
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { tone: "Friendly" } }),
  );
});

test("Enter with Control in a text box sends, and says what is missing as the button does", async () => {
  const { onResult } = renderDialog(
    formRequest({ why: { type: "string", title: "Why", maxLength: 400 }, name }, ["name"]),
  );
  await readyDialog();
  screen.getByRole("textbox", { name: "Why" }).focus();

  await userEvent.keyboard("Rain{Control>}{Enter}{/Control}");
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
  await userEvent.keyboard("Ada");
  screen.getByRole("textbox", { name: "Why" }).focus();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");

  await waitFor(() =>
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content: { why: "Rain", name: "Ada" } }),
  );
});

test("a row shows its key where there is a fine pointer", async () => {
  renderDialog(lone);
  await readyDialog();

  const caps = screen.getAllByText(/^[1-9]$/);

  expect(caps.map((cap) => cap.textContent)).toEqual(["1", "2", "3"]);
  const isFine = matchMedia("(hover: hover) and (pointer: fine)").matches;
  for (const cap of caps) expect(cap.checkVisibility()).toBe(isFine);
  expect(radio("Formal")).toHaveAccessibleName("Formal");
});
