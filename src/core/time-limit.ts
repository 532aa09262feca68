import { assertNever, type TimeLimit, type TimeLimitOptions } from "./types.js";

export const defaultTimeLimit: TimeLimit = {
  initial: 300_000,
  warning: 60_000,
  extension: 300_000,
  maxExtensions: 2,
};

/** Missing, negative and NaN durations become the defaults. Undefined where there is no limit, or an infinite one. */
export function resolveTimeLimit(given: TimeLimitOptions | undefined, now: number = Date.now()): TimeLimit | undefined {
  const read = (key: keyof TimeLimit): number => {
    const value = given?.[key];
    return value !== undefined && value >= 0 ? value : defaultTimeLimit[key];
  };
  const initial = given?.deadline === undefined ? read("initial") : Math.max(0, given.deadline - now);
  return given && initial < Infinity
    ? {
        initial,
        warning: read("warning"),
        extension: read("extension"),
        maxExtensions: read("maxExtensions"),
      }
    : undefined;
}

/** The phase of a request with a time limit. `deadline` and every `now` are in milliseconds since the same moment. */
export type TimeLimitState =
  /** Not shown yet: no time runs. */
  | { readonly phase: "pending" }
  | { readonly phase: "active"; readonly deadline: number }
  /** Little time is left. `extensions` counts those the person has had. */
  | { readonly phase: "warned"; readonly deadline: number; readonly extensions: number }
  | { readonly phase: "extended"; readonly deadline: number; readonly extensions: number }
  | { readonly phase: "expired" };

/** `warn` begins the warning ahead of its time. */
export type TimeLimitEvent = "show" | "warn" | "extend" | "tick";

/** The state after an event. An event that does not apply to the phase counts as a `tick`. */
export function nextTimeLimitState(
  state: TimeLimitState,
  event: TimeLimitEvent,
  now: number,
  limit: TimeLimit,
): TimeLimitState {
  const inForce = event === "warn" ? { ...limit, warning: Infinity } : limit;
  switch (state.phase) {
    case "pending":
      return event === "show" ? elapse({ phase: "active", deadline: now + limit.initial }, now, limit) : state;
    case "active":
      return elapse(state, now, inForce);
    case "warned":
    case "extended": {
      const isExtended = event === "extend" && canExtend(state, limit) && now < state.deadline;
      // An extension is added to the deadline, so the remaining time is not lost.
      return isExtended
        ? { phase: "extended", deadline: state.deadline + limit.extension, extensions: state.extensions + 1 }
        : elapse(state, now, inForce);
    }
    case "expired":
      return state;
    default:
      return assertNever(state);
  }
}

/** Whether the person can extend the time: from the warning on, up to `maxExtensions` times. */
export function canExtend(state: TimeLimitState, limit: TimeLimit): boolean {
  return state.phase === "warned" && state.extensions < limit.maxExtensions;
}

type Running = Exclude<TimeLimitState, { phase: "pending" | "expired" }>;

/** Milliseconds left to a person who missed the warning, because the computer slept (WCAG 2.2.1). */
const grace = 20_000;

function elapse(state: Running, now: number, limit: TimeLimit): TimeLimitState {
  const timeLeft = state.deadline - now;
  if (state.phase === "warned") {
    return timeLeft > 0 ? state : { phase: "expired" };
  }
  if (timeLeft > limit.warning) {
    return state;
  }
  const deadline = timeLeft > 0 ? state.deadline : now + Math.min(limit.warning, grace);
  const extensions = state.phase === "extended" ? state.extensions : 0;
  return deadline > now ? { phase: "warned", deadline, extensions } : { phase: "expired" };
}
