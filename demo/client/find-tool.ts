import type { Tool } from "@modelcontextprotocol/client";

/** The tool that a message asks for: the message is its name or title, or has its name among its words. */
export function findTool(tools: readonly Tool[], message: string): Tool | undefined {
  const wanted = message.trim().toLowerCase();
  const outright = tools.find((tool) => [tool.name, tool.title].some((name) => name?.toLowerCase() === wanted));
  const words = wanted.split(/[^\p{L}\p{N}_-]+/u);
  return outright ?? tools.find((tool) => words.includes(tool.name.toLowerCase()));
}
