import { anyResult } from "../core/any-result.js";
import { callSafely } from "../core/call-safely.js";
import { defined, isRecord, read, readList, readText } from "../core/json.js";
import { withNames } from "../core/names.js";
import { readTimeout } from "../core/time-limit.js";
import type { ElicitResult, TimeLimit } from "../core/types.js";
import {
  connectClient,
  type ConnectElicitationOptions,
  type ElicitationConnection,
  isElicitation,
  type SdkClient,
} from "./connect.js";
import {
  type Abandonment,
  type DefinitionElicitation,
  type DefinitionRequest,
  elicitDefinition,
} from "./definition-elicitation.js";
import type { Elicitor } from "../agents/port.js";
import { invalidParams, rpcError } from "./rpc-error.js";

/** The options of `connectElicitation`, and what the host hears of form definitions. */
export interface DefinitionProtocolOptions extends ConnectElicitationOptions {
  /**
   * The time limit for a definition without a `timeout`, counted from the arrival of its request, and the warning and extension of every
   * limit, in milliseconds. The server decides how often a limit is extended. @default as of `TimeLimit`
   */
  readonly timeLimit?: Partial<Omit<TimeLimit, "maxExtensions">> | undefined;
  /** Called once for each request, with its result. `accept` means that the server has taken the answers. */
  readonly onResult?: ((result: ElicitResult, elicitationId: string) => void) | undefined;
  /** Called before `onResult` if the result is not `accept`. */
  readonly onAbandon?: ((abandonment: Abandonment) => void) | undefined;
}

interface JsonRpcMessage {
  readonly method: string;
  readonly params: Record<string, unknown>;
}

/** An MCP SDK client that can send methods the SDK does not know. */
export interface DefinitionClient extends SdkClient {
  request(request: JsonRpcMessage, resultSchema: object, options: { readonly signal?: AbortSignal }): Promise<unknown>;
  notification(notification: JsonRpcMessage): Promise<void>;
}

/**
 * Replaces `connectElicitation`, and also lets the server send form definitions. The server gets the reply "pending" at once, and the
 * answers by `elicitation/submit`; it can refuse them field by field. Give `definitions` to the `ElicitationHost`, or form definitions
 * cannot be shown.
 *
 * Works only in the 2025 revisions of MCP, because in 2026-07-28 a server sends no requests. A definition does not end with the call during
 * which it arrived: its server says when it no longer waits.
 *
 * @throws as `connectElicitation`
 * @example
 * const { callTool } = definitionProtocol(client, queue, { server: { name: "weather" }, onAbandon: ({ reason }) => log(reason) });
 */
export function definitionProtocol<Client extends DefinitionClient>(
  client: Client,
  queue: Elicitor,
  { timeLimit = {}, onResult, onAbandon, ...options }: DefinitionProtocolOptions,
): ElicitationConnection<Client> {
  return connectClient(client, queue, options, ({ elicit, server }) => {
    const open = new Map<string, DefinitionElicitation>();
    return {
      reply: (message) => {
        const request = readDefinitionRequest(message);
        if (!request) {
          return undefined;
        }
        const elicitation = elicitDefinition(request, {
          timeLimit,
          elicit: (params, given) => elicit(params, { ...given, server: server() }),
          request: (method, params, signal) => client.request({ method, params }, anyResult, defined({ signal })),
          notify: (method, params) => client.notification({ method, params }),
        });
        const { elicitationId } = elicitation;
        open.set(elicitationId, elicitation);
        void elicitation.outcome.then(({ result, abandonment }) => {
          open.delete(elicitationId);
          callSafely(() => abandonment && onAbandon?.(abandonment));
          callSafely(() => onResult?.(result, elicitationId));
        });
        return elicitation.reply;
      },
      notified: (notification) => {
        const params = withNames(read(notification, "params"));
        const elicitation = open.get(readText(params, "elicitationId") ?? "");
        const method = read(notification, "method");
        if (method === "notifications/elicitation/timeout_warning") {
          elicitation?.warn(params);
        } else if (method === "notifications/elicitation/complete") {
          elicitation?.complete(readText(params, "status"), read(params, "result"));
        }
      },
    };
  });
}

/** Undefined for a request that is not a definition. */
function readDefinitionRequest(message: unknown): DefinitionRequest | undefined {
  const params = withNames(isElicitation(message) ? message.params : undefined);
  const mode = read(params, "mode") ?? "form";
  if (mode === "inline") {
    const prompt = readText(params, "prompt");
    if (prompt === undefined) {
      throw rpcError(invalidParams, "Invalid elicitation request: mode inline needs a prompt");
    }
    const response = { type: "string", title: "Response" };
    const requestedSchema = { type: "object", properties: { response }, required: ["response"] };
    return { shown: { message: prompt, requestedSchema }, replied: { mode }, timeout: undefined };
  }
  if (mode !== "form" || !Object.hasOwn(params, "formDefinition")) {
    return undefined;
  }
  const { formDefinition } = params;
  if (!isRecord(formDefinition) || !readList(formDefinition, "fields")) {
    throw rpcError(invalidParams, "Invalid elicitation request: formDefinition needs a list of fields");
  }
  // Without `requestedSchema`, so that a host that cannot read definitions does not show that form: its answers could have other names.
  return {
    shown: { ...params, requestedSchema: undefined },
    replied: { mode, formDefinition },
    timeout: readTimeout(formDefinition),
  };
}
