import type { ElicitationRequest } from "../request/elicitation-request.js";
import { selfDescription } from "../self-description.js";
import { skeleton } from "../text/look-alikes.js";
import { quotable } from "../text/quotable.js";
import { parseUrl } from "../url/parse-url.js";
import { quotedNonAddress } from "../url/quoted-non-address.js";
import { imitatesOtherServer } from "./imitates-other-server.js";
import { namesOtherServer } from "./names-other-server.js";

/** Characters of the message, of all labels and hints together, and of all options, that are compared: more would take longer than a frame. */
const mostCompared = 20_000;

/**
 * The other server that a request names or imitates, in what it asks and in what it calls itself.
 *
 * @param serverInfo what the server says of itself
 * @param others the names under which the host knows its other servers
 * @param own the name under which it knows this one
 */
export function otherServer(
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
  // An address that can be opened is told by its own warnings; of what is none, what is shown counts.
  const address = request.mode === "url" && !parseUrl(request.url) ? [quotedNonAddress(request.url)] : [];
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
