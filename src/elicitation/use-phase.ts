import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { FormHandle, Phase } from "../context/elicitation-context.js";
import type { Draft } from "../core/draft/draft.js";
import type { ElicitResult } from "../core/elicit-result.js";
import { type SingleResultOptions, useSingleResult } from "./use-single-result.js";

export interface PhaseOptions extends Omit<SingleResultOptions, "onSettle" | "outlivesSignal"> {
  /** Milliseconds for which an accepted form stays on screen. */
  readonly closeDelay: number;
  readonly urlAnswer: "open" | "finish";
  readonly onExpire: (() => void) | undefined;
  readonly formHandle: RefObject<FormHandle | null>;
}

export interface PhaseState {
  readonly phase: Phase;
  readonly settle: (result: ElicitResult) => void;
  readonly pageOpened: () => void;
  readonly expire: () => void;
  readonly expiredDraft: Draft | undefined;
}

/** Where an elicitation stands, and the ways on from there: open → sent, open → opened, open or opened → expired; all may close. */
export function usePhase({ closeDelay, urlAnswer, onExpire, formHandle, ...options }: PhaseOptions): PhaseState {
  const [phase, setPhase] = useState<Phase>("open");
  const [expiredDraft, setExpiredDraft] = useState<Draft>();
  // What was entered is to be read even if the server is gone by now.
  const isExpired = useRef(false);
  const { settle: close, settleAndStay: stay } = useSingleResult({
    ...options,
    onSettle: (action, isByPerson) => formHandle.current?.onSettle(action, isByPerson),
    outlivesSignal: () => isExpired.current,
  });
  const latest = useRef({ closeDelay, urlAnswer, onExpire });
  useEffect(() => {
    latest.current = { closeDelay, urlAnswer, onExpire };
  });

  useEffect(() => {
    if (phase !== "sent") {
      return undefined;
    }
    const timer = setTimeout(() => close({ action: "cancel" }), latest.current.closeDelay);
    return () => clearTimeout(timer);
  }, [phase, close]);

  const settle = useCallback(
    (result: ElicitResult) => {
      let stays = false;
      try {
        stays = stay(result) && result.action === "accept" && latest.current.closeDelay > 0;
      } finally {
        if (stays) {
          setPhase("sent");
        } else {
          close(result);
        }
      }
    },
    [stay, close],
  );
  const pageOpened = useCallback(() => {
    if (isExpired.current) {
      // It took so long to open that nobody waits any more.
      return;
    }
    setPhase("opened");
    if (latest.current.urlAnswer === "open") {
      stay({ action: "accept" });
    }
  }, [stay]);
  const expire = useCallback(() => {
    isExpired.current = true;
    setExpiredDraft(formHandle.current?.readDraft());
    setPhase("expired");
    try {
      latest.current.onExpire?.();
    } finally {
      stay({ action: "cancel" }, false);
    }
  }, [stay, formHandle]);

  return { phase, expiredDraft, settle, pageOpened, expire };
}
