import { isRecord, read, readNumber, readText } from "../core/json.js";

/** A JSON-RPC error. */
export interface RpcError {
  readonly code: number | undefined;
  /** `""` when there is none. */
  readonly message: string;
  readonly data: unknown;
}

/** SDK v1 prepends it to the message it received. */
const sdkPrefix = /^(?:MCP error -?\d+: )+/;

/**
 * Reads the rejection of a failed call: an SDK's error (v1 `McpError`, v2 `ProtocolError`, the AI SDK's `MCPClientError`), a JSON-RPC
 * `error` object, or a response that has one. Total: no value throws.
 */
export function readRpcError(error: unknown): RpcError {
  if (!isRecord(error)) {
    return { code: undefined, message: typeof error === "string" ? error : "", data: undefined };
  }
  const inner = read(error, "error");
  const source = isRecord(inner) ? inner : error;
  return {
    code: readNumber(source, "code"),
    message: (readText(source, "message") ?? "").replace(sdkPrefix, ""),
    data: read(source, "data"),
  };
}

/**
 * Whether the rejection of an SDK's request is a response of the server, and not a failure to reach it: the class tells, `McpError` in v1 and
 * `ProtocolError` in v2. The code does not, for servers respond with any, and errors of transports have the status of HTTP.
 */
export function isErrorResponse(error: unknown): boolean {
  const { code, data } = readRpcError(error);
  // A timeout has the class of responses in v1. (So has "Connection closed", which follows `onclose`, when nobody waits any more.)
  const isTimeout = code === -32001 && isRecord(data) && Object.hasOwn(data, "timeout");
  return ["McpError", "ProtocolError"].includes(readText(error, "name") ?? "") && !isTimeout;
}

/** The codes of JSON-RPC. */
export const methodNotFound = -32601;
export const invalidParams = -32602;

/** An error for a handler to throw: SDKs respond with its `code` and `message`. */
export function rpcError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code });
}
