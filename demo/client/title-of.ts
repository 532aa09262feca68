import type { Tool } from "@modelcontextprotocol/client";

/** The name of a tool on its button and in replies. */
export function titleOf(tool: Tool): string {
  return tool.title ?? tool.name;
}
