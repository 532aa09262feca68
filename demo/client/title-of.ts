import type { Tool } from "@modelcontextprotocol/client";

/** What a tool is called to people: on its button and in replies. */
export function titleOf(tool: Tool): string {
  return tool.title ?? tool.name;
}
