import { compatibilityForm } from "./compatibility-form.js";
import { isPlain } from "./is-plain.js";
import type { Look } from "./distinct-labels.js";
import { letterByLetter } from "./letter-by-letter.js";
import { lookAlikes } from "./look-alikes.js";
import { twins } from "./twins.js";

/** What no host name can hold, but a label can, by the letter or digit it is drawn as. */
const inLabels = {
  2: "ƧϨꙄꝚ",
  3: "ЗӠƷȜⳌꝪƐɜ",
  5: "Ƽ",
  6: "Ⳓ",
  8: "Ȣଃ",
  9: "ꝮⳊ",
  a: "⍺",
  b: "ЬƄƅꞴ",
  c: "ϹϲↃ",
  e: "℮⋿",
  f: "Ϝ",
  g: "Ԍԍ",
  j: "ͿƝꞲ",
  h: "ⲏ",
  i: "⍳",
  k: "ⲕ",
  l: "Ɩⲓⳑ׀ןו١ا∣⏐⏽ߊ│❘",
  m: "Ϻⲙ",
  n: "ⲛ",
  o: "Օ٥هھہەסంಂംංഃ߀",
  p: "⍴",
  r: "Ʀꮁ",
  s: "Տ",
  t: "⊤⟙ⲧ",
  u: "Ս∪⋃",
  v: "٧∨⋁ט",
  x: "×╳⤫⤬⨯᙭᙮Ꭓⲭ",
  y: "ⲩ",
};

/** Signs, by the one on a keyboard that they are drawn as. */
const signs = {
  "-": "\u2212\u02D7\u2043\u06D4\u2796\u2CBA",
  "'": "\u2018\u2019\u201B\u2032\u2035\u02B9\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u02CA\u02CB\u02F4\u055A\u055D\u05F3\uA78C`\u00B4",
  '"': "\u201C\u201D\u201F\u2033\u2036\u02BA\u02EE\u05F4\u275D\u275E\u301D\u301E",
  ",": "\u201A\u060D\u066B\uA4F9",
  ".": "\u0660\u06F0\u0701\u0702\uA60E\uA4F8",
  ":": "\u0903\u0A83\u0589\u05C3\u0703\u0704\u16EC\u1803\u205A\u2236\u02D0\u02F8\uA789\uA4FD",
  "!": "\u01C3\u2D51",
  "?": "\u0294\u0241\u097D\uA6EB",
  "/": "\u2044\u2215\u2571\u2E3A\u29F8\u27CB\u2041\u31D3",
};

const known = [
  ...lookAlikes,
  ...Object.entries(inLabels).flatMap(([latin, alike]) => Array.from(alike, (letter) => [letter, latin] as const)),
];

/** From each letter to the Latin one, also in its other size, which most of these scripts draw in the same form; the twins are told by size. */
const drawnAs: ReadonlyMap<string, string> = new Map([
  ...known
    .filter(([letter]) => !twins.has(letter))
    .flatMap(([letter, latin]) => [letter.toUpperCase(), letter.toLowerCase()].map((form) => [form, latin] as const))
    .filter(([form]) => form.length === 1 && form > "\u007F"),
  ...known,
]);

/** What is seen of each letter and sign that is drawn as another one. A letter that is a sign as well, such as the Arabic zero, is that sign. */
const seenAs: ReadonlyMap<string, string> = new Map(
  [
    ...drawnAs,
    ...Object.entries(signs).flatMap(([sign, alike]) => Array.from(alike, (letter) => [letter, sign] as const)),
    // A capital I is drawn as a small L: told before the case goes.
    ["I", "l"] as const,
    ["|", "l"] as const,
  ].map(([letter, seen]) => [letter, seen === "I" ? "l" : seen] as const),
);

const lunates = /[ϲϹ]/g;
const unseenOrDash = /[\p{DI}\p{Pd}]/u;
const anyDrawn = new RegExp(`[${Array.from(drawnAs.keys()).join("")}]`);
const seenIn = letterByLetter(seenAs);

/**
 * What is seen of each of some labels that stand together, by someone who looks closely: letters of any script are the Latin ones they are
 * drawn as in the fonts of most pages, accents and case are what they are. Where a label has letters of other scripts the case of no label
 * counts, for these letters often have one form, of the one or the other size. Not taken for the same: 1 and l, 0 and O, rn and m; these
 * are read wrongly in haste, but they differ. For haste there is `skeleton`.
 */
export function closeLook(labels: readonly string[]): Look {
  const isCaseSeen = labels.every((label) => !anyDrawn.test(label));
  return (label) => {
    // The lunate sigmas are no C any more once they are normalized.
    const composed = isPlain(label) ? label : withoutUnseen(compatibilityForm(label.replace(lunates, "c"), "NFKD"));
    const seen = seenIn(composed);
    return isCaseSeen ? seen : seen.toLowerCase();
  };
}

function withoutUnseen(text: string): string {
  return unseenOrDash.test(text) ? text.replace(/\p{DI}/gu, "").replace(/\p{Pd}/gu, "-") : text;
}
