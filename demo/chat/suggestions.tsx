import type { Tool } from "@modelcontextprotocol/client";
import { titleOf } from "../client/title-of.js";

interface SuggestionsProps {
  readonly tools: readonly Tool[];
  readonly onChoose: (tool: Tool) => void;
}

/** A button for each tool of the server. */
export function Suggestions({ tools, onChoose }: SuggestionsProps) {
  if (tools.length === 0) return null;
  return (
    <ul className="suggestions" aria-label="The server’s tools">
      {tools.map((tool) => (
        <li key={tool.name}>
          <button type="button" className="suggestion" title={tool.description} onClick={() => onChoose(tool)}>
            {titleOf(tool)}
          </button>
        </li>
      ))}
    </ul>
  );
}
