import { chosenIn } from "../../core/approval/options.js";
import { isRecord, read, readList, readText } from "../../core/json.js";
import { ask, type ApprovalAskOptions, type ApprovalOption, type RequestElicitor } from "../port.js";

/** The result of `mcpServer/elicitation/request`. */
interface CodexResult {
  readonly action: "accept" | "decline" | "cancel";
  readonly content: null;
  readonly _meta: { readonly persist: "session" | "always" } | null;
}

const cancelled: CodexResult = { action: "cancel", content: null, _meta: null };

/**
 * Asks whether a tool of an MCP server may run in Codex (`codex app-server`), which sends that as an elicitation with
 * `_meta.codex_approval_kind`. Kinds that are not known are answered `cancel`, and nobody is asked: in `tool_suggestion`, `persist` widens a
 * refusal.
 *
 * @param params those of `mcpServer/elicitation/request`
 * @returns undefined if the request is not an approval: then ask it as any other. Otherwise resolves with the result for Codex.
 * @example
 * const result = await (askCodexApproval(elicitations, params, { server }) ?? ask(elicitations, { params, server, reply }));
 */
export function askCodexApproval(
  queue: RequestElicitor,
  params: unknown,
  given: ApprovalAskOptions,
): Promise<CodexResult> | undefined {
  const meta = read(params, "_meta");
  const kind = read(meta, "codex_approval_kind") ?? undefined;
  if (kind === undefined) {
    return undefined;
  }
  if (kind !== "mcp_tool_call") {
    return Promise.resolve(cancelled);
  }
  const options = optionsOf(read(meta, "persist"));
  return ask(queue, {
    ...given,
    isApproval: true,
    params: {
      tool: {
        name: readText(meta, "tool_name") ?? "",
        title: readText(meta, "tool_title"),
        annotations: { destructiveHint: read(read(meta, "tool_annotations"), "destructiveHint") === true },
      },
      // Without its parameters, what Codex shows of them is all that is known.
      arguments: read(meta, "tool_params") ?? readList(meta, "tool_params_display"),
      inputSchema: { properties: titlesOf(meta) },
      message: readText(params, "message"),
      options,
    },
    reply: (outcome) => {
      const option = chosenIn(outcome, options)?.option;
      if (!option) {
        return cancelled;
      }
      const _meta = option.lasts ? { persist: option.lasts } : null;
      return { action: option.decision === "allow" ? "accept" : "decline", content: null, _meta };
    },
  });
}

/** Once, and the scopes that this very request offers: Codex does not compare the answer with them. */
function optionsOf(persist: unknown): readonly ApprovalOption[] {
  const offered = [persist].flat();
  return [
    { id: "once", decision: "allow" },
    ...(["session", "always"] as const)
      .filter((lasts) => offered.includes(lasts))
      .map((lasts): ApprovalOption => ({ id: lasts, decision: "allow", lasts })),
    { id: "deny", decision: "deny" },
  ];
}

/** The titles of the parameters, in the order in which Codex shows them. */
function titlesOf(meta: unknown): Readonly<Record<string, unknown>> {
  const shown = readList(meta, "tool_params_display") ?? [];
  return Object.fromEntries(
    shown.filter(isRecord).map((param) => [readText(param, "name") ?? "", { title: readText(param, "display_name") }]),
  );
}
