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

/** The codes of JSON-RPC. */
export const methodNotFound = -32601;
export const invalidParams = -32602;

/** An error for a handler to throw: SDKs respond with its `code` and `message`. */
export function rpcError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code });
}
