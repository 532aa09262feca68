import { defaultLimits as limits } from "../../../src/core/index.js";

type Schema = Readonly<Record<string, unknown>>;

/** So many of something, each made anew. */
export const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** So many characters. */
export const text = (length: number, unit = "a"): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** The params that ask for these properties. */
export const form = (properties: Schema, rest: Schema = {}): unknown => ({
  message: "m",
  requestedSchema: { type: "object", properties, ...rest },
});

/** As many properties as are read. */
export const crowd = (make: (index: number) => unknown, rest: Schema = {}): unknown =>
  form(Object.fromEntries(many(limits.fields, (index) => [`p${index}`, make(index)])), rest);

/** The most text that each of a thousand properties can have before all of it is used up. */
export const share: number = limits.allText / limits.fields;
