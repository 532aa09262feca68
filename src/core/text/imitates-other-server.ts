import { namePattern } from "./name-pattern.js";
import { lettersOf } from "./letters-of.js";
import { spokenLook } from "./spoken-look.js";

/**
 * The other server whose name one of some texts imitates, in letters that only look like those of the name: `GіtHub`, `G1tHub`. For texts
 * that may well mention another server, such as an option "Post to GitHub", but have no reason to hide it.
 *
 * @param others the names under which the host knows its other servers
 * @param own the name under which it knows this one; what is part of it is not another's
 */
export function imitatesOtherServer(texts: readonly string[], others: readonly string[], own = ""): string | undefined {
  const said = texts.map((text) => ({ look: spokenLook(text), letters: lettersOf(text) }));
  const mine = spokenLook(own);
  return others.find((other) => {
    const pattern = namePattern(other);
    const name = lettersOf(other);
    return (
      pattern !== undefined &&
      !pattern.test(mine) &&
      said.some(({ look, letters }) => !letters.includes(name) && pattern.test(look))
    );
  });
}
