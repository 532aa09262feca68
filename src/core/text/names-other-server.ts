import { isEverydayWord } from "./everyday-words.js";
import { latinLook } from "./look-alikes.js";
import { namePattern } from "./name-pattern.js";
import { lettersOf } from "./letters-of.js";
import { spokenLook } from "./spoken-look.js";

/**
 * The other server that a text names, or seems to name: `GіtHub` with a Cyrillic letter, `Git Hub`, `G1tHub`, `MyGitHub`, `G.i.t.H.u.b`. A
 * server that speaks of another one may be introducing itself as that one, so the person should be told. Undefined when it names none.
 *
 * A name that is an English word of everyday use (`Notes`, `Files`) counts only where the text can mean nothing else: "Sign in to Notes",
 * "This is Notes", or the word in letters that only look the same. One of one or two Latin letters never does.
 *
 * @param text what a server says: its title, a message, a label
 * @param others the names under which the host knows its other servers
 * @param own the name under which it knows this one; what is part of it is not another's
 */
export function namesOtherServer(text: string, others: readonly string[], own = ""): string | undefined {
  const said = spokenLook(text);
  const letters = lettersOf(text);
  const introduced = afterIntroductions(text);
  const mine = spokenLook(own);
  return others.find((other) => {
    const pattern = namePattern(other);
    if (!pattern || pattern.test(mine)) {
      return false;
    }
    return isEverydayWord(other)
      ? isFirst(other, introduced) || (!letters.includes(lettersOf(other)) && pattern.test(said))
      : pattern.test(said);
  });
}

/** Words that only a name can follow. */
const introduction =
  /(?<!\p{L})(?:(?:sign|signed|signing|log|logged|logging) (?:into|in to|in with)|this is|I am|on behalf of|message from|sent by) (?:the )?/giu;

/** What a text goes on with after each introduction. */
function afterIntroductions(text: string): readonly string[] {
  const words = asWords(text);
  return Array.from(words.matchAll(introduction), ({ 0: { length }, index }) => words.slice(index + length));
}

/** Whether one of some texts begins with a word that is written with a capital, as a name is. */
function isFirst(name: string, texts: readonly string[]): boolean {
  const words = asWords(name);
  const capital = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
  return texts.some((text) => text.startsWith(capital));
}

/** Letters as they look, and one blank after each word. */
function asWords(text: string): string {
  return `${latinLook(text.normalize("NFC"))} `.replace(/[^\p{L}\p{N}]+/gu, " ");
}
