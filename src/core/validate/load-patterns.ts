import { patternsOf } from "../fields/index.js";
import type { FieldSpec } from "../types.js";
import type { FieldPattern, PatternTests, readPatterns } from "./patterns.js";

/** Kept, because `import()` as bundlers write it takes longer than reading the patterns of a form. */
let patternReader: typeof readPatterns | undefined;

/**
 * The tests of a form's patterns, by field id. Never rejects: it is empty where a form has no patterns, and where their engine could not be
 * loaded.
 *
 * @param isServer whether a text that takes too long is refused, because nobody checks it afterwards
 */
export async function loadPatterns(
  fields: readonly FieldSpec[],
  isServer?: boolean,
): Promise<ReadonlyMap<string, PatternTests>> {
  const patterns = patternsIn(fields);
  // RE2 is larger than the rest of the core. Where it does not arrive, nobody may be locked out.
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
