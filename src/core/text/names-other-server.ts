import { skeleton } from "./look-alikes.js";

/**
 * The other server that a text names, or seems to name: `GіtHub` with a Cyrillic letter, `Git Hub`, `G1tHub`. A server that
 * speaks of another one may be introducing itself as that one, so the person should be told. Undefined when it names none.
 *
 * @param text what a server says: its title, a message, a label
 * @param others the names under which the host knows its other servers
 * @param own the name under which it knows this one; what is part of it is not another's
 */
export function namesOtherServer(text: string, others: readonly string[], own = ""): string | undefined {
  const said = ` ${skeleton(text)} `;
  const mine = ` ${skeleton(own)} `;
  return others.find((other) => {
    const name = ` ${skeleton(other)} `;
    return name.trim() !== "" && !mine.includes(name) && (said.includes(name) || closed(said) === closed(name));
  });
}

function closed(text: string): string {
  return text.replaceAll(" ", "");
}
