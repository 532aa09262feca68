/** A `pattern` as RE2 reads it. */
export interface TranslatedPattern {
  readonly source: string;
  /** About how many instructions its program takes: repetitions by count are written out. */
  readonly size: number;
}

const spaces = "\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}";
const notSpaces =
  "\\x{0}-\\x{8}\\x{e}-\\x{1f}!-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}\\x{202a}-\\x{202e}" +
  "\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{fefe}\\x{ff00}-\\x{10ffff}";

/** Where a group begins and where it ends is kept. */
const groupSize = 2;

/** A class of letters is a long list of ranges. */
const letterClassSize = 20;

const tokens =
  /(?<high>\\u[dD][89abAB][\da-fA-F]{2})(?<low>\\u[dD][c-fC-F][\da-fA-F]{2})|\\[uUpPkx]\{[^}]*\}|\\[^]|\{(?<least>\d+)(?<more>,(?<most>\d*))?\}|[^]/gu;

/**
 * Writes a pattern of JSON Schema (ECMA-262 with the `u` flag) for RE2, where the two read the same signs differently:
 * spaces beyond ASCII, line ends that `.` leaves out, surrogate pairs.
 */
export function translatePattern(pattern: string): TranslatedPattern {
  let source = "";
  let inClass = false;
  let last = 0;
  const open = [0]; // The sizes of the groups that are open.
  const add = (size: number): void => {
    open.push((open.pop() ?? 0) + size);
  };
  for (const { 0: token, groups = {} } of pattern.matchAll(tokens)) {
    source += inClass ? inClassToken(token, groups) : plainToken(token, groups);
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
      last = /^\\[pP]/.test(token) ? letterClassSize : 1;
      add(last);
    }
  }
  return { source, size: open.reduce((sum, size) => sum + size, 0) };
}

type Groups = Readonly<Record<string, string | undefined>>;

function plainToken(token: string, groups: Groups): string {
  switch (token) {
    case ".":
      return "[^\\n\\r\\x{2028}\\x{2029}]";
    case "\\s":
      return `[${spaces}]`;
    case "\\S":
      return `[^${spaces}]`;
    default:
      return joinPair(token, groups);
  }
}

function inClassToken(token: string, groups: Groups): string {
  return token === "\\s" ? spaces : token === "\\S" ? notSpaces : joinPair(token, groups);
}

function joinPair(token: string, { high, low }: Groups): string {
  if (high === undefined || low === undefined) {
    return token;
  }
  const pair = String.fromCharCode(parseInt(high.slice(2), 16), parseInt(low.slice(2), 16));
  return `\\x{${pair.codePointAt(0)?.toString(16) ?? ""}}`;
}
