import type { ElicitResult } from "react-elicitation";
import { expect, screen, waitFor } from "storybook/test";

/** The card of that title, once it is there. */
export function card(title: string): Promise<HTMLElement> {
  return screen.findByRole("group", { name: title });
}

/** One result, no more, and the card says what became of the request. */
export async function expectSettled(
  onResult: (result: ElicitResult) => void,
  result: ElicitResult,
  title: string,
): Promise<void> {
  await waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  await expect(onResult).toHaveBeenCalledWith(result);
  await waitFor(() => expect(screen.getByRole("heading", { name: title })).toHaveFocus());
}

/** Nothing scrolls sideways, however long the words. */
export async function expectCardsToFit(): Promise<void> {
  const cards = Array.from(document.querySelectorAll("[data-elicitation-card]"));
  await expect(cards.length).toBeGreaterThan(0);
  const boxes = [document.documentElement, ...cards];
  await expect(boxes.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
}
