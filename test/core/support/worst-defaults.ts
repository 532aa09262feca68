import { defaultLimits as limits } from "../../../src/core/index.js";
import { crowd, form, many, share, text } from "./worst-form.js";

/** Params of requests whose patterns, formats and bounds are slow to make ready, or slow to check the server's own defaults by. */
export const worstDefaults = {
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
  "a thousand texts of any of four formats": () =>
    crowd(() => ({
      anyOf: many(4, () => ({ type: "string", format: "email" })),
      default: `${text(share - 40, "a.")}@example.com`,
    })),
  "a thousand times": () =>
    crowd(() => ({ type: "string", format: "date-time", default: "2026-07-01T10:30:00+02:00" })),
  "a long word among many beside a number": () => {
    const long = text(300_000, "Ü");
    return form({
      p: { anyOf: [{ type: "integer" }, { enum: [long, ...many(20_000, (index) => `w${index}`)] }], default: long },
    });
  },
  "a thousand numbers": () => crowd(() => ({ type: "number", multipleOf: 0.01, default: 1e300 })),
} satisfies Readonly<Record<string, () => unknown>>;
