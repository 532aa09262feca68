import { isRecord, type Path, read, readText } from "../json.js";

/** What a client built on MCP's TypeScript SDK makes of a value before any handler sees it. */
export interface SdkReading {
  /** Where it is not what the SDK takes: each refuses the whole request. */
  readonly faults: readonly Path[];
  /** What the SDK leaves out without a word. */
  readonly dropped: readonly Path[];
}

type Reader = (value: unknown) => SdkReading;

const taken: SdkReading = { faults: [], dropped: [] };
const refused: SdkReading = { faults: [[]], dropped: [] };

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

/** @param optional keys that may be missing; those that stand in neither are left out */
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
    const { faults, dropped } = together(parts);
    const unknown = Object.keys(value).filter((key) => !known.has(key));
    return { faults, dropped: [...dropped, ...unknown.map((key) => [key])] };
  };

/** Its faults are those of the whole. */
const whole =
  (reader: Reader): Reader =>
  (value) => {
    const reading = reader(value);
    return reading.faults.length > 0 ? refused : reading;
  };

function together(parts: readonly (readonly [string | number, SdkReading])[]): SdkReading {
  const below = (pick: (reading: SdkReading) => readonly Path[]): readonly Path[] =>
    parts.flatMap(([key, reading]) => pick(reading).map((path) => [key, ...path]));
  return { faults: below(({ faults }) => faults), dropped: below(({ dropped }) => dropped) };
}

const words = { title: text, description: text };
const options = listOf(object({ const: text, title: text }));
const list = { ...words, minItems: number, maxItems: number, default: listOf(text) };

const format = oneOf("email", "uri", "date", "date-time");
const numeric = object({ type: text }, { ...words, minimum: number, maximum: number, default: number });

/** The shapes of a property by its type, in the order in which SDKs try them: the first that fits is what their clients see. */
const shapes: Readonly<Record<string, readonly Reader[]>> = {
  string: [
    object({ type: text, enum: listOf(text) }, { ...words, enumNames: listOf(text), default: text }),
    // Without names that are no list of texts.
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
  // Their records skip this name, whatever it holds.
  if (name === "__proto__") {
    return { faults: [], dropped: [[]] };
  }
  const type = readText(property, "type") ?? "";
  const readers = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!readers) {
    return isRecord(property) ? { faults: [["type"]], dropped: [] } : refused;
  }
  const readings = readers.map((reader) => reader(property));
  const fewest = Math.min(...readings.map(({ faults }) => faults.length));
  const closest = readings.filter(({ faults }) => faults.length === fewest);
  // Of those that fit, the first is taken; of the others, the last has no options, and is what most others are meant to be.
  return (fewest === 0 ? closest[0] : closest.at(-1)) ?? refused;
}

/** How they read the schema around the properties. Further keywords are kept by v2, and mean nothing to clients of v1. */
export const readRootAsSdk: Reader = object(
  { type: oneOf("object"), properties: is(isRecord) },
  { required: listOf(text) },
);
