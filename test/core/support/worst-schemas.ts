import { defaultLimits as limits } from "../../../src/core/index.js";
import { crowd, form, many, share, text } from "./worst-form.js";

const wrapped = (depth: number, wrap: (inner: unknown) => unknown, inner: unknown): unknown =>
  depth === 0 ? inner : wrap(wrapped(depth - 1, wrap, inner));

const chain = (length: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    many(length, (index) => [`d${index}`, index + 1 < length ? { $ref: `#/$defs/d${index + 1}` } : { type: "string" }]),
  );

const options = (count: number, label: (index: number) => string): readonly unknown[] =>
  many(count, (index) => ({ const: `o${index}`, title: label(index) }));

/** Params of requests with the most of everything that is read, and what is made to be slow to read. */
export const worstSchemas = {
  "a thousand plain questions": () => crowd(() => ({ type: "string" })),
  "fifty thousand of them": () => form(Object.fromEntries(many(50_000, (index) => [`p${index}`, { type: "string" }]))),
  "a thousand that read the same": () => crowd(() => ({ type: "string", title: "Name" })),
  "a thousand that read the same but for what is not seen": () =>
    crowd((index) => ({ type: "string", title: `Name${text(index, "\u200B")}` })),
  "a thousand that look the same": () => crowd((index) => ({ type: "string", title: index % 2 ? "Аpple" : "Apple" })),
  "a thousand with texts to the limit": () =>
    crowd((index) => ({ type: "string", title: `${index}`, description: text(share - 10) })),
  "texts to the limit, of what is not seen": () =>
    crowd((index) => ({ type: "string", title: `${index}`, description: text(share - 10, "\u200B\u0301") })),
  "texts to the limit, of emoji": () =>
    crowd((index) => ({ type: "string", title: `${index}`, description: text(share - 10, "👩\u200D") })),
  "texts to the limit, of marks": () =>
    crowd((index) => ({ type: "string", title: `${index}`, description: text(share - 10, "\u0301\u0323") })),
  "texts to the limit, of line ends": () =>
    crowd((index) => ({ type: "string", title: `${index}`, description: text(share - 10, "\r\n\n \u2028") })),
  "labels to the limit, all different at their end": () =>
    crowd((index) => ({ type: "string", title: `${text(limits.label - 6)}${index}` })),
  "names to the limit": () =>
    form(Object.fromEntries(many(limits.fields, (index) => [`${text(share)}${index}`, { type: "string" }]))),
  "a message without end": () => ({
    message: text(10_000_000, "a\u0301\u200B "),
    requestedSchema: { type: "object", properties: {} },
  }),
  "ten lists of five thousand options": () =>
    form(
      Object.fromEntries(
        many(10, (index) => [`p${index}`, { type: "string", enum: many(limits.options, (option) => `o${option}`) }]),
      ),
    ),
  "four lists of five thousand titled options": () =>
    form(
      Object.fromEntries(
        many(4, (index) => [`p${index}`, { oneOf: options(limits.options, (option) => `Option ${option}`) }]),
      ),
    ),
  "options that read the same": () =>
    form(Object.fromEntries(many(4, (index) => [`p${index}`, { oneOf: options(limits.options, () => "Same") }]))),
  "options that look the same": () =>
    form(
      Object.fromEntries(
        many(2, (index) => [
          `p${index}`,
          { oneOf: options(limits.options, (option) => text(20, option % 2 ? "а" : "a")) },
        ]),
      ),
    ),
  "several of five thousand, all of them by default": () =>
    form(
      Object.fromEntries(
        many(4, (index) => {
          const values = many(limits.options, (option) => `o${option}`);
          return [`p${index}`, { type: "array", items: { type: "string", enum: values }, default: values }];
        }),
      ),
    ),
  "a million options": () => form({ p: { type: "string", enum: many(1_000_000, (option) => `o${option}`) } }),
  "one list in a thousand properties": () =>
    crowd(() => ({ $ref: "#/$defs/list" }), {
      $defs: { list: { type: "string", enum: many(limits.options, (option) => `o${option}`) } },
    }),
  "references as deep as they are followed": () =>
    crowd(() => ({ $ref: "#/$defs/d0" }), { $defs: chain(limits.depth - 1) }),
  "references deeper than they are followed": () => crowd(() => ({ $ref: "#/$defs/d0" }), { $defs: chain(10_000) }),
  "references in a circle": () =>
    crowd(() => ({ $ref: "#/$defs/a" }), { $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } } }),
  "references of many steps": () => crowd(() => ({ $ref: `#${text(20_000, "/$defs")}` })),
  "wrappers as deep as they are looked into": () =>
    crowd(() => wrapped(limits.depth - 1, (inner) => ({ allOf: [inner] }), { type: "string" })),
  "wrappers without end": () => form({ p: wrapped(5000, (inner) => ({ allOf: [inner] }), { type: "string" }) }),
  "unions in unions": () =>
    crowd(() => wrapped(6, (inner) => ({ oneOf: [inner, inner, { type: "null" }] }), { type: "string" })),
  "unions of many": () => crowd(() => ({ anyOf: many(100, (index) => ({ const: index })) })),
  "a text of any of five thousand lengths": () =>
    form({
      p: {
        anyOf: many(5000, (index) => ({ type: "string", minLength: 900_000 + index })),
        default: text(200_000, "x"),
      },
    }),
  "patterns without end": () =>
    crowd(() => ({ $ref: "#/$defs/all" }), {
      $defs: { all: { allOf: many(300_000, (index) => ({ pattern: `a${index}` })) } },
    }),
  "parts of many keywords": () =>
    crowd(() => ({ $ref: "#/$defs/all" }), {
      $defs: {
        all: { allOf: many(1000, () => Object.fromEntries(many(1000, (index) => [`k${index}`, 1]))) },
      },
    }),
  "a thousand long strangers by default": () =>
    form({
      p: {
        type: "array",
        items: { enum: ["a"] },
        default: many(1000, (index) => `${text(100_000, "x\u200b")}${index}`),
      },
    }),
  "everything required, and a million more": () =>
    form({ p: { type: "string" } }, { required: many(1_000_000, (index) => `q${index}`) }),
} satisfies Readonly<Record<string, () => unknown>>;
