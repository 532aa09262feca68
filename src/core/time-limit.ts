import { readNumber } from "./json.js";
import { assertNever, type TimeExtension, type TimeLimit, type TimeLimitOptions, type TimeWarning } from "./types.js";

export const defaultTimeLimit: TimeLimit = {
  initial: 300_000,
  warning: 60_000,
  extension: 300_000,
  maxExtensions: 2,
};

/** The longest delay of a timer. A longer one would run at once: https://developer.mozilla.org/docs/Web/API/Window/setTimeout#maximum_delay_value */
export const maxDelay: number = 2 ** 31 - 1;

/**
 * Missing, negative and NaN numbers become the defaults. Undefined where there is no limit, or an infinite one.
 *
 * @param timeout a form definition's own, which holds where the host sets neither `initial` nor `deadline`
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
  // A definition's own limit is its server's, who is asked for more time only in the protocol of definitions.
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

/** The `timeout` of a form definition, in milliseconds: less than a second is one in another unit, or a mistake. */
export function readTimeout(definition: Record<string, unknown>): number | undefined {
  const timeout = readNumber(definition, "timeout") ?? 0;
  return timeout >= 1000 ? timeout : undefined;
}

/** The phase of a request with a time limit. `deadline` and every `now` are in milliseconds since the same moment. */
export type TimeLimitState =
  /** Not shown yet: no time runs. */
  | { readonly phase: "pending" }
  /** When `warned`, little time is left. `extensionsLeft` counts those the person can still have. */
  | { readonly phase: "active" | "warned"; readonly deadline: number; readonly extensionsLeft: number }
  /** `added` is in milliseconds. */
  | { readonly phase: "extended"; readonly deadline: number; readonly extensionsLeft: number; readonly added: number }
  | { readonly phase: "expired" };

export type TimeLimitEvent =
  | { readonly type: "show" | "tick" }
  /** Begins the warning ahead of its time. */
  | ({ readonly type: "warn" } & TimeWarning)
  | ({ readonly type: "extend" } & TimeExtension)
  /** An extension was refused, and any other will be. */
  | { readonly type: "refuse" };

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
    case "warn":
      return elapse(event.isExtendable ? state : { ...state, extensionsLeft: 0 }, now, Infinity);
    case "refuse":
      return elapse({ ...state, extensionsLeft: 0 }, now, warning);
    case "extend": {
      const { added, isLast } = event;
      const extensionsLeft = isLast ? 0 : Math.max(0, state.extensionsLeft - 1);
      // An extension is added to the deadline, so the remaining time is not lost.
      return state.phase === "warned" && now < state.deadline
        ? { phase: "extended", deadline: state.deadline + added, extensionsLeft, added }
        : elapse(state, now, warning);
    }
    default:
      return assertNever(event);
  }
}

/** Whether the person can extend the time: from the warning on, while there are extensions left. */
export function canExtend(state: TimeLimitState): boolean {
  return state.phase === "warned" && state.extensionsLeft > 0;
}

type Running = Exclude<TimeLimitState, { phase: "pending" | "expired" }>;

/** Milliseconds left to a person who missed the warning, because the computer slept (WCAG 2.2.1). */
const grace = 20_000;

function elapse(state: Running, now: number, warning: number): TimeLimitState {
  const timeLeft = state.deadline - now;
  if (state.phase === "warned") {
    return timeLeft > 0 ? state : { phase: "expired" };
  }
  if (timeLeft > warning) {
    return state;
  }
  const deadline = timeLeft > 0 ? state.deadline : now + Math.min(warning, grace);
  return deadline > now ? { phase: "warned", deadline, extensionsLeft: state.extensionsLeft } : { phase: "expired" };
}
