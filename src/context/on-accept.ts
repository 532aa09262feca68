import type { ElicitContent } from "../core/elicit-result.js";

/** Why answers were not taken: by property name, as a whole, or both. Shown as text. */
export interface AcceptErrors {
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly form?: string | undefined;
}

export interface AcceptAttempt {
  /** From 1. */
  readonly attempt: number;
  /** Whether the person cannot try again if this one is refused. */
  readonly isLast: boolean;
  /** Aborts when the person declines, cancels or the request goes away while the host is still busy. */
  readonly signal: AbortSignal;
}

/**
 * Passes answers on before they are the result. Resolving with errors refuses them: they are shown at their fields, and the person
 * mends them and tries again. Rejecting means that nobody could be reached: the person can send the same again.
 */
export type OnAccept = (
  content: ElicitContent,
  attempt: AcceptAttempt,
) => AcceptErrors | undefined | void | Promise<AcceptErrors | undefined | void>;
