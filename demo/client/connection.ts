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
  readonly callTool: (name: string, toolArguments: Readonly<Record<string, unknown>>) => Promise<CallToolResult>;
  readonly close: () => Promise<void>;
}
