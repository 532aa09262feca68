import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import {
  canExtend,
  nextTimeLimitState,
  type TimeLimit,
  type TimeLimitEvent,
  type TimeLimitState,
} from "../core/time-limit.js";
import { Glyph } from "../elicitation/glyph.js";
import { focusElement, isElement } from "../elicitation/focus.js";
import { useElicitation } from "../elicitation/root.js";
import { formatDuration } from "../messages/format.js";

/** Time left at which it is announced, in milliseconds, after the first announcement at the host's `warning`. */
const spokenAt = [30_000, 10_000];

/**
 * The time left to answer, and a button for more (WCAG 2.2.1). Visible at all times, announced at few. Renders a `<div>`.
 *
 * - `data-phase` on it: `active`, `warned` or `extended`
 */
export function TimeLimitNotice({ limit }: { readonly limit: TimeLimit }): ReactNode {
  const { messages, locale, idPrefix, getRoot } = useElicitation();
  const { state, timeLeft, extend } = useTimeLimit(limit);
  const before = useRef<EventTarget | null>(null);
  const extension = formatDuration(limit.extension, locale);

  const giveTime = (): void => {
    extend?.();
    // The button goes: back to where the person was.
    const isThere = isElement(before.current) && before.current.isConnected;
    focusElement(isThere ? before.current : getRoot().getElementById(`${idPrefix}-title`));
  };
  const announcementOf = (phase: TimeLimitState["phase"]): string | undefined => {
    switch (phase) {
      case "warned":
        return messages.timeWarning({ time: formatDuration(reached, locale), extendable: extend !== undefined });
      case "extended":
        return messages.timeExtended({ time: extension });
      default:
        return undefined;
    }
  };
  const reached = spokenAt.filter((mark) => timeLeft <= mark && mark < limit.warning).at(-1) ?? limit.warning;
  const shown = messages.timeLeft({ time: formatDuration(timeLeft, locale) });
  const spoken = announcementOf(state.phase);
  return (
    <div className="elicit-time" data-phase={state.phase}>
      <Glyph name="clock" />
      <p className="elicit-timer" role="timer">
        <span key={shown}>{shown}</span>
      </p>
      <p className="elicit-hidden" role="status">
        {spoken !== undefined && <span key={spoken}>{spoken}</span>}
      </p>
      {extend && (
        <button
          type="button"
          className="elicit-text-button"
          data-action="extend"
          onFocus={(event: FocusEvent) => {
            before.current = event.relatedTarget;
          }}
          onClick={giveTime}
        >
          {messages.extend({ time: extension })}
        </button>
      )}
    </div>
  );
}

interface RunningTimeLimit {
  readonly state: TimeLimitState;
  /** In milliseconds, as of the last tick. */
  readonly timeLeft: number;
  /** Gives the person more time, where they can have it. */
  readonly extend: (() => void) | undefined;
}

const second = 1000;

/** Runs the time of the request from now on: warns, extends, and expires it. */
function useTimeLimit(limit: TimeLimit): RunningTimeLimit {
  const { props, session } = useElicitation();
  const [start] = useState(() => ({ date: Date.now(), steady: performance.now() }));
  const [shown, setShown] = useState<{ readonly state: TimeLimitState; readonly now: number }>(() => ({
    state: nextTimeLimitState({ phase: "pending" }, "show", 0, limit),
    now: 0,
  }));
  const state = useRef<TimeLimitState>({ phase: "pending" });

  const send = useCallback(
    (event: TimeLimitEvent): void => {
      // By whichever clock has gone further: one may be set back, the other may stand still while a computer sleeps.
      const now = Math.max(Date.now() - start.date, performance.now() - start.steady);
      const before = state.current;
      const next = nextTimeLimitState(before, event, now, limit);
      state.current = next;
      setShown({ state: next, now });
      if (next.phase === before.phase) {
        return;
      }
      const { onWarning, onExtend } = props.current.timeLimit ?? {};
      if (next.phase === "warned") {
        onWarning?.(next.deadline - now);
      } else if (next.phase === "extended") {
        onExtend?.(limit.extension);
      } else if (next.phase === "expired") {
        session.expire();
      }
    },
    [props, session, limit, start],
  );

  useEffect(() => {
    send("show");
    // By the clock and not by counting: a computer that sleeps fires no timer, and time runs all the same.
    const timer = setInterval(() => send("tick"), second);
    return () => clearInterval(timer);
  }, [send]);

  const deadline = "deadline" in shown.state ? shown.state.deadline : shown.now;
  return {
    state: shown.state,
    timeLeft: Math.max(0, deadline - shown.now),
    extend: canExtend(shown.state, limit) ? () => send("extend") : undefined,
  };
}
