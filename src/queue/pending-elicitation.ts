import type { ElicitResult } from "../core/elicit-result.js";
import type { ServerIdentity } from "../core/server-identity.js";
import type { TimeLimit } from "../core/time-limit/time-limit.js";

/**
 * How long an answered request stays the one that is shown: until the same server asks for something else, or until whoever shows it
 * calls `leave`, come what may.
 */
export type Hold = "until-next" | "until-left";

/** Whether a page counts as accepted once it is open, or only when the person says they have finished there. */
export type UrlAnswer = "open" | "finish";

/** A request waiting for its one answer. */
export interface PendingElicitation {
  /** Unique in the queue. */
  readonly id: number;
  /** The params of `elicitation/create` as received. */
  readonly params: unknown;
  readonly server: ServerIdentity;
  /** When it came, in milliseconds since the epoch. */
  readonly arrivedAt: number;
  readonly urlAnswer: UrlAnswer | undefined;
  readonly timeLimit: Partial<TimeLimit> | undefined;
  /** Whether the same server has asked before, which is when people want to be able to stop it. */
  readonly isRepeated: boolean;
  /** Aborts when it leaves the queue. */
  readonly signal: AbortSignal;
  /** Answers the request. Only the first call counts. It leaves the queue, or stays to be shown if it is held. */
  readonly settle: (result: ElicitResult, hold?: Hold) => void;
  /** Takes it off the queue: as `cancel`, if it has not been answered. */
  readonly leave: () => void;
}
