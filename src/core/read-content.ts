import { readDataUri, sizeOfBase64, writeDataUri } from "./data-uri.js";
import type { Answer } from "./fields/field-kind.js";
import { answerOf, type SentFile } from "./fields/file.js";
import { readAnswer } from "./fields/index.js";
import { isOptionOf } from "./fields/choice.js";
import { answerInWords } from "./fields/own-words.js";
import { rulesOf } from "./fields/text.js";
import { blank } from "./fields/text-rules.js";
import { fileName, isUnder, mediaType, readReference } from "./file-reference.js";
import { headLength, typeByContent } from "./file-type.js";
import { isRecord, read, readCount, readText } from "./json.js";
import type { GivenAnswers } from "./judge.js";
import { rememberLast } from "./lru.js";
import type { AnswerPolicy } from "./policy.js";
import {
  type ChosenFile,
  type FieldError,
  type FieldErrorReason,
  type FieldOf,
  type FieldSpec,
  type FileReference,
} from "./types.js";

/**
 * Reads answers from an untrusted sender, as `readDraft` reads a draft. A file becomes its `data:` URI or location. An empty text or
 * one of blanks is what the dialog would send for an empty entry, and a text with a format what it would send for it, unless it is the
 * field's default.
 */
export function readContent(
  fields: readonly FieldSpec[],
  content: Readonly<Record<string, unknown>>,
  policy: AnswerPolicy,
): GivenAnswers {
  const byName = fieldsByName(fields);
  const errors: FieldError[] = [];
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(content)) {
    const answer = readValue(byName.get(name), value, policy);
    if (answer && "error" in answer) {
      errors.push({ name, ...answer.error });
    } else if (answer) {
      entries.push([name, answer.value]);
    } else if (Array.isArray(value)) {
      // The counts of the field decide about an empty list.
      entries.push([name, []]);
    }
  }
  return { content: Object.fromEntries(entries), errors };
}

/** Remembered, because a server may check thousands of answers to one form. */
const fieldsByName = rememberLast(
  (fields: readonly FieldSpec[]) => new Map(fields.map((field) => [field.name, field])),
);

function readValue(field: FieldSpec | undefined, value: unknown, policy: AnswerPolicy): Given | undefined {
  if (field?.kind === "file") {
    return readFileAnswer(field, value, policy);
  }
  if (field?.kind === "choice") {
    return readOption(field, value);
  }
  if (field?.kind === "choices" && Array.isArray(value)) {
    const items = value.map((item: unknown) => readOption(field, item));
    return items.find((item) => "error" in item) ?? { value: items.map((item) => "value" in item && item.value) };
  }
  if (field?.kind !== "text" || typeof value !== "string") {
    return { value };
  }
  const isUntouched = value !== "" && value === field.default;
  // The dialog sends no white space around a text with a format.
  const isTrimmed = value !== value.trim() && rulesOf(field).some(({ format }) => format !== undefined);
  return !isUntouched && (blank.test(value) || isTrimmed) ? readAnswer(field, value, {}) : { value };
}

/** Own words mean what they mean in the dialog: an option, if they are one without case and blanks, and nothing if they are blank. */
function readOption(field: FieldOf<"choice" | "choices">, value: unknown): Given {
  const isOwn = typeof value === "string" && !isOptionOf(field.options, value);
  return (isOwn ? answerInWords(field, value) : undefined) ?? { value };
}

type Given = { readonly value: unknown } | { readonly error: FieldErrorReason };

/**
 * Reads the answer to a file field. A file is an object of the form language or, as in MCP's `content`, a base64 `data:` URI or a bare
 * location. It becomes its URI, or the location where it was uploaded. The size and the first bytes of a file in the answer are read,
 * whatever the answer states. Of a bare location nothing more is known.
 */
function readFileAnswer(field: FieldOf<"file">, given: unknown, { uploads = [] }: AnswerPolicy): Answer {
  const sent = [given].flat().map((one) => readSent(one, uploads));
  return sent.every((one) => one !== undefined) ? answerOf(field, sent) : { error: { code: "type" } };
}

function readSent(given: unknown, uploads: readonly string[]): SentFile | undefined {
  const source = typeof given === "string" ? readDataUri(given) : given;
  if (!isRecord(source)) {
    return typeof given === "string" && isLocation(given) && isUnder(given, uploads) ? { text: given } : undefined;
  }
  const [name, declared] = [readText(source, "filename"), readText(source, "content_type")];
  const content = read(source, "content");
  const reference = readReference(content);
  const size = reference ? readCount(source, "size") : sizeOf(content);
  if (name !== fileName(name ?? "") || declared === undefined || !mediaType.test(declared) || size === undefined) {
    return undefined;
  }
  const type = declared.toLowerCase();
  const text =
    typeof given === "string"
      ? given
      : (reference?.location ?? writeDataUri({ filename: name, content_type: declared, size }, String(content)));
  const file = { name, type, size };
  return { text, file: reference ? uploaded(file, reference, uploads) : inspected(file, String(content)) };
}

function uploaded(file: ChosenFile, { location }: FileReference, uploads: readonly string[]): ChosenFile {
  return isUnder(location, uploads) ? file : { ...file, error: "file-upload" };
}

function inspected(file: ChosenFile, base64: string): ChosenFile {
  const head = atob(base64.slice(0, 4 * Math.ceil(headLength / 3)));
  return typeByContent(file.type, head) === undefined ? { ...file, error: "file-content" } : file;
}

function isLocation(location: string): boolean {
  return (["url", "s3"] as const).some((type) => readReference({ type, location }));
}

/** The size in bytes. Undefined for a value that is not base64 (RFC 4648). */
function sizeOf(content: unknown): number | undefined {
  const isBase64 =
    typeof content === "string" &&
    content.length % 4 === 0 &&
    !/[^A-Za-z0-9+/]/.test(content.slice(0, -2)) &&
    /^(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==|)$/.test(content.slice(-2));
  return isBase64 ? sizeOfBase64(content) : undefined;
}
