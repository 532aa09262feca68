/**
 * `(access|api) key(s|)` written out: "access keys", "access key", "api keys", "api key". Brackets do not nest. Without regular expressions,
 * for thousands are read when the first form is shown.
 */
export function spellOut(pattern: string): readonly string[] {
  const [head = "", ...groups] = pattern.split("(");
  return groups.reduce<readonly string[]>(
    (beginnings, group) => {
      const [alternatives = "", end = ""] = group.split(")");
      return beginnings.flatMap((beginning) => alternatives.split("|").map((part) => beginning + part + end));
    },
    [head],
  );
}
