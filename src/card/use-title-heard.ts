import { type FocusEventHandler, type RefObject, useEffect, useRef, useState } from "react";
import { rootOf } from "../context/root-of.js";

export interface TitleHeard {
  /** For an element with role `status` that is empty and stays. */
  readonly status: RefObject<HTMLParagraphElement | null>;
  /** For the element of the card. */
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/** Long enough for the words to be taken up; after that nobody is to come upon the title twice, reading on from it. */
const heardAfter = 1_000;

/**
 * Has the title of a card heard when it changes, once: by focus where focus was in the card, for what had it is gone and keyboard users
 * would be back at the top of the page; by a status otherwise, for focus belongs to what the person is doing. A card that is already
 * settled when it appears is history, and says nothing.
 */
export function useTitleHeard(card: RefObject<HTMLElement | null>, titleId: string, isSettled: boolean): TitleHeard {
  const status = useRef<HTMLParagraphElement>(null);
  const isFocusInside = useRef(false);
  const [isHistory] = useState(isSettled);

  useEffect(() => {
    const title = rootOf(card.current).getElementById(titleId);
    const region = status.current;
    if (!title || !region || (isHistory && isSettled)) {
      return;
    }
    if (isFocusInside.current) {
      title.focus();
      return;
    }
    // Past React: to forget a text that has been read out is no reason to render.
    region.textContent = title.textContent;
    const timer = setTimeout(() => {
      region.textContent = "";
    }, heardAfter);
    return () => {
      clearTimeout(timer);
      region.textContent = "";
    };
  }, [card, titleId, isSettled, isHistory]);

  return {
    status,
    onFocus: () => {
      isFocusInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // When the whole window loses focus, the element keeps it for when the window has it again.
      isFocusInside.current =
        currentTarget.contains(rootOf(currentTarget).activeElement) || currentTarget.contains(relatedTarget);
    },
  };
}
