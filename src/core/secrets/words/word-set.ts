import { spellOut } from "./spell-out.js";

/** Words parted by blanks, as a set. Each may have alternatives, as {@link spellOut} reads them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).flatMap(spellOut));
}
