import { quotable } from "./quotable.js";

/** Characters of a label inside a sentence of the kit's. */
const longest = 80;

/** A server's label for use inside a sentence of the kit's, such as an error or a button: too short to go on in its place. */
export function spokenLabel(label: string): string {
  return quotable(label, longest);
}
