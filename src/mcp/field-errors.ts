import { isRecord, read, readList, readText } from "../core/json.js";
import { shortText } from "../core/text/clean-text.js";
import { readRpcError } from "./rpc-error.js";

/** What a server has found wrong with an answer: as `onAccept` of the dialog takes it. */
export interface FieldErrors {
  /** Messages by property name, cleaned. Without a prototype: `__proto__` and `constructor` are names like any other. */
  readonly fields: Record<string, string>;
  /** What concerns no property, or all of it where the server names none. */
  readonly form?: string;
}

/** No message needs more; a server may not push the form off the screen. */
const longest = 500;

/** Nobody mends more than this in one go, and reading on costs time. */
const mostErrors = 1000;

/**
 * Puts a server's `data: { errors: [{ field, message, constraint, expected, actual }] }` at the fields it is about. Where an error has no such
 * list, its own message is the form's. Any value in, never a throw. What is no answer of the server's, such as a lost connection, is better
 * thrown on: then the person can send the same again.
 *
 * @example
 * try {
 *   await submit(content);
 * } catch (error) {
 *   return fieldErrors(error); // from onAccept: the form stays open, with the messages at its fields
 * }
 */
export function fieldErrors(error: unknown): FieldErrors {
  const { message, data } = readRpcError(error);
  const errors = (isRecord(data) ? readList(data, "errors") : undefined)?.slice(0, mostErrors).flatMap(readError) ?? [];
  const names = new Set(errors.flatMap(({ field }) => (field === undefined ? [] : [field])));
  const fields = Object.fromEntries([...names].map((name) => [name, textAbout(name, errors)] as const));
  Object.setPrototypeOf(fields, null);
  const form = textAbout(undefined, errors) || (names.size === 0 ? clean(message) : "");
  return form === "" ? { fields } : { fields, form };
}

interface ServerFieldError {
  /** The property's name; undefined for what concerns none. */
  readonly field: string | undefined;
  readonly text: string;
}

/** None for an entry without any text. */
function readError(entry: unknown): readonly ServerFieldError[] {
  const source = isRecord(entry) ? entry : { message: entry };
  const text = clean(readText(source, "message") ?? "") || limitOf(source);
  return text === "" ? [] : [{ field: readText(source, "field"), text }];
}

/** Such as "minimum 18", for an entry that does not say it in words. */
function limitOf(entry: Record<string, unknown>): string {
  const parts = [read(entry, "constraint"), read(entry, "expected")];
  return clean(parts.filter((part) => typeof part === "string" || typeof part === "number").join(" "));
}

function textAbout(field: string | undefined, errors: readonly ServerFieldError[]): string {
  const texts = errors.flatMap((error) => (error.field === field ? [error.text] : []));
  return shortText([...new Set(texts)].join(" "), longest);
}

function clean(text: string): string {
  return shortText(text, longest);
}
