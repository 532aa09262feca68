import type { Phrase } from "../reading/phrase.js";
import { denials } from "../words/asking-words.js";

/** Whether a phrase forbids, or says what does not happen. */
export function isDenial({ words }: Phrase): boolean {
  return words.some((word) => denials.has(word));
}
