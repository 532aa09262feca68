import { isRecord, read, readText } from "../../core/json.js";
import { type EndController, follow, type RequestEnd } from "../../core/request-end.js";
import {
  type ApprovalRequest,
  ask,
  type Elicitor,
  identityOf,
  type Outcome,
  type Question,
  resultOf,
  type ServerSource,
} from "../port.js";
import { readQuestion } from "./question.js";

/** The part of an app of ACP's SDK (`client()` of `@agentclientprotocol/sdk`) that is used here. */
interface AcpApp {
  onConnect(handler: (connection: { readonly agent: object; readonly signal: AbortSignal }) => void): unknown;
  onRequest<Params, Response>(
    method: string,
    parse: (params: unknown) => Params,
    handler: Handler<Params, Response>,
  ): unknown;
  onNotification<Params>(method: string, parse: (params: unknown) => Params, handler: Handler<Params, void>): unknown;
}

type Handler<Params, Response> = (context: {
  readonly params: Params;
  readonly signal: AbortSignal;
  /** The connection's other end. */
  readonly agent: object;
}) => Response | Promise<Response>;

/** A request for permission, read as an approval. */
export interface AskedPermission {
  readonly isApproval: true;
  readonly params: ApprovalRequest;
  readonly callId: string | undefined;
  readonly reply: (outcome: Outcome) => object;
}

/** Reads the params of `session/request_permission`. */
export type Permissions = (params: unknown) => AskedPermission;

interface ConnectAcpOptions {
  /** The agent as the host knows it. Pass a function if its identity is known only after connecting. */
  readonly agent: ServerSource;
  /** Whether to accept requests to open a page. @default true */
  readonly url?: boolean | undefined;
  /**
   * Asks for permissions, too: `acpPermissions()` of `react-elicitation/approval`. The `ElicitationHost` then needs `approvals`.
   * @default none; `session/request_permission` is left to a handler of the host's
   */
  readonly permissions?: Permissions | undefined;
  /**
   * Makes the `callId` of requests. Pass it if the page shows several sessions, and give `ElicitationCards` the same: the ids of calls are
   * unique in their session only. @default the `toolCallId`
   */
  readonly callId?: ((of: { readonly sessionId: string; readonly toolCallId: string }) => string) | undefined;
}

interface AcpElicitations {
  /** What `initialize` has to declare, beside the host's own capabilities. Agents ask only in the modes that are named. */
  readonly clientCapabilities: { readonly elicitation: { form: Record<string, never>; url?: Record<string, never> } };
  /** Ends what a session has asked, because the person has stopped its turn. Call it when you send `session/cancel`. */
  readonly stop: (sessionId: string) => void;
}

/**
 * Lets an agent ask the person over the Agent Client Protocol: by `elicitation/create`, and with `permissions` also by
 * `session/request_permission`. Call it before the app connects. The queue gets each request as the agent sent it, whereas the SDK's own parser
 * trims or refuses many forms.
 *
 * A request ends when the agent cancels it, when the connection closes, or by `stop`. Decline and cancel reach the agent as they are; what
 * nobody saw is a cancel.
 *
 * @throws TypeError if `app` is not an app of a client
 * @example
 * const app = client({ name: "my-chat" });
 * const { clientCapabilities } = connectAcp(app, elicitations, { agent: { name: "Claude Code" } });
 * await app.connect(stream).agent.request(methods.agent.initialize, { protocolVersion: PROTOCOL_VERSION, clientCapabilities });
 */
export function connectAcp(
  app: AcpApp,
  queue: Elicitor,
  { agent, url = true, permissions, callId: callIdOf }: ConnectAcpOptions,
): AcpElicitations {
  assertApp(app);
  const modes = url ? { form: {}, url: {} } : { form: {} };
  const open = new Map<EndController, OpenRequest>();
  const end = (how: RequestEnd, isMeant: (request: OpenRequest) => boolean): void => {
    for (const [controller, request] of open) {
      if (isMeant(request)) controller.abort(how);
    }
  };
  const askInSession = async <Reply>(
    { params, signal, agent: peer }: Parameters<Handler<unknown, Reply>>[0],
    question: Question<Reply>,
  ): Promise<Reply> => {
    const controller: EndController = new AbortController();
    const unfollow = follow(signal, () => controller.abort("ended"));
    const { callId: toolCallId } = question;
    const sessionId = readText(params, "sessionId") ?? "";
    const callId = callIdOf && toolCallId !== undefined ? callIdOf({ sessionId, toolCallId }) : toolCallId;
    open.set(controller, { sessionId, connection: connectionOf(peer) });
    const reply = await ask(queue, { ...question, callId, signal: controller.signal });
    open.delete(controller);
    unfollow();
    return reply;
  };
  let connections = 0;
  app.onConnect(({ agent: peer, signal }) => {
    connections += 1;
    follow(signal, () => {
      connections -= 1;
      // The SDK aborts the requests of a connection, but not one whose id the agent has used again.
      end("ended", ({ connection }) => connections === 0 || connection === connectionOf(peer));
    });
  });
  app.onRequest(
    "elicitation/create",
    (params) => {
      assertDeclared(params, modes);
      return params;
    },
    (context) => askInSession(context, { ...readQuestion(context.params), server: agent, reply: resultOf }),
  );
  if (permissions) {
    app.onRequest(
      "session/request_permission",
      (params) => params,
      (context) => askInSession(context, { ...permissions(context.params), server: agent }),
    );
  }
  app.onNotification(
    "elicitation/complete",
    (params) => params,
    ({ params }) => {
      const id = readText(params, "elicitationId");
      if (id !== undefined) queue.complete(id, identityOf(agent));
    },
  );
  return {
    clientCapabilities: { elicitation: modes },
    stop: (sessionId) => end("stopped", (request) => request.sessionId === sessionId),
  };
}

interface OpenRequest {
  readonly sessionId: string;
  readonly connection: unknown;
}

/** What the SDK's contexts of one connection share. Unlike itself if a version of the SDK has none, so that no connection ends another's. */
function connectionOf(peer: object): unknown {
  return read(peer, "cx") ?? Number.NaN;
}

/** Throws the error that ACP requires for a mode that was not declared. Requests with other mistakes are shown, and can be declined. */
function assertDeclared(params: unknown, modes: object): void {
  const mode = read(params, "mode") ?? "form";
  if (typeof mode !== "string" || !Object.hasOwn(modes, mode)) {
    const reason = `Client does not support elicitation requests of mode ${JSON.stringify(mode)}`;
    // The SDK makes error -32602 of what its parsers throw, and recognises that by the shape of an error of zod.
    throw Object.assign(new Error(reason), { name: "ZodError", issues: [], format: () => ({ reason }) });
  }
}

function assertApp(app: unknown): void {
  const missing = ["onConnect", "onRequest", "onNotification"].find(
    (name) => !isRecord(app) || typeof app[name] !== "function",
  );
  if (missing !== undefined) {
    throw new TypeError(
      `react-elicitation: connectAcp() got something without ${missing}(), so no request of an agent would arrive. Pass the app that client() of @agentclientprotocol/sdk makes, before its connect(), and not the connection.`,
    );
  }
}
