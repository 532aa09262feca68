import { skeleton } from "./skeleton.js";

/** A label, and what is added to it where another label looks the same: a property's name, an option's value. Both are cleaned already. */
export interface Labelled {
  readonly label: string;
  readonly detail: string;
}

/**
 * One label for each item, no two of which have the same skeleton: a server cannot ask one question twice in letters that only look alike and
 * have the answer sent under another name. Where labels look alike, each gets its detail, `Name (first_name)`; where that does not help, a number,
 * `Name #2`. Labels that differ in case or accents count as different, so `name` and `Name` stay as they are.
 */
export function distinctLabels(items: readonly Labelled[]): readonly string[] {
  const skeletons = items.map(({ label }) => skeleton(label));
  const repeated = repeatedIn(skeletons);
  return withNumbers(
    items.map(({ label, detail }, index) => {
      const drawn = skeletons[index] ?? "";
      const beside = repeated.has(drawn) ? skeleton(detail) : "";
      // The skeleton of the longer label is put together from its parts: thousands of options may need one.
      return beside === "" || beside === drawn
        ? { label, drawn }
        : { label: `${label} (${detail})`, drawn: `${drawn} (${beside})` };
    }),
  );
}

interface Drawn {
  readonly label: string;
  /** Its skeleton. */
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
