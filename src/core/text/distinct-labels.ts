import { compatibilityForm } from "./compatibility-form.js";

/** A label, and what can be said beside it where another one reads the same. */
export interface Labelled {
  readonly label: string;
  readonly detail: string;
}

/**
 * One label for each item, no two of which read the same: first the detail tells them apart, and where it does not a number.
 *
 * @param look what is seen of a label; without it, its letters. What stands behind a blank or in brackets changes nothing
 * about the rest: thousands of labels that read the same are not looked at anew with what tells them apart.
 * @param shown how a detail is shown; without it, as it is. Asked for only where labels are alike, and few are.
 */
export function distinctLabels(
  items: readonly Labelled[],
  look: Look = sameLetters,
  shown: (detail: string) => string = String,
): readonly string[] {
  const looks = items.map(({ label }) => look(label));
  const alike = findAlike(looks);
  return numberAlike(
    items.map(({ label, detail }, index) => {
      const seen = looks[index] ?? label;
      const told = alike.has(seen) ? shown(detail) : "";
      const beside = look(told);
      return told !== "" && beside !== seen ? [`${label} (${told})`, `${seen} (${beside})`] : [label, seen];
    }),
  );
}

export type Look = (label: string) => string;

/** @param labels each with what is seen of it */
function numberAlike(labels: readonly (readonly [label: string, seen: string])[]): readonly string[] {
  const looks = labels.map(([, seen]) => seen);
  const alike = findAlike(looks);
  const single = new Set(looks.filter((seen) => !alike.has(seen)));
  const counts = new Map<string, number>();
  return labels.map(([label, seen]) => {
    if (!alike.has(seen)) {
      return label;
    }
    let count = counts.get(seen) ?? 1;
    while (single.has(`${seen} #${count}`)) {
      count += 1;
    }
    counts.set(seen, count + 1);
    return `${label} #${count}`;
  });
}

/** Which of them are seen more than once. */
function findAlike(looks: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const look of looks) {
    (seen.has(look) ? twice : seen).add(look);
  }
  return twice;
}

/** However letters are composed. */
function sameLetters(label: string): string {
  return compatibilityForm(label, "NFKC");
}
