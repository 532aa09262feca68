import { type ReactNode, useEffect, useRef } from "react";
import { formatNumber } from "../messages/format.js";
import { ActionButton } from "../elicitation/action-button.js";
import { IsolatedText } from "../elicitation/body.js";
import type { PendingOptions } from "../elicitation/config.js";
import { Avatar, titleOf } from "../elicitation/header.js";
import { useElicitation, useElicitationSession } from "../elicitation/context.js";
import { endingOfSession } from "../elicitation/ending.js";
import { settledTitle } from "./settled.js";
import { TimeLimitNotice } from "./time-limit.js";

export interface BarProps {
  readonly position: PendingOptions["position"];
  /** Whether the person has not seen the request yet. */
  readonly isNew: boolean;
  /** Called when it has been in view for a while. */
  readonly onSeen: () => void;
  readonly onUnfold: () => void;
}

/** In milliseconds: a request that has been in view for so long is no longer new. */
const newFor = 5000;

/**
 * A request in one line: who asks, what, how many wait, how long is left, and one button, which only unfolds it. Nobody refuses here what
 * they have not read. Renders a `<div>`.
 *
 * - `data-new` on it until it has been unfolded, or in view for five seconds
 */
export function Bar({ position, isNew, onSeen, onUnfold }: BarProps): ReactNode {
  const elicitation = useElicitation();
  const { request, server, messages, locale, clock, idPrefix } = elicitation;
  const state = useElicitationSession();
  const ending = endingOfSession(state);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), newFor);
    return () => clearTimeout(timer);
  }, []);
  const title = ending
    ? settledTitle(elicitation, ending)
    : { text: titleOf(elicitation, messages.asksTitle), isolate: server.name };
  const isOpen = state.phase === "open";
  const count = position && position.total > 1 ? position : undefined;
  return (
    <div className={elicitation.slot("bar")} data-new={isNew && isOpen ? "" : undefined}>
      <Avatar />
      <div className="elicit-bar-text">
        <p className="elicit-bar-title" id={`${idPrefix}-bar`}>
          <IsolatedText {...title} />
        </p>
        {/* Without a <bdi>, which would not count for its direction, so that its end would be shown instead of its beginning. */}
        <p className="elicit-bar-message" id={`${idPrefix}-bar-message`} dir="auto">
          {request.mode === "approval" ? request.tool : request.message}
        </p>
      </div>
      <div className="elicit-bar-facts">
        {isNew && isOpen && <span className="elicit-new" {...messages.say(messages.isNew())} />}
        {count && (
          <span
            className="elicit-position"
            {...messages.say(
              messages.position({ index: formatNumber(count.index, locale), total: formatNumber(count.total, locale) }),
            )}
          />
        )}
        {clock && !state.result && <TimeLimitNotice clock={clock} isBrief />}
      </div>
      <ActionButton
        to="dock"
        look="outlined"
        aria-expanded="false"
        aria-describedby={`${idPrefix}-bar ${idPrefix}-bar-message`}
        onClick={onUnfold}
        text={isOpen ? messages.answer() : messages.unfold()}
      />
    </div>
  );
}
