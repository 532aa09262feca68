import { readNumber } from "./json.js";
import { assertNever, type TimeExtension, type TimeLimit, type TimeLimitOptions, type TimeWarning } from "./types.js";

export const defaultTimeLimit: TimeLimit = {
  initial: 300_000,
  warning: 60_000,
  extension: 300_000,
  maxExtensions: 2,
};

/**
 * The longest delay of a timer. A longer one fires at once:
 * https://developer.mozilla.org/docs/Web/API/Window/setTimeout#maximum_delay_value
 */
export const maxDelay: number = 2 ** 31 - 1;

/**
 * Replaces missing, negative and NaN numbers by the defaults. Undefined if there is no limit or an infinite one.
 *
 * @param timeout of a form definition; used if the host sets neither `initial` nor `deadline`
 */
export function resolveTimeLimit(
  given: TimeLimitOptions = {},
  timeout?: number,
  now: number = Date.now(),
): TimeLimit | undefined {
  const { deadline, warning, extension, maxExtensions } = given;
  const end = given.initial ?? deadline;
  if ([end ?? timeout, warning, extension, maxExtensions].every((number) => number === undefined)) {
    return undefined;
  }
  // The server sets this limit, so only the server can extend it, which needs the protocol of form definitions.
  const own = end === undefined && timeout !== undefined ? { initial: timeout, maxExtensions: 0 } : {};
  const defaults = { ...defaultTimeLimit, ...own };
  const read = (key: keyof TimeLimit): number => {
    const value = given[key];
    return value !== undefined && value >= 0 ? value : defaults[key];
  };
  const initial = deadline === undefined ? read("initial") : Math.max(0, deadline - now);
  return initial < Infinity
    ? {
        initial,
        warning: read("warning"),
        extension: read("extension"),
        maxExtensions: read("maxExtensions"),
      }
    : undefined;
}

/** The `timeout` of a form definition, in milliseconds. Less than a second is ignored: it is in another unit, or a mistake. */
export function readTimeout(definition: Record<string, unknown>): number | undefined {
  const timeout = readNumber(definition, "timeout") ?? 0;
  return timeout >= 1000 ? timeout : undefined;
}

/** The time since a stopwatch was made. */
export interface Elapsed {
  /** In milliseconds. */
  readonly time: number;
  /** Whether the system's clock has gone ahead of the steady one since the last reading. */
  readonly hasLeapt: boolean;
}

/** In milliseconds. Smaller differences come from the correction of clocks, and end no request. */
const leastLeap = 2000;

/**
 * Starts a stopwatch, and returns the function that reads it. The clock that has advanced further counts: the system's clock may be set
 * back, and the steady one stops while the computer sleeps, except on Windows (https://github.com/w3c/hr-time/issues/115).
 */
export function startStopwatch(): () => Elapsed {
  const [date, steady] = [Date.now(), performance.now()];
  let lead = 0;
  return () => {
    const [byDate, bySteady] = [Date.now() - date, performance.now() - steady];
    const before = lead;
    lead = byDate - bySteady;
    return { time: Math.max(byDate, bySteady), hasLeapt: lead > 0 && lead - before > leastLeap };
  };
}

/** The phase of a request with a time limit. `deadline` and every `now` are in milliseconds since the same moment. */
export type TimeLimitState =
  /** Not shown yet, so time does not run. */
  | { readonly phase: "pending" }
  /** `extensionsLeft` counts the extensions that the person can still get. */
  | { readonly phase: "active"; readonly deadline: number; readonly extensionsLeft: number }
  /** Little time is left. `isHeld` while a reply to the wish for more time is awaited, which holds the end back. */
  | {
      readonly phase: "warned";
      readonly deadline: number;
      readonly extensionsLeft: number;
      readonly isHeld?: boolean | undefined;
    }
  /** `added` is in milliseconds. */
  | { readonly phase: "extended"; readonly deadline: number; readonly extensionsLeft: number; readonly added: number }
  | { readonly phase: "expired" };

export type TimeLimitEvent =
  | { readonly type: "show" | "tick" }
  /** The system's clock went ahead by itself: the computer slept, or somebody set the clock. */
  | { readonly type: "leap" }
  /** Warns earlier than planned. */
  | ({ readonly type: "warn" } & TimeWarning)
  /** The person asks for more time. Without a reply, the request ends at most ten seconds after its deadline. */
  | { readonly type: "ask" }
  | ({ readonly type: "extend" } & TimeExtension)
  /** An extension was refused, and there will be no other. */
  | { readonly type: "refuse" }
  /** Nobody could decide about an extension. */
  | { readonly type: "fail" };

/** The state after an event. An event that does not apply to the phase counts as a `tick`. */
export function nextTimeLimitState(
  state: TimeLimitState,
  event: TimeLimitEvent,
  now: number,
  { initial, warning, maxExtensions }: TimeLimit,
): TimeLimitState {
  if (state.phase === "expired") {
    return state;
  }
  if (state.phase === "pending") {
    const shown = { phase: "active", deadline: now + initial, extensionsLeft: maxExtensions } as const;
    return event.type === "show" ? elapse(shown, now, warning) : state;
  }
  switch (event.type) {
    case "show":
    case "tick":
      return elapse(state, now, warning);
    case "leap":
      return elapse({ ...state, deadline: afterLeap(state.deadline, now, warning) }, now, warning);
    case "warn": {
      const { isExtendable, timeLeft } = event;
      const deadline = timeLeft === undefined ? state.deadline : now + timeLeft;
      return elapse({ ...state, deadline, ...(!isExtendable && { extensionsLeft: 0 }) }, now, Infinity);
    }
    case "ask":
      return elapse(state.phase === "warned" ? { ...state, isHeld: true } : state, now, warning);
    case "fail":
      return elapse(released(state), now, warning);
    case "refuse":
      return elapse({ ...released(state), extensionsLeft: 0 }, now, warning);
    case "extend": {
      const { added, isLast } = event;
      const extensionsLeft = isLast ? 0 : Math.max(0, state.extensionsLeft - 1);
      // Added to the deadline and not to `now`, so that the person keeps the remaining time.
      const deadline = state.deadline + added;
      return state.phase === "warned" && elapse(state, now, warning).phase === "warned" && deadline > now
        ? { phase: "extended", deadline, extensionsLeft, added }
        : elapse(released(state), now, warning);
    }
    default:
      return assertNever(event);
  }
}

export function canExtend(state: TimeLimitState): boolean {
  return state.phase === "warned" && state.extensionsLeft > 0;
}

type Running = Exclude<TimeLimitState, { phase: "pending" | "expired" }>;

/** Milliseconds left to a person who could not act in time, because the computer slept or its clock was set (WCAG 2.2.1). */
const grace = 20_000;

/** In milliseconds. So long a reply to the wish for more time is waited for after the deadline. */
const mostHeld = 10_000;

/**
 * The deadline after the clock has leapt ahead. Sleep counts, but a clock that was set must not end the request at once. Nothing
 * distinguishes the two.
 */
export function afterLeap(deadline: number, now: number, warning: number): number {
  return Math.max(deadline, now + Math.min(warning, grace));
}

function released(state: Running): Running {
  return state.phase === "warned" ? { ...state, isHeld: undefined } : state;
}

function elapse(state: Running, now: number, warning: number): TimeLimitState {
  const timeLeft = state.deadline - now;
  if (state.phase === "warned") {
    return timeLeft > (state.isHeld ? -mostHeld : 0) ? state : { phase: "expired" };
  }
  if (timeLeft > warning) {
    return state;
  }
  const deadline = timeLeft > 0 ? state.deadline : now + Math.min(warning, grace);
  return deadline > now ? { phase: "warned", deadline, extensionsLeft: state.extensionsLeft } : { phase: "expired" };
}
