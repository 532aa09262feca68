import { isRecord, read, readText } from "../core/json.js";
import { isRevision, revisionNames, revisions } from "../core/revisions.js";

/** A transport as both major versions of the SDK declare it. */
export interface ScriptedTransport {
  readonly start: () => Promise<void>;
  readonly send: (message: unknown) => Promise<void>;
  readonly close: () => Promise<void>;
  onmessage?: (message: unknown) => void;
  onclose?: () => void;
}

/** A server that asks what it was given, and keeps what it was answered. */
export interface ScriptedServer {
  /** Pass it to `client.connect` of MCP SDK v1 or v2. Serves one client. */
  readonly transport: ScriptedTransport;
  /** The `ElicitResult`s so far, in order. If the client responded with a JSON-RPC error, that error stands in place of the result. */
  readonly results: readonly unknown[];
}

/**
 * An in-memory MCP server for every revision. It has one tool, `ask`, which takes no arguments. The tool sends the requests one after
 * another, each when the previous one is answered, and then replies with the results as JSON. Clients of 2026-07-28 get the requests in the
 * result of the call, other clients by `elicitation/create`.
 *
 * @param requests the `params` of each request; they are not checked
 *
 * @example
 * const server = scriptedServer([{ message: "Who?", requestedSchema: { type: "object", properties: {} } }]);
 * await client.connect(server.transport);
 */
export function scriptedServer(requests: readonly object[]): ScriptedServer {
  const results: unknown[] = [];
  /** Ids of calls that the client has cancelled. */
  const cancelled = new Set<unknown>();
  const asked = new Map<unknown, { readonly call: unknown; readonly resolve: (result: unknown) => void }>();
  let count = 0;
  const emit = (message: object): void => {
    // Asynchronous, so that the client does not receive a message while it is sending one.
    queueMicrotask(() => transport.onmessage?.({ jsonrpc: "2.0", ...message }));
  };
  const elicit = (call: unknown, params: object): Promise<unknown> =>
    new Promise((resolve) => {
      // Ids do not start from 0: https://github.com/modelcontextprotocol/typescript-sdk/issues/2283
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
        // Not awaited: `send` must return while the call goes on, so that the client can answer its requests.
        void reply(id, method, isRecord(params) ? params : {});
      }
    },
  };
  return { transport, results };
}

const serverInfo = { name: "scripted", version: "1.0.0" };

/** Members that 2026-07-28 requires in cacheable results. Clients of other revisions ignore them. */
const cached = { resultType: "complete", ttlMs: 0, cacheScope: "private" };

/** Whether a call names a revision in which servers ask in results. Calls of older revisions do not name a revision. */
function asksInResults(params: Record<string, unknown>): boolean {
  const name = read(read(params, "_meta"), "io.modelcontextprotocol/protocolVersion");
  return isRevision(name) && revisions[name].asksBy === "result";
}

function replyWith(results: readonly unknown[]): object {
  return { resultType: "complete", content: [{ type: "text", text: JSON.stringify(results) }] };
}
