/** The first two letters from a word on, of which the second may be the next word's. */
export function beginningAt(words: readonly string[], start: number): string {
  const first = words[start] ?? "";
  return first.length > 1 ? first.slice(0, 2) : first + (words[start + 1] ?? "").slice(0, 1);
}
