import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { isSameDraft } from "../core/draft/draft.js";
import { isPlain, isRecord, read, readAnswers, readCount } from "../core/json.js";
import { cleanText } from "../core/text/clean-text.js";
import type {
  AcceptAttempt,
  AcceptedAnswers,
  AnswerDelivery,
  Draft,
  ElicitContent,
  ElicitValue,
  FieldErrorReason,
  FieldSpec,
  OnAccept,
} from "../core/types.js";
import type { ElicitationProps } from "../elicitation/config.js";
import { useLastingEffect } from "../elicitation/hiding.js";
import { useElicitation } from "../elicitation/context.js";
import { describeError } from "../messages/describe.js";
import { formatNumber } from "../messages/format.js";
import type { FailedAttempt } from "./error-summary.js";
import { loadFileControl } from "./lazy-file-control.js";
import type { FileReading, ReadAnswers, SentAnswers } from "./file-reading.js";
import type { HookForm } from "./form-context.js";

/** What is shown while files are read and the host delivers answers, after a refusal with a number of tries, and after the final one. */
export interface Delivery {
  readonly stage: "sending" | "counted" | "refused";
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
  /** Takes the person to errors that were found before a press of Accept. */
  readonly fail: (ids: readonly string[]) => void;
}

/**
 * Handles a press of Accept: checks the answers, then calls the host's `validate`, then delivers them with the host's `onAccept`. If they
 * are refused, the person can correct them and press again.
 *
 * @param shown the fields on screen, at which an error can be shown
 * @param takeDraft returns the draft, with what the controls show
 */
export function useSubmission(
  { getValues, handleSubmit, setError, clearErrors }: HookForm,
  shown: readonly FieldSpec[],
  takeDraft: () => Draft,
): Submission {
  const elicitation = useElicitation();
  const { session, props, messages, server, fields, locale } = elicitation;
  const [attempt, setAttempt] = useState<FailedAttempt>();
  const [delivery, setDelivery] = useState<Delivery>();
  const refusals = useRef(0);
  /** What of the last refusal is shown at the form. It moves to its field once that is shown. */
  const elsewhere = useRef<Refusal>(undefined);
  const latestPress = useRef<AbortController>(undefined);
  const [readFiles] = useState<FileReading["done"]>(() => new Map());

  const showAtForm = (message: string): readonly string[] => {
    setError("root", { type: "server", message });
    return [];
  };
  /** The messages of a refusal in one text. */
  const inOneText = ({ fields: byName, form }: Refusal): string => {
    const labels = new Map(fields.map(({ name, label }) => [name, label]));
    const lines = Array.from(byName, ([name, error]) => messages.errorLine({ label: labels.get(name) ?? name, error }));
    return cleanText([form, ...lines].filter(Boolean).join("\n"));
  };
  /** Shows messages at fields that are on screen and have a control, and otherwise at the form. Returns the ids of those fields. */
  const showRefusal = ({ fields: byName, form }: Refusal): readonly string[] => {
    const refused = shown.filter(({ name, kind }) => byName.has(name) && kind !== "unsupported");
    const rest = new Map(byName);
    const fallback = messages.refused({ server: server.name });
    for (const { id, name } of refused) {
      setError(id, { type: "server", message: byName.get(name) || fallback });
      rest.delete(name);
    }
    elsewhere.current = { fields: rest, form };
    const message = inOneText(elsewhere.current);
    if (message !== "" || refused.length === 0) {
      showAtForm(message || fallback);
    } else {
      clearErrors("root");
    }
    return refused.map(({ id }) => id);
  };
  /** Shows what is wrong with answers that cannot be sent. */
  const showErrors = (errors: Iterable<readonly [FieldSpec, FieldErrorReason]>): readonly string[] => {
    setDelivery(undefined);
    const texts = Array.from(errors, ([field, reason]): [string, string] => {
      const { name } = field;
      return [name, describeError({ name, ...reason }, field, messages, elicitation)];
    });
    return showRefusal({ fields: new Map(texts), form: "" });
  };
  useEffect(() => {
    const refusal = elsewhere.current;
    if (refusal && shown.some(({ name, kind }) => refusal.fields.has(name) && kind !== "unsupported")) {
      showRefusal(refusal);
    }
  });

  /** Resolves with the ids of fields with errors, or with undefined if the answers were taken or the press no longer counts. */
  const send = async (answers: ElicitContent, signal: AbortSignal): Promise<readonly string[] | undefined> => {
    const { onAccept, maxAttempts = 3, pending } = props.current;
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
    if (!sent) {
      setDelivery(undefined);
      return showAtForm(messages.filesNotLoaded());
    }
    if ("errors" in sent) {
      return showErrors(sent.errors);
    }
    const excess = pending?.delivery && findExcess(sent, fields, pending.delivery.maxLength);
    if (excess) {
      return showErrors([excess]);
    }
    const { content, files, use: markUsed } = sent;
    const accept = (taken: SentAnswers): undefined => {
      markUsed?.();
      session.accept(taken.content, taken.kept);
    };
    if (!onAccept && !pending?.delivery) {
      return accept(sent);
    }
    const endDelivery = session.deliver();
    setDelivery(sending);
    const isLast = refusals.current + 1 >= maxAttempts;
    const press = { attempt: refusals.current + 1, isLast, signal, files };
    const outcome = await deliver(content, press, onAccept, pending?.delivery);
    endDelivery();
    const isTaken = outcome === undefined || (outcome !== "unreachable" && "accepted" in outcome);
    // A host that goes on although the form is gone has answered the request, unless uploads were taken back meanwhile.
    if (signal.aborted && (!isTaken || sent.use || session.get().result)) {
      return undefined;
    }
    if (outcome === "unreachable") {
      // That is not a refusal: the same answers can be sent again.
      setDelivery(undefined);
      return showAtForm(messages.sendFailed({ server: server.name }));
    }
    if (isTaken) {
      return accept(outcome ? withAccepted(sent, outcome, fields) : sent);
    }
    if (session.refuse(inOneText(outcome))) {
      return undefined;
    }
    refusals.current += 1;
    const { attemptsLeft: count, isFinal = count === undefined ? isLast : count === 0 } = outcome;
    const left = count === undefined ? "" : messages.attemptsLeft({ left: formatNumber(count, locale), count });
    const end = isFinal ? messages.refusedForGood({ server: server.name }) : "";
    const text = [left, end].filter(Boolean).join("\n");
    setDelivery(text === "" ? undefined : { stage: isFinal ? "refused" : "counted", text });
    return showRefusal(outcome);
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
    elsewhere.current = undefined;
    const { signal } = press;
    signal.addEventListener("abort", () => setDelivery((last) => (last?.stage === "sending" ? undefined : last)));
    const entered = takeDraft();
    // Nothing is sent if the answers have changed since the press, if a later press has replaced it, or if the request has ended.
    const isMeant = (): boolean => !session.get().result && !signal.aborted && isSameDraft(entered, takeDraft());
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
  useLastingEffect(
    useCallback(
      () => () => {
        latestPress.current?.abort();
        for (const { upload } of readFiles.values()) {
          upload?.abort();
        }
      },
      [readFiles],
    ),
  );
  return { submit: (event) => void submit(event), attempt, delivery, fail: (failed) => setAttempt({ failed }) };
}

/** Why answers were refused, as plain text. */
interface Refusal {
  /** Messages by property name; `""` for a field that was refused without a message. */
  readonly fields: ReadonlyMap<string, string>;
  readonly form: string;
  readonly attemptsLeft?: number | undefined;
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
    throw new TypeError("It must return messages by property name, one message, or nothing.");
  }
  return new Map(entries.map(([name, text]) => [name, cleanText(String(text))]));
}

async function deliver(
  content: ElicitContent,
  attempt: AcceptAttempt,
  onAccept: OnAccept | undefined,
  delivery: AnswerDelivery | undefined,
): Promise<Refusal | AcceptedAnswers | "unreachable" | undefined> {
  try {
    const outcome = await onAccept?.(content, attempt);
    const accepted = readAnswers(read(outcome, "accepted"));
    const refusal = accepted ? undefined : readRefusal(outcome);
    if (!refusal && !attempt.signal.aborted) {
      await delivery?.send(content, attempt.signal);
    }
    return accepted ? { accepted } : refusal;
  } catch {
    return "unreachable";
  }
}

/** What was sent, with the answers as the server has taken them. Of files only the names are kept. */
function withAccepted(sent: SentAnswers, { accepted }: AcceptedAnswers, fields: readonly FieldSpec[]): SentAnswers {
  const files = new Set(fields.flatMap(({ kind, name }) => (kind === "file" ? [name] : [])));
  const kept = Object.entries(accepted).map(([name, value]): [string, ElicitValue] => [
    name,
    files.has(name) ? (sent.kept[name] ?? "") : value,
  ]);
  return { ...sent, content: accepted, kept: Object.fromEntries(kept) };
}

/** The answer to shorten if the answers together are longer than the connection allows, and how long or large it may be. */
function findExcess(
  { content, files }: SentAnswers,
  fields: readonly FieldSpec[],
  maxLength: number,
): readonly [FieldSpec, FieldErrorReason] | undefined {
  const excess = JSON.stringify(content).length - maxLength;
  if (excess <= 0) {
    return undefined;
  }
  const lengthOf = ({ name }: FieldSpec): number => JSON.stringify(content[name] ?? "").length;
  const [longest] = fields.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const [largest] = [files[longest?.name ?? ""] ?? []].flat().toSorted((one, other) => other.size - one.size);
  if (!longest) {
    return undefined;
  }
  if (largest) {
    // In base64, four characters are three bytes.
    const maxSize = Math.max(0, largest.size - Math.ceil((excess * 3) / 4));
    return [longest, { code: "file-size", file: largest.filename, size: largest.size, maxSize }];
  }
  const entered = content[longest.name];
  const { length } = typeof entered === "string" ? entered : "";
  return [longest, { code: "maxLength", limit: Math.max(0, length - excess) }];
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
    attemptsLeft: readCount(outcome, "attemptsLeft"),
    isFinal: typeof isFinal === "boolean" ? isFinal : undefined,
  };
}

/** Reads a text or, as many servers send, a list of texts. */
function plainText(value: unknown): string {
  const texts = [value].flat().filter((text) => typeof text === "string");
  return cleanText(texts.join("\n"));
}
