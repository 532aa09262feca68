/** A label, and what can be said beside it where another one reads the same. */
export interface Labelled {
  readonly label: string;
  readonly detail: string;
}

/**
 * One label for each item, no two of which read the same: first the detail tells them apart, and where it does not a number.
 *
 * @param lookOf what is seen of a label; without it, its letters. What stands behind a blank or in brackets changes nothing
 * about the rest: thousands of labels that read the same are not looked at anew with what tells them apart.
 */
export function distinctLabels(items: readonly Labelled[], lookOf: Look = sameLetters): readonly string[] {
  const look = rememberLooks(lookOf);
  const isAlike = findAlike(items.map(({ label }) => look(label)));
  return numberAlike(
    items.map(({ label, detail }) => {
      const seen = look(label);
      return isAlike(seen) && detail !== "" && look(detail) !== seen
        ? [`${label} (${detail})`, `${seen} (${look(detail)})`]
        : [label, seen];
    }),
  );
}

export type Look = (label: string) => string;

/** @param labels each with what is seen of it */
function numberAlike(labels: readonly (readonly [label: string, seen: string])[]): readonly string[] {
  const looks = labels.map(([, seen]) => seen);
  const isAlike = findAlike(looks);
  const taken = new Set(looks.filter((seen) => !isAlike(seen)));
  const counts = new Map<string, number>();
  return labels.map(([label, seen]) => {
    if (!isAlike(seen)) {
      return label;
    }
    let count = counts.get(seen) ?? 1;
    while (taken.has(`${seen} #${count}`)) {
      count += 1;
    }
    counts.set(seen, count);
    taken.add(`${seen} #${count}`);
    return `${label} #${count}`;
  });
}

/** Which of them are seen more than once. */
function findAlike(looks: readonly string[]): (look: string) => boolean {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const look of looks) {
    (seen.has(look) ? twice : seen).add(look);
  }
  return (look) => twice.has(look);
}

/** Each label is looked at once, for there may be thousands, all of them long and all the same. */
function rememberLooks(lookOf: Look): Look {
  const looks = new Map<string, string>();
  return (label) => {
    const known = looks.get(label) ?? lookOf(label);
    looks.set(label, known);
    return known;
  };
}

/** However letters are composed. */
function sameLetters(label: string): string {
  return label.normalize("NFKC");
}
