import { isRecord, type Path, read, readText } from "../json.js";

/** How a client built on MCP's TypeScript SDK reads a value, before any handler sees it. */
export interface SdkReading {
  /** Places with invalid values. Each of them makes the SDK refuse the whole request. */
  readonly refusals: readonly Path[];
  /** Places that the SDK silently drops. */
  readonly dropped: readonly Path[];
}

type Reader = (value: unknown) => SdkReading;

const taken: SdkReading = { refusals: [], dropped: [] };
const refused: SdkReading = { refusals: [[]], dropped: [] };

const is =
  (isFit: (value: unknown) => boolean): Reader =>
  (value) =>
    isFit(value) ? taken : refused;
const text = is((value) => typeof value === "string");
const number = is((value) => typeof value === "number" && Number.isFinite(value));
const boolean = is((value) => typeof value === "boolean");
const oneOf = (...values: readonly unknown[]): Reader => is((value) => values.includes(value));

const listOf =
  (item: Reader): Reader =>
  (value) =>
    Array.isArray(value) ? together(value.map((one: unknown, index) => [index, item(one)])) : refused;

/** @param optional keys that may be missing; keys that are in neither record are dropped */
const object =
  (required: Readonly<Record<string, Reader>>, optional: Readonly<Record<string, Reader>> = {}): Reader =>
  (value) => {
    if (!isRecord(value)) {
      return refused;
    }
    const known = new Map(Object.entries({ ...required, ...optional }));
    const parts = Array.from(known, ([key, reader]): readonly [string, SdkReading] => {
      const given = read(value, key);
      return [key, given === undefined && Object.hasOwn(optional, key) ? taken : reader(given)];
    });
    const { refusals, dropped } = together(parts);
    const unknown = Object.keys(value).filter((key) => !known.has(key));
    return { refusals, dropped: [...dropped, ...unknown.map((key) => [key])] };
  };

/** Reports any refusal inside as one of the whole value. */
const whole =
  (reader: Reader): Reader =>
  (value) => {
    const reading = reader(value);
    return reading.refusals.length > 0 ? refused : reading;
  };

function together(parts: readonly (readonly [string | number, SdkReading])[]): SdkReading {
  const below = (pick: (reading: SdkReading) => readonly Path[]): readonly Path[] =>
    parts.flatMap(([key, reading]) => pick(reading).map((path) => [key, ...path]));
  return { refusals: below(({ refusals }) => refusals), dropped: below(({ dropped }) => dropped) };
}

const words = { title: text, description: text };
const options = listOf(object({ const: text, title: text }));
const list = { ...words, minItems: number, maxItems: number, default: listOf(text) };

const format = oneOf("email", "uri", "date", "date-time");
const numeric = object({ type: text }, { ...words, minimum: number, maximum: number, default: number });

/** The shapes of a property by its type, in the order in which SDKs try them. Clients see the first that fits. */
const shapes: Readonly<Record<string, readonly Reader[]>> = {
  string: [
    object({ type: text, enum: listOf(text) }, { ...words, enumNames: listOf(text), default: text }),
    // Drops `enumNames` that is not a list of strings.
    object({ type: text, enum: listOf(text) }, { ...words, default: text }),
    object({ type: text, oneOf: options }, { ...words, default: text }),
    object({ type: text }, { ...words, minLength: number, maxLength: number, format, default: text }),
  ],
  array: [
    object({ type: text, items: whole(object({ type: oneOf("string"), enum: listOf(text) })) }, list),
    object({ type: text, items: whole(object({ anyOf: options })) }, list),
  ],
  boolean: [object({ type: text }, { ...words, default: boolean })],
  number: [numeric],
  integer: [numeric],
};

/** How the SDKs for TypeScript (v1 and v2, in all revisions) read a property of `requestedSchema`. */
export function readPropertyAsSdk(name: string, property: unknown): SdkReading {
  // The SDKs' records skip this name, whatever its value.
  if (name === "__proto__") {
    return { refusals: [], dropped: [[]] };
  }
  const type = readText(property, "type") ?? "";
  const readers = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!readers) {
    return isRecord(property) ? { refusals: [["type"]], dropped: [] } : refused;
  }
  const readings = readers.map((reader) => reader(property));
  const fewest = Math.min(...readings.map(({ refusals }) => refusals.length));
  const closest = readings.filter(({ refusals }) => refusals.length === fewest);
  // If shapes fit, the SDK takes the first. If none fits, the last is the best guess of what the author meant, because it has no options.
  return (fewest === 0 ? closest[0] : closest.at(-1)) ?? refused;
}

/** How the SDKs read the schema around the properties. v2 keeps further keywords, and clients built on v1 ignore them. */
export const readRootAsSdk: Reader = object(
  { type: oneOf("object"), properties: is(isRecord) },
  { required: listOf(text) },
);
