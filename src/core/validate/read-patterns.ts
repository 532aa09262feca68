import { RE2JS } from "re2js";
import type { FieldSpec } from "../request/field-spec.js";
import type { Patterns } from "./check-beyond-schema.js";
import { translatePattern } from "./translate-pattern.js";

/** Longer patterns are not read: no person's answer needs one. */
const longest = 2000;

/** Nor is one whose program would be larger than this, nor those that would be larger or longer together, for making them takes long. */
const largest = 2000;
const largestTogether = 10_000;
const longestTogether = 50_000;

/**
 * Characters of a text times instructions of a program: RE2 takes time in proportion to that, at worst about 0.3 µs for each. A text
 * for which it is more is left to the server, and so are patterns of defaults, which are checked unasked, that take more together.
 */
const mostWork = 60_000;

/** A program as small as this comes to know all it can ever be in, and from then on takes the same time whatever its size. */
const small = 16;

/**
 * The patterns of a form as tests that take time in proportion to the text, whatever the pattern (RE2), and a few hundredths of a
 * second at most. One that RE2 cannot read (look-arounds, back-references), or that is no pattern at all, has no test: it is left to
 * the server to check.
 */
export function readPatterns(fields: readonly FieldSpec[]): Patterns {
  const patterns = new Map<string, (text: string) => boolean>();
  let left = largestTogether;
  let charactersLeft = longestTogether;
  let workLeft = mostWork;
  for (const field of fields) {
    if (
      field.kind !== "text" ||
      field.pattern === undefined ||
      field.pattern.length > Math.min(longest, charactersLeft)
    ) {
      continue;
    }
    charactersLeft -= field.pattern.length;
    const { source, size } = translatePattern(field.pattern);
    const perCharacter = size > small ? size : 1;
    const work = perCharacter * (field.default?.length ?? 0);
    const isSmall = size <= Math.min(largest, left) && work <= workLeft;
    const test = isSmall && isPattern(field.pattern) ? compile(source) : undefined;
    if (test) {
      left -= size;
      workLeft -= work;
      patterns.set(field.id, (text) => text.length * perCharacter > mostWork || test(text));
    }
  }
  return patterns;
}

/** RE2 also reads signs that mean something else elsewhere, such as `\A`, so a pattern must be one in JSON Schema's language. */
function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").unicode;
  } catch {
    return false;
  }
}

function compile(source: string): ((text: string) => boolean) | undefined {
  try {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(source));
    return (text) => compiled.test(text);
  } catch {
    return undefined;
  }
}
