// @vitest-environment node
import { expect, test } from "vitest";
import { defaultLimits as limits } from "../../src/core/request/request-limits.js";
import { timeRequest, type Times } from "./support/time-request.js";

/** What a person does not notice, and what stops no animation for more than a few frames. */
const unnoticed = 50;

type Schema = Readonly<Record<string, unknown>>;

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const form = (properties: Schema, rest: Schema = {}): unknown => ({
  message: "m",
  requestedSchema: { type: "object", properties, ...rest },
});

/** As many properties as are read, each made anew. */
const crowd = (make: (index: number) => unknown, rest: Schema = {}): unknown =>
  form(Object.fromEntries(many(limits.fields, (index) => [`p${index}`, make(index)])), rest);

/** The most text that each of a thousand properties can have before all of it is used up. */
const share = limits.allText / limits.fields;

const text = (length: number, unit = "a"): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const page = (url: string): unknown => ({ mode: "url", message: "m", url });

const wrapped = (depth: number, wrap: (inner: unknown) => unknown, inner: unknown): unknown =>
  depth === 0 ? inner : wrap(wrapped(depth - 1, wrap, inner));

const chain = (length: number): Schema =>
  Object.fromEntries(
    many(length, (index) => [`d${index}`, index + 1 < length ? { $ref: `#/$defs/d${index + 1}` } : { type: "string" }]),
  );

const options = (count: number, label: (index: number) => string): readonly unknown[] =>
  many(count, (index) => ({ const: `o${index}`, title: label(index) }));

/** The largest of everything, and what is made to be slow. */
const worst: Readonly<Record<string, () => unknown>> = {
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
    crowd(() => ({ $ref: "#/$defs/d0" }), { $defs: chain(limits.depth) }),
  "references deeper than they are followed": () => crowd(() => ({ $ref: "#/$defs/d0" }), { $defs: chain(10_000) }),
  "references in a circle": () =>
    crowd(() => ({ $ref: "#/$defs/a" }), { $defs: { a: { $ref: "#/$defs/b" }, b: { $ref: "#/$defs/a" } } }),
  "references of many steps": () => crowd(() => ({ $ref: `#${text(20_000, "/$defs")}` })),
  "wrappers as deep as they are looked into": () =>
    crowd(() => wrapped(limits.depth, (inner) => ({ allOf: [inner] }), { type: "string" })),
  "wrappers without end": () => form({ p: wrapped(5000, (inner) => ({ allOf: [inner] }), { type: "string" }) }),
  "unions in unions": () =>
    crowd(() => wrapped(6, (inner) => ({ oneOf: [inner, inner, { type: "null" }] }), { type: "string" })),
  "unions of many": () => crowd(() => ({ anyOf: many(100, (index) => ({ const: index })) })),
  "everything required, and a million more": () =>
    form({ p: { type: "string" } }, { required: many(1_000_000, (index) => `q${index}`) }),
  "a thousand short patterns": () =>
    crowd((index) => ({ type: "string", pattern: `^[a-z]{1,${(index % 9) + 1}}$`, default: "abc" })),
  "a thousand patterns as long as they are read": () =>
    crowd(() => ({ type: "string", pattern: text(share - 20), default: "a" })),
  "patterns of parentheses": () =>
    crowd(() => ({ type: "string", pattern: `${text(450, "(")}${text(450, ")")}`, default: "a" })),
  "a pattern with the largest program, against a long default": () =>
    form({ p: { type: "string", pattern: "^(a?){666}$", default: text(900_000) } }),
  "the same against one as long as is checked": () =>
    form({ p: { type: "string", pattern: "^(a?){490}$", default: text(30) } }),
  "many middling patterns against many middling defaults": () =>
    crowd(() => ({ type: "string", pattern: "(a|b)*a(a|b){6}[cd]", default: text(share - 40, "abaabbab") })),
  "patterns of few instructions against long defaults": () =>
    form(
      Object.fromEntries(
        many(10, (index) => [
          `p${index}`,
          { type: "string", pattern: "^(a|b)*a[ab]$", default: text(90_000, "abaab") },
        ]),
      ),
    ),
  "a pattern of classes of letters": () =>
    form({ p: { type: "string", pattern: "^(\\p{L}\\p{N}?){40}$", default: text(60, "aé") } }),
  "a thousand addresses as defaults": () =>
    crowd((index) => ({ type: "string", format: "uri", default: `https://a${index}.example/` })),
  "a thousand long addresses as defaults": () =>
    crowd((index) => ({
      type: "string",
      format: "uri",
      default: `https://${text(share - 60, "aбπ.")}${index}.example/`,
    })),
  "one address of all characters": () =>
    form({ p: { type: "string", format: "uri", default: `https://${text(limits.allText - 100, "xn--80ak6aa92e.")}` } }),
  "a thousand email addresses": () =>
    crowd(() => ({ type: "string", format: "email", default: `${text(share - 40, "a.")}@example.com` })),
  "a thousand times": () =>
    crowd(() => ({ type: "string", format: "date-time", default: "2026-07-01T10:30:00+02:00" })),
  "a thousand numbers": () => crowd(() => ({ type: "number", multipleOf: 0.01, default: 1e300 })),
  "a long address": () => page(`https://${text(limits.url - 20, "xn--80ak6aa92e.")}`),
  "a long address of letters": () => page(`https://${text(limits.url - 20, "а.")}`),
  "a long address of marks": () => page(`https://a${text(limits.url - 20, "\u0301\u0323")}`),
  "addresses in addresses": () => page(`${text(limits.url - 20, "blob:")}https://a.example/`),
};

const slowSteps = (times: Times): readonly string[] =>
  Object.entries(times).flatMap(([step, time]) => (time < unnoticed ? [] : [`${step}: ${Math.round(time)} ms`]));

test.each(Object.entries(worst))("%s: no step takes longer than a person notices", async (_, make) => {
  const times = await timeRequest(make(), unnoticed);

  expect(slowSteps(times)).toEqual([]);
});
