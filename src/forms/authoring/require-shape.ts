import { isRecord } from "../../core/json.js";
import { invalidSchema } from "./error.js";

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

/** Whether all that an object has is its own: a literal, or JSON. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
