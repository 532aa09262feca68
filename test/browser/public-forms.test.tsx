import "../../src/styles.css";
import { waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { dateKeys, person } from "../support/browser-person.js";
import { calmBrowser } from "../support/calm-browser.js";
import { button, control, readyDialog, words } from "../support/person.js";
import { publicAnswer, publicForms, publicRequest } from "../support/public-requests.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const forms = Object.entries(publicForms);
const show = (name: string) =>
  renderDialog(publicRequest(name), { timeZone: "UTC", url: { open: () => true, acceptOn: "open" } });

describe("a form of a public server is answered", () => {
  test.each(forms)("by pointer and typing: %s", async (name, entries) => {
    const { onResult } = show(name);

    for (const { label, text, date, option } of entries) {
      if (text !== undefined) await person.type(label, text);
      if (date !== undefined) await person.enterDate(label, date);
      if (option !== undefined) await userEvent.click(await optionOf(label, option));
    }
    await send();

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(publicAnswer(name)));
  });

  test.each(forms)(
    "by keys, in its order, with one Tab for each control and Enter at the end: %s",
    async (name, entries) => {
      const { onResult } = show(name);
      await readyDialog();

      for (const { label, text, date, option } of entries) {
        const wanted = option === undefined ? await control(label) : await optionOf(label, option);
        await tabInto(wanted);
        if (text !== undefined) await typeOver(text);
        if (date !== undefined) await userEvent.keyboard(dateKeys(date));
        if (option !== undefined) await chooseByKeys(wanted);
      }
      const isFolded = (await readyDialog()).querySelector("[data-fold]") !== null;
      await tabInto(await button(words.accept));
      await userEvent.keyboard("{Enter}");
      // What has no room is shown first.
      if (isFolded) await userEvent.keyboard("{Enter}");

      await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(publicAnswer(name)));
    },
  );
});

/** The element that answers with an option: a radio button, or the checkbox of a field that is one. */
async function optionOf(label: string, option: string): Promise<HTMLElement> {
  const found = await control(label);
  return within(found).queryByRole("radio", { name: option }) ?? found;
}

async function acceptButton(): Promise<HTMLElement> {
  const found = (await readyDialog()).querySelector<HTMLElement>('[data-action="accept"]');
  if (!found) throw new Error("No button accepts.");
  return found;
}

async function send(): Promise<void> {
  const dialog = await readyDialog();
  await userEvent.click(await acceptButton());
  // What has no room is shown by the first press.
  if (dialog.querySelector("[data-fold]") && dialog.isConnected) await userEvent.click(await acceptButton());
}

/** Presses Tab until focus is on an element, or on another radio button of its group. */
async function tabInto(wanted: HTMLElement): Promise<void> {
  const group = wanted.closest("[role=radiogroup]") ?? wanted;
  let presses = 0;
  while (!group.contains(document.activeElement)) {
    presses += 1;
    if (presses > 12) throw new Error("Tab does not lead there.");
    await userEvent.keyboard("{Tab}");
  }
}

async function typeOver(text: string): Promise<void> {
  await userEvent.keyboard("{Control>}a{/Control}");
  await userEvent.keyboard(text);
}

async function chooseByKeys(wanted: HTMLElement): Promise<void> {
  let presses = 0;
  if (document.activeElement === wanted) {
    await userEvent.keyboard(" ");
  }
  while (document.activeElement !== wanted) {
    presses += 1;
    if (presses > 12) throw new Error("The arrow keys do not lead there.");
    await userEvent.keyboard("{ArrowDown}");
  }
}
