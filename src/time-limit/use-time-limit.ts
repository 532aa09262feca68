import { useCallback, useEffect, useRef, useState } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { defaultTimeLimit, type TimeLimit } from "../core/time-limit/time-limit.js";
import {
  canExtend,
  nextTimeLimitState,
  type TimeLimitEvent,
  type TimeLimitState,
} from "../core/time-limit/time-limit-state.js";

export interface RunningTimeLimit {
  readonly state: TimeLimitState;
  /** In milliseconds, a moment ago. */
  readonly timeLeft: number;
  readonly limit: TimeLimit;
  /** Gives the person more time, where they can have it. */
  readonly extend: (() => void) | undefined;
}

const second = 1000;

/** Runs the time of the request from now on: warns, extends, and expires it. The limit is taken when it begins. */
export function useTimeLimit(): RunningTimeLimit {
  const { behaviour, expire } = useElicitation();
  const [limit] = useState(() => fill(behaviour.current.timeLimit));
  const [shown, setShown] = useState<{ readonly state: TimeLimitState; readonly now: number }>(() => ({
    state: nextTimeLimitState({ phase: "pending" }, "show", 0, limit),
    now: 0,
  }));
  const [start] = useState<Moment>(() => ({ date: Date.now(), steady: performance.now() }));
  const state = useRef<TimeLimitState>({ phase: "pending" });

  const send = useCallback(
    (event: TimeLimitEvent): void => {
      const now = since(start);
      const before = state.current;
      const next = nextTimeLimitState(before, event, now, limit);
      state.current = next;
      setShown({ state: next, now });
      if (next.phase === before.phase) {
        return;
      }
      if (next.phase === "warned") {
        behaviour.current.onTimeoutWarning?.(next.deadline - now);
      } else if (next.phase === "extended") {
        behaviour.current.onExtend?.(limit.extension);
      } else if (next.phase === "expired") {
        expire();
      }
    },
    [behaviour, expire, limit, start],
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
    limit,
    extend: canExtend(shown.state, limit) ? () => send("extend") : undefined,
  };
}

/** What is no length of time is left out. */
function fill(given: Partial<TimeLimit> = {}): TimeLimit {
  const read = (key: keyof TimeLimit): number => {
    const value = given[key];
    return value !== undefined && value >= 0 ? value : defaultTimeLimit[key];
  };
  return {
    initial: read("initial"),
    warning: read("warning"),
    extension: read("extension"),
    maxExtensions: read("maxExtensions"),
  };
}

/**
 * Milliseconds since `start`, by whichever clock has gone further: one may be set back, the other may stand still while a computer sleeps.
 */
function since(start: Moment): number {
  return Math.max(Date.now() - start.date, performance.now() - start.steady);
}

interface Moment {
  readonly date: number;
  readonly steady: number;
}
