import { skeleton } from "./skeleton.js";

/** A label, and a detail to add if another label looks the same: a property's name or an option's value. Both are already cleaned. */
export interface Labelled {
  readonly label: string;
  readonly detail: string;
}

/**
 * Makes the labels of items distinct: no two have the same skeleton. Otherwise a server could ask one question twice in look-alike letters,
 * and have the answer sent under another name. Labels that look alike get their detail, `Name (first_name)`. Labels that still look alike
 * get a number, `Name #2`. Labels that differ in case or accents count as different, so `name` and `Name` stay unchanged.
 */
export function distinctLabels(items: readonly Labelled[]): readonly string[] {
  const skeletons = items.map(({ label }) => skeleton(label));
  const repeated = repeatedIn(skeletons);
  return withNumbers(
    items.map(({ label, detail }, index) => {
      const drawn = skeletons[index] ?? "";
      const beside = repeated.has(drawn) ? skeleton(detail) : "";
      // Joining the skeletons of both parts is faster than a new skeleton, and thousands of options may need one.
      return beside === "" || beside === drawn
        ? { label, drawn }
        : { label: `${label} (${detail})`, drawn: `${drawn} (${beside})` };
    }),
  );
}

interface Drawn {
  readonly label: string;
  /** The label's skeleton. */
  readonly drawn: string;
}

function withNumbers(labels: readonly Drawn[]): readonly string[] {
  const repeated = repeatedIn(labels.map(({ drawn }) => drawn));
  const taken = new Set(labels.flatMap(({ drawn }) => (repeated.has(drawn) ? [] : drawn)));
  const next = new Map<string, number>();
  return labels.map(({ label, drawn }) => {
    if (!repeated.has(drawn)) {
      return label;
    }
    let number = next.get(drawn) ?? 1;
    while (taken.has(`${drawn} #${number}`)) {
      number += 1;
    }
    next.set(drawn, number + 1);
    return `${label} #${number}`;
  });
}

function repeatedIn(skeletons: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const drawn of skeletons) {
    (seen.has(drawn) ? repeated : seen).add(drawn);
  }
  return repeated;
}
