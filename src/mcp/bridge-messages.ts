import { isRecord, parseJson, read, readCount, readList, readNumber, readText } from "../core/json.js";
import type { RequestEnd } from "../core/request-end.js";
import type { AskingTool, ElicitResult, ServerIdentity, TimeLimit } from "../core/types.js";

/**
 * A message from the server to each connected page, as one JSON text. Every message may be repeated: the page recognises a request by its
 * id. Ids are random, so they are unique across servers and restarts.
 */
export type BridgeServerMessage =
  /**
   * The first message of every connection. `open` lists the ids of all open requests; each follows as a `request`. The page drops any
   * request that is not listed: it ended while the page was disconnected, or when the server restarted. `maxLength` is the most characters
   * that a message of the page may have.
   */
  | { readonly type: "hello"; readonly open: readonly string[]; readonly maxLength: number }
  | BridgeRequest
  /** A request has ended. For the page that sent its result, this is the acknowledgement. */
  | { readonly type: "close"; readonly id: string; readonly reason: CloseReason }
  /** `notifications/elicitation/complete` of an MCP server. */
  | { readonly type: "complete"; readonly elicitationId: string; readonly server: ServerIdentity }
  /** A call has begun during which the server may ask, so the page should load the dialog's code. */
  | { readonly type: "preload" };

/** A request that is open. Sent again when its time has been extended: `maxExtensions` of its time limit is then smaller. */
export interface BridgeRequest {
  readonly type: "request";
  readonly id: string;
  /** The params of `elicitation/create` as received. */
  readonly params: unknown;
  readonly server: ServerIdentity;
  readonly acceptOn: "open" | "finish" | undefined;
  readonly tool: AskingTool | undefined;
  readonly callId: string | undefined;
  /** Whether the params are an `ApprovalRequest`. */
  readonly isApproval: boolean;
  /** `initial` is the time that is left, and `maxExtensions` how many more there may be. Clocks of servers and pages differ. */
  readonly timeLimit: TimeLimit | undefined;
}

/**
 * A page answered the request, or its `signal` aborted. A request is also `ended` if no page was connected for too long, and `refused` if the
 * page's answer is one that the dialog would not send.
 */
export type CloseReason = RequestEnd;

const closeReasons: readonly CloseReason[] = ["answered", "withdrawn", "ended", "refused", "stopped"];

/** A message from a page to the server. */
export type BridgePageMessage =
  /** The page resends it until it receives `close`. `isRefused`: the page's queue cancelled the request unseen, because the server is muted. */
  | { readonly type: "result"; readonly id: string; readonly result: ElicitResult; readonly isRefused: boolean }
  /** The person asks for more time. Every page gets the `request` with it, unless there is no more. */
  | { readonly type: "extend"; readonly id: string };

/** The most characters of a page's message: as many as a request may have in order to be read. */
export const maxPageMessage = 1_000_000;

/** The most characters of a page's message if answers may have files: enough for four of 10 MiB in base64. */
export const maxMessageWithFiles = 64_000_000;

/** Undefined for text that is not a message, or a message whose type this version does not know. */
export function readServerMessage(text: string): BridgeServerMessage | undefined {
  const message = parseJson(text);
  const id = readText(message, "id");
  switch (read(message, "type")) {
    case "hello": {
      const open = readList(message, "open")?.filter((item) => typeof item === "string");
      return open && { type: "hello", open, maxLength: readCount(message, "maxLength") ?? maxPageMessage };
    }
    case "request": {
      const server = readServer(message);
      const acceptOn = read(message, "acceptOn");
      return id === undefined || !server
        ? undefined
        : {
            type: "request",
            id,
            params: read(message, "params"),
            server,
            acceptOn: acceptOn === "open" || acceptOn === "finish" ? acceptOn : undefined,
            tool: readTool(read(message, "tool")),
            callId: readText(message, "callId"),
            isApproval: read(message, "isApproval") === true,
            timeLimit: readTimeLimit(read(message, "timeLimit")),
          };
    }
    case "close": {
      const given = read(message, "reason");
      const reason = closeReasons.find((one) => one === given);
      return id === undefined || !reason ? undefined : { type: "close", id, reason };
    }
    case "complete": {
      const elicitationId = readText(message, "elicitationId");
      const server = readServer(message);
      return elicitationId === undefined || !server ? undefined : { type: "complete", elicitationId, server };
    }
    case "preload":
      return { type: "preload" };
    default:
      return undefined;
  }
}

type Unchecked<Message> = Message extends { readonly result: unknown }
  ? Omit<Message, "result"> & { readonly result: unknown }
  : Message;

/** Undefined for text that is not a message. `result` is unchecked: check it against the request. */
export function readPageMessage(text: string, maxLength: number): Unchecked<BridgePageMessage> | undefined {
  const message = text.length > maxLength ? undefined : parseJson(text);
  const id = readText(message, "id");
  const type = read(message, "type");
  if (id === undefined || (type !== "result" && type !== "extend")) {
    return undefined;
  }
  return type === "extend"
    ? { type, id }
    : { type, id, result: read(message, "result"), isRefused: read(message, "isRefused") === true };
}

function readTimeLimit(limit: unknown): TimeLimit | undefined {
  const number = (name: keyof TimeLimit): number => readNumber(limit, name) ?? 0;
  return isRecord(limit)
    ? {
        initial: number("initial"),
        warning: number("warning"),
        extension: number("extension"),
        maxExtensions: number("maxExtensions"),
      }
    : undefined;
}

function readServer(message: unknown): ServerIdentity | undefined {
  const server = read(message, "server");
  const name = readText(server, "name");
  return name === undefined
    ? undefined
    : {
        name,
        origin: readText(server, "origin"),
        icon: readText(server, "icon"),
        serverInfo: read(server, "serverInfo"),
      };
}

export function readTool(tool: unknown): AskingTool | undefined {
  const name = readText(tool, "name");
  const destructiveHint = read(read(tool, "annotations"), "destructiveHint") === true;
  return name === undefined ? undefined : { name, title: readText(tool, "title"), annotations: { destructiveHint } };
}
