import { isRecord, read, readList, readText } from "../core/json.js";
import { shortText } from "../core/text/clean-text.js";
import { readRpcError } from "./rpc-error.js";

/** The errors that a server found in the answers, in the shape that the dialog's `onAccept` returns. */
export interface FieldErrors {
  /** Cleaned messages by property name. Has no prototype, because `__proto__` and `constructor` may be property names. */
  readonly fields: Record<string, string>;
  /** The message for the form as a whole: the errors without a property. If no error has a property, the error's own message serves. */
  readonly form?: string;
}

/** The most characters of a message, so that a server cannot push the form off the screen. */
const maxLength = 500;

/** The most entries that are read, to limit the time it takes. */
const maxErrors = 1000;

/**
 * Maps a server's `data: { errors: [{ field, message, constraint, expected, actual }] }` to the fields. Without such a list, the error's
 * message becomes the form's. No value makes this function throw. If an error is not a response of the server, such as a lost connection,
 * rethrow it: then the person can send the same answers again.
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
  const errors = readList(data, "errors")?.slice(0, maxErrors).flatMap(readEntry) ?? [];
  const names = new Set(errors.flatMap(({ field }) => (field === undefined ? [] : [field])));
  const fields = Object.fromEntries([...names].map((name) => [name, messageFor(name, errors)] as const));
  Object.setPrototypeOf(fields, null);
  const form = messageFor(undefined, errors) || (names.size === 0 ? clean(message) : "");
  return form === "" ? { fields } : { fields, form };
}

interface ServerFieldError {
  /** The property's name; undefined for an error of the form as a whole. */
  readonly field: string | undefined;
  readonly text: string;
}

/** Empty for an entry without text. */
function readEntry(entry: unknown): readonly ServerFieldError[] {
  const source = isRecord(entry) ? entry : { message: entry };
  const text = clean(readText(source, "message") ?? "") || constraintText(source);
  return text === "" ? [] : [{ field: readText(source, "field"), text }];
}

/** Text for an entry without a message, such as "minimum 18". */
function constraintText(entry: Record<string, unknown>): string {
  const parts = [read(entry, "constraint"), read(entry, "expected")];
  return clean(parts.filter((part) => typeof part === "string" || typeof part === "number").join(" "));
}

function messageFor(field: string | undefined, errors: readonly ServerFieldError[]): string {
  const texts = errors.flatMap((error) => (error.field === field ? [error.text] : []));
  return clean([...new Set(texts)].join(" "));
}

function clean(text: string): string {
  return shortText(text, maxLength);
}
