/** A label, and what can be said beside it where another one reads the same. */
export interface Labelled {
  readonly label: string;
  readonly detail: string;
}

/** One label for each item, no two of which read the same: first the detail tells them apart, and where it does not a number. */
export function distinctLabels(items: readonly Labelled[]): readonly string[] {
  const labels = items.map(({ label }) => label);
  const isAlike = findAlike(labels);
  if (!labels.some(isAlike)) {
    return labels;
  }
  return numberAlike(
    items.map(({ label, detail }) =>
      isAlike(label) && detail !== "" && look(detail) !== look(label) ? `${label} (${detail})` : label,
    ),
  );
}

function numberAlike(labels: readonly string[]): readonly string[] {
  const isAlike = findAlike(labels);
  const taken = new Set(labels.filter((label) => !isAlike(label)).map(look));
  const counts = new Map<string, number>();
  return labels.map((label) => {
    if (!isAlike(label)) {
      return label;
    }
    let count = counts.get(look(label)) ?? 0;
    let numbered: string;
    do {
      count += 1;
      numbered = `${label} #${count}`;
    } while (taken.has(look(numbered)));
    counts.set(look(label), count);
    taken.add(look(numbered));
    return numbered;
  });
}

function findAlike(labels: readonly string[]): (label: string) => boolean {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const label of labels.map(look)) {
    (seen.has(label) ? twice : seen).add(label);
  }
  return (label) => twice.has(look(label));
}

/** What is seen of a label: letters are the same however they are composed, and joiners show nothing by themselves. */
function look(label: string): string {
  return label.normalize("NFC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
}
