import { isRecord, read, readText } from "../core/json.js";
import { isRevision, revisionNames, revisions } from "../core/revisions.js";

/** What a client is connected to, as the SDKs of both major versions declare it. */
export interface ScriptedTransport {
  readonly start: () => Promise<void>;
  readonly send: (message: unknown) => Promise<void>;
  readonly close: () => Promise<void>;
  onmessage?: (message: unknown) => void;
  onclose?: () => void;
}

export interface ScriptedServer {
  /** For `client.connect`, of MCP SDK v1 or v2; for one client. */
  readonly transport: ScriptedTransport;
  /** The `ElicitResult`s so far, in their order. In place of one that the client refused to give, the error of JSON-RPC. */
  readonly results: readonly unknown[];
}

/**
 * An MCP server in memory, of every revision. It has one tool, `ask`, which takes no arguments: it sends the requests in turn, each once the
 * one before is answered, and then replies with the results as JSON. To a client of 2026-07-28 it asks in the result of the call, to others by
 * `elicitation/create`.
 *
 * @param requests the `params` of each request; nothing is checked
 *
 * @example
 * const server = scriptedServer([{ message: "Who?", requestedSchema: { type: "object", properties: {} } }]);
 * await client.connect(server.transport);
 */
export function scriptedServer(requests: readonly object[]): ScriptedServer {
  const results: unknown[] = [];
  /** Calls that the client has taken back. */
  const cancelled = new Set<unknown>();
  const asked = new Map<unknown, { readonly call: unknown; readonly resolve: (result: unknown) => void }>();
  let count = 0;
  const emit = (message: object): void => {
    // Not within the client's own send.
    queueMicrotask(() => transport.onmessage?.({ jsonrpc: "2.0", ...message }));
  };
  const elicit = (call: unknown, params: object): Promise<unknown> =>
    new Promise((resolve) => {
      // Not from 0: https://github.com/modelcontextprotocol/typescript-sdk/issues/2283
      count += 1;
      asked.set(count, { call, resolve });
      emit({ id: count, method: "elicitation/create", params });
    });

  const callInSession = async (id: unknown): Promise<object> => {
    for (const params of requests) {
      if (!cancelled.has(id)) {
        results.push(await elicit(id, params));
      }
    }
    return replyWith(results);
  };
  const callInRounds = (params: Record<string, unknown>): object => {
    const responses = read(params, "inputResponses");
    if (isRecord(responses)) {
      results.push(...Object.values(responses));
    }
    const next = Number(readText(params, "requestState") ?? 0);
    return next < requests.length
      ? {
          resultType: "input_required",
          inputRequests: { asked: { method: "elicitation/create", params: requests[next] } },
          requestState: String(next + 1),
        }
      : replyWith(results);
  };
  const answer = (
    id: unknown,
    method: string,
    params: Record<string, unknown>,
  ): object | Promise<object> | undefined => {
    switch (method) {
      case "initialize":
        return { protocolVersion: readText(params, "protocolVersion"), capabilities: { tools: {} }, serverInfo };
      case "server/discover":
        return {
          ...cached,
          supportedVersions: revisionNames("result"),
          capabilities: { tools: {} },
          _meta: { "io.modelcontextprotocol/serverInfo": serverInfo },
        };
      case "ping":
        return {};
      case "tools/list":
        return { ...cached, tools: [{ name: "ask", inputSchema: { type: "object" } }] };
      case "tools/call":
        return asksInResults(params) ? callInRounds(params) : callInSession(id);
      default:
        return undefined;
    }
  };

  const reply = async (id: unknown, method: string, params: Record<string, unknown>): Promise<void> => {
    const result = await answer(id, method, params);
    emit(result ? { id, result } : { id, error: { code: -32601, message: `There is no method ${method}.` } });
  };

  const transport: ScriptedTransport = {
    start: () => Promise.resolve(),
    close: async () => transport.onclose?.(),
    send: async (message) => {
      const { id, method, params, result, error } = isRecord(message) ? message : {};
      if (method === undefined) {
        asked.get(id)?.resolve(result ?? error);
        asked.delete(id);
      } else if (method === "notifications/cancelled" && isRecord(params)) {
        cancelled.add(params.requestId);
        for (const [requestId, { call }] of asked) {
          if (call === params.requestId) {
            emit({ method, params: { requestId } });
          }
        }
      } else if (typeof method === "string" && id !== undefined) {
        // Not awaited by the client: a call goes on while its requests are answered.
        void reply(id, method, isRecord(params) ? params : {});
      }
    },
  };
  return { transport, results };
}

const serverInfo = { name: "scripted", version: "1.0.0" };

/** What 2026-07-28 asks of results that clients keep; others ignore it. */
const cached = { resultType: "complete", ttlMs: 0, cacheScope: "private" };

/** Whether a call names a revision in which its result asks. Calls of older revisions name none. */
function asksInResults(params: Record<string, unknown>): boolean {
  const name = read(read(params, "_meta"), "io.modelcontextprotocol/protocolVersion");
  return isRevision(name) && revisions[name].asksBy === "result";
}

function replyWith(results: readonly unknown[]): object {
  return { resultType: "complete", content: [{ type: "text", text: JSON.stringify(results) }] };
}
