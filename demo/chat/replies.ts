import type { Tool } from "@modelcontextprotocol/client";
import { titleOf } from "../client/title-of.js";

export const NOT_CONNECTED = "I am not connected to a server. Check the address under “Connection”.";

/** The reply to text that names no tool. The chat has no model: it can only call tools, by the titles on their buttons. */
export function whatICanDo(tools: readonly Tool[]): string {
  const titles = tools.map((tool) => `“${titleOf(tool)}”`).join(", ");
  return titles ? `I can only call the server’s tools: ${titles}.` : "This server has no tools for me to call.";
}
