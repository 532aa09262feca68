import {
  canExtend,
  nextTimeLimitState,
  startStopwatch,
  type TimeLimitEvent,
  type TimeLimitState,
} from "../core/time-limit.js";
import type { TimeLimit, TimeLimitOptions } from "../core/types.js";
import type { Session } from "./session.js";

/** The time limit of a request, as of the last tick. Times are in milliseconds. */
export interface ClockState {
  readonly phase: TimeLimitState["phase"];
  readonly timeLeft: number;
  /** How much the last extension has added. */
  readonly added: number;
  /** How much the next extension adds. */
  readonly extension: number;
  /** Whether more time can be asked for now. */
  readonly canExtend: boolean;
  /** The name of the message that says why the last extension was not granted. */
  readonly failure: "extensionRefused" | "sendFailed" | undefined;
}

/** The time limit of one request. It stands above the places in which the request is shown, because it runs on when the request moves. */
export interface Clock {
  readonly limit: TimeLimit;
  readonly get: () => ClockState;
  /** Calls the listener after every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Called when the request is shown, for the first time or again. The time begins with the first call. */
  readonly show: () => void;
  readonly stop: () => void;
  /** Asks for more time. */
  readonly extend: () => void;
}

const second = 1000;

/** @param options called at each use, because a host's handlers may change while the request is open */
export function createClock(
  limit: TimeLimit,
  session: Pick<Session, "get" | "expire">,
  options: () => TimeLimitOptions | undefined,
): Clock {
  const listeners = new Set<() => void>();
  let readStopwatch: ReturnType<typeof startStopwatch> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let unsubscribe: (() => void) | undefined;
  let current: TimeLimitState = { phase: "pending" };
  let { extension } = limit;
  let asked: "waiting" | ClockState["failure"];

  const stateAt = (now: number): ClockState => ({
    phase: current.phase,
    timeLeft: "deadline" in current ? Math.max(0, current.deadline - now) : limit.initial,
    added: "added" in current ? current.added : 0,
    extension,
    canExtend: canExtend(current) && asked !== "waiting",
    failure: asked === "waiting" ? undefined : asked,
  });
  let state = stateAt(0);

  const send = (event: TimeLimitEvent): void => {
    if (!readStopwatch) {
      return;
    }
    if (session.get().result) {
      stop();
      return;
    }
    const { time: now, hasLeapt } = readStopwatch();
    const before = current;
    const rested = hasLeapt ? nextTimeLimitState(before, { type: "leap" }, now, limit) : before;
    current = nextTimeLimitState(rested, event, now, limit);
    state = stateAt(now);
    for (const listener of listeners) {
      listener();
    }
    if (current.phase === "warned" && before.phase !== "warned") {
      options()?.onWarning?.(current.deadline - now);
    } else if (current.phase === "expired") {
      session.expire();
    }
  };

  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
    unsubscribe?.();
    unsubscribe = undefined;
  };

  const grant = (granted: Awaited<Granted>): void => {
    asked = granted === false ? "extensionRefused" : undefined;
    send(granted === false ? { type: "refuse" } : { ...(granted ?? { added: extension }), type: "extend" });
  };

  return {
    limit,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: () => {
      if (timer) {
        return;
      }
      readStopwatch ??= startStopwatch();
      // Ticks read the clock instead of counting, because no timers fire while the computer sleeps.
      timer = setInterval(() => send({ type: "tick" }), second);
      unsubscribe = options()?.subscribe?.((warning) => {
        extension = warning.extension ?? extension;
        send({ ...warning, type: "warn" });
      });
      send({ type: "show" });
    },
    stop,
    extend: () => {
      send({ type: "tick" });
      if (!canExtend(current)) {
        return;
      }
      const granted = options()?.onExtend?.(extension);
      if (isPromise(granted)) {
        asked = "waiting";
        send({ type: "ask" });
        granted.then(grant, () => {
          asked = "sendFailed";
          send({ type: "fail" });
        });
      } else {
        grant(granted);
      }
    },
  };
}

type Granted = ReturnType<NonNullable<TimeLimitOptions["onExtend"]>>;

function isPromise(granted: Granted): granted is Promise<Awaited<Granted>> {
  return typeof granted === "object" && "then" in granted;
}
