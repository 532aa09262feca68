import { latinLook, skeleton } from "../text/look-alikes.js";
import { longestName } from "./longest-name.js";

/**
 * The name in Latin letters that a host name can be taken for: `apple.com` for `аррӏе.com`, all of it Cyrillic. Undefined for
 * names under a domain in another script, where Latin is not expected, and for those that show they are not Latin.
 *
 * @param unicodeName a host name in its own script, without a port
 */
export function looksLikeLatin(unicodeName: string): string | undefined {
  if (unicodeName.length > longestName) {
    return undefined;
  }
  const labels = unicodeName.split(".");
  const looks = labels.map((label) => (isLatin(latinLook(label)) ? latinLook(label) : label));
  const look = looks.join(".");
  return look !== unicodeName && isLatin(looks.at(-1) ?? "") ? look : undefined;
}

/** With the slash, which some letters look like, and which would end the host. */
function isLatin(label: string): boolean {
  return /^[a-z0-9/-]*$/.test(label);
}

/** Whether a host name can be mistaken for another that the person knows: `examp1e.com` for `example.com`. */
export function isMistakenFor(unicodeName: string, known: string): boolean {
  if (unicodeName === known || Math.max(unicodeName.length, known.length) > longestName) {
    return false;
  }
  return skeleton(unicodeName) === skeleton(known);
}
