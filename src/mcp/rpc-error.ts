import { isRecord, read, readNumber, readText } from "../core/json.js";

/** A JSON-RPC error. */
export interface RpcError {
  readonly code: number | undefined;
  /** `""` if the error has no message. */
  readonly message: string;
  readonly data: unknown;
}

/** The prefix that SDK v1 adds to a received message. */
const sdkPrefix = /^(?:MCP error -?\d+: )+/;

/**
 * Reads the rejection of a failed call: an SDK's error (v1 `McpError`, v2 `ProtocolError`, the AI SDK's `MCPClientError`), a JSON-RPC
 * `error` object, or a response that has one. No value makes this function throw.
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
 * Whether the rejection of an SDK's request is a response of the server rather than a failure to reach it. The class tells: `McpError` in
 * v1, `ProtocolError` in v2. The code does not, because servers respond with any code, and transport errors have an HTTP status as theirs.
 */
export function isErrorResponse(error: unknown): boolean {
  const { code, data } = readRpcError(error);
  // In v1, a timeout has the same class as a response. (So has "Connection closed", but `onclose` has ended all requests by then.)
  const isTimeout = code === -32001 && isRecord(data) && Object.hasOwn(data, "timeout");
  return ["McpError", "ProtocolError"].includes(readText(error, "name") ?? "") && !isTimeout;
}

// JSON-RPC error codes.
export const methodNotFound = -32601;
export const invalidParams = -32602;

/** Makes an error for a handler to throw. SDKs respond with its `code` and `message`. */
export function rpcError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code });
}
