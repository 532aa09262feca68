import type { Answer } from "../fields/field-kind.js";
import { file as fileKind } from "../fields/file.js";
import { isRecord, read, readCount, readText } from "../json.js";
import { readDataUri, sizeOfBase64, writeDataUri } from "../data-uri.js";
import { mediaType, readReference } from "../file-reference.js";
import type { ChosenFile, FieldOf } from "../types.js";

/**
 * The answer to a file field, from whoever sends one: files in the form language, or `data:` URIs in base64. Each becomes its URI, or the
 * location where it was uploaded. What is in an answer is measured, whatever is said of its size.
 */
export function readFileAnswer(field: FieldOf<"file">, given: unknown): Answer {
  const files = [given].flat().map(readFile);
  if (!files.every((one) => one !== undefined)) {
    return { error: { code: "type" } };
  }
  const answer = fileKind.readAnswer(field, files, {});
  const texts = files.map(({ text }) => text);
  return answer && "value" in answer ? { value: field.isList ? texts : texts.join("") } : answer;
}

/** Whether the files in `content` of MCP are what their field takes. Of a location, no more can be known. */
export function areFilesValid(field: FieldOf<"file">, value: unknown): boolean {
  const inContent = [value].flat().filter((text) => !isLocation(text));
  const answer = readFileAnswer({ ...field, isList: true }, inContent);
  return answer === undefined || "value" in answer;
}

function isLocation(location: unknown): boolean {
  return (["url", "s3", "local"] as const).some((type) => readReference({ type, location }));
}

function readFile(given: unknown): (ChosenFile & { readonly text: string }) | undefined {
  const source = typeof given === "string" ? readDataUri(given) : given;
  if (!isRecord(source)) {
    return undefined;
  }
  const [name, type] = [readText(source, "filename"), readText(source, "content_type")];
  const content = read(source, "content");
  const reference = readReference(content);
  const size = reference ? readCount(source, "size") : sizeOf(content);
  if (name === undefined || type === undefined || !mediaType.test(type) || size === undefined) {
    return undefined;
  }
  const written = reference?.location ?? writeDataUri({ filename: name, content_type: type, size }, String(content));
  return { name, type: type.toLowerCase(), size, text: typeof given === "string" ? given : written };
}

/** In bytes; undefined for what is no base64 (RFC 4648). */
function sizeOf(content: unknown): number | undefined {
  const isBase64 =
    typeof content === "string" &&
    content.length % 4 === 0 &&
    !/[^A-Za-z0-9+/]/.test(content.slice(0, -2)) &&
    /^(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==|)$/.test(content.slice(-2));
  return isBase64 ? sizeOfBase64(content) : undefined;
}
