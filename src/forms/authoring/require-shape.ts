import { isRecord } from "../../core/json.js";
import { ElicitationError } from "./error.js";

/** The types that each property may have, as in "string or undefined". */
export type Shape = Readonly<Record<string, string>>;

/**
 * Says of misspelled and mistaken properties what TypeScript says, to authors who write JavaScript.
 *
 * @throws {ElicitationError} `invalid-schema`
 */
export function requireShape(what: string, given: unknown, shape: Shape): void {
  if (!isPlain(given)) {
    throw new ElicitationError(
      "invalid-schema",
      `${what} takes a plain object: an instance of a class has its methods elsewhere, where they would be lost.`,
    );
  }
  const values = new Map<string, unknown>(Object.entries(given));
  for (const name of new Set([...values.keys(), ...Object.keys(shape)])) {
    const types = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (types === undefined) {
      const known = Object.keys(shape).join(", ");
      throw new ElicitationError("invalid-schema", `${what} has no ${JSON.stringify(name)}. It takes ${known}.`);
    }
    const value = values.get(name);
    const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
    if (!types.split(" or ").includes(type)) {
      throw new ElicitationError("invalid-schema", `${what}: ${name} has to be ${types}, and is ${type}.`);
    }
  }
}

/** Whether all that an object has is its own: a literal, or JSON. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
