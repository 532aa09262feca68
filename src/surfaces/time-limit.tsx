import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { canExtend, nextTimeLimitState, type TimeLimitEvent, type TimeLimitState } from "../core/time-limit.js";
import type { TimeExtension, TimeLimit, TimeLimitOptions } from "../core/types.js";
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
  const { messages, locale, idPrefix, getRoot, server } = useElicitation();
  const { state, timeLeft, added, isRefused, extend } = useTimeLimit(limit);
  const before = useRef<EventTarget | null>(null);
  const refusal = isRefused ? messages.extensionRefused({ server: server.name }) : "";

  const giveTime = (): void => {
    extend?.();
    // The button goes: back to where the person was.
    const isThere = isElement(before.current) && before.current.isConnected;
    focusElement(isThere ? before.current : getRoot().getElementById(`${idPrefix}-title`));
  };
  const announcementOf = (phase: TimeLimitState["phase"]): string | undefined => {
    switch (phase) {
      case "warned":
        return [
          refusal,
          messages.timeWarning({ time: formatDuration(reached, locale), extendable: extend !== undefined }),
        ]
          .filter((text) => text !== "")
          .join(" ");
      case "extended":
        return messages.timeExtended({ time: formatDuration(added, locale) });
      default:
        return undefined;
    }
  };
  const passed = spokenAt.filter((mark) => timeLeft <= mark && mark < limit.warning).at(-1);
  // Whoever sets the limit may have warned ahead of it.
  const reached = passed ?? Math.max(limit.warning, timeLeft);
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
          {messages.extend({ time: formatDuration(limit.extension, locale) })}
        </button>
      )}
      {refusal !== "" && <span>{refusal}</span>}
    </div>
  );
}

interface RunningTimeLimit {
  readonly state: TimeLimitState;
  /** In milliseconds, as of the last tick. */
  readonly timeLeft: number;
  /** What the last extension added, in milliseconds. */
  readonly added: number;
  /** Whether more time was asked for and refused. */
  readonly isRefused: boolean;
  /** Asks for more time, where the person may have it. */
  readonly extend: (() => void) | undefined;
}

const second = 1000;

interface Shown {
  readonly state: TimeLimitState;
  readonly now: number;
  readonly limit: TimeLimit;
}

/** Runs the time of the request from now on: warns, extends, and expires it. */
function useTimeLimit(limit: TimeLimit): RunningTimeLimit {
  const { props, session } = useElicitation();
  const [start] = useState(() => ({ date: Date.now(), steady: performance.now() }));
  const [shown, setShown] = useState<Shown>(() => ({
    state: nextTimeLimitState({ phase: "pending" }, "show", 0, limit),
    now: 0,
    limit,
  }));
  const state = useRef<TimeLimitState>({ phase: "pending" });
  /** The limit, as changed since by whoever set it. */
  const inForce = useRef(limit);
  const [asked, setAsked] = useState<"waiting" | "refused">();

  const send = useCallback(
    (event: TimeLimitEvent): void => {
      // By whichever clock has gone further: one may be set back, the other may stand still while a computer sleeps.
      const now = Math.max(Date.now() - start.date, performance.now() - start.steady);
      const before = state.current;
      const next = nextTimeLimitState(before, event, now, inForce.current);
      state.current = next;
      setShown({ state: next, now, limit: inForce.current });
      if (next.phase === before.phase) {
        return;
      }
      if (next.phase === "warned") {
        props.current.timeLimit?.onWarning?.(next.deadline - now);
      } else if (next.phase === "expired") {
        session.expire();
      }
    },
    [props, session, start],
  );

  useEffect(() => {
    send("show");
    // By the clock and not by counting: a computer that sleeps fires no timer, and time runs all the same.
    const timer = setInterval(() => send("tick"), second);
    const unsubscribe = props.current.timeLimit?.subscribe?.(({ isExtendable }) => {
      inForce.current = { ...limit, maxExtensions: isExtendable ? limit.maxExtensions : 0 };
      send("warn");
    });
    return () => {
      clearInterval(timer);
      unsubscribe?.();
    };
  }, [send, props, limit]);

  const grant = (granted: Awaited<Granted>): void => {
    setAsked(granted === false ? "refused" : undefined);
    if (granted === false) {
      inForce.current = { ...limit, maxExtensions: 0 };
      send("tick");
      return;
    }
    const { added, isLast }: TimeExtension = granted ?? { added: limit.extension };
    inForce.current = { ...inForce.current, extension: added };
    send("extend");
    if (isLast) {
      inForce.current = { ...inForce.current, maxExtensions: 0 };
    }
  };

  const extend = (): void => {
    send("tick");
    if (!canExtend(state.current, inForce.current)) {
      return;
    }
    const granted = props.current.timeLimit?.onExtend?.(limit.extension);
    if (isPromise(granted)) {
      setAsked("waiting");
      granted.then(grant, () => grant(false));
    } else {
      grant(granted);
    }
  };

  const deadline = "deadline" in shown.state ? shown.state.deadline : shown.now;
  const isExtendable = canExtend(shown.state, shown.limit);
  return {
    state: shown.state,
    timeLeft: Math.max(0, deadline - shown.now),
    added: shown.limit.extension,
    isRefused: asked === "refused" && !isExtendable,
    extend: isExtendable && asked !== "waiting" ? extend : undefined,
  };
}

type Granted = ReturnType<NonNullable<TimeLimitOptions["onExtend"]>>;

function isPromise(granted: Granted): granted is Promise<Awaited<Granted>> {
  return typeof granted === "object" && "then" in granted;
}
