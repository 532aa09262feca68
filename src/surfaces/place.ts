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
 * The place of a request, and the function with which the person moves it.
 *
 * A request appears in the dock folded to the bar if the person is writing, if another request was shown before it, or if it comes from a
 * card whose row has gone. It appears unfolded if the request before it was answered in the open dock, because it may be the next question
 * of the same form. Once shown, only the person folds or unfolds it. When the host wants another place, the request moves there at the next
 * pause in typing.
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
  // The card of a row that has gone has nowhere to wait for a pause.
  const stays = last && (last.wanted === wanted || (last.isMoved && wanted !== "card") || (!isPause && !hadCard));
  if (stays) {
    return [last.place, move];
  }
  /** Whether the request before it was answered in the open dock. */
  const isNextQuestion = placed?.place === "dock" && placed.session.get().result?.action === "accept";
  const isInterrupting = (): boolean => (placed && !isNextQuestion) || isWriting(waitForTyping);
  const isFolded = (): boolean => hadCard || (!last && isInterrupting());
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
