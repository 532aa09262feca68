import type { AskOptions, ElicitResult, ServerIdentity } from "../core/types.js";

/** The part of an {@link Elicitor} that answers requests. */
export interface RequestElicitor {
  /** Resolves with the person's answer. */
  readonly elicit: (params: unknown, options: AskOptions) => Promise<ElicitResult>;
}

/** Whatever shows requests to a person, such as the queue of `createElicitationQueue()`. */
export interface Elicitor extends RequestElicitor {
  /** Completes URL requests. Ignores ids that are unknown or completed. */
  readonly complete: (elicitationId: string, server: ServerIdentity) => void;
  /** Loads the code that shows requests before a request arrives. */
  readonly preload?: (() => void) | undefined;
}

/** The server as the host knows it. Pass a function if its identity is known only after connecting. */
export type ServerSource = ServerIdentity | (() => ServerIdentity);

export function identityOf(server: ServerSource): ServerIdentity {
  return typeof server === "function" ? server() : server;
}

/** Resolves with `cancel` if asking fails, and reports the error to the developer. */
export async function askOrCancel(ask: () => Promise<ElicitResult>): Promise<ElicitResult> {
  try {
    return await ask();
  } catch (error) {
    console.error("react-elicitation: a request could not be shown and was cancelled.", error);
    return { action: "cancel" };
  }
}
