import { RE2JS } from "re2js";
import { createLru } from "../lru.js";

/** Tests by pattern. A pattern that only the server can check has no test. */
export type PatternTests = ReadonlyMap<string, (text: string) => boolean>;

/** A pattern of a field, and the length of the field's default. */
export interface FieldPattern {
  readonly id: string;
  readonly pattern: string;
  readonly defaultLength: number;
}

/** The longest pattern that is read, and the most characters of all patterns of a form. */
const longest = 2000;
const longestTogether = 50_000;

/** The largest program that is compiled, and the most for a form, in instructions. Larger ones take long to compile. */
const largest = 2000;
const largestTogether = 10_000;

/**
 * The most work for one text: its characters times the instructions of the program. RE2's time is proportional to this product, at worst
 * about 0.3 µs per unit. Texts that need more are left to the server. Defaults are checked on opening, so those of a form share this limit.
 */
const mostWork = 60_000;

/** The largest program whose DFA is soon complete. From then on, the time does not depend on the program's size. */
const small = 16;

/**
 * Compiles the patterns of a form for RE2, which takes linear time for every pattern. A pattern that is invalid, or that RE2 cannot read
 * (look-arounds, back-references), is left to the server.
 *
 * @param isServer whether to refuse a text that takes too long to test, because nobody checks it afterwards
 */
export function readPatterns(patterns: readonly FieldPattern[], isServer = false): ReadonlyMap<string, PatternTests> {
  const tests = new Map(patterns.map(({ id }) => [id, new Map<string, (text: string) => boolean>()]));
  const left = { length: longestTogether, size: largestTogether, work: mostWork };
  for (const { id, pattern, defaultLength } of patterns) {
    if (pattern.length > Math.min(longest, left.length)) {
      continue;
    }
    left.length -= pattern.length;
    const { source, size } = translatePattern(pattern);
    const perCharacter = size > small ? size : 1;
    const work = perCharacter * defaultLength;
    const isSmall = size <= Math.min(largest, left.size) && work <= left.work;
    const test = isSmall ? compiled(pattern, () => compile(pattern, source)) : undefined;
    if (test) {
      left.size -= size;
      left.work -= work;
      tests.get(id)?.set(pattern, (text) => (text.length * perCharacter > mostWork ? !isServer : test(text)));
    }
  }
  return tests;
}

/** Caches compiled patterns, because a server checks many responses to one form and compiling takes longer than the rest of a check. */
const compiled = createLru<string, ((text: string) => boolean) | undefined>(100);

function compile(pattern: string, source: string): ((text: string) => boolean) | undefined {
  try {
    // RE2 also reads syntax that JSON Schema (ECMA-262) does not have, such as `\A`, so validity is tested first.
    RegExp(pattern, "u");
    const program = RE2JS.compile(RE2JS.translateRegExp(source));
    return (text) => program.test(text);
  } catch {
    return undefined;
  }
}

const spaces = "\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}";
const notSpaces =
  "\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}" +
  "\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}";

/** A group has one instruction at its start and one at its end. */
const groupSize = 2;

/** An estimate, because a Unicode property is a long list of ranges. */
const propertySize = 20;

const tokens =
  /(?<high>\\u[dD][89abAB][\da-fA-F]{2})(?<low>\\u[dD][c-fC-F][\da-fA-F]{2})|\\[uUpPkx]\{[^}]*\}|\\[^]|\{(?<least>\d+)(?<more>,(?<most>\d*))?\}|[^]/gu;

/**
 * Translates a pattern of JSON Schema (ECMA-262 with the `u` flag) to RE2. The two differ in white space beyond ASCII, in the line ends
 * that `.` excludes, and in surrogate pairs. Also estimates the size of the program, in which counted repetitions are unrolled.
 */
function translatePattern(pattern: string): { readonly source: string; readonly size: number } {
  let source = "";
  let inClass = false;
  let last = 0;
  const open = [0]; // Sizes of the open groups.
  const add = (size: number): void => {
    open.push((open.pop() ?? 0) + size);
  };
  for (const { 0: token, groups = {} } of pattern.matchAll(tokens)) {
    source += translateToken(token, groups, inClass);
    if (inClass) {
      inClass = token !== "]";
    } else if (token === "(") {
      open.push(groupSize);
    } else if (token === ")") {
      last = open.pop() ?? 0;
      add(last);
    } else if (groups.least !== undefined) {
      add(last * (Math.max(Number(groups.least), Number(groups.most ?? 0)) - 1));
    } else {
      inClass = token === "[";
      last = /^\\[pP]/.test(token) ? propertySize : 1;
      add(last);
    }
  }
  return { source, size: open.reduce((sum, size) => sum + size, 0) };
}

function translateToken(
  token: string,
  { high, low }: Readonly<Record<string, string | undefined>>,
  inClass: boolean,
): string {
  if (high !== undefined && low !== undefined) {
    const pair = String.fromCharCode(parseInt(high.slice(2), 16), parseInt(low.slice(2), 16));
    return `\\x{${pair.codePointAt(0)?.toString(16) ?? ""}}`;
  }
  switch (token) {
    case ".":
      return inClass ? token : "[^\\n\\r\\x{2028}\\x{2029}]";
    case "\\s":
      return inClass ? spaces : `[${spaces}]`;
    case "\\S":
      return inClass ? notSpaces : `[^${spaces}]`;
    default:
      return token;
  }
}
