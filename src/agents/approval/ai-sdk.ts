import { chosenIn } from "../../core/approval/options.js";
import { defined, read, readList, readText } from "../../core/json.js";
import { ask, type ApprovalAskOptions, type ApprovalOption, type RequestElicitor } from "../port.js";

/** The argument of `addToolApprovalResponse`. */
interface ToolApprovalResponse {
  readonly id: string;
  readonly approved: boolean;
  readonly reason?: string;
}

interface AiSdkApprovalOptions extends ApprovalAskOptions {
  /**
   * All messages of the chat. Of parts that share the id of their approval, none is asked, because the chat gives one answer to each of them.
   * @default the part stands alone
   */
  readonly messages?: readonly unknown[] | undefined;
}

const options: readonly ApprovalOption[] = [
  { id: "allow", decision: "allow" },
  { id: "deny", decision: "deny" },
];

/**
 * Asks whether a tool of the AI SDK (versions 6 and 7) may run.
 *
 * The part itself is not changed, because a server may run the input that comes back. Nothing aborts a part: pass a `signal` and abort it
 * once the part is not in the last message any more.
 *
 * @param part a part of a message in the state `approval-requested`
 * @returns resolves with the argument of `addToolApprovalResponse`. With undefined if nothing may be sent: the person closed it, nobody saw
 * it, or the part does not ask anybody.
 * @example
 * const response = await askAiSdkApproval(elicitations, part, { server: { name: "Assistant" }, messages: chat.messages, signal });
 * if (response) chat.addToolApprovalResponse(response);
 */
export async function askAiSdkApproval(
  queue: RequestElicitor,
  part: unknown,
  { messages = [], ...given }: AiSdkApprovalOptions,
): Promise<ToolApprovalResponse | undefined> {
  const approval = read(part, "approval");
  const id = readText(approval, "id");
  const sharing = messages
    .flatMap((message) => readList(message, "parts") ?? [])
    .filter((one) => read(one, "state") === "approval-requested" && readText(read(one, "approval"), "id") === id);
  const type = readText(part, "type") ?? "";
  if (
    id === undefined ||
    read(part, "state") !== "approval-requested" ||
    read(approval, "isAutomatic") === true ||
    sharing.length > 1
  ) {
    return undefined;
  }
  return ask(queue, {
    ...given,
    callId: given.callId ?? readText(part, "toolCallId"),
    isApproval: true,
    params: {
      tool: {
        name: type.startsWith("tool-") ? type.slice("tool-".length) : (readText(part, "toolName") ?? ""),
        title: readText(part, "title"),
      },
      arguments: read(part, "input"),
      message: readText(approval, "requestReason"),
      options,
      takesReason: true,
    },
    reply: (outcome) => {
      const chosen = chosenIn(outcome, options);
      return (
        chosen && {
          id,
          approved: chosen.option.decision === "allow",
          ...defined({ reason: chosen.reason }),
        }
      );
    },
  });
}
