import "../../src/styles.css";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { calmBrowser } from "../support/calm-browser.js";
import { readyDialog } from "../support/person.js";
import {
  publicAnswer as answered,
  publicConfirmations,
  publicOptions as options,
  publicRequest as request,
  publicTexts as texts,
} from "../support/public-requests.js";
import { renderDialog } from "../support/render-dialog.js";

beforeAll(calmBrowser);

const confirmations = publicConfirmations.filter((name) => name !== "google-oauth");

/** Counts presses of a pointer or of keys. */
function counted() {
  let presses = 0;
  return {
    click: async (element: Element) => {
      presses += 1;
      await userEvent.click(element);
    },
    key: async (key: string) => {
      presses += 1;
      await userEvent.keyboard(key);
    },
    presses: () => presses,
  };
}

type Hand = ReturnType<typeof counted>;

const accept = async (): Promise<HTMLElement> => {
  const found = (await readyDialog()).querySelector<HTMLElement>('[data-action="accept"]');
  if (!found) throw new Error("No button accepts.");
  return found;
};

/** Whether something has no room. That is known once the dialog has been laid out. */
async function isFolded(): Promise<boolean> {
  const dialog = await readyDialog();
  let [height, frames] = [0, 0];
  while (frames < 5) {
    await new Promise(requestAnimationFrame);
    frames = dialog.firstElementChild?.clientHeight === height ? frames + 1 : 0;
    height = dialog.firstElementChild?.clientHeight ?? 0;
  }
  return dialog.querySelector("[data-fold]") !== null;
}

async function tabTo(element: HTMLElement, hand: Hand): Promise<void> {
  while (document.activeElement !== element) {
    if (hand.presses() > 20) throw new Error("Tab does not lead there.");
    await hand.key("{Tab}");
  }
}

describe("a question of a public server is answered by two presses", () => {
  test.each(options)("of a pointer: %s", async (name, option) => {
    const { onResult } = renderDialog(request(name));
    const dialog = await readyDialog();
    const hand = counted();

    await hand.click(within(dialog).getByRole("radio", { name: option }));
    const folded = await isFolded();
    await hand.click(await accept());
    if (folded) await hand.click(await accept());

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(answered(name)));
    // What is folded has to be seen first, which is one more press.
    expect(hand.presses()).toBe(folded ? 3 : 2);
  });

  test.each(options)("of keys, and Tab to the button: %s", async (name) => {
    const { onResult } = renderDialog(request(name));
    const folded = await isFolded();
    const hand = counted();

    await hand.key("1");
    await tabTo(await accept(), hand);
    await hand.key("{Enter}");
    if (folded) await hand.key("{Enter}");

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(answered(name)));
    expect(hand.presses()).toBeLessThanOrEqual(6);
  });
});

describe("with quick answers it is answered by one press", () => {
  test.each(options)("of a pointer, unless something is folded: %s", async (name, option) => {
    const { onResult } = renderDialog(request(name), { quickAnswers: true });
    const dialog = await readyDialog();
    const folded = await isFolded();

    await userEvent.click(within(dialog).getByRole(folded ? "radio" : "button", { name: option }));

    if (folded) {
      expect(onResult).not.toHaveBeenCalled();
    } else {
      await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(answered(name)));
    }
  });

  test.each(options)("of a key from the title, unless something is folded: %s", async (name) => {
    const { onResult } = renderDialog(request(name), { quickAnswers: true });
    await readyDialog();
    const folded = await isFolded();

    await userEvent.keyboard("1");

    if (folded) {
      expect(onResult).not.toHaveBeenCalled();
    } else {
      await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(answered(name)));
    }
  });
});

describe("a line of text is typed and sent", () => {
  test.each(texts)("by a press beside it: %s", async (name, typed) => {
    const { onResult } = renderDialog(request(name));
    await readyDialog();
    const box = screen.getByRole("textbox");
    await userEvent.fill(box, typed);

    expect(box.closest("[data-elicitation-field]")).toContainElement(await accept());
    await userEvent.click(await accept());

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(answered(name)));
  });

  test.each(texts)("by keys, with Enter: %s", async (name, typed) => {
    const { onResult } = renderDialog(request(name));
    await readyDialog();
    await tabTo(screen.getByRole("textbox"), counted());

    await userEvent.keyboard(`${typed}{Enter}`);

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(answered(name)));
  });
});

describe("a confirmation is one press", () => {
  test.each(confirmations)("of a pointer: %s", async (name) => {
    const { onResult } = renderDialog(request(name));

    await userEvent.click(await accept());

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(answered(name)));
  });

  test.each(confirmations)("of Enter, on the button: %s", async (name) => {
    const { onResult } = renderDialog(request(name));
    await readyDialog();
    await tabTo(await accept(), counted());

    await userEvent.keyboard("{Enter}");

    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith(answered(name)));
  });
});

test.each([320, 375, 1024])("a row that is pressed stays where it is, %d pixels wide", async (width) => {
  await page.viewport(width, 720);
  onTestFinished(() => page.viewport(1024, 768));
  for (const [name, option] of options) {
    renderDialog(request(name));
    await isFolded();
    const row = screen.getByRole("radio", { name: option });
    // Not before, because whoever presses for the test scrolls the row into view.
    const pressed = new Promise<number>((resolve) => {
      row.addEventListener("pointerdown", () => resolve(row.getBoundingClientRect().y), { once: true });
    });

    await userEvent.click(row);

    const moved = Math.abs(Math.trunc(row.getBoundingClientRect().y - (await pressed)));
    expect([name, moved]).toEqual([name, 0]);
    cleanup();
  }
});

test.each(options)("Send alone answers nothing for the person: %s", async (name) => {
  const { onResult } = renderDialog(request(name));
  await readyDialog();

  await userEvent.click(await accept());
  await userEvent.click(await accept());

  expect(await screen.findByRole("radiogroup")).toBeInvalid();
  expect(onResult).not.toHaveBeenCalled();
});
