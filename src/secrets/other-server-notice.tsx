import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import { selfDescription } from "../core/self-description.js";
import { quotable } from "../core/text/quotable.js";
import { cleanLine } from "../core/text/clean-text.js";
import { namesOtherServer } from "../core/text/names-other-server.js";
import { secretMessages } from "../messages/secret-messages.js";
import { IsolatedText } from "../parts/isolated-text.js";

/** Characters of the message, and of all labels and hints together, that are compared: more would take longer than a frame. */
const mostCompared = 20_000;

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
    () => firstNamed(textsOf(request, server.serverInfo), knownServers ?? [], server.name),
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

/** All that a server says before it is answered: what it calls itself, its message, and what it asks, options left out. */
function textsOf(request: ElicitationRequest, serverInfo: unknown): readonly string[] {
  const fields = request.mode === "form" ? request.fields : [];
  const questions = fields.map(({ label, description = "" }) => `${label}\n${description}`).join("\n");
  const { name = "", version = "" } = selfDescription(serverInfo) ?? {};
  const quoted = request.problems.flatMap((problem) => {
    const words = "name" in problem ? problem.name : "mode" in problem ? problem.mode : "";
    return words === "" ? [] : quotable(words);
  });
  const address = request.mode === "url" && !URL.canParse(request.url) ? request.url : "";
  return [name, version, request.message, questions, ...quoted, address].map((text) => text.slice(0, mostCompared));
}

function firstNamed(texts: readonly string[], others: readonly string[], own: string): string | undefined {
  for (const text of texts) {
    const named = namesOtherServer(text, others, own);
    if (named !== undefined) {
      return named;
    }
  }
  return undefined;
}
