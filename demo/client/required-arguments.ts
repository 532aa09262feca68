import type { Tool } from "@modelcontextprotocol/client";

/** JSON with a starting value for each required argument. `undefined` if the tool requires none. */
export function requiredArguments(tool: Tool): string | undefined {
  const { required = [], properties = {} } = tool.inputSchema;
  if (required.length === 0) return undefined;
  const start = Object.fromEntries(required.map((name) => [name, startingValue(properties[name])]));
  return JSON.stringify(start, null, 2);
}

function startingValue(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null) return "";
  if ("default" in schema) return schema.default;
  switch ("type" in schema ? schema.type : undefined) {
    case "number":
    case "integer":
      return 0;
    case "boolean":
      return false;
    case "array":
      return [];
    case "object":
      return {};
    default:
      return "";
  }
}
