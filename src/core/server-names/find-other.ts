import { lettersOf } from "./letters-of.js";
import { type NamePattern, namePattern } from "./name-pattern.js";
import { spokenLook } from "./spoken-look.js";

/** A text, as it is read in haste and as it is written. */
export interface Said {
  readonly look: string;
  /** Asked for only where a name is found in the look: there may be thousands of texts, and hardly ever is one in any. */
  readonly letters: () => string;
}

export function saidIn(text: string): Said {
  let letters: string | undefined;
  return { look: spokenLook(text), letters: () => (letters ??= lettersOf(text)) };
}

/** The first of other servers' names that is found. Not looked for are those that are part of its own. */
export function findOther(
  others: readonly string[],
  own: string,
  isFound: (other: string, pattern: NamePattern) => boolean,
): string | undefined {
  const mine = spokenLook(own);
  return others.find((other) => {
    const pattern = namePattern(other);
    return pattern !== undefined && !pattern.anyhow.test(mine) && isFound(other, pattern);
  });
}

/** Whether a text has a name in letters that only look like those of the name. */
export function isImitated({ look, letters }: Said, name: string, { anyhow }: NamePattern): boolean {
  return anyhow.test(look) && !letters().includes(lettersOf(name));
}
