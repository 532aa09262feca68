import { latinLook } from "../text/look-alikes.js";
import type { EverydayUse } from "./everyday-words.js";
import { usePatterns } from "./use-patterns.js";

/** Words that only a name can follow, and of these in a group those that are never followed by anything else. */
const introduction =
  /(?<!\p{L})(?:((?:sign|signed|signing|log|logged|logging) (?:into|in to|in with))|this is|I am|on behalf of|message from|sent by) (?:the )?/giu;

/** Characters behind an introduction that are looked at: no word is as long. */
const longestWord = 40;

/**
 * Tells of a text whether it uses a word of everyday use as the name that it is, too. The word has a capital there ("Slack needs your
 * password", but not "cut me some slack"); where the capital may be that of a sentence or a title, the words around it have to be such as go
 * with a name only.
 */
export function usedAsName(text: string): (name: string, use: EverydayUse) => boolean {
  const seen = latinLook(text.normalize("NFC"));
  const words = seen.replace(/[^\p{L}\p{N}]+/gu, " ");
  const sentences = seen.replace(/[^\p{L}\p{N}]+/gu, (signs) => (/[.!?…:;\n。！？]/.test(signs) ? ". " : " "));
  const introduced = Array.from(words.matchAll(introduction), ({ 0: { length }, 1: signingIn, index }) => ({
    said: words.slice(index + length, index + length + longestWord),
    isSigningIn: signingIn !== undefined,
  }));
  return (name, use) => {
    const { first, firstInAnyCase, acting, named, inText } = usePatterns(name);
    return (
      introduced.some(({ said }) => first.test(said)) ||
      acting.test(sentences) ||
      (use === "unlessSmall" &&
        (introduced.some(({ said, isSigningIn }) => isSigningIn && firstInAnyCase.test(said)) ||
          named.some((pattern) => pattern.test(sentences)) ||
          inText.some((pattern) => pattern.test(seen))))
    );
  };
}
