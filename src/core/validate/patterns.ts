import { RE2JS } from "re2js";
import { createLru } from "../lru.js";

/** Tests by pattern. A pattern that is left to the server has none. */
export type PatternTests = ReadonlyMap<string, (text: string) => boolean>;

/** A pattern, and the length of the default that is tested with it. */
export interface FieldPattern {
  readonly id: string;
  readonly pattern: string;
  readonly defaultLength: number;
}

/** Longer patterns are not read, nor those of a form that are longer together. */
const longest = 2000;
const longestTogether = 50_000;

/** Nor are larger programs, in instructions: making them takes long. */
const largest = 2000;
const largestTogether = 10_000;

/**
 * RE2 takes time in proportion to the characters of the text times the instructions of the program, at worst about 0.3 µs for each. A text
 * that takes more is left to the server, and so are patterns whose defaults, which are checked on opening, take more together.
 */
const mostWork = 60_000;

/** A program as small as this soon has its DFA complete, and from then on takes the same time whatever its size. */
const small = 16;

/**
 * Compiles the patterns of a form for RE2, which takes linear time in the text whatever the pattern. A pattern that RE2 cannot read
 * (look-arounds, back-references), or that is invalid, is left to the server.
 *
 * @param isServer whether a text that takes too long is refused, because nobody checks it afterwards
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

/** A server checks each response to one form anew, and compiling a pattern takes longer than all else in that. */
const compiled = createLru<string, ((text: string) => boolean) | undefined>(100);

function compile(pattern: string, source: string): ((text: string) => boolean) | undefined {
  try {
    // RE2 also reads other languages' syntax, such as `\A`, so the pattern must be valid in JSON Schema's (ECMA-262) first.
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

/** Instructions of a group: one where it begins, one where it ends. */
const groupSize = 2;

/** A Unicode property is a long list of ranges. */
const propertySize = 20;

const tokens =
  /(?<high>\\u[dD][89abAB][\da-fA-F]{2})(?<low>\\u[dD][c-fC-F][\da-fA-F]{2})|\\[uUpPkx]\{[^}]*\}|\\[^]|\{(?<least>\d+)(?<more>,(?<most>\d*))?\}|[^]/gu;

/**
 * Writes a pattern of JSON Schema (ECMA-262 with the `u` flag) for RE2 where the two differ: white space beyond ASCII, the line ends that
 * `.` excludes, surrogate pairs. Estimates the size of the program, in which counted repetitions are unrolled.
 */
function translatePattern(pattern: string): { readonly source: string; readonly size: number } {
  let source = "";
  let inClass = false;
  let last = 0;
  const open = [0]; // The sizes of the open groups.
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
