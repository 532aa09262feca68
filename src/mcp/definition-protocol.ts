import { callSafely } from "../core/call-safely.js";
import { defined, isRecord, read, readList, readText } from "../core/json.js";
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
import type { Elicitor } from "./elicitor.js";
import { invalidParams, rpcError } from "./rpc-error.js";

export interface DefinitionProtocolOptions extends ConnectElicitationOptions {
  /**
   * The time for a definition without a `timeout`, from the arrival of its request, and how it is warned of and extended, in milliseconds.
   * How often it is extended is up to the server. @default as of `TimeLimit`
   */
  readonly timeLimit?: Partial<Omit<TimeLimit, "maxExtensions">> | undefined;
  /** Called once for each request, with its one result: `accept` once the server has taken the answers. */
  readonly onResult?: ((result: ElicitResult, elicitationId: string) => void) | undefined;
  /** Called before `onResult` with any other result. */
  readonly onAbandon?: ((abandonment: Abandonment) => void) | undefined;
}

interface JsonRpcMessage {
  readonly method: string;
  readonly params: Record<string, unknown>;
}

/** A client of the MCP SDK, as far as it has to send what the SDK does not know. */
export interface DefinitionClient extends SdkClient {
  request(request: JsonRpcMessage, resultSchema: object, options: { readonly signal?: AbortSignal }): Promise<unknown>;
  notification(notification: JsonRpcMessage): Promise<void>;
}

/**
 * Does what `connectElicitation` does, in its place, and lets the server send form definitions as well: it is told at once that the request
 * is pending, and gets the answers by `elicitation/submit`, which it can refuse, field by field. Give `definitions` to the
 * `ElicitationHost`, or what it sends cannot be shown.
 *
 * Only in the 2025 revisions of MCP, for in 2026-07-28 a server sends no requests. A definition does not end with the call during which it
 * came: its server says when it no longer waits.
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
        const params = read(notification, "params");
        const elicitation = open.get(readText(params, "elicitationId") ?? "");
        const method = read(notification, "method");
        if (method === "notifications/elicitation/timeout_warning") {
          elicitation?.warn({ isExtendable: read(params, "extension_allowed") !== false });
        } else if (method === "notifications/elicitation/complete") {
          elicitation?.complete(readText(params, "status"));
        }
      },
    };
  });
}

/** Takes any result, as a schema of zod 3 for SDK v1 and as a Standard Schema for v2. */
const anyResult = {
  safeParse: (data: unknown) => ({ success: true, data }),
  "~standard": { version: 1, vendor: "react-elicitation", validate: (value: unknown) => ({ value }) },
};

/** Undefined for any other request. */
function readDefinitionRequest(message: unknown): DefinitionRequest | undefined {
  const params = isElicitation(message) && isRecord(message.params) ? message.params : {};
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
    throw rpcError(invalidParams, "Invalid elicitation request: its formDefinition needs a list of fields");
  }
  // Whoever cannot read definitions is not to show another form, whose answers would have other names.
  return {
    shown: { ...params, requestedSchema: undefined },
    replied: { mode, formDefinition },
    timeout: readTimeout(formDefinition),
  };
}
