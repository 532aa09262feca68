import { quotable } from "../text/quotable.js";

/** Characters of what was sent in place of an address. */
const longest = 200;

/** What is shown of what is no address: it could be anything, so it is only quoted. */
export function quotedNonAddress(text: string): string {
  return quotable(text, longest);
}
