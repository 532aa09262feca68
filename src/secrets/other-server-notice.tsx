import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { cleanLine } from "../core/text/clean-text.js";
import { otherServer } from "../core/server-names/other-server.js";
import { secretMessages } from "../messages/secret-messages.js";
import { IsolatedText } from "../parts/isolated-text.js";

/** In milliseconds: long enough for the words to be taken up. */
const heardAfter = 1_000;

/**
 * Says that a request speaks of another of the host's servers, or imitates its name: it may be introducing itself as that one. Stands
 * outside the server's area, where no server can write. Renders a `<div>`, or nothing.
 */
export function OtherServerNotice(): ReactNode {
  const { request, server, knownServers, overrides } = useElicitation();
  const words = useMemo(() => secretMessages(overrides), [overrides]);
  const named = useMemo(
    () => otherServer(request, server.serverInfo, knownServers ?? [], server.name),
    [request, server, knownServers],
  );
  const other = cleanLine(named ?? "");
  const warning = other && words.namesOtherServer({ other, server: server.name });
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const region = status.current;
    if (!region) {
      return undefined;
    }
    // Past React: what comes into the page together with its words is not read out, so they follow, and go once they have been heard.
    region.textContent = warning;
    const timer = setTimeout(() => {
      region.textContent = "";
    }, heardAfter);
    return () => {
      clearTimeout(timer);
      region.textContent = "";
    };
  }, [warning]);
  if (warning === "") {
    return null;
  }
  return (
    <div className="elicit-other-server">
      <p>
        <IsolatedText text={warning} isolate={[other, server.name]} />
      </p>
      <p ref={status} className="elicit-hidden" role="status" />
    </div>
  );
}
