import { type FormEvent, useCallback, useRef, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import type { OnAccept } from "../context/on-accept.js";
import { useElicitation } from "../context/elicitation-context.js";
import type { ElicitationFormState } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";
import type { ElicitContent } from "../core/elicit-result.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { cleanText } from "../core/text/clean-text.js";
import type { FailedAttempt } from "./error-summary.js";
import { type Refusal, readRefusal } from "./read-refusal.js";

export interface Accept {
  /** Checks the answers and sends them, or takes the person to what is wrong. */
  readonly accept: (event: FormEvent) => void;
  /** Stops a check that is under way from sending anything: the person no longer wants to. */
  readonly takeBack: () => void;
  /** Tells the host that it need not go on: the request has another answer. */
  readonly stopSending: () => void;
  readonly attempt: FailedAttempt | undefined;
  /** `sending` while the host passes the answers on; `refused` when it has refused them as often as it may. */
  readonly sending: "no" | "sending" | "refused";
}

/** From the press on Accept to the one result: check, pass on, and again if the answers are refused. */
export function useAccept(
  { getValues, handleSubmit, setError }: ElicitationFormState,
  fields: readonly FieldSpec[],
): Accept {
  const { settle, behaviour, messages, server } = useElicitation();
  const [attempt, setAttempt] = useState<FailedAttempt>();
  const [sending, setSending] = useState<Accept["sending"]>("no");
  const current = useRef<object | undefined>(undefined);
  const refusals = useRef(0);
  const inFlight = useRef<AbortController | undefined>(undefined);
  const isTaken = useRef(false);

  /** Resolves with the fields at fault, or nothing when the answers were taken. */
  const send = async (content: ElicitContent): Promise<readonly string[] | undefined> => {
    const { onAccept, maxAttempts = 3 } = behaviour.current;
    if (!onAccept) {
      isTaken.current = true;
      settle({ action: "accept", content });
      return undefined;
    }
    const controller = new AbortController();
    inFlight.current = controller;
    setSending("sending");
    const number = refusals.current + 1;
    const outcome = await reach(() =>
      onAccept(content, { attempt: number, isLast: number >= maxAttempts, signal: controller.signal }),
    );
    inFlight.current = undefined;
    if (controller.signal.aborted) {
      return undefined;
    }
    if (outcome === "taken") {
      isTaken.current = true;
      settle({ action: "accept", content });
      return undefined;
    }
    if (outcome === "unreachable") {
      setSending("no");
      return show({ fields: new Map(), form: messages.sendFailed({ server: server.name }) });
    }
    refusals.current = number;
    setSending(number >= maxAttempts ? "refused" : "no");
    return show(outcome);
  };

  const show = ({ fields: byName, form }: Refusal): readonly string[] => {
    // What has no control has no place for words of its own.
    const faults = fields.filter(({ name, kind }) => byName.has(name) && kind !== "unsupported");
    for (const { id, name } of faults) {
      setError(id, { type: "server", message: byName.get(name) || messages.refused({ server: server.name }) });
    }
    const atFields = new Set(faults.map(({ name }) => name));
    const labels = new Map(fields.map(({ name, label }) => [name, label]));
    const elsewhere = Array.from(byName)
      .filter(([name]) => !atFields.has(name))
      .map(([name, text]) => `${labels.get(name) ?? name}: ${text}`);
    const said = cleanText([form, ...elsewhere].filter(Boolean).join("\n"));
    const message = said || (faults.length === 0 ? messages.refused({ server: server.name }) : "");
    if (message !== "") {
      setError("root", { type: "server", message });
    }
    return faults.map(({ id }) => id);
  };

  const accept = async (event: FormEvent): Promise<void> => {
    if (inFlight.current || isTaken.current) {
      return;
    }
    if (sending === "refused") {
      // Nothing is sent any more; what was wrong is shown once again.
      setAttempt((last) => last && { ...last });
      return;
    }
    const thisTime = {};
    current.current = thisTime;
    const shown = { ...getValues() };
    // What is sent is what was on screen when the person pressed, and the last they pressed.
    const isMeant = (): boolean => current.current === thisTime && isSameDraft(shown, getValues());
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
    current.current = undefined;
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

/** What came of passing answers on. Not to have reached anybody is no refusal: the same can be sent again. */
async function reach(pass: () => ReturnType<OnAccept>): Promise<"taken" | "unreachable" | Refusal> {
  try {
    return readRefusal(await pass()) ?? "taken";
  } catch {
    return "unreachable";
  }
}
