import { parseJson, read, readCount, readList, readText } from "../core/json.js";
import type { RequestEnd } from "../core/request-end.js";
import type { ElicitResult, ServerIdentity } from "../core/types.js";

/**
 * What the server sends to each connected page, one JSON text per message. Every message may be repeated: the page knows a request by its
 * id, which is random, so that no two servers and no two runs of one give the same.
 */
export type BridgeServerMessage =
  /**
   * The first message of every connection: the ids of all open requests, each of which follows as a `request`. What the page shows and is
   * not among them has ended while it was disconnected, or with another run of the server. `maxLength` is how many characters a message of
   * the page may have.
   */
  | { readonly type: "hello"; readonly open: readonly string[]; readonly maxLength: number }
  | BridgeRequest
  /** A request has its answer. For the page that gave it, this is the acknowledgement. */
  | { readonly type: "close"; readonly id: string; readonly reason: CloseReason }
  /** `notifications/elicitation/complete` of an MCP server. */
  | { readonly type: "complete"; readonly elicitationId: string; readonly server: ServerIdentity }
  /** A call has begun that may ask: time to load the dialog's code. */
  | { readonly type: "preload" };

export interface BridgeRequest {
  readonly type: "request";
  readonly id: string;
  /** The params of `elicitation/create` as received. */
  readonly params: unknown;
  readonly server: ServerIdentity;
  readonly acceptOn: "open" | "finish" | undefined;
}

/** A page answered the request, or its `signal` aborted. A request is `ended` as well where no page was connected for too long. */
export type CloseReason = "answered" | RequestEnd;

/** What a page sends to the server, again and again until the request is closed. */
export interface BridgePageMessage {
  readonly type: "result";
  readonly id: string;
  readonly result: ElicitResult;
  /** Whether the page's queue declined the request unseen, because the server is muted. */
  readonly isRefused: boolean;
}

/** Characters of a page's message: as many as a request may have to read. */
export const maxPageMessage = 1_000_000;

/** The same where answers may hold files: four of 10 MiB, in base64. */
export const maxMessageWithFiles = 64_000_000;

/** Undefined for what is none, or of a type that this version does not know. */
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
          };
    }
    case "close": {
      const reason = read(message, "reason");
      const isReason = reason === "answered" || reason === "withdrawn" || reason === "ended";
      return id === undefined || !isReason ? undefined : { type: "close", id, reason };
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

/** Undefined for what is none. `result` is whatever the page sent: it has to be checked against the request. */
export function readPageMessage(
  text: string,
  maxLength: number,
): (Omit<BridgePageMessage, "result"> & { readonly result: unknown }) | undefined {
  const message = text.length > maxLength ? undefined : parseJson(text);
  const id = readText(message, "id");
  return id === undefined || read(message, "type") !== "result"
    ? undefined
    : { type: "result", id, result: read(message, "result"), isRefused: read(message, "isRefused") === true };
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
