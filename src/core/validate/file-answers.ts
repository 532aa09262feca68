import type { Answer } from "../fields/field-kind.js";
import { answerOf, type SentFile } from "../fields/file.js";
import { isRecord, read, readCount, readText } from "../json.js";
import { readDataUri, sizeOfBase64, writeDataUri } from "../data-uri.js";
import { mediaType, readReference } from "../file-reference.js";
import type { GivenAnswers } from "../judge.js";
import type { FieldError, FieldOf, FieldSpec } from "../types.js";

/** Replaces each file in untrusted answers by its `data:` URI or location. */
export function readFiles(fields: readonly FieldSpec[], content: Readonly<Record<string, unknown>>): GivenAnswers {
  const files = new Map(fields.flatMap((field) => (field.kind === "file" ? [[field.name, field] as const] : [])));
  const errors: FieldError[] = [];
  const entries = Object.entries(content).flatMap(([name, value]): readonly [string, unknown][] => {
    const field = files.get(name);
    const answer = field ? readFileAnswer(field, value) : { value };
    if (answer && "error" in answer) {
      errors.push({ name, ...answer.error });
    }
    if (answer && "value" in answer) {
      return [[name, answer.value]];
    }
    // The counts of the field decide about an empty list.
    return answer === undefined && Array.isArray(value) ? [[name, []]] : [];
  });
  return { content: Object.fromEntries(entries), errors };
}

/**
 * Reads the answer to a file field. A file is an object of the form language or, as in MCP's `content`, a base64 `data:` URI or a bare
 * location. It becomes its URI, or the location where it was uploaded. The size of a file in the answer is measured, whatever size the
 * answer states. Of a bare location nothing more is known.
 */
function readFileAnswer(field: FieldOf<"file">, given: unknown): Answer {
  const sent = [given].flat().map(readSent);
  return sent.every((one) => one !== undefined) ? answerOf(field, sent) : { error: { code: "type" } };
}

function readSent(given: unknown): SentFile | undefined {
  const source = typeof given === "string" ? readDataUri(given) : given;
  if (!isRecord(source)) {
    return typeof given === "string" && isLocation(given) ? { text: given } : undefined;
  }
  const [name, type] = [readText(source, "filename"), readText(source, "content_type")];
  const content = read(source, "content");
  const reference = readReference(content);
  const size = reference ? readCount(source, "size") : sizeOf(content);
  if (name === undefined || type === undefined || !mediaType.test(type) || size === undefined) {
    return undefined;
  }
  const written = reference?.location ?? writeDataUri({ filename: name, content_type: type, size }, String(content));
  return { text: typeof given === "string" ? given : written, file: { name, type: type.toLowerCase(), size } };
}

function isLocation(location: string): boolean {
  return (["url", "s3", "local"] as const).some((type) => readReference({ type, location }));
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
