import { isRecord, read, readNumber, readText } from "../core/json.js";

/** A JSON-RPC error, whatever it came in. */
export interface RpcError {
  readonly code: number | undefined;
  /** As it was received, `""` when there is none. */
  readonly message: string;
  readonly data: unknown;
}

/** SDK v1 puts it before the message it has received. */
const prefix = /^(?:MCP error -?\d+: )+/;

/**
 * Reads what a failed call was rejected with: an SDK's error (v1 `McpError`, v2 `ProtocolError`, the AI SDK's `MCPClientError`), an
 * `error` of JSON-RPC, or the message that carries one. Any value in, never a throw.
 */
export function readRpcError(error: unknown): RpcError {
  if (!isRecord(error)) {
    return { code: undefined, message: typeof error === "string" ? error : "", data: undefined };
  }
  const inner = read(error, "error");
  const source = isRecord(inner) ? inner : error;
  return {
    code: readNumber(source, "code"),
    message: (readText(source, "message") ?? "").replace(prefix, ""),
    data: read(source, "data"),
  };
}
