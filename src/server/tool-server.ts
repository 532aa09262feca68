import { anyResult } from "../core/any-result.js";
import { isRecord, read, readRecord, readText } from "../core/json.js";
import { ElicitationError, invalidSchema } from "./error.js";
import type { RunOptions } from "./run-form.js";
import type { InputRequired } from "./step-form.js";

/** A server of SDK v2 or v1, FastMCP for TypeScript, tmcp or mcp-use, known by its method; or a function that gets the tool. */
export type FormServer =
  | { readonly registerTool: Method }
  | { readonly addTool: Method }
  | { readonly tool: Method }
  | ((tool: FormTool) => void);

type Method = (...parameters: never[]) => unknown;

/** A tool that asks a form, for servers that are not known here. */
export interface FormTool {
  /** As `tools/list` has it. */
  readonly definition: {
    readonly name: string;
    readonly title?: string;
    readonly description?: string;
    readonly inputSchema: ObjectSchema;
    readonly outputSchema?: ObjectSchema;
    readonly annotations?: Readonly<Record<string, unknown>>;
  };
  /**
   * Answers `tools/call`. Errors of handlers are passed on.
   *
   * @param params the params of the call, unchanged. In 2026-07-28 they say the revision and what the client can do.
   * @param session how to ask in the revisions of 2025, and who calls
   */
  readonly call: (
    params: Readonly<Record<string, unknown>>,
    session?: FormSession,
  ) => Promise<ToolResult | InputRequired>;
}

export interface FormSession extends Partial<RunOptions> {
  /** The id of the user, in 2026-07-28. @default the server does not distinguish users */
  readonly user?: string | undefined;
}

/** A JSON Schema of arguments or of structured content. A type alias, for the index signature that SDKs require. */
export type ObjectSchema = { readonly type: "object"; readonly [keyword: string]: unknown };

/** The result of `tools/call`. The list is mutable, and these are type aliases, as the SDKs' types require. */
export type ToolResult = {
  readonly content: Content[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: boolean;
};

type Content =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image" | "audio"; readonly data: string; readonly mimeType: string }
  | { readonly type: "resource_link"; readonly uri: string; readonly name: string; readonly mimeType?: string };

/** Whom the access token of a call belongs to. */
export interface Caller {
  readonly token: string;
  /** The host application, not the user. */
  readonly clientId: string | undefined;
  /** What the server's authorization says of the token: `extra` in the SDKs, `payload` in mcp-use. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** What a server tells about a call. Without `elicit`, the tool asks in its result. */
export interface ServedCall extends FormSession {
  readonly inputResponses?: Readonly<Record<string, unknown>> | undefined;
  readonly requestState?: string | undefined;
  readonly caller?: Caller | undefined;
}

/** A tool, with what SDKs need of it. */
export interface ServedTool {
  readonly tool: FormTool;
  /** The options that all SDKs have. Schemas are those of a library. */
  readonly options: Readonly<Record<string, unknown>>;
  /** How long a server waits for an answer, in milliseconds. */
  readonly timeout: number;
  /** @param input the arguments, checked by the SDK */
  readonly answer: (input: unknown, call: ServedCall) => Promise<ToolResult | InputRequired>;
}

/** @throws {ElicitationError} `invalid-schema` if the server is not known */
export function registerTool(server: FormServer, served: ServedTool): void {
  const { tool, options, answer } = served;
  const { name } = tool.definition;
  if (typeof server === "function") {
    server(tool);
  } else if ("registerTool" in server) {
    const callback = options.inputSchema
      ? (input: unknown, context: unknown) => answer(input, callOfSdk(server, context, served))
      : (context: unknown) => answer(undefined, callOfSdk(server, context, served));
    Reflect.apply(server.registerTool, server, [name, options, callback]);
  } else if ("addTool" in server) {
    const { title, annotations, inputSchema, ...rest } = options;
    const execute = (input: unknown, context: unknown) => answer(inputSchema && input, callOfFastMcp(context, served));
    const hints = { ...(isRecord(annotations) && annotations), ...(title !== undefined && { title }) };
    Reflect.apply(server.addTool, server, [{ ...rest, name, parameters: inputSchema, annotations: hints, execute }]);
  } else if ("tool" in server && "receive" in server) {
    const { inputSchema, ...rest } = options;
    const execute = (input: unknown) => answer(input, callOfTmcp(server));
    Reflect.apply(server.tool, server, [{ ...rest, name, schema: inputSchema }, execute]);
  } else if ("tool" in server) {
    const callback = (input: unknown, context: unknown) => answer(options.inputSchema && input, callOfMcpUse(context));
    Reflect.apply(server.tool, server, [{ ...options, name }, callback]);
  } else {
    throw invalidSchema(
      "formTool(): the server has none of the methods registerTool, addTool and tool. Pass a function that gets the tool: (tool) => tools.set(tool.definition.name, tool).",
    );
  }
}

/** SDK v2 tells all about a call in `mcpReq`, and SDK v1 in the context itself. */
function callOfSdk(server: object, context: unknown, { timeout }: ServedTool): ServedCall {
  const connection: unknown = Reflect.get(server, "server");
  // Undefined without a session, where no answer would arrive.
  const capabilities = callMethod(connection, "getClientCapabilities") ?? {};
  const call = read(context, "mcpReq");
  if (call === undefined) {
    const revision = readText(read(read(context, "requestInfo"), "headers"), "mcp-protocol-version");
    return { ...requestBy(context, "sendRequest", timeout), revision, capabilities };
  }
  const envelope = read(call, "envelope");
  if (envelope === undefined) {
    const revision = callMethod(connection, "getNegotiatedProtocolVersion");
    return {
      ...requestBy(call, "send", timeout),
      revision: typeof revision === "string" ? revision : undefined,
      capabilities,
    };
  }
  return {
    capabilities: read(envelope, "io.modelcontextprotocol/clientCapabilities") ?? {},
    ...roundOf(call),
    caller: callerOf(read(read(context, "http"), "authInfo"), "token", "extra"),
  };
}

/** Its `elicit` refuses wrong answers itself, so people read which fields are wrong, and not why. */
function callOfFastMcp(context: unknown, { timeout }: ServedTool): ServedCall {
  return { elicit: async (params) => callMethod(context, "elicit", params, waiting(context, timeout)) };
}

/** In 2026-07-28, tmcp asks only forms whose schema its adapter has converted. */
function callOfTmcp(server: object): ServedCall {
  const context: unknown = Reflect.get(server, "ctx");
  const revision = readText(context, "protocolVersion");
  return revision === undefined
    ? {
        elicit: async (params) => callMethod(server, "request", { method: "elicitation/create", params }),
        capabilities: read(read(context, "sessionInfo"), "clientCapabilities") ?? {},
      }
    : {
        elicit: async () => {
          throw new ElicitationError(
            "unsupported",
            `tmcp cannot ask this form in revision ${revision}. Connect in a revision of 2025: mode "legacy".`,
          );
        },
      };
}

/** Has no sessions, so it can ask in results only. A client of an older revision has no capabilities there. */
function callOfMcpUse(context: unknown): ServedCall {
  return {
    capabilities: callMethod(read(context, "client"), "capabilities") ?? {},
    ...roundOf(context),
    caller: callerOf(read(context, "auth"), "accessToken", "payload"),
  };
}

/** For calls in the revisions of 2025 without a session. */
export async function noSession(): Promise<never> {
  throw new ElicitationError("unsupported", "The server has no session with the client, in which it could ask.");
}

/** Any result is taken here, because `runForm` reads the result and can ask again. */
function requestBy(call: unknown, send: string, timeout: number): Pick<ServedCall, "elicit"> {
  return {
    elicit: async (params) =>
      callMethod(call, send, { method: "elicitation/create", params }, anyResult, waiting(call, timeout)),
  };
}

function waiting(call: unknown, timeout: number): object {
  // Timers of more than 24 days would fire at once.
  return { timeout: Math.min(timeout, 2 ** 31 - 1), signal: read(call, "signal") };
}

function roundOf(call: unknown): Pick<ServedCall, "inputResponses" | "requestState"> {
  const requestState = callMethod(call, "requestState");
  return {
    inputResponses: readRecord(call, "inputResponses"),
    requestState: typeof requestState === "string" ? requestState : undefined,
  };
}

function callerOf(auth: unknown, token: string, claims: string): Caller | undefined {
  const own = readText(auth, token);
  return own === undefined
    ? undefined
    : { token: own, clientId: readText(auth, "clientId"), claims: readRecord(auth, claims) ?? {} };
}

/** Undefined if there is no such method. */
function callMethod(target: unknown, name: string, ...parameters: readonly unknown[]): unknown {
  const method: unknown = isRecord(target) ? target[name] : undefined;
  return typeof method === "function" ? Reflect.apply(method, target, parameters) : undefined;
}
