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

/** What is said while files are read and the host delivers answers, and once it has refused them as often as it may. */
export interface Delivery {
  readonly stage: "sending" | "refused";
  readonly text: string;
  /** How much of the files is read or uploaded, from 0 to 1. Undefined where there are none, or once all are. */
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
 * From the press on Accept to the one result: check, also with the host's `validate`, deliver with its `onAccept`, and again if the answers are
 * refused.
 *
 * @param shown the fields at which an error can be seen
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
  /** Shows words where they can be seen: at the fields that have a control, and otherwise at the form. Returns the ids of the fields at fault. */
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

  /** Resolves with the fields at fault, or nothing when the answers were taken or the press no longer counts. */
  const send = async (answers: ElicitContent, signal: AbortSignal): Promise<readonly string[] | undefined> => {
    const { onAccept, maxAttempts = 3 } = props.current;
    const sending: Delivery = { stage: "sending", text: messages.sending({ server: server.name }) };
    let sent: ReadAnswers | undefined = { content: answers, files: {}, kept: answers };
    if (fields.some(({ kind, name }) => kind === "file" && Object.hasOwn(answers, name))) {
      const onProgress = (progress: number): void => setDelivery({ ...sending, progress });
      const reading: FileReading = { draft: getValues(), done: readFiles, signal, onProgress };
      // From here on, answers cannot be changed.
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
    // Not to have reached the server is no refusal: the same can be sent again.
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
      // Nothing is sent any more; what was wrong is shown once again.
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
    // What is sent is what was on screen when the person pressed, the last time they did, and only if the request is still open.
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
    // Only now has react-hook-form published the errors that focus is to go to.
    if (failed) {
      setAttempt({ failed });
    }
  };

  // The form is gone before its session knows: nothing may be delivered for it any more.
  useEffect(() => () => latestPress.current?.abort(), []);
  return { submit: (event) => void submit(event), attempt, delivery };
}

/** Why answers were refused, as plain text. */
interface Refusal {
  /** By property name; `""` where no words came with it. */
  readonly fields: ReadonlyMap<string, string>;
  readonly form: string;
  readonly isFinal?: boolean | undefined;
}

/** What the host's `validate` finds, if anything. Where it throws or returns no messages, its developer is told, and nothing is sent. */
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
      console.error("react-elicitation: `validate` has failed, so nothing was sent.", error);
    }
    return "failed";
  }
}

/** Reads messages by property name; empty ones are none. Throws for anything else: an `Error` or a `Map` has no entries, but says something. */
function readMessages(found: unknown): ReadonlyMap<string, string> {
  const entries = isPlain(found) ? Object.entries(found).filter(([, text]) => (text ?? "") !== "") : undefined;
  if (!entries?.every(([, text]) => typeof text === "string")) {
    throw new TypeError("It has to return messages by property name, one message, or nothing.");
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

/** Reads what `onAccept` resolved with: hosts often hand on what a server sent. Undefined where it refuses nothing. */
function readRefusal(outcome: unknown): Refusal | undefined {
  if (outcome === undefined || outcome === null) {
    return undefined;
  }
  if (!isRecord(outcome)) {
    // Whatever else it is was not meant as nothing.
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

/** A text, or a list of them, as many servers send. */
function plainText(value: unknown): string {
  const texts = [value].flat().filter((text) => typeof text === "string");
  return cleanText(texts.join("\n"));
}
