import { defaultLimits as limits } from "../../../src/core/index.js";
import { text } from "./worst-form.js";

/** What a long address is full of. */
export const addressUnits = [
  "a",
  "a.",
  "1.",
  ":1",
  "@",
  "a@",
  "\\",
  "%2e",
  "-",
  ".local",
  "xn--80ak6aa92e.",
  "а",
  "а.",
  "aбπ.",
  "𝐚.",
  "ﷺ",
  "\u0301\u0323",
  "\u0301\u00AD",
  "\u200D",
  "क\u200D",
  "👩\u200D",
  "\u1112\u1161\u11AB",
  "\t\n",
  " ",
  "blob:",
] as const;

const shapes: readonly ((filling: string) => string)[] = [
  (filling) => `https://${filling}/`,
  (filling) => `https://x${filling}`,
  (filling) => `https://${filling}@x.example/`,
  (filling) => `https://x.example/${filling}`,
  (filling) => `blob:https://${filling}/`,
  (filling) => `foo://${filling}/`,
  (filling) => filling,
];

/** As much of a unit as an address can hold. */
export const fillingOf = (unit: string): string => unit.repeat(limits.url / unit.length - 20);

/** Addresses as long as may be that are full of a unit, at each place where it can stand. */
export const worstAddresses = (unit: string): readonly string[] => shapes.map((shape) => shape(fillingOf(unit)));

const page = (url: string): unknown => ({ mode: "url", message: "m", url });

/** Params of requests to open the longest of addresses. */
export const worstPages = {
  "a long address": () => page(`https://${text(limits.url - 20, "xn--80ak6aa92e.")}`),
  "a long address of letters": () => page(`https://${text(limits.url - 20, "а.")}`),
  "a long address of marks": () => page(`https://a${text(limits.url - 20, "\u0301\u0323")}`),
  "addresses in addresses": () => page(`${text(limits.url - 20, "blob:")}https://a.example/`),
} satisfies Readonly<Record<string, () => unknown>>;
