/** `(access|api) key(s|)` written out: "access keys", "access key", "api keys", "api key". Brackets do not nest. */
export function spellOut(pattern: string): readonly string[] {
  return Array.from(pattern.matchAll(/\(([^)]*)\)|[^()]+/g)).reduce<readonly string[]>(
    (beginnings, [text, alternatives]) => {
      const parts = alternatives?.split("|") ?? [text];
      return beginnings.flatMap((beginning) => parts.map((part) => beginning + part));
    },
    [""],
  );
}
