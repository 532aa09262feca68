import type { UseFormSetError } from "react-hook-form";
import type { OnAccept } from "../context/on-accept.js";
import type { Draft } from "../core/draft/draft.js";
import type { ElicitContent } from "../core/elicit-result.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import type { MessageOverrides } from "../messages/messages.js";
import { sendMessages } from "../messages/send-messages.js";
import { describeRefusal } from "./describe-refusal.js";
import { type Refusal, readRefusal } from "./read-refusal.js";

/** What is said while the host passes answers on, and when it has refused them as often as it may. */
export interface Sending {
  readonly stage: "sending" | "refused";
  readonly text: string;
}

export interface SendOptions {
  readonly onAccept: OnAccept;
  readonly content: ElicitContent;
  /** From 1. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** Aborts when the request has got another answer: then nothing is shown any more. */
  readonly signal: AbortSignal;
  readonly fields: readonly FieldSpec[];
  readonly overrides: MessageOverrides;
  readonly server: string;
  readonly setSending: (sending: Sending | undefined) => void;
  readonly setError: UseFormSetError<Draft>;
}

/** Not to have reached anybody is no refusal: the same can be sent again. `failed` are the ids of the fields at fault. */
export type SendOutcome = "taken" | { readonly isRefusal: boolean; readonly failed: readonly string[] };

/** Passes answers on to the host, and shows what it says to them. Never rejects. */
export async function sendAnswers(options: SendOptions): Promise<SendOutcome> {
  const { attempt, maxAttempts, signal, fields, overrides, server, setSending, setError } = options;
  const words = sendMessages(overrides);
  setSending({ stage: "sending", text: words.sending({ server }) });
  const refusal = await reach(options);
  if (refusal === undefined || signal.aborted) {
    return "taken";
  }
  const isRefusal = refusal !== "unreachable";
  const isLast = isRefusal && attempt >= maxAttempts;
  setSending(isLast ? { stage: "refused", text: words.refusedForGood({ server }) } : undefined);
  const { faults, message } = isRefusal
    ? describeRefusal(refusal, fields, words.refused({ server }))
    : { faults: [], message: words.sendFailed({ server }) };
  for (const { id, message: atField } of faults) {
    setError(id, { type: "server", message: atField });
  }
  if (message !== "") {
    setError("root", { type: "server", message });
  }
  return { isRefusal, failed: faults.map(({ id }) => id) };
}

async function reach({
  onAccept,
  content,
  attempt,
  maxAttempts,
  signal,
}: SendOptions): Promise<Refusal | "unreachable" | undefined> {
  try {
    return readRefusal(await onAccept(content, { attempt, isLast: attempt >= maxAttempts, signal }));
  } catch {
    return "unreachable";
  }
}
