import { describeSentFile, file as fileKind } from "../core/fields/file.js";
import type { Answer } from "../core/fields/field-kind.js";
import { isRecord, read, readCount, readText } from "../core/json.js";
import type { ChosenFile, FieldOf } from "../core/types.js";

/**
 * The answer to a file field, on a server: files in the form language, or `data:` URIs. Each becomes its URI, or the location where it was
 * uploaded, and is checked by what the server can know: of a file in the answer the true size. Undefined for anything else.
 */
export function readFileAnswer(field: FieldOf<"file">, given: unknown): Answer {
  const files = [given].flat().map(readFile);
  if (!files.every((one) => one !== undefined)) {
    return undefined;
  }
  const answer = fileKind.readAnswer(
    field,
    files.map(({ chosen }) => chosen),
    {},
  );
  const [first, ...others] = files.map(({ text }) => text);
  return answer === undefined || first === undefined || "error" in answer
    ? answer
    : { value: field.isList ? [first, ...others] : first };
}

function readFile(given: unknown): { readonly chosen: ChosenFile; readonly text: string } | undefined {
  if (!isRecord(given)) {
    return typeof given === "string" && given.startsWith("data:") ? describeUri(given) : undefined;
  }
  const name = readText(given, "filename") ?? "";
  const type = readText(given, "content_type") ?? "";
  const content = read(given, "content");
  if (typeof content === "string") {
    return describeUri(
      `data:${type.replaceAll(/[,\s]/g, "")};name=${encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, "\uFFFD"))};base64,${content}`,
    );
  }
  const location = isRecord(content) ? readText(content, "location") : undefined;
  const size = readCount(given, "size") ?? 0;
  return location === undefined ? undefined : { chosen: { name, type, size }, text: location };
}

function describeUri(text: string): { readonly chosen: ChosenFile; readonly text: string } {
  const { name, size = 0 } = describeSentFile(text);
  return { chosen: { name, size, type: /^data:([^;,]*)/.exec(text)?.[1] ?? "" }, text };
}
