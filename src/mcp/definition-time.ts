import { read, readNumber } from "../core/json.js";
import { maxDelay } from "../core/time-limit.js";
import type { TimeExtension, TimeLimit, TimeLimitOptions, TimeWarning } from "../core/types.js";
import { isErrorResponse } from "./rpc-error.js";

export interface DefinitionTimeOptions {
  /** In milliseconds since the epoch. */
  readonly timeoutAt: number;
  readonly limit: Pick<TimeLimit, "warning" | "extension">;
  /** Sends `elicitation/extend_timeout`; resolves with its result. */
  readonly requestExtension: (extensionDuration: number) => Promise<unknown>;
  /** Called once, with the time at which the last extension ended. */
  readonly onExpire: (timeoutAt: number) => void;
  /** Called when time runs out for a request that is not shown. A shown request ends by itself, later if the person missed the warning. */
  readonly withdraw: () => void;
}

/** The time limit of one request with a form definition. It runs whether the request is shown or not. */
export interface DefinitionTime {
  readonly limit: TimeLimitOptions;
  /** Takes the server's warning that time is running out. */
  readonly warn: (warning: TimeWarning) => void;
  readonly stop: () => void;
}

export function createDefinitionTime(options: DefinitionTimeOptions): DefinitionTime {
  let { timeoutAt } = options;
  /** The server's last `newTimeoutAt`, by the server's clock. */
  let serverTimeoutAt: number | undefined;
  let warned: TimeWarning | undefined;
  /** Undefined while the request is not shown. */
  let showWarning: ((warning: TimeWarning) => void) | undefined;
  const onExpire = (): void => options.onExpire(timeoutAt);
  // Checks the clock instead of setting one timer, because timers stand still while a computer sleeps.
  const watch = setInterval(() => {
    if (!showWarning && Date.now() >= timeoutAt) {
      clearInterval(watch);
      onExpire();
      options.withdraw();
    }
  }, second);

  const onExtend = async (extensionDuration: number): Promise<TimeExtension | false> => {
    try {
      const result = await options.requestExtension(extensionDuration);
      const newTimeoutAt = readTime(read(result, "newTimeoutAt"));
      const difference = (newTimeoutAt ?? Infinity) - (serverTimeoutAt ?? timeoutAt);
      // The first `newTimeoutAt` can only be compared with this clock. If the clocks differ, assume the requested extension was granted.
      const isSameClock = serverTimeoutAt !== undefined || (difference >= 0 && difference <= extensionDuration);
      const added = newTimeoutAt !== undefined && isSameClock ? Math.min(difference, maxDelay) : extensionDuration;
      serverTimeoutAt = newTimeoutAt;
      if (added <= 0) return false;
      timeoutAt += added;
      return { added, isLast: (readNumber(result, "extensionsRemaining") ?? 1) <= 0 };
    } catch (error) {
      if (isErrorResponse(error)) return false;
      throw error;
    }
  };

  return {
    limit: {
      ...options.limit,
      deadline: timeoutAt,
      maxExtensions: Infinity,
      onExtend,
      onExpire,
      subscribe: (listener) => {
        showWarning = listener;
        if (warned) listener(warned);
        return () => {
          showWarning = undefined;
        };
      },
    },
    warn: ({ isExtendable }) => {
      warned = { isExtendable: isExtendable && warned?.isExtendable !== false };
      showWarning?.(warned);
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
