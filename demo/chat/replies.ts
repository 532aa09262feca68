import type { Tool } from "@modelcontextprotocol/client";

export const NOT_CONNECTED = "I am not connected to a server. Check the address under “Connection”.";

/** There is no model behind this chat: it knows the server's tools by name and nothing else. */
export function whatICanDo(tools: readonly Tool[]): string {
  const names = tools.map(({ name }) => name).join(", ");
  return names ? `I can only call the server’s tools: ${names}.` : "This server has no tools for me to call.";
}
