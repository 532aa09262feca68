import { isRecord, readText } from "./json.js";
import { cleanLine, shorten } from "./text/clean-text.js";

/** What a server says of itself, cleaned: never proof of who it is. */
export interface SelfDescription {
  /** Its `title`, else its `name` (display rule of MCP's `BaseMetadata`). */
  readonly name: string;
  readonly version: string;
}

/** A server may not push the host's own words off the screen with its name. */
const longest = 48;

/** Reads the MCP `Implementation` that a server reported. Undefined when there is no name in it. */
export function selfDescription(serverInfo: unknown): SelfDescription | undefined {
  if (!isRecord(serverInfo)) {
    return undefined;
  }
  const read = (key: string): string => shorten(cleanLine(readText(serverInfo, key) ?? ""), longest);
  const name = read("title") || read("name");
  return name === "" ? undefined : { name, version: read("version") };
}
