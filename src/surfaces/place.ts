import { useState } from "react";
import type { PendingOptions } from "../elicitation/config.js";
import type { Session } from "../elicitation/session.js";
import { isTyping, useTypingPause } from "./typing.js";

/** Where a request is shown: over the page, in the dock above the composer, there folded to one line, or as a card in a transcript. */
export type Place = "dialog" | "dock" | "bar" | "card";

interface Placed {
  readonly session: Session;
  readonly wanted: PendingOptions["placement"];
  readonly place: Place;
  /** Whether the person has moved the request. The host's wish then no longer counts, unless a card is there for it. */
  readonly isMoved: boolean;
}

/**
 * The place of a request, and the function with which the person moves it. In the dock it comes folded if the person is writing, if it follows
 * another request, or if its card has gone. A request that follows an answer from the open dock comes unfolded, because it may be the next
 * question of the same form, or the same one refused. The host's wish moves it as it is, at a pause in typing. It never unfolds by itself.
 *
 * @param waitForTyping milliseconds without typing that count as a pause
 */
export function usePlace(
  session: Session,
  wanted: PendingOptions["placement"],
  waitForTyping: number,
): [Place, (to: Place) => void] {
  const [placed, setPlaced] = useState<Placed>();
  const move = (to: Place): void => setPlaced({ session, wanted, place: to, isMoved: true });
  const isPause = useTypingPause(wanted ?? "dialog", waitForTyping);
  const last = placed?.session === session ? placed : undefined;
  const hadCard = last?.place === "card";
  // A row that goes takes its card along at once.
  const stays = last && (last.wanted === wanted || (last.isMoved && wanted !== "card") || (!isPause && !hadCard));
  if (stays) {
    return [last.place, move];
  }
  const isAnswered = placed?.place === "dock" && placed.session.get().result?.action === "accept";
  const isFolded = (): boolean => hadCard || (!last && ((placed && !isAnswered) || isWriting(waitForTyping)));
  const isDocked = wanted === "dock" || hadCard;
  const place = wanted === "card" ? wanted : isDocked ? (isFolded() ? "bar" : "dock") : "dialog";
  setPlaced({ session, wanted, place, isMoved: false });
  return [place, move];
}

const texts = "textarea, input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=range])";

/** Whether the person has typed just now, or focus is on a text of the page that they have begun. */
function isWriting(waitForTyping: number): boolean {
  const { activeElement } = document;
  if (activeElement?.closest("[data-elicitation-dialog]")) {
    return false;
  }
  const isEditable = activeElement instanceof HTMLElement && activeElement.isContentEditable;
  const isText = isEditable || activeElement?.matches(texts) === true;
  const text = activeElement && "value" in activeElement ? activeElement.value : activeElement?.textContent;
  return isTyping(waitForTyping) || (isText && text !== "");
}
