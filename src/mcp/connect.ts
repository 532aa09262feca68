import { anyResult } from "../core/any-result.js";
import { isRecord, read, readText } from "../core/json.js";
import type { ServerIdentity } from "../core/types.js";
import { type Elicitor, identityOf, type RequestElicitor } from "../agents/port.js";
import type { CallOrigin } from "../core/tool-calls.js";
import { createOpenCalls, type OpenCalls, readOrigin } from "./calls.js";
import {
  type ElicitationCapability,
  type ElicitationCapabilityOptions,
  type ElicitationHandler,
  type ElicitationHandlerOptions,
  elicitationCapability,
  elicitationHandler,
} from "./handlers.js";
import type { Input, ReadInputs } from "./input-required.js";
import { invalidParams, methodNotFound, readRpcError, rpcError } from "./rpc-error.js";
import { createTasks } from "./tasks.js";
import { createUnaskedReport } from "./unasked.js";

/** The part of an MCP SDK client (`@modelcontextprotocol/sdk` or `@modelcontextprotocol/client`) that is used here. */
export interface SdkClient {
  /** Undefined before `connect`. */
  readonly transport?: unknown;
  registerCapabilities(capabilities: { elicitation: ElicitationCapability }): void;
  assertCanSetRequestHandler(method: string): void;
  getServerVersion(): unknown;
  /** Only SDK v2 has this. */
  getNegotiatedProtocolVersion?(): unknown;
  ping(): Promise<unknown>;
  request(...args: never[]): Promise<unknown>;
  callTool(...args: never[]): Promise<unknown>;
  getPrompt(...args: never[]): Promise<unknown>;
  readResource(...args: never[]): Promise<unknown>;
  close(): Promise<void>;
}

/** Who asks, what the host can show, and how accepted answers are delivered. */
export interface ConnectElicitationOptions extends ElicitationHandlerOptions, ElicitationCapabilityOptions {}

/** A method of a client whose options also say which call of the chat it makes. */
type CallOfChat<Call> = Call extends (...args: infer Args) => infer Result
  ? (...args: { [Index in keyof Args]: Args[Index] | (Args[Index] & CallOrigin) }) => Result
  : never;

/** The client's methods with their own types, bound to the client. */
export interface ElicitationConnection<Client extends SdkClient> {
  /** Its options also take the `callId` and the `tool` that the requests of the call get. */
  readonly callTool: CallOfChat<Client["callTool"]>;
  readonly getPrompt: Client["getPrompt"];
  readonly readResource: Client["readResource"];
  /**
   * Withdraws the open requests and restores the client; only the capability stays declared. A call in progress goes on, but in 2026-07-28
   * it rejects if its server asks for input.
   */
  readonly disconnect: () => void;
}

/**
 * Lets the server of an MCP client ask the person. Call it before the client connects, because it declares the capability. The queue gets
 * each request as the server sent it, whereas the SDK's own handlers trim or refuse requests. Clients of several servers may share a queue.
 *
 * Calls of tools, prompts and resources, made with the client or with the returned functions, then have no timeout while a request is open.
 * A call is repeated with the answers (2026-07-28), or after the person has finished the pages that the server requires (error -32042).
 * When a call ends otherwise, the requests that belong to it say that the server no longer waits.
 *
 * @throws TypeError if `client` is not an SDK client
 * @throws Error if the client is already connected, or its elicitation requests already have a handler
 * @throws RangeError for a `progressInterval` that no timer can keep
 * @example
 * const { callTool } = connectElicitation(client, queue, { server: { name: "weather", origin: url.origin } });
 * await client.connect(transport);
 */
export function connectElicitation<Client extends SdkClient>(
  client: Client,
  queue: Elicitor,
  options: ConnectElicitationOptions,
): ElicitationConnection<Client> {
  return connectClient(client, queue, options);
}

/** Handles messages that a server sends in addition to those of MCP, over the same connection. */
export interface ProtocolExtension {
  /** The reply to a request, or undefined for a request that the extension does not handle. Throws JSON-RPC errors. */
  readonly reply: (request: unknown) => object | undefined;
  /** Takes any notification. */
  readonly notified: (notification: unknown) => void;
}

export interface ExtensionContext {
  readonly server: () => ServerIdentity;
  readonly elicit: OpenCalls["elicitBeyondCalls"];
}

/** `connectElicitation`, with an extension that sees requests and notifications first. */
export function connectClient<Client extends SdkClient>(
  client: Client,
  queue: Elicitor,
  options: ConnectElicitationOptions,
  extend?: (context: ExtensionContext) => ProtocolExtension,
): ElicitationConnection<Client> {
  assertConnectable(client);
  const server = (): ServerIdentity => {
    const identity = identityOf(options.server);
    return { ...identity, serverInfo: identity.serverInfo ?? client.getServerVersion() };
  };
  const { url: hasUrlMode = true } = options;
  const answerWith = (elicitor: RequestElicitor): ElicitationHandler =>
    elicitationHandler(elicitor, { ...options, server });
  const inputReader =
    (elicitor: RequestElicitor): ReadInputs =>
    (inputs) => {
      const batch = inputs.flatMap(([, input]) => (isElicitation(input) ? [input.params] : []));
      const elicit: RequestElicitor["elicit"] = (params, given) => elicitor.elicit(params, { ...given, batch });
      const answerInput = answerWith({ ...elicitor, elicit });
      return inputs.map(([key, input]) => {
        if (!isElicitation(input)) {
          return [key, readOtherInput(client, [key, input])];
        }
        assertDeclared(input, hasUrlMode);
        return [key, async (signal) => answerInput(input, { signal })];
      });
    };
  const calls = createOpenCalls({
    queue,
    server,
    hasUrlMode,
    inputReader,
    ping: () => client.ping(),
    reportUnasked: createUnaskedReport(() => client.getNegotiatedProtocolVersion?.()),
  });
  const answer = answerWith(calls.elicitor);
  const tasks = createTasks({ elicit: calls.elicitBeyondCalls, inputReader });
  let isConnected = true;
  const withdraw = (): void => {
    calls.withdraw();
    tasks.forget();
  };
  const extension = extend?.({ server, elicit: calls.elicitBeyondCalls });
  if (client.transport === undefined) {
    client.registerCapabilities({ elicitation: elicitationCapability(options) });
  }
  const restores = [
    override(client, "request", (request) => async (message, ...rest) => {
      // A result schema precedes the options, always in v1 and sometimes in v2.
      const schema = rest.slice(0, isSchema(rest[0]) ? 1 : 0);
      const given = rest[schema.length];
      if (isCall(message)) {
        // With `allowInputRequired`, the host answers requests for input itself.
        const result: unknown = await (read(given, "allowInputRequired") === true
          ? request(message, ...rest)
          : calls.run(message.params, given, async (params, sent) => request({ ...message, params }, ...schema, sent)));
        tasks.begun(result, readOrigin(given));
        return result;
      }
      const method = read(message, "method");
      const received = (state: unknown): void => {
        // A response may still arrive after `disconnect`.
        if (isConnected && (method === "tasks/get" || method === "tasks/cancel")) {
          tasks.received(readText(read(message, "params"), "taskId") ?? "", state, async (params) =>
            request({ method: "tasks/update", params }, anyResult),
          );
        }
      };
      try {
        const result: unknown = await request(message, ...rest);
        received(method === "tasks/get" ? result : { status: "cancelled" });
        return result;
      } catch (error) {
        // There is no such task, or no longer.
        if (readRpcError(error).code === invalidParams) received(undefined);
        throw error;
      }
    }),
    override(client, "close", (close) => () => {
      withdraw();
      return close();
    }),
    override(client, "onclose", (onclose) => () => {
      calls.abandon();
      tasks.forget();
      return onclose();
    }),
    override(client, "onerror", (onerror) => (error) => {
      calls.checkServer();
      return onerror(error);
    }),
    override(
      client,
      "fallbackRequestHandler",
      (handle) => async (request, context) => {
        const reply = extension?.reply(request);
        if (reply || !isElicitation(request)) {
          return reply ?? handle(request, context);
        }
        assertDeclared(request, hasUrlMode);
        return answer(request, context);
      },
      () => {
        throw rpcError(methodNotFound, "Method not found");
      },
    ),
    override(client, "fallbackNotificationHandler", (handle) => (notification) => {
      extension?.notified(notification);
      const id = readText(read(notification, "params"), "elicitationId");
      if (id !== undefined && read(notification, "method") === "notifications/elicitation/complete") {
        queue.complete(id, server());
      }
      return handle(notification);
    }),
  ];
  states.set(client, "connected");
  return {
    callTool: bind(client, "callTool"),
    getPrompt: bind(client, "getPrompt"),
    readResource: bind(client, "readResource"),
    disconnect: () => {
      withdraw();
      isConnected = false;
      for (const restore of restores) restore();
      states.set(client, "disconnected");
    },
  };
}

/** A disconnected client has already declared the capability, so it may be connected again at any time. */
const states = new WeakMap<object, "connected" | "disconnected">();

function assertConnectable(client: SdkClient): void {
  const methods = ["registerCapabilities", "assertCanSetRequestHandler", "getServerVersion", "request", "callTool"];
  const missing = methods.find((name) => !isRecord(client) || typeof client[name] !== "function");
  if (missing !== undefined) {
    throw new TypeError(
      `react-elicitation: connectElicitation() got something without ${missing}(), which is not a client of @modelcontextprotocol/client or @modelcontextprotocol/sdk. No request of a server would arrive. Pass the SDK's own client. For another client, use elicitationHandler() as its handler for elicitation/create.`,
    );
  }
  const state = states.get(client);
  if (state === "connected") {
    throw new Error(
      "react-elicitation: connectElicitation() was called twice for this client, or together with definitionProtocol(), which includes it. Every request would be asked twice. Keep what the first call returned, or call its disconnect() first, for example in an effect's cleanup.",
    );
  }
  if (client.transport !== undefined && state === undefined) {
    throw new Error(
      "react-elicitation: connectElicitation() was called after client.connect(). The client has told the server that it takes no elicitation requests, so the server sends none. Call connectElicitation() first.",
    );
  }
  try {
    client.assertCanSetRequestHandler(elicitationMethod);
  } catch (cause) {
    throw new Error(
      `react-elicitation: this client has a handler for ${elicitationMethod} already. That handler would get the requests, trimmed by the SDK, instead of the queue. Remove the call of setRequestHandler(), or that of connectElicitation().`,
      { cause },
    );
  }
}

const elicitationMethod = "elicitation/create";

interface JsonRpcCall {
  readonly method: string;
  readonly params?: unknown;
}

export function isElicitation(value: unknown): value is JsonRpcCall {
  return isRecord(value) && value.method === elicitationMethod;
}

/** The methods during which a server may ask. (MCP 2026-07-28, "Multi Round-Trip Requests"; 2025-11-25, "Tasks") */
const callMethods: ReadonlySet<unknown> = new Set(["tools/call", "prompts/get", "resources/read", "tasks/result"]);

function isCall(value: unknown): value is JsonRpcCall {
  return isRecord(value) && callMethods.has(value.method);
}

/** Whether a value is a Standard Schema, as those of zod are. */
function isSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null && "~standard" in value;
}

/** Throws the JSON-RPC error that MCP requires for an undeclared mode. Requests with other mistakes are shown, and can be declined. */
function assertDeclared(request: unknown, hasUrlMode: boolean): void {
  const mode = read(read(request, "params"), "mode") ?? "form";
  if (mode !== "form" && !(mode === "url" && hasUrlMode)) {
    throw rpcError(invalidParams, `Client does not support elicitation requests of mode ${JSON.stringify(mode)}`);
  }
}

/** Reads an input request of another kind, such as `sampling/createMessage`, which the handler that the host has set for it answers. */
function readOtherInput(client: SdkClient, [key, input]: Input): (signal: AbortSignal) => Promise<unknown> {
  const method = readText(input, "method");
  // The SDK exposes its handlers to subclasses only.
  const getHandler: unknown = Reflect.get(client, "_getRequestHandler");
  const handler: unknown = typeof getHandler === "function" ? Reflect.apply(getHandler, client, [method]) : undefined;
  if (!isRecord(input) || typeof handler !== "function") {
    throw new Error(
      `react-elicitation: the server asks for ${method ?? "something without a method"} (input request "${key}"), but this client has no handler for it, so the call cannot go on. Declare the capability and set a handler, or make the call with allowInputRequired and answer the input request yourself.`,
    );
  }
  return async (signal): Promise<unknown> =>
    Reflect.apply(handler, undefined, [{ ...input, jsonrpc: "2.0", id: key }, { mcpReq: { id: key, method, signal } }]);
}

type Method = (...args: readonly unknown[]) => unknown;

/** Wraps a client's method, or a callback that the host sets on the client before or after. Returns a function that removes the wrapper. */
function override(
  client: SdkClient,
  name: string,
  wrap: (inner: Method) => Method,
  missing: Method = nothing,
): () => void {
  let inner: unknown = Reflect.get(client, name);
  const wrapped = (current: unknown): Method =>
    wrap((...args) => (typeof current === "function" ? Reflect.apply(current, client, args) : missing(...args)));
  const isOwn = Object.hasOwn(client, name);
  Object.defineProperty(client, name, {
    configurable: true,
    // Wraps the current value, because the host may read the wrapper and call it from the function that it sets next.
    get: () => wrapped(inner),
    set: (next: unknown) => {
      inner = next;
    },
  });
  return () => {
    Reflect.deleteProperty(client, name);
    if (isOwn || inner !== Reflect.get(client, name)) {
      Reflect.set(client, name, inner);
    }
  };
}

const nothing = (): void => undefined;

type CallName = "callTool" | "getPrompt" | "readResource";

function bind<Client extends SdkClient>(client: Client, name: "callTool"): CallOfChat<Client["callTool"]>;
function bind<Client extends SdkClient, Name extends CallName>(client: Client, name: Name): Client[Name];
function bind(client: SdkClient, name: CallName): Method {
  return (...args): unknown => Reflect.apply(client[name], client, args);
}
