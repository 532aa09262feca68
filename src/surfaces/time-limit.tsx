import { type FocusEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ActionButton } from "../elicitation/action-button.js";
import type { Clock } from "../elicitation/clock.js";
import { Glyph } from "../elicitation/glyph.js";
import { focusInView } from "../elicitation/focus.js";
import { useElicitation } from "../elicitation/context.js";
import { spokenDuration } from "../messages/format.js";

/** The time left is announced at the limit's `warning`, and then again at these times, in milliseconds. */
const spokenAt = [30_000, 10_000];

export interface TimeLimitNoticeProps {
  readonly clock: Clock;
  /** Shows and announces the time alone, without the button. @default false */
  readonly isBrief?: boolean | undefined;
}

/**
 * Shows the time left to answer, and a button to extend it (WCAG 2.2.1). Only a few changes are announced. Renders a `<div>`.
 *
 * - `data-phase` on it: `active`, `warned` or `extended`
 */
export function TimeLimitNotice({ clock, isBrief = false }: TimeLimitNoticeProps): ReactNode {
  const { messages, locale, idPrefix, getRoot, server } = useElicitation();
  const { phase, timeLeft, failure, added, extension, canExtend } = useSyncExternalStore(
    clock.subscribe,
    clock.get,
    clock.get,
  );
  // Also while the request is hidden, because the server waits all the same.
  useEffect(() => clock.show(), [clock]);
  const before = useRef<Element | null>(null);
  const failureText = failure ? messages[failure]({ server: server.name }) : "";

  const giveTime = (): void => {
    clock.extend();
    // The button disappears, so focus returns to where it was.
    focusInView(before.current?.isConnected ? before.current : getRoot().getElementById(`${idPrefix}-title`));
  };
  const passed = spokenAt.filter((mark) => timeLeft <= mark && mark < clock.limit.warning).at(-1);
  // The time left at that moment, which may be less than the mark (a shorter limit) or more than `warning` (a host that warns earlier).
  const [announced, setAnnounced] = useState({ phase, passed, timeLeft });
  if (announced.phase !== phase || announced.passed !== passed) {
    setAnnounced({ phase, passed, timeLeft });
  }
  const announcement = (): string | undefined => {
    switch (phase) {
      case "warned": {
        const time = spokenDuration(announced.timeLeft, locale);
        const warning = messages.timeWarning({ ...time, extendable: canExtend });
        return [failureText, warning].filter(Boolean).join("\n");
      }
      case "extended":
        return messages.timeExtended(spokenDuration(added, locale));
      default:
        return undefined;
    }
  };
  const shown = (isBrief ? messages.timeLeftShort : messages.timeLeft)(spokenDuration(timeLeft, locale));
  const spoken = announcement();
  return (
    <div className={isBrief ? "elicit-left" : "elicit-time"} data-phase={phase}>
      <Glyph name="clock" />
      <p className="elicit-timer" role="timer">
        <span key={shown} {...messages.say(shown)} />
      </p>
      <p className="elicit-hidden" role="status">
        {spoken !== undefined && <span key={spoken} {...messages.say(spoken)} />}
      </p>
      {canExtend && !isBrief && (
        <ActionButton
          action="extend"
          onFocus={(event: FocusEvent) => {
            before.current = event.relatedTarget;
          }}
          onClick={giveTime}
          text={messages.extend(spokenDuration(extension, locale))}
        />
      )}
      {failureText !== "" && <span {...messages.say(failureText)} />}
    </div>
  );
}
