import { isRecord, read } from "../core/json.js";
import { cleanText } from "../core/text/clean-text.js";

/** Why answers were not taken, as text that can be shown. */
export interface Refusal {
  /** By property name; `""` where no words came with it. */
  readonly fields: ReadonlyMap<string, string>;
  readonly form: string;
}

/** Reads what a host's `onAccept` resolved with: often it is handed on from a server as it came. Undefined where it refuses nothing. */
export function readRefusal(outcome: unknown): Refusal | undefined {
  if (typeof outcome === "string") {
    return { fields: new Map(), form: cleanText(outcome) };
  }
  if (!isRecord(outcome)) {
    return undefined;
  }
  const fields = read(outcome, "fields");
  const entries = isRecord(fields) ? Object.entries(fields) : [];
  return {
    fields: new Map(entries.map(([name, text]) => [name, wordsOf(text)])),
    form: wordsOf(read(outcome, "form")),
  };
}

/** A text, or a list of them, as many servers send. */
function wordsOf(value: unknown): string {
  const texts = [value].flat().filter((text) => typeof text === "string");
  return cleanText(texts.join("\n"));
}
