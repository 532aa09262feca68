import { shortLine } from "./clean-text.js";
import { skeleton } from "./skeleton.js";

/** A name such as `denial_reason`, `first-name` or `workspaceId`. Other names may be sentences or paths, and stay as they are. */
const identifier = /^\p{L}[\p{L}\p{N}]+(?:[_-]+[\p{L}\p{N}]+)*$/u;
/** Not inside of plurals such as `URLs`, and of names such as `iOS` and `2FA`. */
const wordBreak = /[_-]+|(?<=\p{L}\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s(?:[\p{Lu}_-]|$))/u;

/** A property's name in words: "Denial reason" for `denial_reason`. Abbreviations keep their capitals: "Tax ID" for `taxID`. */
export function nameInWords(name: string): string {
  if (!identifier.test(name)) {
    return name;
  }
  const [first = "", ...others] = name.split(wordBreak);
  const words = others.map((word) => (/^\p{Lu}[^\p{Lu}]*$/u.test(word) && word.length > 1 ? word.toLowerCase() : word));
  const isBrand = /^\p{Ll}\p{Lu}/u.test(first);
  return [isBrand ? first : first.slice(0, 1).toUpperCase() + first.slice(1), ...words].join(" ");
}

/** The message on one line, as the label of the only field. */
export function messageAsLabel(message: string): string {
  return shortLine(message, 200);
}

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
