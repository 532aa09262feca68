import { read, readList, readText } from "../core/json.js";
import { isRevision, type RevisionFeatures, revisions } from "../core/revisions.js";
import { shortText } from "../core/text/clean-text.js";
import { isErrorResponse, readRpcError } from "./rpc-error.js";

/** Takes the params of a call during which nobody was asked, and its result or the error with which it rejected. */
export type ReportUnasked = (params: unknown, outcome: unknown) => void;

/**
 * Names each tool, prompt or resource whose call failed because its server could not ask, once in the console. Otherwise a host's developer
 * sees a tool that fails, and no reason why no dialog appears.
 *
 * @param revision the revision that the client has agreed on with its server, if the client tells
 */
export function createUnaskedReport(revision: () => unknown): ReportUnasked {
  const reported = new Set<string>();
  return (params, outcome) => {
    const words = failureOf(outcome);
    const name = readText(params, "name") ?? readText(params, "uri") ?? "";
    // Each server says it in words of its own, and all of them name what they could not do.
    if (/elicit/i.test(words) && !reported.has(name)) {
      reported.add(name);
      const spoken = revision();
      const cure = cures[isRevision(spoken) ? revisions[spoken].asksBy : "request"];
      console.error(
        `react-elicitation: nobody was asked in the call of "${shortText(name, 100)}", because its server could not ask. ${cure} The server's words: ${shortText(words, 500)}`,
      );
    }
  };
}

const cures: Readonly<Record<RevisionFeatures["asksBy"], string>> = {
  request:
    'A server of the 2025 revisions needs a session to ask. If it also speaks 2026-07-28, connect with versionNegotiation: { mode: "auto" }.',
  result:
    'In 2026-07-28 a server cannot send requests during a call. Connect with versionNegotiation: { mode: "legacy" }, or let the tool return what it asks.',
};

/** The client has not declared a capability, which is the host's decision; or a page has to be opened first. */
const otherCodes: ReadonlySet<unknown> = new Set([-32021, -32042]);

/** The words of a call that failed by its server. Empty for any other call. */
function failureOf(outcome: unknown): string {
  if (isErrorResponse(outcome)) {
    const { code, message } = readRpcError(outcome);
    return otherCodes.has(code) ? "" : message;
  }
  const content = read(outcome, "isError") === true ? (readList(outcome, "content") ?? []) : [];
  return content.map((part) => readText(part, "text") ?? "").join("\n");
}
