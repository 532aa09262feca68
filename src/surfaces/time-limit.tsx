import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { canExtend, nextTimeLimitState, type TimeLimitEvent, type TimeLimitState } from "../core/time-limit.js";
import type { TimeLimit, TimeLimitOptions } from "../core/types.js";
import { Glyph } from "../elicitation/glyph.js";
import { focusElement, isElement } from "../elicitation/focus.js";
import { useElicitation } from "../elicitation/root.js";
import { formatDuration } from "../messages/format.js";

/** The time left is announced at the limit's `warning`, and then again at these times, in milliseconds. */
const spokenAt = [30_000, 10_000];

/**
 * Shows the time left to answer, and a button to extend it (WCAG 2.2.1). Only a few changes are announced. Renders a `<div>`.
 *
 * - `data-phase` on it: `active`, `warned` or `extended`
 */
export function TimeLimitNotice({ limit }: { readonly limit: TimeLimit }): ReactNode {
  const { messages, locale, idPrefix, getRoot, server } = useElicitation();
  const { state, timeLeft, failure, extend } = useTimeLimit(limit);
  const before = useRef<EventTarget | null>(null);
  const failureText = failure ? messages[failure]({ server: server.name }) : "";

  const giveTime = (): void => {
    extend?.();
    // The button disappears, so focus returns to where it was.
    const isThere = isElement(before.current) && before.current.isConnected;
    focusElement(isThere ? before.current : getRoot().getElementById(`${idPrefix}-title`));
  };
  const announcement = (): string | undefined => {
    switch (state.phase) {
      case "warned": {
        const time = formatDuration(announced.timeLeft, locale);
        const warning = messages.timeWarning({ time, extendable: extend !== undefined });
        return [failureText, warning].filter(Boolean).join(" ");
      }
      case "extended":
        return messages.timeExtended({ time: formatDuration(state.added, locale) });
      default:
        return undefined;
    }
  };
  const passed = spokenAt.filter((mark) => timeLeft <= mark && mark < limit.warning).at(-1);
  // The time left at that moment, which may be less than the mark (a shorter limit) or more than `warning` (a host that warns earlier).
  const [announced, setAnnounced] = useState({ phase: state.phase, passed, timeLeft });
  if (announced.phase !== state.phase || announced.passed !== passed) {
    setAnnounced({ phase: state.phase, passed, timeLeft });
  }
  const shown = messages.timeLeft({ time: formatDuration(timeLeft, locale) });
  const spoken = announcement();
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
          {messages.extend({ time: formatDuration(limit.extension, locale) })}
        </button>
      )}
      {failureText !== "" && <span>{failureText}</span>}
    </div>
  );
}

interface RunningTimeLimit {
  readonly state: TimeLimitState;
  /** In milliseconds, as of the last tick. */
  readonly timeLeft: number;
  /** The name of the message that says why the last extension was not granted. */
  readonly failure: "extensionRefused" | "sendFailed" | undefined;
  /** Asks for more time. Undefined while that is not possible. */
  readonly extend: (() => void) | undefined;
}

const second = 1000;

/** Runs the time limit of a request from now on: warns, extends, and expires the request. */
function useTimeLimit(limit: TimeLimit): RunningTimeLimit {
  const { props, session } = useElicitation();
  const [start] = useState(() => ({ date: Date.now(), steady: performance.now() }));
  const [shown, setShown] = useState(() => ({
    state: nextTimeLimitState({ phase: "pending" }, { type: "show" }, 0, limit),
    now: 0,
  }));
  const current = useRef<TimeLimitState>({ phase: "pending" });
  const [asked, setAsked] = useState<"waiting" | "extensionRefused" | "sendFailed">();

  const send = useCallback(
    (event: TimeLimitEvent): TimeLimitState => {
      // The clock that has advanced further counts. `Date.now()` may be set back; `performance.now()` may stop while the computer sleeps.
      const now = Math.max(Date.now() - start.date, performance.now() - start.steady);
      const before = current.current;
      const state = nextTimeLimitState(before, event, now, limit);
      current.current = state;
      setShown({ state, now });
      if (state.phase === "warned" && before.phase !== "warned") {
        props.current.timeLimit?.onWarning?.(state.deadline - now);
      } else if (state.phase === "expired") {
        session.expire();
      }
      return state;
    },
    [props, session, start, limit],
  );

  useEffect(() => {
    send({ type: "show" });
    // Ticks read the clock instead of counting, because no timers fire while the computer sleeps.
    const timer = setInterval(() => send({ type: "tick" }), second);
    const unsubscribe = props.current.timeLimit?.subscribe?.((warning) => send({ ...warning, type: "warn" }));
    return () => {
      clearInterval(timer);
      unsubscribe?.();
    };
  }, [send, props]);

  const grant = (granted: Awaited<Granted>): void => {
    setAsked(granted === false ? "extensionRefused" : undefined);
    send(granted === false ? { type: "refuse" } : { ...(granted ?? { added: limit.extension }), type: "extend" });
  };

  const extend = (): void => {
    if (!canExtend(send({ type: "tick" }))) {
      return;
    }
    const granted = props.current.timeLimit?.onExtend?.(limit.extension);
    if (isPromise(granted)) {
      setAsked("waiting");
      granted.then(grant, () => setAsked("sendFailed"));
    } else {
      grant(granted);
    }
  };

  return {
    state: shown.state,
    timeLeft: "deadline" in shown.state ? Math.max(0, shown.state.deadline - shown.now) : 0,
    failure: asked === "waiting" ? undefined : asked,
    extend: canExtend(shown.state) && asked !== "waiting" ? extend : undefined,
  };
}

type Granted = ReturnType<NonNullable<TimeLimitOptions["onExtend"]>>;

function isPromise(granted: Granted): granted is Promise<Awaited<Granted>> {
  return typeof granted === "object" && "then" in granted;
}
