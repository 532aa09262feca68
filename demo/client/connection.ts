import type { CallToolResult, Tool } from "@modelcontextprotocol/client";

/** The chat's view of a connected server. */
export interface Connection {
  readonly name: string;
  readonly origin: string;
  readonly revision: string;
  /** The tools listed when the client connected. */
  readonly tools: readonly Tool[];
  /** Calls the listener when the list of tools changes. Returns the function that stops listening. */
  readonly onToolsChanged: (listener: (tools: readonly Tool[]) => void) => () => void;
  /** @param callId names the call, so that its requests can be shown beside it */
  readonly callTool: (
    tool: Tool,
    toolArguments: Readonly<Record<string, unknown>>,
    callId: string,
  ) => Promise<CallToolResult>;
  readonly close: () => Promise<void>;
}
