import { patternsOf } from "../fields/index.js";
import type { FieldSpec } from "../types.js";
import type { FieldPattern, PatternTests, readPatterns } from "./patterns.js";

/** Cached, because a bundled `import()` takes longer than reading the patterns of a form. */
let patternReader: typeof readPatterns | undefined;

/**
 * The tests of a form's patterns, by field id. Never rejects. Empty if a form has no patterns, or if their engine could not be loaded.
 *
 * @param isServer whether to refuse a text that takes too long to test, because nobody checks it afterwards
 */
export async function loadPatterns(
  fields: readonly FieldSpec[],
  isServer?: boolean,
): Promise<ReadonlyMap<string, PatternTests>> {
  const patterns = patternsIn(fields);
  // Loaded on demand, because RE2 is larger than the rest of the core. If it cannot be loaded, people must still be able to answer.
  patternReader ??=
    patterns.length > 0 ? (await import("./patterns.js").catch(() => undefined))?.readPatterns : undefined;
  return patternReader?.(patterns, isServer) ?? new Map();
}

export function patternsIn(fields: readonly FieldSpec[]): readonly FieldPattern[] {
  return fields.flatMap((field) => {
    const { length: defaultLength } = "default" in field ? String(field.default) : "";
    return patternsOf(field).map((pattern) => ({ id: field.id, pattern, defaultLength }));
  });
}
