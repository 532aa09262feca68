import { chosenIn, sharedIds } from "../../core/approval/options.js";
import { isRecord, read, readList, readRecord, readText } from "../../core/json.js";
import type { AskedPermission, Permissions } from "../acp/connect.js";
import type { ApprovalOption, FileChange } from "../port.js";

interface AcpPermissionsOptions {
  /**
   * Returns what the host knows of a tool call: the `toolCall` and `toolCallUpdate` of `session/update`, merged. Many agents send only the id
   * in a request for permission. @default only what the request says
   */
  readonly toolCall?: ((of: { readonly sessionId: string; readonly toolCallId: string }) => unknown) | undefined;
}

/**
 * Requests for permission of the Agent Client Protocol, for `connectAcp`: the tool call with its input and its changes, and the options as
 * they are offered. What nobody saw, and what was closed, is `cancelled`.
 *
 * @example
 * connectAcp(app, elicitations, { agent, permissions: acpPermissions() });
 */
export function acpPermissions({ toolCall }: AcpPermissionsOptions = {}): Permissions {
  return (params) => questionOf(params, toolCall);
}

interface PermissionOption extends ApprovalOption {
  readonly optionId: string;
}

const kinds: Readonly<Record<string, Pick<ApprovalOption, "decision" | "lasts">>> = {
  allow_once: { decision: "allow" },
  allow_always: { decision: "allow", lasts: "always" },
  reject_once: { decision: "deny" },
  reject_always: { decision: "deny", lasts: "always" },
};

function questionOf(params: unknown, toolCall: AcpPermissionsOptions["toolCall"]): AskedPermission {
  const sessionId = readText(params, "sessionId") ?? "";
  const sent = readRecord(params, "toolCall") ?? {};
  const callId = readText(sent, "toolCallId");
  const known = callId === undefined ? undefined : toolCall?.({ sessionId, toolCallId: callId });
  const call = merged(known, sent);
  const options = optionsOf(readList(params, "options") ?? []);
  const content = readList(call, "content") ?? [];
  const title = readText(call, "title");
  const name = readText(call, "name") ?? readText(read(read(call, "_meta"), "claudeCode"), "toolName");
  const input = read(call, "rawInput") ?? undefined;
  const changes = content.flatMap(changeOf);
  const locations = readList(call, "locations") ?? [];
  return {
    callId,
    isApproval: true,
    params: {
      // Agents that send no name say what they do in the title.
      tool: { name: name ?? title ?? "", title },
      // Without input, the places are all that is known.
      arguments: input ?? (changes.length === 0 && locations.length > 0 ? { locations } : undefined),
      changes,
      message: content.flatMap(wordsOf).join("\n\n"),
      options,
    },
    reply: (outcome) => {
      const option = chosenIn(outcome, options)?.option;
      return {
        outcome: option ? { outcome: "selected", optionId: option.optionId } : { outcome: "cancelled" },
      };
    },
  };
}

/** What the request says goes before what was said earlier. */
function merged(known: unknown, sent: Record<string, unknown>): Record<string, unknown> {
  const said = Object.entries(sent).filter(([, value]) => (value ?? undefined) !== undefined);
  return { ...(isRecord(known) ? known : {}), ...Object.fromEntries(said) };
}

/** The options of known kinds. Of options that share an id, none: nobody knows what the agent would take it for. */
function optionsOf(given: readonly unknown[]): readonly PermissionOption[] {
  const shared = sharedIds(given.map((option) => readText(option, "optionId")));
  return given.flatMap((option, index) => {
    const optionId = readText(option, "optionId");
    const kind = readText(option, "kind") ?? "";
    const meaning = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return optionId !== undefined && !shared.has(optionId) && meaning
      ? [{ ...meaning, id: String(index), optionId, label: readText(option, "name") }]
      : [];
  });
}

function changeOf(block: unknown): readonly FileChange[] {
  const [path, newText] = [readText(block, "path"), readText(block, "newText")];
  const oldText = read(block, "oldText") ?? undefined;
  if (read(block, "type") !== "diff") {
    return [];
  }
  const isSaid = path !== undefined && newText !== undefined && (oldText === undefined || typeof oldText === "string");
  // What does not say what it changes has no path, so it cannot be allowed.
  return [isSaid ? { path, oldText, newText } : { path: "", newText: "" }];
}

function wordsOf(block: unknown): readonly string[] {
  const text = read(block, "type") === "content" ? readText(read(block, "content"), "text") : undefined;
  return text === undefined ? [] : [text];
}
