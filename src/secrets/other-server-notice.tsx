import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import { selfDescription } from "../core/self-description.js";
import { cleanLine } from "../core/text/clean-text.js";
import { imitatesOtherServer } from "../core/text/imitates-other-server.js";
import { skeleton } from "../core/text/look-alikes.js";
import { namesOtherServer } from "../core/text/names-other-server.js";
import { quotable } from "../core/text/quotable.js";
import { secretMessages } from "../messages/secret-messages.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { parseUrl } from "../core/url/parse-url.js";

/** Characters of the message, of all labels and hints together, and of all options, that are compared: more would take longer than a frame. */
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

/** The other server that a request names or imitates. */
function otherServer(
  request: ElicitationRequest,
  serverInfo: unknown,
  others: readonly string[],
  own: string,
): string | undefined {
  const { name = "", version = "" } = selfDescription(serverInfo) ?? {};
  const texts = [name, version, request.message, questionsOf(request), quotedOf(request)];
  return (
    sameName(name, others, own) ??
    firstNamed(texts, others, own) ??
    imitatesOtherServer(optionsOf(request), others, own)
  );
}

/** By what a server calls itself, every other name is taken: also "Notes" or "AI", which mean nothing in a sentence. */
function sameName(name: string, others: readonly string[], own: string): string | undefined {
  const look = skeleton(name);
  return look === "" || look === skeleton(own) ? undefined : others.find((other) => skeleton(other) === look);
}

/** What it asks, each text a paragraph of its own: a name does not stand across two of them. */
function questionsOf(request: ElicitationRequest): string {
  const fields = request.mode === "form" ? request.fields : [];
  return fields.map(({ label, description = "" }) => `${label}\n\n${description}`).join("\n\n");
}

/** Of what the kit says of a request, the words that are the server's. */
function quotedOf(request: ElicitationRequest): string {
  const quoted = request.problems.flatMap((problem) => {
    const words = "name" in problem ? problem.name : "mode" in problem ? problem.mode : "";
    return words === "" ? [] : quotable(words);
  });
  // An address that can be opened is told by its own warnings.
  const address = request.mode === "url" && !parseUrl(request.url) ? [request.url] : [];
  return [...quoted, ...address].join("\n\n");
}

/**
 * Options, of which only imitations count: a choice of other servers, "Post to GitHub", is an honest question. What a server has filled in
 * is not looked at: it stands in a control, where the person's own words would, and says nothing in the server's name.
 */
function optionsOf(request: ElicitationRequest): readonly string[] {
  const fields = request.mode === "form" ? request.fields : [];
  const labels = fields.flatMap((field) => ("options" in field ? field.options.map(({ label }) => label) : []));
  let left = mostCompared;
  return labels.flatMap((label) => {
    left -= label.length;
    return left < 0 ? [] : label;
  });
}

function firstNamed(texts: readonly string[], others: readonly string[], own: string): string | undefined {
  for (const text of texts) {
    const named = namesOtherServer(text.slice(0, mostCompared), others, own);
    if (named !== undefined) {
      return named;
    }
  }
  return undefined;
}
