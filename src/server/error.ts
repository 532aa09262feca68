import type { Fault, Finding } from "../core/finding.js";
import { isPlain, jsonPointer, type Path } from "../core/json.js";

/** The kind of error, so that a tool can choose a fallback. */
export type ElicitationErrorCode =
  /** The client or the revision of MCP cannot show the form. A server can ask in words instead. */
  | "unsupported"
  /** A mistake of the form's author. Thrown when a field is made, when a form is defined or changed, or when its options are known. */
  | "invalid-schema"
  /** The client did not return an `ElicitResult`, or its content was invalid three times. */
  | "invalid-response"
  /** The chain has more than 20 forms and probably never ends. */
  | "too-many-forms"
  /** The `requestState` has expired, or this server did not sign it for this call. */
  | "invalid-state"
  /** The answers of a chain are too long to be carried from round to round. */
  | "too-large";

/** What this entry throws. Its message says what to write instead. */
export class ElicitationError extends Error {
  override readonly name: string = "ElicitationError";
  readonly code: ElicitationErrorCode;
  /** For `invalid-response`: what is wrong, by field name. `""` is the content as a whole. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with a form. Paths point into the form's params. A field outside a form is named by its title, or by its maker. */
  readonly findings: readonly Finding[];

  constructor(
    code: ElicitationErrorCode,
    message: string,
    errors: Readonly<Record<string, string>> = {},
    findings: readonly Finding[] = [],
  ) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.findings = findings;
  }
}

/** An error for a wrong call of the kit. The message says what to write instead. */
export function invalidSchema(message: string): ElicitationError {
  return new ElicitationError("invalid-schema", message);
}

/** A fault of a form, and its place in the form's params. */
export type PlacedFault = readonly [path: Path, fault: Fault];

export function fieldFault(name: string, fault: Fault): PlacedFault {
  return [["requestedSchema", "properties", name], fault];
}

export function invalidField(name: string, fault: Fault): ElicitationError {
  return faultyForm("invalid-schema", fieldFault(name, fault));
}

/** An error with one line for each fault, which says what is wrong and what to write instead. */
export function faultyForm(code: ElicitationErrorCode, ...faults: readonly PlacedFault[]): ElicitationError {
  const lines = faults.map(([[, , name], { message, advice }]) => {
    const place = name === undefined ? "" : `Field ${JSON.stringify(name)}: `;
    return `${place}${message} ${advice}`;
  });
  const findings = faults.map(([path, fault]) => ({ ...fault, path: jsonPointer(path) }));
  return new ElicitationError(code, lines.join("\n"), {}, findings);
}

/** The allowed types of each property, as in "string or undefined". */
export type Shape = Readonly<Record<string, string>>;

/**
 * Reports misspelled properties and wrong types to authors who write JavaScript, as TypeScript would.
 *
 * @throws {ElicitationError} `invalid-schema`
 */
export function requireShape(what: string, given: unknown, shape: Shape): void {
  if (!isPlain(given)) {
    throw invalidSchema(`${what} takes a plain object, not an instance of a class, because its methods would be lost.`);
  }
  const types = new Map(Object.entries(shape));
  const unknown = Object.keys(given).find((name) => !types.has(name));
  if (unknown !== undefined) {
    throw invalidSchema(`${what} has no ${JSON.stringify(unknown)}. It takes ${Array.from(types.keys()).join(", ")}.`);
  }
  for (const [name, allowed] of types) {
    const value = given[name];
    const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
    if (!allowed.split(" or ").includes(type)) {
      throw invalidSchema(`${what}: ${name} has to be ${allowed}, and is ${type}.`);
    }
  }
}
