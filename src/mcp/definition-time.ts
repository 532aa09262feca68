import { readNumber, read } from "../core/json.js";
import { withNames } from "../core/names.js";
import { afterLeap, maxDelay, startStopwatch } from "../core/time-limit.js";
import type { TimeExtension, TimeLimit, TimeLimitOptions, TimeWarning } from "../core/types.js";
import { isErrorResponse } from "./rpc-error.js";

export interface DefinitionTimeOptions {
  /** When the time limit started, in milliseconds since the epoch, and how long it is, in milliseconds. */
  readonly createdAt: number;
  readonly timeout: number;
  readonly limit: Pick<TimeLimit, "warning" | "extension">;
  /** Sends `elicitation/extend_timeout`; resolves with its result. */
  readonly requestExtension: (extensionDuration: number) => Promise<unknown>;
  /** Called once, with the milliseconds that have passed, and those that there were with all extensions. */
  readonly onExpire: (elapsed: number, timeout: number) => void;
  /** Called when time runs out for a request that is not shown. A shown request ends by itself, later if the person missed the warning. */
  readonly withdraw: () => void;
}

/** The time limit of one request with a form definition. It runs whether the request is shown or not. */
export interface DefinitionTime {
  readonly limit: TimeLimitOptions;
  /** Takes the params of the server's warning that time is running out. */
  readonly warn: (params: Record<string, unknown>) => void;
  readonly stop: () => void;
}

export function createDefinitionTime(options: DefinitionTimeOptions): DefinitionTime {
  const readStopwatch = startStopwatch();
  /** In milliseconds since the time limit started. */
  let deadline = options.timeout;
  /** The server's last `newTimeoutAt`, by the server's clock. */
  let serverTimeoutAt: number | undefined;
  let warned: TimeWarning | undefined;
  /** Whether the server has said how much time is left. */
  let isToldTime = false;
  /** Undefined while the request is not shown. */
  let showWarning: ((warning: TimeWarning) => void) | undefined;
  /** The milliseconds since the time limit started. */
  const elapsed = (): number => {
    const { time, hasLeapt } = readStopwatch();
    if (hasLeapt) {
      deadline = afterLeap(deadline, time, options.limit.warning);
    }
    return time;
  };
  const onExpire = (): void => options.onExpire(elapsed(), deadline);
  // Checks the clock instead of setting one timer, because timers stand still while a computer sleeps.
  const watch = setInterval(() => {
    if (elapsed() >= deadline && !showWarning) {
      clearInterval(watch);
      onExpire();
      options.withdraw();
    }
  }, second);

  const onExtend = async (extensionDuration: number): Promise<TimeExtension | false> => {
    try {
      const result = withNames(await options.requestExtension(extensionDuration));
      const newTimeoutAt = readTime(read(result, "newTimeoutAt"));
      const difference = (newTimeoutAt ?? Infinity) - (serverTimeoutAt ?? options.createdAt + deadline);
      // The first `newTimeoutAt` can only be compared with this clock. If the clocks differ, assume the requested extension was granted.
      const isSameClock = serverTimeoutAt !== undefined || (difference >= 0 && difference <= extensionDuration);
      const added = newTimeoutAt !== undefined && isSameClock ? Math.min(difference, maxDelay) : extensionDuration;
      serverTimeoutAt = newTimeoutAt;
      if (added <= 0) return false;
      deadline += added;
      return { added, isLast: (readNumber(result, "extensionsRemaining") ?? 1) <= 0 };
    } catch (error) {
      if (isErrorResponse(error)) return false;
      throw error;
    }
  };

  const warning = (given: TimeWarning): TimeWarning =>
    isToldTime ? { ...given, timeLeft: Math.max(0, deadline - elapsed()) } : given;

  return {
    limit: {
      ...options.limit,
      // Read when the request is shown.
      get deadline() {
        return Date.now() + deadline - elapsed();
      },
      maxExtensions: Infinity,
      onExtend,
      onExpire,
      subscribe: (listener) => {
        showWarning = listener;
        if (warned) listener(warning(warned));
        return () => {
          showWarning = undefined;
        };
      },
    },
    warn: (params) => {
      const timeLeft = readNumber(params, "remainingMs") ?? -1;
      const extension = readNumber(params, "extensionDuration") ?? 0;
      if (timeLeft >= 0) {
        isToldTime = true;
        deadline = elapsed() + Math.min(timeLeft, maxDelay);
      }
      warned = {
        isExtendable: read(params, "extensionAllowed") !== false && warned?.isExtendable !== false,
        extension: extension > 0 ? Math.min(extension, maxDelay) : warned?.extension,
      };
      showWarning?.(warning(warned));
    },
    stop: () => clearInterval(watch),
  };
}

const second = 1000;

/** Milliseconds since the epoch, from a number of them or from an RFC 3339 text. */
function readTime(value: unknown): number | undefined {
  const time = typeof value === "string" ? Date.parse(value) : value;
  return typeof time === "number" && Number.isFinite(time) ? time : undefined;
}
