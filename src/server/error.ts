import type { Fault, Finding } from "../core/finding.js";
import { isPlain, jsonPointer, type Path } from "../core/json.js";

/** What a tool can fall back on. */
export type ElicitationErrorCode =
  /** The client, or the revision of MCP, cannot show the form. A server can ask in words instead. */
  | "unsupported"
  /** The author's mistake in a form, found when a field is made, a form is defined or changed, or its options are known. */
  | "invalid-schema"
  /** No result of an elicitation, or wrong content three times. */
  | "invalid-response"
  /** A chain of more than 20 forms, which probably never ends. */
  | "too-many-forms"
  /** A `requestState` that this server did not sign for this call, or that has expired. */
  | "invalid-state";

export class ElicitationError extends Error {
  override readonly name: string = "ElicitationError";
  readonly code: ElicitationErrorCode;
  /** Of an `invalid-response`: what is wrong, by field name; `""` stands for the content as a whole. */
  readonly errors: Readonly<Record<string, string>>;
  /**
   * What is wrong with a form. Paths lead into the params that the form becomes; a field that no form has yet is named there by its title, or by
   * its maker.
   */
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

/** A mistake in how the kit is called, with what to write instead. */
export function invalidSchema(message: string): ElicitationError {
  return new ElicitationError("invalid-schema", message);
}

/** A fault of a form, and where it is in the params that the form becomes. */
export type PlacedFault = readonly [path: Path, fault: Fault];

export function fieldFault(name: string, fault: Fault): PlacedFault {
  return [["requestedSchema", "properties", name], fault];
}

export function invalidField(name: string, fault: Fault): ElicitationError {
  return faultyForm("invalid-schema", fieldFault(name, fault));
}

/** An error that says of each fault in a line what is wrong and what to write instead. */
export function faultyForm(code: ElicitationErrorCode, ...faults: readonly PlacedFault[]): ElicitationError {
  const lines = faults.map(([[, , name], { message, advice }]) => {
    const place = name === undefined ? "" : `Field ${JSON.stringify(name)}: `;
    return `${place}${message} ${advice}`;
  });
  const findings = faults.map(([path, fault]) => ({ ...fault, path: jsonPointer(path) }));
  return new ElicitationError(code, lines.join("\n"), {}, findings);
}

/** The types that each property may have, as in "string or undefined". */
export type Shape = Readonly<Record<string, string>>;

/**
 * Says of misspelled and mistaken properties what TypeScript says, to authors who write JavaScript.
 *
 * @throws {ElicitationError} `invalid-schema`
 */
export function requireShape(what: string, given: unknown, shape: Shape): void {
  if (!isPlain(given)) {
    throw invalidSchema(`${what} takes a plain object, and no instance of a class: its methods would be lost.`);
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
