import { confusables } from "./confusables.js";

export interface SkeletonOptions {
  /**
   * For names, hosts and words that people only glance at. Ignores case and accents, and treats these as equal: 0 and o; 1, l and i; rn and
   * m; vv and w.
   *
   * @default false
   */
  readonly loose?: boolean;
}

/**
 * The skeleton of a text (UTS 39, section 4). Texts that look alike have the same skeleton, such as `аррӏе` in Cyrillic letters and
 * `apple`. A skeleton is for comparing, never for showing. It takes linear time, and is at most six times as long as the text.
 *
 * There are three differences from UTS 39. Only characters that look like an ASCII character are mapped. Compatibility forms (full width,
 * bold, in circles) are decomposed. Unless the skeleton is loose, 0 and O, 1 and l, and rn and m are different, because readers can tell
 * labels such as "Item 1" and "Item l" apart.
 */
export function skeleton(text: string, { loose = false }: SkeletonOptions = {}): string {
  const drawn = /^[ -~]*$/.test(text) ? text : toAscii(decompose(text));
  return loose ? looseForm(drawn) : drawn.replace(/[I|]/g, "l");
}

/**
 * Characters that compatibility decomposition does not handle: letters in squares and circles, letters of flags, the lunate sigmas. Also
 * two Arabic ligatures for whole sentences, because their decomposition would make a text eighteen times as long.
 */
const irregular = /[ϲϹ\uFDFA\uFDFB\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu;
const alphabets = [0x1f1e6, 0x1f170, 0x1f150];
const regular = new Map([
  ["ϲ", "c"],
  ["Ϲ", "C"],
]);

function decompose(text: string): string {
  return text
    .replace(irregular, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const start = alphabets.find((first) => first <= code);
      return start === undefined ? (regular.get(letter) ?? "*") : String.fromCharCode(65 + code - start);
    })
    .normalize("NFKD")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "");
}

/** The replacement for each UTF-16 code unit, or 0 for none. An array, because a text can have a million characters to replace. */
const asciiOf = new Uint16Array(0x10000);
let code = 0;
for (const [, step, ascii = ""] of confusables.matchAll(/([\dA-Z]*)_(.)/g)) {
  code += Number.parseInt(step || "1", 36);
  asciiOf[code] = ascii.charCodeAt(0);
}

const utf16 = new TextDecoder("utf-16le", { ignoreBOM: true });

function toAscii(text: string): string {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    units[index] = asciiOf[unit] || unit;
  }
  return utf16.decode(units);
}

/** Letters that Unicode does not decompose into a letter and an accent. */
const undivided = new Map(
  Object.entries({ ł: "l", Ł: "L", ø: "o", Ø: "O", đ: "d", Đ: "D", ß: "ss", æ: "ae", Æ: "AE", œ: "oe", Œ: "OE" }),
);

function looseForm(drawn: string): string {
  return foldCase(drawn)
    .replace(/[1i|]|(?<=\p{L})[!¡](?=\p{L})/gu, "l")
    .replaceAll("0", "o")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

/** Removes case and accents. A small letter is also compared by what its capital looks like: т as T, н as H. */
function foldCase(drawn: string): string {
  const small = drawn.toLowerCase();
  if (/^[ -~]*$/.test(small)) {
    return small;
  }
  const bare = drawn.replace(/\p{M}/gu, "").replace(/[łŁøØđĐßæÆœŒ]/g, (letter) => undivided.get(letter) ?? letter);
  return toAscii(toAscii(bare.toUpperCase()).toLowerCase());
}
