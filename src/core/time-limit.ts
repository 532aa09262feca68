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

/** The phase of a request with a time limit. `deadline` and every `now` are in milliseconds since the same moment. */
export type TimeLimitState =
  /** Not shown yet, so time does not run. */
  | { readonly phase: "pending" }
  /** `warned` if little time is left. `extensionsLeft` counts the extensions that the person can still get. */
  | { readonly phase: "active" | "warned"; readonly deadline: number; readonly extensionsLeft: number }
  /** `added` is in milliseconds. */
  | { readonly phase: "extended"; readonly deadline: number; readonly extensionsLeft: number; readonly added: number }
  | { readonly phase: "expired" };

export type TimeLimitEvent =
  | { readonly type: "show" | "tick" }
  /** Warns earlier than planned. */
  | ({ readonly type: "warn" } & TimeWarning)
  | ({ readonly type: "extend" } & TimeExtension)
  /** An extension was refused, and there will be no other. */
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
      // Added to the deadline and not to `now`, so that the person keeps the remaining time.
      return state.phase === "warned" && now < state.deadline
        ? { phase: "extended", deadline: state.deadline + added, extensionsLeft, added }
        : elapse(state, now, warning);
    }
    default:
      return assertNever(event);
  }
}

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
