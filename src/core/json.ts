import type { ElicitContent, ElicitValue, OptionValue } from "./types.js";

// Readers of values of any shape. They read only own properties, so that a property may be named `constructor`.

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether an object is a literal or parsed JSON and not an instance of a class. Also recognises objects of other windows. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

export function read(source: unknown, key: string): unknown {
  return isRecord(source) && Object.hasOwn(source, key) ? source[key] : undefined;
}

export function readText(source: unknown, key: string): string | undefined {
  const value = read(source, key);
  return typeof value === "string" ? value : undefined;
}

export function readRecord(source: unknown, key: string): Record<string, unknown> | undefined {
  const value = read(source, key);
  return isRecord(value) ? value : undefined;
}

export function readNumber(source: unknown, key: string): number | undefined {
  const value = read(source, key);
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** A length or count: a non-negative integer. */
export function readCount(source: unknown, key: string): number | undefined {
  const value = readNumber(source, key);
  return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
}

export function readList(source: unknown, key: string): readonly unknown[] | undefined {
  const value = read(source, key);
  return Array.isArray(value) ? value : undefined;
}

/** More than any form needs, and few enough to be copied at once. */
const mostValues = 5_000_000;
/** Copying an object or a list takes about as long as copying this many values. */
const objectCost = 10;

/**
 * Copies a value into plain objects and lists. Each property is read once, because a getter or a proxy may return another value at the next
 * reading. Undefined if reading throws, or if there are too many values. Does not recurse.
 */
export function readPlain(source: unknown): unknown {
  const copies = new Map<object, Record<string, unknown>>();
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) {
      return value;
    }
    const copy =
      copies.get(value) ?? Object.assign<object, Record<string, unknown>>(Array.isArray(value) ? [] : {}, {});
    copies.set(value, copy);
    return copy;
  };
  let left = mostValues;
  try {
    const root = copyOf(source);
    // The loop also visits the objects that it adds.
    for (const [from, to] of copies) {
      const keys = Object.keys(from);
      left -= keys.length + objectCost;
      if (left < 0) {
        return undefined;
      }
      for (const key of keys) {
        const value = copyOf(Reflect.get(from, key));
        // What is assigned to this name is another property. Any other name is assigned, because that is many times faster.
        if (key === "__proto__") {
          Object.defineProperty(to, key, { value, enumerable: true });
        } else {
          to[key] = value;
        }
      }
    }
    return root;
  } catch {
    return undefined;
  }
}

/** Why a part of a value is not in its copy: it is no JSON, it is nested too deep, or there is no room for it. */
export type JsonLoss = "kind" | "levels" | "values";

/**
 * Copies a value as JSON carries it, so that what is shown, judged and kept is the same. Each property is read once, and an object that stands
 * in two places is two, as in JSON. In place of what JSON does not carry, or would carry as something else (an instance of a class, a bigint),
 * of what is too deep and of what is too much stands `…`. Never throws.
 *
 * @param take returns the value
 */
export function copyJson(
  take: () => unknown,
  limits: { readonly levels: number; readonly values: number },
  onLoss: (loss: JsonLoss) => void,
): unknown {
  let left = limits.values;
  const lose = (loss: JsonLoss): string => {
    onLoss(loss);
    return "…";
  };
  const copyOf = (takeOne: () => unknown, levels: number): unknown => {
    try {
      const value = takeOne();
      left -= 1 + (Array.isArray(value) ? value.length : 0);
      if (left < 0) {
        return lose("values");
      }
      if (value === null || isOptionValue(value)) {
        return value;
      }
      if (!Array.isArray(value) && !isPlain(value)) {
        return lose("kind");
      }
      if (levels === 0) {
        return lose("levels");
      }
      const entries = Object.keys(value).map((key) => {
        const part: unknown = Reflect.get(value, key);
        return [key, part === undefined ? undefined : copyOf(() => part, levels - 1)] as const;
      });
      if (!Array.isArray(value)) {
        return Object.fromEntries(entries.filter(([, part]) => part !== undefined));
      }
      const isWhole = entries.length === value.length && entries.every(([, part]) => part !== undefined);
      return isWhole ? entries.map(([, part]) => part) : lose("kind");
    } catch {
      return lose("kind");
    }
  };
  return copyOf(take, limits.levels);
}

/** Whether the protocol can carry a value in `content`. */
export function isElicitValue(value: unknown): value is ElicitValue {
  return isTextList(value) || isOptionValue(value);
}

/** The answers in a record, without the values that the protocol cannot carry. Undefined for a value that is not a record. */
export function readAnswers(value: unknown): ElicitContent | undefined {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(isAnswer)) : undefined;
}

function isAnswer(entry: [string, unknown]): entry is [string, ElicitValue] {
  return isElicitValue(entry[1]);
}

/** Whether a value is a list of strings, the only list that the protocol can carry. */
export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Whether the protocol can carry a value that is not a list. JSON has no NaN and no Infinity. */
export function isOptionValue(value: unknown): value is OptionValue {
  return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

/** Undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `T` with optional properties instead of undefined ones, for `exactOptionalPropertyTypes`. */
export type Defined<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] } & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], undefined>;
};

/** Omits the properties that are undefined. */
export function defined<T extends object>(properties: T): Defined<T>;
export function defined(properties: object): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}

/** The keys and indexes that lead from a value to a part of it. */
export type Path = readonly (string | number)[];

/** The beginning of a path, up to the last part of the value that exists. */
export function existingPath(value: unknown, path: Path): Path {
  let part = value;
  const end = path.findIndex((key) => {
    part = typeof part === "object" && part !== null && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined;
    return part === undefined;
  });
  return end < 0 ? path : path.slice(0, end);
}

/** A JSON Pointer (RFC 6901). */
export function jsonPointer(path: Path): string {
  return path.map((token) => `/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
