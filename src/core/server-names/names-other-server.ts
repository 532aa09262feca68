import { everydayUse } from "./everyday-words.js";
import { findOther, isImitated, saidIn } from "./find-other.js";
import { usedAsName } from "./used-as-name.js";

/**
 * The other server that a text names, or seems to name: `GіtHub` with a Cyrillic letter, `Git Hub`, `G1tHub`, `MyGitHub`, `G.i.t.H.u.b`. A
 * server that speaks of another one may be introducing itself as that one, so the person should be told. Undefined when it names none.
 *
 * A name that is an English word of everyday use (`Notes`, `Slack`) counts only where the text can mean nothing else: "Sign in to Notes",
 * "Slack needs your password", or the word in letters that only look the same. One of one or two Latin letters never does.
 *
 * @param text what a server says: its title, a message, a label
 * @param others the names under which the host knows its other servers
 * @param own the name under which it knows this one; what is part of it is not another's
 */
export function namesOtherServer(text: string, others: readonly string[], own = ""): string | undefined {
  const said = saidIn(text);
  const isUsed = usedAsName(text);
  return findOther(others, own, (other, pattern) => {
    const use = everydayUse(other);
    return use === undefined
      ? pattern.anyhow.test(said.look)
      : isUsed(other, use) || pattern.letterByLetter?.test(said.look) === true || isImitated(said, other, pattern);
  });
}
