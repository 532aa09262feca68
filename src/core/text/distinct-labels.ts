import { isPlain } from "./clean-text.js";
import { twins } from "./twins.js";

/** A label, and what can be said beside it where another one reads the same. */
export interface Labelled {
  readonly label: string;
  readonly detail: string;
}

/** One label for each item, no two of which read the same: first the detail tells them apart, and where it does not a number. */
export function distinctLabels(items: readonly Labelled[]): readonly string[] {
  const look = rememberLooks();
  const labels = items.map(({ label }) => label);
  const isAlike = findAlike(labels, look);
  if (!labels.some(isAlike)) {
    return labels;
  }
  return numberAlike(
    items.map(({ label, detail }) =>
      isAlike(label) && detail !== "" && look(detail) !== look(label) ? `${label} (${detail})` : label,
    ),
    look,
  );
}

type Look = (label: string) => string;

function numberAlike(labels: readonly string[], look: Look): readonly string[] {
  const isAlike = findAlike(labels, look);
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

function findAlike(labels: readonly string[], look: Look): (label: string) => boolean {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const label of labels.map(look)) {
    (seen.has(label) ? twice : seen).add(label);
  }
  return (label) => twice.has(look(label));
}

/** Each label is looked at once, for there may be thousands, all of them long and all the same. */
function rememberLooks(): Look {
  const looks = new Map<string, string>();
  return (label) => {
    const known = looks.get(label) ?? lookOf(label);
    looks.set(label, known);
    return known;
  };
}

/**
 * What is seen of a label: letters are the same however they are composed and in whichever of the scripts that draw them
 * alike, and joiners show nothing by themselves.
 */
function lookOf(label: string): string {
  return isPlain(label)
    ? label
    : label
        .normalize("NFKC")
        .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
        .replace(/[\u0370-\u052F]/g, (letter) => twins.get(letter) ?? letter);
}
