import { defined, isRecord, read, readCount, readList, readText } from "../json.js";
import type {
  ChosenFile,
  DraftValue,
  ElicitContent,
  ElicitValue,
  FieldErrorReason,
  FileField,
  FileReference,
  SentFile,
} from "../types.js";
import { readDefault } from "./default.js";
import type { FieldKindOf } from "./field-kind.js";

/** In bytes. */
const defaultMaxSize = 10 * 1024 * 1024;

export const file: FieldKindOf<"file"> = {
  parse: ({ schema, otherShapes, type, base }, context) => {
    const isList = type === "array";
    const item = isList ? read(schema, "items") : schema;
    const rules = isRecord(item) && readText(item, "format") === "uri" ? read(item, "x-mcp-file") : undefined;
    if (!context.takesFiles || !isRecord(rules) || otherShapes.length > 0) {
      return undefined;
    }
    return {
      ...base,
      kind: "file",
      ...defined({ accept: readAccept(readList(rules, "accept") ?? []) }),
      maxSize: readCount(rules, "maxSize") ?? defaultMaxSize,
      isList,
      ...(isList && defined({ minItems: readCount(schema, "minItems"), maxItems: readCount(schema, "maxItems") })),
      ...readDefault(schema, context, () => undefined),
    };
  },
  isDecision: false,
  initialValue: () => [],
  // The names stand for the files until these are read, which is not before the answers are valid.
  readAnswer: (field, entered) => {
    const files = chosenFiles(entered);
    const [fault] = files.flatMap((chosen) => faultOf(field, chosen) ?? []);
    const [first, ...others] = files.map(({ name }) => name);
    if (fault || first === undefined) {
      return fault && { error: fault };
    }
    if (!field.isList && others.length > 0) {
      return { error: { code: "maxItems", limit: 1 } };
    }
    return { value: field.isList ? [first, ...others] : first };
  },
  schema: ({ isList, minItems, maxItems }) =>
    isList ? defined({ type: "array", items: { type: "string" }, minItems, maxItems }) : { type: "string" },
  hasAnswer: ({ minItems = 0, maxItems = Infinity }) => minItems <= maxItems && maxItems > 0,
};

/** As in HTML's `accept`. What is neither is left out: the server checks what it gets anyway. */
const acceptable = /^(?:\.[a-z0-9][a-z0-9.+_-]{0,30}|[a-z0-9][a-z0-9.+_-]{0,60}\/(?:\*|[a-z0-9][a-z0-9.+_-]{0,90}))$/;

/** More types than these are not a rule that somebody could follow. */
const mostTypes = 200;

/** Undefined where any file is accepted. */
function readAccept(listed: readonly unknown[]): readonly string[] | undefined {
  const types = listed.slice(0, mostTypes).map((type) => String(type).trim().toLowerCase());
  const accept = [...new Set(types.filter((type) => acceptable.test(type)))];
  return accept.length > 0 && !types.includes("*/*") ? accept : undefined;
}

/** The files in a draft value, which anybody may have stored. */
export function chosenFiles(entered: DraftValue | undefined): readonly ChosenFile[] {
  return Array.isArray(entered) ? entered.filter((item): item is ChosenFile => typeof item !== "string") : [];
}

function faultOf(
  { accept, maxSize }: FileField,
  { name, size, type, fault }: ChosenFile,
): FieldErrorReason | undefined {
  if (size > maxSize) {
    return { code: "file-size", file: name, size, maxSize };
  }
  if (accept && !accept.some((accepted) => matches(accepted, name.toLowerCase(), type.toLowerCase()))) {
    return { code: "file-type", file: name };
  }
  return fault && { code: fault, file: name };
}

/** A type that the system does not know may be the one: that is for the server to say. */
function matches(accepted: string, name: string, type: string): boolean {
  if (accepted.startsWith(".")) {
    return name.endsWith(accepted);
  }
  return type === "" || type === accepted || (accepted.endsWith("/*") && type.startsWith(accepted.slice(0, -1)));
}

/** A file in an answer of a form definition. */
export interface FileAnswer {
  readonly filename: string;
  readonly content_type: string;
  /** In bytes. */
  readonly size: number;
  /** In base64, or where it was uploaded. */
  readonly content: string | FileReference;
}

export type FileAnswers = Record<string, ElicitValue | FileAnswer | readonly FileAnswer[]>;

/** Answers in the form language, which says more of a file than `content` can. */
export function withFileAnswers(
  content: ElicitContent,
  files: Readonly<Record<string, readonly SentFile[]>>,
): FileAnswers {
  return Object.fromEntries(
    Object.entries(content).map(([property, value]): [string, FileAnswers[string]] => {
      const sent = Object.hasOwn(files, property) ? files[property] : undefined;
      if (!sent) {
        return [property, value];
      }
      const texts = [value].flat().map(String);
      const answers = sent.map(({ name, type, size, reference }, index) => {
        const text = texts[index] ?? "";
        return { filename: name, content_type: type, size, content: reference ?? text.slice(text.indexOf(",") + 1) };
      });
      const [only] = answers;
      return [property, Array.isArray(value) || !only ? answers : only];
    }),
  );
}

/** What is kept of a sent file: as its text, without what is in it. */
export function fileLabel({ name, size, type }: SentFile): string {
  return `data:${type};name=${encodeURIComponent(name)};size=${size},`;
}

/** The name and size of a sent file, from its text. A location may hold what lets its reader in, so only the end of its path is a name. */
export function describeSentFile(text: string): { readonly name: string; readonly size?: number } {
  const start = text.slice(0, longestStart);
  const [, parameters] = /^data:([^,]*),/.exec(start) ?? [];
  if (parameters === undefined) {
    return { name: decoded(/([^/\\]*)[/\\]*$/.exec(start.replace(/[?#].*$/s, ""))?.[1] ?? "") };
  }
  const [, name = ""] = /;name=([^;]*)/.exec(parameters) ?? [];
  const [, size] = /;size=(\d+)/.exec(parameters) ?? [];
  return { name: decoded(name), size: size === undefined ? sizeOf(text, parameters) : Number(size) };
}

/** The base64 of a file is long, and not to be searched. */
const longestStart = 2000;

/** In bytes. */
function sizeOf(text: string, parameters: string): number {
  const { length } = text.slice("data:,".length + parameters.length).replace(/={1,2}$/, "");
  return parameters.endsWith(";base64") ? Math.floor((length * 3) / 4) : length;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
