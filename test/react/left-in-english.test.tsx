import { beforeEach, expect, test, vi } from "vitest";
import { person } from "../support/jsdom-person.js";
import { showState, states } from "../support/states.js";

/** What the kit's English messages have said. */
const said = vi.hoisted(() => new Set<string>());
beforeEach(() => said.clear());

vi.mock(import("../../src/messages/english.js"), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    resolveMessages: (overrides, fallen) => original.resolveMessages(overrides, fallen && said),
  };
});

/** A language that `Intl` does not know, so that numbers and dates are as in English, and the steps of a state find their words. */
const locale = "tlh";

test.each(states)("in another language all English is marked: $name", async (state) => {
  const shown = await showState({ ...state, props: () => ({ ...state.props?.(), locale }) }, person);

  expect(shown.querySelectorAll("[lang=en]")).not.toHaveLength(0);
  expect(unmarkedIn(shown).filter(isKits)).toEqual([]);
});

/** Whether a text has words of the kit. The name of a time zone comes from the browser. */
function isKits(text: string): boolean {
  return said.has(text) && !text.includes("GMT");
}

/** The texts of an element that a screen reader does not say in English. What is only announced also stands in the page, and is marked there. */
function unmarkedIn(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const isEnglish = parentElement?.closest("[lang]")?.getAttribute("lang") === "en";
    if (!isEnglish && !parentElement?.matches("[role=status]") && textContent) {
      texts.push(textContent.trim());
    }
  }
  return texts;
}
