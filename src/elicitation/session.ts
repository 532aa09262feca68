import { callSafely } from "../core/call-safely.js";
import { defined } from "../core/json.js";
import type { Draft, ElicitContent, ElicitResult } from "../core/types.js";

/**
 * `open` waits for its answer · `sent` is accepted and stays visible for a moment, in case another request follows · `opened` has its page
 * open · `expired` has run out of time or its call has ended, and the answers can still be read. A session in any phase can be closed.
 */
export type Phase = "open" | "sent" | "opened" | "expired";

/** How a person leaves a request without accepting it. `mute` also declines all later requests of the server. */
export type Leaving = "cancel" | "decline" | "mute";

/**
 * What is shown of a form that asks one question at a time: the number of a question, counted from 1 over all of the request, also those that
 * other answers disable · the answers before they are sent · all questions at once. 0 before that, and for all other forms. Of a request to
 * run a tool: what a lasting answer decides · the reason of a denial.
 */
export type Step = number | "review" | "all" | "lasting" | "reason";

/** How far a request has come, for surfaces and controls of a host's own. */
export interface SessionState {
  readonly phase: Phase;
  /** Whether the request is no longer shown. `phase` does not change then, so that the content stays the same while a dialog fades out. */
  readonly isClosed: boolean;
  /** Whether the page of a URL request has been opened, whatever the phase is now. */
  readonly isPageOpened: boolean;
  /** The result, with only names and sizes of files. Undefined until there is one. */
  readonly result: ElicitResult | undefined;
  /**
   * What ended the request: the person, the time limit, the end of its call, the person who stopped its call, a withdrawal (its `signal`
   * aborted), an answer in another window, or the host, which has unmounted it or whose page is left.
   */
  readonly endedBy: "person" | "time" | "call" | "stop" | "withdrawal" | "elsewhere" | "host" | undefined;
  /** The draft when the request ended, if the person did not end it. */
  readonly draft: Draft | undefined;
  /** Whether answers had been passed to `onAccept` by then, so that the server may have them. */
  readonly isDelivered: boolean;
  /** Why the server has refused answers that it got in time, if it has said so only afterwards. */
  readonly refusal: string | undefined;
  /** Whether the discard question is shown. */
  readonly isAsking: boolean;
  /** How the person has tried to leave last. The discard question asks whether to do so. */
  readonly leaving: Leaving;
  /** `folded` while texts are folded that nobody has unfolded; `unfolded` once a press of an accepting button has unfolded them. */
  readonly folds: "none" | "folded" | "unfolded";
  /** The text of the answer to a lone question, which the button that accepts names. `""` while there is none, and for other forms. */
  readonly chosen: string;
  readonly step: Step;
}

export interface SessionOptions {
  /** Called once with the answer. If it throws, the caller gets the error, and the session closes all the same. */
  readonly onResult: (result: ElicitResult) => void;
  /** Called once when nothing is shown any more, after `onResult`. */
  readonly onClose?: (() => void) | undefined;
  /** Called after the result `decline`, if the person declines all later requests of the server, too. */
  readonly onMute?: (() => void) | undefined;
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
  /** Whether leaving in this way would lose answers that the person has entered. A choice can be made again, so declining may lose it. */
  readonly isDirty: (leaving: Leaving) => boolean;
  readonly onSettled: (action: ElicitResult["action"], endedBy: SessionState["endedBy"]) => void;
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
  /** Answers `decline` without asking. */
  readonly decline: () => void;
  /** Answers `cancel` without asking. If there is an answer already, only closes. */
  readonly cancel: () => void;
  /** Leaves, or asks first if answers would be lost. While the question is shown, returns to editing, the safe result of a double press. */
  readonly leave: (leaving: Leaving) => void;
  /** `leave("cancel")` */
  readonly dismiss: () => void;
  /** Answers the question: leaves as the person has tried to. */
  readonly discard: () => void;
  readonly keepEditing: () => void;
  /** Reports that the request's page is open. */
  readonly pageOpened: () => void;
  /** Answers `cancel` because the time has run out; the answers stay visible. A delivery is waited for, because it may succeed. */
  readonly expire: () => void;
  /** Reports that the server has refused a delivery. If the time has run out meanwhile, the request expires, and this returns true. */
  readonly refuse: (refusal: string) => boolean;
  /**
   * Like `expire`, because nobody waits for the answer any more, or because the host has not passed it on. Closes a request that has been
   * answered, because no request will follow.
   */
  readonly endCall: (by?: "call" | "stop" | "host") => void;
  /** Answers `cancel` and closes, because the request was aborted, the component was unmounted, or the page was left. */
  readonly withdraw: (by?: "withdrawal" | "host" | "elsewhere") => void;
  /** Takes over a result that was given elsewhere, and closes. Calls no handler. */
  readonly adopt: (result: ElicitResult) => void;
  /**
   * Begins a press of Accept, and aborts an earlier one. The press is also aborted when the person starts to leave before anything is
   * delivered, or when the request ends in another way. Undefined while answers are delivered, and once there is an answer.
   */
  readonly press: () => AbortController | undefined;
  /** Reports a folded text that nobody has unfolded yet. Returns the function that takes this back. */
  readonly fold: () => () => void;
  /**
   * Called by every press that would accept. If something is folded, unfolds it and returns true, and the press must do nothing more: what is
   * approved must have been seen.
   */
  readonly unfold: () => boolean;
  /** Reports the text of the answer to a lone question. */
  readonly choose: (answer: string) => void;
  readonly goTo: (step: Step) => void;
  /** Whether the activation guard holds buttons back. Apart from the state, because only buttons of the host render again with it. */
  readonly isGuarded: () => boolean;
  readonly guard: (isGuarded: boolean) => void;
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
    refusal: undefined,
    isAsking: false,
    leaving: "cancel",
    folds: "none",
    chosen: "",
    step: 0,
  };
  let isGuarded = false;
  let folded = 0;
  let form: SessionForm | undefined;
  let press: AbortController | undefined;
  let delivery: AbortController | undefined;
  let hasDelivered = false;
  /** Whether the time has run out during the last delivery. */
  let isLate = false;
  let isResponding = false;
  let followUp: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  /** A host that ignores the abort of a press delivers for nobody. */
  const isDelivering = (): boolean => delivery?.signal.aborted === false;

  const tell = (): void => {
    for (const listener of listeners) {
      callSafely(listener);
    }
  };

  const update = (change: Partial<SessionState>): void => {
    state = { ...state, ...change };
    tell();
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
    const left = endedBy === "person" ? {} : leftInForm();
    // The state is updated first, and closing is blocked, because the host's handlers may call methods of the session.
    isResponding = true;
    update({ ...left, result: kept, endedBy, isAsking: false });
    try {
      settle(settling, result.action, endedBy);
      options().onResult(result);
    } finally {
      isResponding = false;
    }
    return true;
  };

  /** Tells the form how the request ended. If it was not accepted, also aborts a press that is still being handled. */
  const settle = (
    settling: SessionForm | undefined,
    action: ElicitResult["action"],
    endedBy: SessionState["endedBy"],
  ): void => {
    if (action !== "accept") {
      press?.abort();
    }
    settling?.onSettled(action, endedBy);
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
    endedBy: NonNullable<SessionState["endedBy"]> = "person",
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

  const expire = (endedBy: "time" | "call" | "stop" | "host"): void => {
    if (state.result) {
      return;
    }
    // What the host has not passed on was not delivered.
    hasDelivered &&= endedBy !== "host";
    update({ phase: "expired", ...leftInForm() });
    try {
      if (endedBy === "time") {
        options().onExpire?.();
      }
    } finally {
      respond({ action: "cancel" }, endedBy);
    }
  };

  const countFolds = (change: 1 | -1): void => {
    folded += change;
    if (state.folds !== "unfolded") {
      update({ folds: folded > 0 ? "folded" : "none" });
    }
  };

  const cancel = (): void => respondAndClose({ action: "cancel" });
  const decline = (): void => respondAndClose({ action: "decline" });
  const keepEditing = (): void => update({ isAsking: false });
  const exits: Readonly<Record<Leaving, () => void>> = {
    cancel,
    decline,
    mute: () => {
      try {
        decline();
      } finally {
        options().onMute?.();
      }
    },
  };
  const leave = (leaving: Leaving): void => {
    if (!isDelivering()) {
      press?.abort();
    }
    if (state.isAsking) {
      keepEditing();
    } else if (!state.result && form?.isDirty(leaving)) {
      update({ isAsking: true, leaving });
    } else {
      exits[leaving]();
    }
  };

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
    decline,
    cancel,
    leave,
    dismiss: () => leave("cancel"),
    discard: () => exits[state.leaving](),
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
      isLate = isDelivering();
      if (!isLate) expire("time");
    },
    refuse: (refusal) => {
      if (isLate) {
        update({ refusal });
        expire("time");
      }
      return isLate;
    },
    endCall: (by = "call") => {
      if (state.result && state.phase !== "expired") {
        close();
      } else {
        expire(by);
      }
    },
    withdraw: (by = "withdrawal") => respondAndClose({ action: "cancel" }, by),
    adopt: (result) => {
      if (!state.result) {
        const settling = form;
        update({ result, endedBy: "person", isClosed: true, isAsking: false });
        // Settled as if it had been withdrawn, so the draft is kept.
        settle(settling, "cancel", "withdrawal");
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
    fold: () => {
      countFolds(1);
      return () => countFolds(-1);
    },
    unfold: () => {
      if (state.folds !== "folded") {
        return false;
      }
      update({ folds: "unfolded" });
      return true;
    },
    choose: (answer) => {
      if (state.chosen !== answer) {
        update({ chosen: answer });
      }
    },
    goTo: (step) => {
      if (state.step !== step) {
        update({ step });
      }
    },
    isGuarded: () => isGuarded,
    guard: (next) => {
      isGuarded = next;
      tell();
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
