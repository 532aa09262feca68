import type { CallToolResult, Tool } from "@modelcontextprotocol/client";

/** What the chat needs to know of a connected server. */
export interface Connection {
  readonly name: string;
  readonly origin: string;
  readonly revision: string;
  /** The tools as last listed. */
  readonly tools: readonly Tool[];
  /** Tells of tools that come or go later; returns how to stop listening. */
  readonly onToolsChanged: (listener: (tools: readonly Tool[]) => void) => () => void;
  readonly callTool: (name: string, toolArguments: Readonly<Record<string, unknown>>) => Promise<CallToolResult>;
  readonly close: () => Promise<void>;
}
