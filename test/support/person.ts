import { screen, waitFor, within } from "@testing-library/react";
import { english } from "../../src/index.js";
import type { Hands } from "./hands.js";
import { server } from "./server.js";

/** The words on the kit's own buttons. */
export const words = {
  accept: [
    english.acceptForm({ server: server.name }),
    english.acceptConfirm(),
    english.acceptUrl(),
    english.acceptUrlAnyway(),
  ],
  decline: english.decline(),
  cancel: english.cancel(),
  close: english.close(),
  keepEditing: english.keepEditing(),
  discard: [english.discard(), english.declineAnyway()],
};

export type Key = "accept" | "decline" | "cancel" | "close" | "escape" | "enter";

/** A person who answers: finds fields by their labels, whatever their controls are. */
export interface Person {
  /** Replaces the text of a field by typing. */
  readonly type: (label: string, text: string) => Promise<void>;
  /** Clears an answer, in whatever way is offered. */
  readonly clear: (label: string) => Promise<void>;
  /** Picks one of several options. */
  readonly choose: (label: string, option: string) => Promise<void>;
  readonly check: (label: string, option: string) => Promise<void>;
  readonly uncheck: (label: string, option: string) => Promise<void>;
  /** Answers yes or no. */
  readonly answer: (label: string, value: boolean) => Promise<void>;
  /** Enters `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm`. */
  readonly enterDate: (label: string, value: string) => Promise<void>;
  /** Presses a button or a key, or twice at once. */
  readonly press: (key: Key, times?: "twice") => Promise<void>;
  /** Presses a button of any name. */
  readonly pressButton: (name: string) => Promise<void>;
  /** Unfolds what is under a summary. */
  readonly unfold: (summary: string) => Promise<void>;
  /** Follows a link. */
  readonly follow: (name: string) => Promise<void>;
  readonly keepEditing: () => Promise<void>;
  /** Confirms that the answers are discarded. */
  readonly discard: () => Promise<void>;
}

/** The open dialog, once its buttons work: until `activationDelay` has passed they do nothing. */
export function readyDialog(): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = document.querySelector<HTMLElement>("[data-elicitation-dialog][data-ready]");
    if (!dialog) throw new Error("No dialog is open, or its buttons do not work yet.");
    return dialog;
  });
}

/** The visible box of a dialog, which itself covers the whole window. */
export function panelOf(dialog: HTMLElement): HTMLElement {
  const panel = dialog.querySelector<HTMLElement>(":scope > .elicit-dialog");
  if (!panel) throw new Error("The dialog has no panel.");
  return panel;
}

export async function control(label: string): Promise<HTMLElement> {
  return within(await readyDialog()).findByLabelText(label);
}

/** One of the dialog's buttons. Pressing it in a browser fails if it is not visible. */
export async function button(name: string | readonly string[]): Promise<HTMLElement> {
  const names = [name].flat();
  return within(await readyDialog()).findByRole("button", {
    name: (found) => names.some((wanted) => isNamed(found, wanted)),
    hidden: true,
  });
}

const [beforeAnswer = "", afterAnswer = ""] = english.acceptAnswer({ answer: "|", server: server.name }).split("|");

/** The button that opens a page is named after its host, too, and the one that answers a lone question after the answer. */
function isNamed(found: string, wanted: string): boolean {
  return (
    found === wanted ||
    (wanted === words.accept[0] && found.startsWith(beforeAnswer) && found.endsWith(afterAnswer)) ||
    ([english.acceptUrl(), english.acceptUrlAnyway()].includes(wanted) && found.startsWith(`${wanted} `))
  );
}

/** Answers are checked asynchronously: a pattern's engine may have to be loaded. */
async function untilChecked(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector("[data-busy=checking]")) throw new Error("The answers are still being checked.");
  });
}

export function createPerson(hands: Hands): Person {
  const set = async (label: string, option: string, isChecked: boolean): Promise<void> => {
    const box = within(await control(label)).getByRole<HTMLInputElement>("checkbox", { name: option });
    if (box.checked !== isChecked) await hands.click(box);
  };

  const choose = async (label: string, option: string): Promise<void> => {
    const found = await control(label);
    if (found instanceof HTMLSelectElement) {
      await hands.selectOptions(found, within(found).getByRole("option", { name: option }));
    } else {
      await hands.click(within(found).getByRole("radio", { name: option }));
    }
  };

  const pressButton = async (name: string): Promise<void> => hands.click(await button(name));

  return {
    choose,
    check: (label, option) => set(label, option, true),
    uncheck: (label, option) => set(label, option, false),

    type: async (label, text) => {
      const field = await control(label);
      await hands.clear(field);
      await hands.typeText(text);
    },

    clear: async (label) => {
      const found = await control(label);
      if (found instanceof HTMLSelectElement) {
        await choose(label, english.noAnswer());
      } else if (found.matches("[role=radiogroup], [type=checkbox]")) {
        await pressButton(`${english.clearAnswer()} ${label}`);
      } else {
        await hands.clear(found);
      }
    },

    answer: async (label, value) => {
      const found = await control(label);
      if (found instanceof HTMLInputElement) {
        if (found.checked !== value) await hands.click(found);
      } else {
        await choose(label, value ? english.yes() : english.no());
      }
    },

    enterDate: async (label, value) => {
      const field = await control(label);
      await hands.clear(field);
      await hands.enterDate(field, value);
    },

    press: async (key, times) => {
      if (key === "escape" || key === "enter") {
        await readyDialog();
        const pressed = key === "escape" ? "{Escape}" : "{Enter}";
        await hands.keyboard(times ? `${pressed}${pressed}` : pressed);
      } else {
        const found = await button(words[key]);
        await (times ? hands.dblClick(found) : hands.click(found));
      }
      await untilChecked();
    },

    follow: async (name) => hands.click(await screen.findByRole("link", { name })),
    pressButton,
    unfold: async (summary) => hands.click(await within(await readyDialog()).findByText(summary)),
    keepEditing: () => pressButton(words.keepEditing),
    discard: async () => hands.click(await button(words.discard)),
  };
}
