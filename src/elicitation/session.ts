import { callSafely } from "../core/call-safely.js";
import { defined } from "../core/json.js";
import type { Draft, ElicitContent, ElicitResult } from "../core/types.js";

/**
 * `open` waits for its answer · `sent` is accepted and stays visible for a moment, in case another request follows · `opened` has its page
 * open · `expired` has run out of time or its call has ended, and the answers can still be read. A session in any phase can be closed.
 */
export type Phase = "open" | "sent" | "opened" | "expired";

export interface SessionState {
  readonly phase: Phase;
  /** Whether the request is no longer shown. `phase` does not change then, so that the content stays the same while a dialog fades out. */
  readonly isClosed: boolean;
  /** Whether the page of a URL request has been opened, whatever the phase is now. */
  readonly isPageOpened: boolean;
  /** The result, with only names and sizes of files. Undefined until there is one. */
  readonly result: ElicitResult | undefined;
  /** What ended the request: the person, the time limit, the end of its call, or a withdrawal (abort, unmount, end of the page). */
  readonly endedBy: "person" | "time" | "call" | "withdrawal" | undefined;
  /** The draft when the request ended, if the person did not end it. */
  readonly draft: Draft | undefined;
  /** Whether answers had been passed to `onAccept` by then, so that the server may have them. */
  readonly isDelivered: boolean;
  /** Whether the discard question is shown. */
  readonly isAsking: boolean;
}

export interface SessionOptions {
  /** Called once with the answer. If it throws, the caller gets the error, and the session closes all the same. */
  readonly onResult: (result: ElicitResult) => void;
  /** Called once when nothing is shown any more, after `onResult`. */
  readonly onClose?: (() => void) | undefined;
  /** Called when the time has run out, before the result `cancel`. */
  readonly onExpire?: (() => void) | undefined;
  /** Milliseconds for which an accepted form stays visible. */
  readonly followUpDelay: number;
  /** When a page counts as accepted: once it is open, or once the person has finished there. */
  readonly acceptOn: "open" | "finish";
}

/** What the session needs from a mounted form. */
export interface SessionForm {
  readonly draft: () => Draft;
  /** Whether closing would lose answers that the person has entered. */
  readonly isDirty: () => boolean;
  readonly onSettled: (action: ElicitResult["action"], isByPerson: boolean) => void;
}

/**
 * One request and its answer. Methods may be called at any time and in any order. A method without meaning in the current phase does
 * nothing.
 */
export interface Session {
  readonly get: () => SessionState;
  /** Calls the listener after every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * @param content the answers of a form; undefined for a page
   * @param kept the content to keep in the state, without the bytes of files. @default all of it
   */
  readonly accept: (content?: ElicitContent, kept?: ElicitContent) => void;
  readonly decline: () => void;
  /** Answers `cancel` without asking. If there is an answer already, only closes. */
  readonly cancel: () => void;
  /** Cancels, or asks first if answers would be lost. While the question is shown, returns to editing, the safe result of a double press. */
  readonly dismiss: () => void;
  readonly keepEditing: () => void;
  /** Reports that the request's page is open. */
  readonly pageOpened: () => void;
  /** Answers `cancel` because the time has run out; the answers stay visible. Does nothing during a delivery, which may succeed. */
  readonly expire: () => void;
  /**
   * Like `expire`, because nobody waits for the answer any more. Closes a request that has been answered, because no request will follow.
   */
  readonly endCall: () => void;
  /** Answers `cancel` and closes, because the request was aborted, the component was unmounted, or the page was left. */
  readonly withdraw: () => void;
  /** Takes over a result that was given elsewhere, and closes. Calls no handler. */
  readonly adopt: (result: ElicitResult) => void;
  /**
   * Begins a press of Accept, and aborts an earlier one. The press is also aborted when the person starts to leave before anything is
   * delivered, or when the request ends in another way. Undefined while answers are delivered, and once there is an answer.
   */
  readonly press: () => AbortController | undefined;
  /** Reports that answers are passed to the host's `onAccept`. Returns the function that reports that `onAccept` has settled. */
  readonly deliver: () => () => void;
  /** Returns a function that detaches the form. */
  readonly attachForm: (form: SessionForm) => () => void;
}

/** @param options called at each use, because a host's handlers may change while the request is open */
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
  let delivery: AbortController | undefined;
  let hasDelivered = false;
  let isResponding = false;
  let followUp: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  /** A host that ignores the abort of a press delivers for nobody. */
  const isDelivering = (): boolean => delivery?.signal.aborted === false;

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

  /** The only place that gives an answer. Returns whether this was the first call; later calls do nothing. */
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
    // The state is updated first, and closing is blocked, because the host's handlers may call methods of the session.
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

  /** Tells the form how the request ended. If it was not accepted, also aborts a press that is still being handled. */
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
      if (!isDelivering()) {
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
      // The request may have ended while the page was opening.
      if (state.phase === "open" && !state.isClosed) {
        update({ phase: "opened", isPageOpened: true });
        if (options().acceptOn === "open") {
          respond({ action: "accept" }, "person");
        }
      }
    },
    expire: () => {
      if (!isDelivering()) expire("time");
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
        // Settled as if it had been cancelled without the person, so the draft is kept.
        settle(settling, "cancel", false);
      }
    },
    press: () => {
      if (isDelivering() || state.result) {
        return undefined;
      }
      press?.abort();
      press = new AbortController();
      return press;
    },
    deliver: () => {
      hasDelivered = true;
      const own = press;
      delivery = own;
      return () => {
        delivery = delivery === own ? undefined : delivery;
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
