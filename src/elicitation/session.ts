import { callSafely } from "../core/call-safely.js";
import { defined } from "../core/json.js";
import type { Draft, ElicitContent, ElicitResult } from "../core/types.js";

/**
 * `open` waits for its answer · `sent` is accepted and stays visible for a moment, in case the server asks on · `opened` has its page open ·
 * `expired` has run out of time, or its call has ended, and what was entered can still be read. Each of them ends closed.
 */
export type Phase = "open" | "sent" | "opened" | "expired";

export interface SessionState {
  readonly phase: Phase;
  /** Whether nothing of the request is shown any more. `phase` stays what it was, so that nothing changes while a dialog fades out. */
  readonly isClosed: boolean;
  /** Whether the page of a URL request has been opened, whatever the phase is now. */
  readonly isPageOpened: boolean;
  /** The one answer, of its files names and sizes only; undefined while there is none. */
  readonly result: ElicitResult | undefined;
  /** What ended the request: the person, the time limit, the end of its call, or a withdrawal (abort, unmount, end of the page). */
  readonly endedBy: "person" | "time" | "call" | "withdrawal" | undefined;
  /** The draft at the moment when the request ended otherwise than by the person. */
  readonly draft: Draft | undefined;
  /** Whether answers had been delivered by then, so that the server may have them. */
  readonly isDelivered: boolean;
  /** Whether the discard question is shown. */
  readonly isAsking: boolean;
}

export interface SessionOptions {
  /** Called once with the answer. What it throws is the host's to see; the session closes all the same. */
  readonly onResult: (result: ElicitResult) => void;
  /** Called once when nothing is shown any more, after `onResult`. */
  readonly onClose?: (() => void) | undefined;
  /** Called when time has run out, before the result `cancel`. */
  readonly onExpire?: (() => void) | undefined;
  /** Milliseconds for which an accepted form stays visible. */
  readonly followUpDelay: number;
  /** When a page counts as accepted: once it is open, or once the person has finished there. */
  readonly acceptOn: "open" | "finish";
}

/** What the session needs of a form while one is mounted. */
export interface SessionForm {
  readonly draft: () => Draft;
  /** Whether closing would lose something the person has entered. */
  readonly isDirty: () => boolean;
  readonly onSettled: (action: ElicitResult["action"], isByPerson: boolean) => void;
}

/** One request and its one answer. Every method may be called at any time, in any order; what means nothing in a phase does nothing. */
export interface Session {
  readonly get: () => SessionState;
  /** Calls the listener after every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * @param content of a form; undefined for a page
   * @param kept what of it stays in the state: not what is in files. @default all of it
   */
  readonly accept: (content?: ElicitContent, kept?: ElicitContent) => void;
  readonly decline: () => void;
  /** Answers `cancel` without asking; once there is an answer, closes. */
  readonly cancel: () => void;
  /** Cancels, or asks first if answers would be lost. While it asks, it keeps editing: the safe side of a double press. */
  readonly dismiss: () => void;
  readonly keepEditing: () => void;
  /** Says that the request's page is open. */
  readonly pageOpened: () => void;
  /** Answers `cancel` because time has run out, and keeps what was entered visible. Does nothing while answers are delivered, which may be taken. */
  readonly expire: () => void;
  /** As `expire`, because nobody waits for the answer any more. A request that has been answered closes: nothing follows. */
  readonly endCall: () => void;
  /** Answers `cancel` and closes: the request was aborted, unmounted, or its page left. */
  readonly withdraw: () => void;
  /** Takes over a result that was given elsewhere, and closes: nobody is told. */
  readonly adopt: (result: ElicitResult) => void;
  /**
   * Begins a press of Accept, which takes the place of an earlier one. The press is aborted once it no longer counts: the person turns to
   * leaving before anything is delivered, presses again, or the request ends otherwise than by this press. Undefined while answers are
   * delivered, and once there is an answer.
   */
  readonly press: () => AbortController | undefined;
  /** Says that answers are handed to the host, whatever comes of it. Returns the function that says that the host has done with them. */
  readonly deliver: () => () => void;
  /** Returns the detach function. */
  readonly attachForm: (form: SessionForm) => () => void;
}

/** @param options read anew at each use: a host's handlers may change while the request is open */
export function createSession(options: () => SessionOptions): Session {
  let state: SessionState = {
    phase: "open",
    isClosed: false,
    isPageOpened: false,
    result: undefined,
    endedBy: undefined,
    draft: undefined,
    isDelivered: false,
    isAsking: false,
  };
  let form: SessionForm | undefined;
  let press: AbortController | undefined;
  let isDelivering = false;
  let hasDelivered = false;
  let isResponding = false;
  let followUp: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const update = (change: Partial<SessionState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) {
      callSafely(listener);
    }
  };

  const leftInForm = (): Partial<SessionState> => ({
    draft: form?.draft(),
    isDelivered: hasDelivered,
  });

  /** The only place where an answer is given: the first call counts. Returns whether this was it. */
  const respond = (
    result: ElicitResult,
    endedBy: NonNullable<SessionState["endedBy"]>,
    kept: ElicitResult = result,
  ): boolean => {
    if (state.result) {
      return false;
    }
    const settling = form;
    const left = endedBy === "withdrawal" ? leftInForm() : {};
    // The state first, and no close in between: the host's handlers may call back.
    isResponding = true;
    update({ ...left, result: kept, endedBy, isAsking: false });
    try {
      settle(settling, result.action, endedBy === "person");
      options().onResult(result);
    } finally {
      isResponding = false;
    }
    return true;
  };

  /** What is being delivered for a request that has another answer stops. */
  const settle = (settling: SessionForm | undefined, action: ElicitResult["action"], isByPerson: boolean): void => {
    if (action !== "accept") {
      press?.abort();
    }
    settling?.onSettled(action, isByPerson);
  };

  const close = (): void => {
    if (!state.isClosed && !isResponding) {
      clearTimeout(followUp);
      update({ isClosed: true, isAsking: false });
      options().onClose?.();
    }
  };

  const respondAndClose = (
    result: ElicitResult,
    endedBy: "person" | "withdrawal" = "person",
    kept: ElicitResult = result,
  ): void => {
    let isAnswer = false;
    try {
      isAnswer = respond(result, endedBy, kept);
    } finally {
      const { followUpDelay } = options();
      const isSent = isAnswer && result.action === "accept" && result.content !== undefined;
      if (isSent && followUpDelay > 0 && !state.isClosed) {
        update({ phase: "sent" });
        followUp = setTimeout(close, followUpDelay);
      } else {
        close();
      }
    }
  };

  const expire = (endedBy: "time" | "call"): void => {
    if (state.result) {
      return;
    }
    update({ phase: "expired", ...leftInForm() });
    try {
      if (endedBy === "time") {
        options().onExpire?.();
      }
    } finally {
      respond({ action: "cancel" }, endedBy);
    }
  };

  const cancel = (): void => respondAndClose({ action: "cancel" });
  const keepEditing = (): void => update({ isAsking: false });

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accept: (content, kept = content) =>
      respondAndClose({ action: "accept", ...defined({ content }) }, "person", {
        action: "accept",
        ...defined({ content: kept }),
      }),
    decline: () => respondAndClose({ action: "decline" }),
    cancel,
    dismiss: () => {
      if (!isDelivering) {
        press?.abort();
      }
      if (state.isAsking) {
        keepEditing();
      } else if (!state.result && form?.isDirty()) {
        update({ isAsking: true });
      } else {
        cancel();
      }
    },
    keepEditing,
    pageOpened: () => {
      // It may have taken so long to open that nobody waits any more.
      if (state.phase === "open" && !state.isClosed) {
        update({ phase: "opened", isPageOpened: true });
        if (options().acceptOn === "open") {
          respond({ action: "accept" }, "person");
        }
      }
    },
    expire: () => {
      if (!isDelivering) expire("time");
    },
    endCall: () => {
      if (state.result && state.phase !== "expired") {
        close();
      } else {
        expire("call");
      }
    },
    withdraw: () => respondAndClose({ action: "cancel" }, "withdrawal"),
    adopt: (result) => {
      if (!state.result) {
        const settling = form;
        update({ result, endedBy: "person", isClosed: true, isAsking: false });
        // As a cancelled one: the draft is kept.
        settle(settling, "cancel", false);
      }
    },
    press: () => {
      if (isDelivering || state.result) {
        return undefined;
      }
      press?.abort();
      press = new AbortController();
      return press;
    },
    deliver: () => {
      isDelivering = true;
      hasDelivered = true;
      return () => {
        isDelivering = false;
      };
    },
    attachForm: (attached) => {
      form = attached;
      return () => {
        form = undefined;
      };
    },
  };
}
