import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { isSameDraft } from "../core/draft/draft.js";
import { isPlain, isRecord, read } from "../core/json.js";
import { cleanText } from "../core/text/clean-text.js";
import type { AcceptAttempt, Draft, ElicitContent, FieldSpec, OnAccept } from "../core/types.js";
import type { ElicitationProps } from "../elicitation/config.js";
import { useElicitation } from "../elicitation/root.js";
import { describeError } from "../messages/describe.js";
import type { FailedAttempt } from "./error-summary.js";
import { loadFileControl } from "./lazy-file-control.js";
import type { FileReading, ReadAnswers } from "./file-reading.js";
import type { HookForm } from "./form-context.js";

/** What is shown while files are read and the host delivers answers, and after the final refusal. */
export interface Delivery {
  readonly stage: "sending" | "refused";
  readonly text: string;
  /** How much of the files has been read or uploaded, from 0 to 1. Undefined without files, and once all are done. */
  readonly progress?: number | undefined;
}

export interface Submission {
  /** Checks the answers and sends them, or takes the person to what is wrong. */
  readonly submit: (event: SyntheticEvent) => void;
  /** The last attempt that failed. */
  readonly attempt: FailedAttempt | undefined;
  readonly delivery: Delivery | undefined;
}

/**
 * Handles a press of Accept: checks the answers, then calls the host's `validate`, then delivers them with the host's `onAccept`. If they
 * are refused, the person can correct them and press again.
 *
 * @param shown the fields on screen, at which an error can be shown
 */
export function useSubmission(
  { getValues, handleSubmit, setError }: HookForm,
  shown: readonly FieldSpec[],
): Submission {
  const elicitation = useElicitation();
  const { session, props, messages, server, fields } = elicitation;
  const [attempt, setAttempt] = useState<FailedAttempt>();
  const [delivery, setDelivery] = useState<Delivery>();
  const refusals = useRef(0);
  const latestPress = useRef<AbortController>(undefined);
  const [readFiles] = useState<FileReading["done"]>(() => new WeakMap());

  const showAtForm = (message: string): readonly string[] => {
    setError("root", { type: "server", message });
    return [];
  };
  /** Shows messages at fields that are on screen and have a control, and otherwise at the form. Returns the ids of those fields. */
  const showRefusal = ({ fields: byName, form }: Refusal): readonly string[] => {
    const atFault = shown.filter(({ name, kind }) => byName.has(name) && kind !== "unsupported");
    const named = new Set(atFault.map(({ name }) => name));
    const labels = new Map(fields.map(({ name, label }) => [name, label]));
    const elsewhere = Array.from(byName)
      .filter(([name]) => !named.has(name))
      .map(([name, error]) => messages.errorLine({ label: labels.get(name) ?? name, error }));
    const message = cleanText([form, ...elsewhere].filter(Boolean).join("\n"));
    const fallback = messages.refused({ server: server.name });
    for (const { id, name } of atFault) {
      setError(id, { type: "server", message: byName.get(name) || fallback });
    }
    if (message !== "" || atFault.length === 0) {
      showAtForm(message || fallback);
    }
    return atFault.map(({ id }) => id);
  };

  /** Resolves with the ids of fields with errors, or with undefined if the answers were taken or the press no longer counts. */
  const send = async (answers: ElicitContent, signal: AbortSignal): Promise<readonly string[] | undefined> => {
    const { onAccept, maxAttempts = 3 } = props.current;
    const sending: Delivery = { stage: "sending", text: messages.sending({ server: server.name }) };
    let sent: ReadAnswers | undefined = { content: answers, files: {}, kept: answers };
    if (fields.some(({ kind, name }) => kind === "file" && Object.hasOwn(answers, name))) {
      const onProgress = (progress: number): void => setDelivery({ ...sending, progress });
      const reading: FileReading = { draft: getValues(), done: readFiles, signal, onProgress };
      // Makes the fields inert from here on.
      onProgress(0);
      sent = await loadFileControl().then(
        (files) => files.readFiles(answers, elicitation, reading),
        () => undefined,
      );
      if (signal.aborted) {
        return undefined;
      }
    }
    if (!sent || "faults" in sent) {
      setDelivery(undefined);
      const faults = Array.from(sent?.faults ?? [], ([field, reason]): [string, string] => {
        const { name } = field;
        return [name, describeError({ name, ...reason }, field, messages, elicitation)];
      });
      return sent ? showRefusal({ fields: new Map(faults), form: "" }) : showAtForm(messages.filesNotLoaded());
    }
    const { content, files, kept } = sent;
    if (!onAccept) {
      session.accept(content, kept);
      return undefined;
    }
    const endDelivery = session.deliver();
    setDelivery(sending);
    const isLast = refusals.current + 1 >= maxAttempts;
    const refusal = await deliver(onAccept, content, { attempt: refusals.current + 1, isLast, signal, files });
    endDelivery();
    if (signal.aborted) {
      return undefined;
    }
    if (refusal === undefined) {
      session.accept(content, kept);
      return undefined;
    }
    // If the server was not reached, that is not a refusal: the same answers can be sent again.
    const isRefusal = refusal !== "unreachable";
    refusals.current += isRefusal ? 1 : 0;
    const isForGood = isRefusal && (refusal.isFinal ?? isLast);
    setDelivery(isForGood ? { stage: "refused", text: messages.refusedForGood({ server: server.name }) } : undefined);
    return isRefusal ? showRefusal(refusal) : showAtForm(messages.sendFailed({ server: server.name }));
  };

  const submit = async (event: SyntheticEvent): Promise<void> => {
    if (delivery?.stage === "sending") {
      return;
    }
    if (delivery?.stage === "refused") {
      // Nothing can be sent any more. A new object for the attempt moves focus to the errors again.
      setAttempt((last) => last && { ...last });
      return;
    }
    const press = session.press();
    if (!press) {
      return;
    }
    latestPress.current = press;
    const { signal } = press;
    signal.addEventListener("abort", () => setDelivery((last) => (last?.stage === "sending" ? undefined : last)));
    const entered = { ...getValues() };
    // Nothing is sent if the answers have changed since the press, if a later press has replaced it, or if the request has ended.
    const isMeant = (): boolean => !session.get().result && !signal.aborted && isSameDraft(entered, getValues());
    let failed: readonly string[] | undefined;
    await handleSubmit(
      async ({ answers }) => {
        const content = Object.fromEntries(answers);
        const found = isMeant() && props.current.validate && (await checkWithHost(props.current, content, signal));
        if (isMeant()) {
          failed =
            found === "failed"
              ? showAtForm(messages.cannotCheck())
              : found
                ? showRefusal(found)
                : await send(content, signal);
        }
      },
      (errors: FieldErrors<Draft>) => {
        failed = isMeant() ? fields.filter(({ id }) => errors[id]).map(({ id }) => id) : undefined;
      },
    )(event);
    // Only now has react-hook-form rendered the errors that get focus.
    if (failed) {
      setAttempt({ failed });
    }
  };

  // The form unmounts before its session learns of it. After that nothing may be delivered.
  useEffect(() => () => latestPress.current?.abort(), []);
  return { submit: (event) => void submit(event), attempt, delivery };
}

/** Why answers were refused, as plain text. */
interface Refusal {
  /** Messages by property name; `""` for a field that was refused without a message. */
  readonly fields: ReadonlyMap<string, string>;
  readonly form: string;
  readonly isFinal?: boolean | undefined;
}

/** What the host's `validate` finds, if anything. `failed` if it throws or returns something else than messages, which is logged. */
async function checkWithHost(
  { validate, server, request }: ElicitationProps,
  content: ElicitContent,
  signal: AbortSignal,
): Promise<Refusal | "failed" | undefined> {
  try {
    const found: unknown = await validate?.(content, { signal, server, request });
    const form = typeof found === "string" ? found : "";
    const fields = readMessages(typeof found === "string" ? {} : (found ?? {}));
    return fields.size > 0 || form !== "" ? { fields, form: cleanText(form) } : undefined;
  } catch (error) {
    if (!signal.aborted) {
      console.error("react-elicitation: `validate` failed, so nothing was sent.", error);
    }
    return "failed";
  }
}

/**
 * Reads the messages that are not empty, by property name. Throws for other objects, such as an `Error` or a `Map`, which have no entries.
 */
function readMessages(found: unknown): ReadonlyMap<string, string> {
  const entries = isPlain(found) ? Object.entries(found).filter(([, text]) => (text ?? "") !== "") : undefined;
  if (!entries?.every(([, text]) => typeof text === "string")) {
    throw new TypeError("It must return an object with messages by property name, one message, or nothing.");
  }
  return new Map(entries.map(([name, text]) => [name, cleanText(String(text))]));
}

async function deliver(
  onAccept: OnAccept,
  content: ElicitContent,
  attempt: AcceptAttempt,
): Promise<Refusal | "unreachable" | undefined> {
  try {
    return readRefusal(await onAccept(content, attempt));
  } catch {
    return "unreachable";
  }
}

/** Reads what `onAccept` resolved with. It may have any shape, because hosts often pass on what a server sent. Undefined for no refusal. */
function readRefusal(outcome: unknown): Refusal | undefined {
  if (outcome === undefined || outcome === null) {
    return undefined;
  }
  if (!isRecord(outcome)) {
    // Any other value is taken as a refusal, because it was not meant as "no errors".
    return { fields: new Map(), form: plainText(outcome) };
  }
  const fields = read(outcome, "fields");
  const isFinal = read(outcome, "isFinal");
  const entries = isRecord(fields) ? Object.entries(fields) : [];
  return {
    fields: new Map(entries.map(([name, text]) => [name, plainText(text)])),
    form: plainText(read(outcome, "form")),
    isFinal: typeof isFinal === "boolean" ? isFinal : undefined,
  };
}

/** Reads a text or, as many servers send, a list of texts. */
function plainText(value: unknown): string {
  const texts = [value].flat().filter((text) => typeof text === "string");
  return cleanText(texts.join("\n"));
}
