import { isRecord, readText } from "./json.js";
import { quotable } from "./text/quotable.js";

/** What a server says of itself, cleaned: never proof of who it is. */
export interface SelfDescription {
  /** Its `title`, else its `name` (display rule of MCP's `BaseMetadata`). */
  readonly name: string;
  readonly version: string;
}

/** Reads the MCP `Implementation` that a server reported. Undefined when there is no name in it. */
export function selfDescription(serverInfo: unknown): SelfDescription | undefined {
  if (!isRecord(serverInfo)) {
    return undefined;
  }
  // A server may not push the host's own words off the screen with its name, nor speak in their place.
  const read = (key: string, limit?: number): string => quotable(readText(serverInfo, key) ?? "", limit);
  const name = read("title") || read("name");
  return name === "" ? undefined : { name, version: read("version", 20) };
}
