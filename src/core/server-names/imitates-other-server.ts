import { findOther, isImitated, saidIn } from "./find-other.js";

/**
 * The other server whose name one of some texts imitates, in letters that only look like those of the name: `GіtHub`, `G1tHub`. For texts
 * that may well mention another server, such as an option "Post to GitHub", but have no reason to hide it.
 *
 * @param others the names under which the host knows its other servers
 * @param own the name under which it knows this one; what is part of it is not another's
 */
export function imitatesOtherServer(texts: readonly string[], others: readonly string[], own = ""): string | undefined {
  const said = [...new Set(texts)].map(saidIn);
  // Together first: there may be thousands, and hardly ever is one of the names in any.
  const together = said.map(({ look }) => look).join("\n");
  return findOther(
    others,
    own,
    (other, pattern) => pattern.anyhow.test(together) && said.some((one) => isImitated(one, other, pattern)),
  );
}
