import type { CallToolResult } from "@modelcontextprotocol/client";

/** A tool's reply as texts. Other content is named but never loaded. */
export function replyTexts(result: CallToolResult): readonly string[] {
  const texts = result.content.map((block) => {
    switch (block.type) {
      case "text":
        return block.text;
      case "image":
      case "audio":
        return `[${block.type}, ${block.mimeType}]`;
      case "resource":
        return `[resource ${block.resource.uri}]`;
      case "resource_link":
        return `[link to ${block.uri}]`;
    }
  });
  return texts.length > 0 ? texts : ["The tool answered without saying anything."];
}
