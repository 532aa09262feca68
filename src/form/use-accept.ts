import { type SyntheticEvent, useCallback, useRef, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { useElicitation } from "../context/elicitation-context.js";
import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";
import type { ElicitContent } from "../core/elicit-result.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import type { FailedAttempt } from "./error-summary.js";
import { checkingModule } from "./checking-module.js";
import type { Sending } from "./send-answers.js";

export interface Accept {
  /** Checks the answers and sends them, or takes the person to what is wrong. */
  readonly accept: (event: SyntheticEvent) => void;
  /** Stops a check that is under way from sending anything: the person no longer wants to. */
  readonly takeBack: () => void;
  /** Tells the host that it need not go on: the request has another answer. */
  readonly stopSending: () => void;
  readonly attempt: FailedAttempt | undefined;
  readonly sending: Sending | undefined;
}

/** From the press on Accept to the one result: check, pass on, and again if the answers are refused. */
export function useAccept(
  { getValues, handleSubmit, setError }: ElicitationFormState,
  fields: readonly FieldSpec[],
): Accept {
  const { settle, behaviour, overrides, server } = useElicitation();
  const [attempt, setAttempt] = useState<FailedAttempt>();
  const [sending, setSending] = useState<Sending>();
  const latestPress = useRef<object | undefined>(undefined);
  const refusals = useRef(0);
  const inFlight = useRef<AbortController | undefined>(undefined);
  const isTaken = useRef(false);

  /** Resolves with the fields at fault, or nothing when the answers were taken. */
  const send = async (content: ElicitContent): Promise<readonly string[] | undefined> => {
    const { onAccept, maxAttempts = 3 } = behaviour.current;
    const take = (): undefined => {
      isTaken.current = true;
      settle({ action: "accept", content });
    };
    if (!onAccept) {
      return take();
    }
    const controller = new AbortController();
    inFlight.current = controller;
    const { sendAnswers } = await checkingModule.load();
    const outcome = await sendAnswers({
      onAccept,
      content,
      attempt: refusals.current + 1,
      maxAttempts,
      signal: controller.signal,
      fields,
      overrides,
      server: server.name,
      setSending,
      setError,
    });
    inFlight.current = undefined;
    if (controller.signal.aborted) {
      return undefined;
    }
    if (outcome === "taken") {
      return take();
    }
    refusals.current += outcome.isRefusal ? 1 : 0;
    return outcome.failed;
  };

  const accept = async (event: SyntheticEvent): Promise<void> => {
    if (inFlight.current || isTaken.current) {
      return;
    }
    if (sending?.stage === "refused") {
      // Nothing is sent any more; what was wrong is shown once again.
      setAttempt((last) => last && { ...last });
      return;
    }
    const thisTime = {};
    latestPress.current = thisTime;
    const shown = { ...getValues() };
    // What is sent is what was on screen when the person pressed, and the last they pressed.
    const isMeant = (): boolean => latestPress.current === thisTime && isSameDraft(shown, getValues());
    let failed: readonly string[] | undefined;
    await handleSubmit(
      async ({ answers }) => {
        if (isMeant()) {
          failed = await send(Object.fromEntries(answers));
        }
      },
      (errors: FieldErrors<Draft>) => {
        failed = isMeant() ? fields.filter(({ id }) => errors[id]).map(({ id }) => id) : undefined;
      },
    )(event);
    // Only now has react-hook-form published the errors that focus is to go to.
    if (failed) {
      setAttempt({ failed });
    }
  };

  const takeBack = useCallback(() => {
    latestPress.current = undefined;
  }, []);
  const stopSending = useCallback(() => inFlight.current?.abort(), []);
  return {
    accept: (event) => void accept(event),
    takeBack,
    stopSending,
    attempt,
    sending,
  };
}
