import type { Tool } from "@modelcontextprotocol/client";

/** The tool a message asks for: named outright, or its name is among the words. */
export function findTool(tools: readonly Tool[], message: string): Tool | undefined {
  const wanted = message.trim().toLowerCase();
  const outright = tools.find((tool) => [tool.name, tool.title].some((name) => name?.toLowerCase() === wanted));
  const words = wanted.split(/[^\p{L}\p{N}_-]+/u);
  return outright ?? tools.find((tool) => words.includes(tool.name.toLowerCase()));
}
