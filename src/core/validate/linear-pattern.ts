import { RE2JS } from "re2js";

/** Longer patterns are not read: no person's answer needs one, and its automaton would be large. */
const longest = 2000;

/**
 * A `pattern` as a test that takes time in proportion to the text, whatever the pattern (RE2).
 * Undefined when RE2 cannot read it (look-arounds, back-references, mistakes): it is then left to the server to check.
 */
export function linearPattern(pattern: string): ((text: string) => boolean) | undefined {
  if (pattern.length > longest) {
    return undefined;
  }
  try {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
    return (text) => compiled.matcher(text).find();
  } catch {
    return undefined;
  }
}
