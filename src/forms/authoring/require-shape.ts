import { ElicitationError } from "./error.js";

/** What `typeof` may say of each property, as in "string or undefined". */
export type Shape = Readonly<Record<string, string>>;

/**
 * Says of misspelled and mistaken properties what TypeScript says, to authors who write JavaScript.
 *
 * @throws {ElicitationError} `invalid-schema`
 */
export function requireShape(what: string, given: object, shape: Shape): void {
  const values = new Map<string, unknown>(Object.entries(given));
  for (const name of new Set([...values.keys(), ...Object.keys(shape)])) {
    const types = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (types === undefined) {
      const known = Object.keys(shape).join(", ");
      throw new ElicitationError("invalid-schema", `${what} has no ${JSON.stringify(name)}. It takes ${known}.`);
    }
    const type = typeof values.get(name);
    if (!types.split(" or ").includes(type)) {
      throw new ElicitationError("invalid-schema", `${what}: ${name} has to be ${types}, and is ${type}.`);
    }
  }
}
