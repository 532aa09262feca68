import { RE2JS } from "re2js";
import type { FieldSpec } from "../request/field-spec.js";
import type { Patterns } from "./check-beyond-schema.js";
import { translatePattern } from "./translate-pattern.js";

/** Longer patterns are not read: no person's answer needs one. */
const longest = 2000;

/** Nor are those whose programs would be larger than this together, for making them takes long. */
const largest = 20_000;

/**
 * The patterns of a form as tests that take time in proportion to the text, whatever the pattern (RE2). One that RE2 cannot
 * read (look-arounds, back-references), or that is no pattern at all, has no test: it is left to the server to check.
 */
export function readPatterns(fields: readonly FieldSpec[]): Patterns {
  const patterns = new Map<string, (text: string) => boolean>();
  let left = largest;
  for (const field of fields) {
    if (field.kind !== "text" || field.pattern === undefined || field.pattern.length > longest) {
      continue;
    }
    const { source, size } = translatePattern(field.pattern);
    const test = size <= left && isPattern(field.pattern) ? compile(source) : undefined;
    if (test) {
      left -= size;
      patterns.set(field.id, test);
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
