import { readReference } from "../file-reference.js";
import { defined, isRecord, isTextList, read, readCount, readList, readText } from "../json.js";
import { resolveSchema } from "../parse/resolve-schema.js";
import type { ChosenFile, DraftValue, FieldErrorReason, FileField } from "../types.js";
import { countError } from "./choices.js";
import { quoted } from "./default.js";
import type { Answer, FieldKindOf } from "./field-kind.js";

/** In bytes. */
const defaultMaxSize = 10 * 1024 * 1024;

export const file: FieldKindOf<"file"> = {
  parse: ({ schema, otherShapes, type, base }, context) => {
    const isList = type === "array";
    if (!context.limits.takesFiles || otherShapes.length > 0) {
      return undefined;
    }
    const item = isList ? resolveSchema(read(schema, "items"), context) : { schema };
    const rules =
      "schema" in item && readText(item.schema, "format") === "uri" ? read(item.schema, "x-mcp-file") : undefined;
    if (!isRecord(rules)) {
      return undefined;
    }
    const accept = readAccept(readList(rules, "accept") ?? []);
    return {
      ...base,
      kind: "file",
      ...(accept && { accept }),
      maxSize: readCount(rules, "maxSize") ?? defaultMaxSize,
      isList,
      ...(isList && defined({ minItems: readCount(schema, "minItems"), maxItems: readCount(schema, "maxItems") })),
      // Nobody can be given a file without choosing it, so a default is only named.
      ...quoted([read(schema, "default") ?? []].flat().map(nameOf), context),
    };
  },
  isDecision: false,
  initialValue: () => [],
  // File names stand in for the files, which are read only after the answers are valid.
  readAnswer: (field, entered) =>
    answerOf(
      field,
      chosenFiles(entered).map((chosen) => ({ text: chosen.name, file: chosen })),
    ),
  // The content of a file is checked where it is read: by `inspectFile` in the dialog, and by `readContent` where answers arrive.
  check: (field, value) => {
    if (!field.isList) {
      return typeof value === "string" ? undefined : { code: "type" };
    }
    return isTextList(value) ? countError(field, value.length) : { code: "type" };
  },
  // Files cannot be compared, because the dialog has only a file's name and a server has its content.
  comparable: () => undefined,
  isOrdered: false,
  canHold: () => true,
  hasAnswer: ({ minItems = 0, maxItems = Infinity }) => minItems <= maxItems && maxItems > 0,
};

/** The name or the location of a file in the form language, or of a reference alone. Any other value stays as it is. */
function nameOf(given: unknown): unknown {
  const reference = readReference(given) ?? readReference(read(given, "content"));
  return readText(given, "filename") ?? reference?.location ?? given;
}

/** As in HTML's `accept`. */
const acceptable =
  /^(?:\.[a-z0-9][a-z0-9.+_-]{0,30}|\*\/\*|[a-z0-9][a-z0-9.+_-]{0,60}\/(?:\*|[a-z0-9][a-z0-9.+_-]{0,90}))$/;

/** Nobody could follow a rule with more types. */
const mostTypes = 200;

/** A MIME type or an extension. Undefined for anything else. */
export function readAcceptedType(given: unknown): string | undefined {
  // `image/jpg` is a common misspelling, and browsers never report it.
  const type = typeof given === "string" ? given.trim().toLowerCase().replace("image/jpg", "image/jpeg") : "";
  return acceptable.test(type) ? type : undefined;
}

/** Leaves out entries that are neither a type nor an extension. Undefined if any file is accepted. */
export function readAccept(given: readonly unknown[]): readonly string[] | undefined {
  const types = given.slice(0, mostTypes).map(readAcceptedType);
  const accept = [...new Set(types.filter((type) => type !== undefined))];
  return accept.length > 0 && !accept.includes("*/*") ? accept : undefined;
}

/** The files in a draft value, which may be anything: it can come from storage or from a host's own control. */
export function chosenFiles(entered: DraftValue | undefined): readonly ChosenFile[] {
  return Array.isArray(entered) ? entered.filter((item): item is ChosenFile => typeof item !== "string") : [];
}

/** The text that is sent for a file, and the file itself if its details are known. */
export interface SentFile {
  readonly text: string;
  readonly file?: ChosenFile;
}

/** The answer to a field with these files. */
export function answerOf(field: FileField, sent: readonly SentFile[]): Answer {
  const [error] = sent.flatMap(({ file: known }) => (known && fileError(field, known)) ?? []);
  if (error) {
    return { error };
  }
  if (!field.isList && sent.length > 1) {
    return { error: { code: "maxItems", limit: 1 } };
  }
  const texts = sent.map(({ text }) => text);
  return texts.length > 0 ? { value: field.isList ? texts : texts.join("") } : undefined;
}

/** The first rule of the field that a file violates. */
export function fileError(
  { accept = ["*/*"], maxSize }: FileField,
  { name, size, type, error }: ChosenFile,
): FieldErrorReason | undefined {
  if (size > maxSize) {
    return { code: "file-size", file: name, size, maxSize };
  }
  // An unknown type (`""`) is sent as `application/octet-stream`, and the server decides, unless endings of names are listed.
  const isUnknown = (type === "" || type === unknownType) && !accept.some(isExtension);
  if (!isUnknown && !accept.some((accepted) => matches(accepted, name.toLowerCase(), type))) {
    return { code: "file-type", file: name };
  }
  return error && { code: error === "file-content" && size === 0 ? "file-empty" : error, file: name };
}

/** What is sent for the type of a file that the system does not know. */
export const unknownType = "application/octet-stream";

/** Whether an accepted type is the ending of a name, such as `.pdf`. */
export function isExtension(accepted: string): boolean {
  return accepted.startsWith(".");
}

function matches(accepted: string, name: string, type: string): boolean {
  if (isExtension(accepted)) {
    return name.endsWith(accepted);
  }
  return accepted === "*/*" || type === accepted || (accepted.endsWith("/*") && type.startsWith(accepted.slice(0, -1)));
}
