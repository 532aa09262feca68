import type { ServerIdentity } from "../core/server-identity.js";
import { cleanLine, shorten } from "../core/text/clean-text.js";
import type { DialogMessages } from "../messages/messages.js";

const longest = 80;

/** The name to call a server by: what the host named it, else where the connection goes. Never what it calls itself. */
export function serverName(server: ServerIdentity, messages: DialogMessages): string {
  return shorten(cleanLine(server.name) || cleanLine(server.origin ?? ""), longest) || messages.unnamedServer();
}
