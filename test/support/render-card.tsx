import { fireEvent, type RenderOptions, render, screen, waitFor, within } from "@testing-library/react";
import { type Mock, vi } from "vitest";
import { ElicitationCard, type ElicitationCardProps, type ElicitResult } from "../../src/index.js";
import { watchIds } from "./id-integrity.js";
import { server } from "./server.js";

export interface RenderedCard {
  readonly onResult: Mock<(result: ElicitResult) => void>;
  /** Lets the parent render again, with other props if any are given. */
  readonly rerender: (props?: Partial<ElicitationCardProps>) => void;
  readonly unmount: () => void;
}

/** Shows a request in a transcript as a host would, and watches its ids. Buttons work at once, unless `activationDelay` says otherwise. */
export function renderCard(
  request: unknown,
  props: Partial<ElicitationCardProps> = {},
  options: Pick<RenderOptions, "wrapper"> = {},
): RenderedCard {
  watchIds();
  const onResult = vi.fn<(result: ElicitResult) => void>();
  const transcript = (changed: Partial<ElicitationCardProps>) => (
    <div role="log" aria-label="Conversation">
      <p>Tell me about the weather.</p>
      <ElicitationCard
        activationDelay={0}
        server={server}
        request={request}
        onResult={onResult}
        {...props}
        {...changed}
      />
      <button type="button">Elsewhere</button>
    </div>
  );
  const { rerender, unmount } = render(transcript({}), options);
  return { onResult, unmount, rerender: (changed = {}) => rerender(transcript(changed)) };
}

/** The card with this title, once it is rendered. */
export function card(title: string): Promise<HTMLElement> {
  return screen.findByRole("group", { name: title });
}

/** The cards on the page, in their order. */
export function cards(): readonly HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>("[data-elicitation-card]"));
}

/** What is read out at the moment: the text of the card's own status. */
export async function heard(text: string): Promise<void> {
  await waitFor(() => {
    const spoken = screen.queryAllByRole("status").map(({ textContent }) => textContent);
    if (!spoken.includes(text)) throw new Error(`Not read out: “${text}”, but ${JSON.stringify(spoken)}.`);
  });
}

/** Unfolds the answers of a card that has ended, if they are folded. */
export function unfold(shown: HTMLElement): HTMLElement {
  const button = within(shown).queryByRole("button", { name: "Show answers" });
  if (button) fireEvent.click(button);
  return shown;
}

/** The card's summary: pairs of a question and its answer as text. */
export function answersIn(shown: HTMLElement): Readonly<Record<string, string | null>> {
  unfold(shown);
  const answers = within(shown).queryAllByRole("definition");
  return Object.fromEntries(
    within(shown)
      .queryAllByRole("term")
      .map(({ textContent }, index) => [textContent, answers[index]?.textContent ?? null]),
  );
}
