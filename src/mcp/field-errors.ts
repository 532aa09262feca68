import { defined, isRecord, read, readList, readText } from "../core/json.js";
import { asDocumented } from "../core/names.js";
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
 * Maps a server's `data: { errors: [{ field, path, message, constraint, expected, actual }] }` to the fields. Without such a list, the error's
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
  const errors = errorsIn(data).flatMap(readEntry);
  const names = new Set(errors.flatMap(({ field }) => (field === undefined ? [] : [field])));
  const fields = Object.fromEntries([...names].map((name) => [name, messageFor(name, errors)] as const));
  Object.setPrototypeOf(fields, null);
  const form = messageFor(undefined, errors) || (names.size === 0 ? clean(message) : "");
  return form === "" ? { fields } : { fields, form };
}

/** One error that a server found, as it says so. Its words are cleaned, as those that are shown. */
export interface ServerError {
  /** The id of a field. Undefined for an error of the form as a whole. */
  readonly field?: string;
  /** Empty if the server gives none. */
  readonly message: string;
  readonly code?: unknown;
  /** The violated constraint, such as `minLength`. */
  readonly constraint?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/** The errors in the data of a server's error, in full, for the host. */
export function serverErrors(data: unknown): readonly ServerError[] {
  return errorsIn(data).map((entry) => {
    const source = isRecord(entry) ? entry : { message: entry };
    const constraint = readText(source, "constraint");
    return {
      message: clean(readText(source, "message") ?? ""),
      ...defined({
        field: fieldOf(source),
        code: read(source, "code"),
        constraint: constraint === undefined ? undefined : asDocumented(clean(constraint)),
        expected: read(source, "expected"),
        actual: read(source, "actual"),
      }),
    };
  });
}

function errorsIn(data: unknown): readonly unknown[] {
  return readList(data, "errors")?.slice(0, maxErrors) ?? [];
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
  return text === "" ? [] : [{ field: fieldOf(source), text }];
}

/** The property's name, by itself or as the last name of a path: `["features", 0]`. An empty path leads to the form as a whole. */
function fieldOf(source: Record<string, unknown>): string | undefined {
  const path = readList(source, "path");
  const field = readText(source, "field");
  return field === "" && path?.length === 0 ? undefined : (field ?? path?.findLast((part) => typeof part === "string"));
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
