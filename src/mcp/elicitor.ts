import type { ElicitResult } from "../core/elicit-result.js";
import type { ServerIdentity } from "../core/server-identity.js";

/** How a request is to be asked. */
export interface AskOptions {
  /** Who asks. */
  readonly server: ServerIdentity;
  /** Takes the request back: it resolves as `cancel`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * When a page counts as accepted: once it has been opened (`"open"`, the default, as MCP means it), or only once the person
   * says that they have finished there, or the server does (`"finish"`).
   */
  readonly urlAnswer?: "open" | "finish" | undefined;
  /** Called when the request is declined without having been shown, because the server is muted or asks too much. */
  readonly onRefused?: (() => void) | undefined;
}

/** Anything that shows a request to a person; `createElicitationQueue()` makes one. */
export interface Elicitor {
  readonly elicit: (params: unknown, options: AskOptions) => Promise<ElicitResult>;
}

/** Anything that can be told that a page has been finished; `createElicitationQueue()` makes one. */
export interface ElicitationCompleter {
  /** Ids that are not known, or were completed before, are ignored. */
  readonly complete: (elicitationId: string, server: ServerIdentity) => void;
}

/** The server at the other end, as the host knows it; a function where it is known only after connecting. */
export type ServerSource = ServerIdentity | (() => ServerIdentity);

export function identityOf(server: ServerSource): ServerIdentity {
  return typeof server === "function" ? server() : server;
}
