import { assertNever } from "../assert-never.js";
import type { TimeLimit } from "./time-limit.js";

/** Where a request with a time limit stands. `deadline` and every `now` are in milliseconds since any one moment. */
export type TimeLimitState =
  /** Waiting to be shown: no time runs. */
  | { readonly phase: "pending" }
  | { readonly phase: "active"; readonly deadline: number }
  /** Little time is left. `extensions` counts those the person has had. */
  | { readonly phase: "warned"; readonly deadline: number; readonly extensions: number }
  | { readonly phase: "extended"; readonly deadline: number; readonly extensions: number }
  | { readonly phase: "expired" };

export type TimeLimitEvent = "show" | "extend" | "tick";

/** What becomes of a request at a moment. An event that means nothing where it stands changes nothing but the time. */
export function nextTimeLimitState(
  state: TimeLimitState,
  event: TimeLimitEvent,
  now: number,
  limit: TimeLimit,
): TimeLimitState {
  switch (state.phase) {
    case "pending":
      return event === "show" ? pass({ phase: "active", deadline: now + limit.initial }, now, limit) : state;
    case "active":
      return pass(state, now, limit);
    case "warned":
    case "extended": {
      const isExtended = event === "extend" && canExtend(state, limit) && now < state.deadline;
      // What was left is kept: time is added at the end.
      return isExtended
        ? { phase: "extended", deadline: state.deadline + limit.extension, extensions: state.extensions + 1 }
        : pass(state, now, limit);
    }
    case "expired":
      return state;
    default:
      return assertNever(state);
  }
}

/** Whether the person can have more time: from the warning on, as often as the limit allows. */
export function canExtend(state: TimeLimitState, limit: TimeLimit): boolean {
  return state.phase === "warned" && state.extensions < limit.maxExtensions;
}

type Running = Exclude<TimeLimitState, { phase: "pending" | "expired" }>;

/** Whoever has not been warned, because the computer slept, still gets this long (WCAG 2.2.1). */
const grace = 20_000;

function pass(state: Running, now: number, limit: TimeLimit): TimeLimitState {
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
