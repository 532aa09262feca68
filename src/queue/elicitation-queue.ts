import type { DraftMemory } from "../core/draft/draft-memory.js";
import type { DraftStorage } from "../core/draft/draft-storage.js";
import type { ElicitResult } from "../core/elicit-result.js";
import type { ServerIdentity } from "../core/server-identity.js";
import type { TimeLimit } from "../core/time-limit/time-limit.js";
import type { PendingElicitation, UrlAnswer } from "./pending-elicitation.js";

/** What is to be shown now. The same object until something changes. */
export interface QueueSnapshot {
  readonly current: PendingElicitation | undefined;
  /** Where `current` stands among those that have been waiting together, from 1; 0 when nothing waits. */
  readonly position: number;
  /** How many have been waiting together, those already answered included. */
  readonly total: number;
  /** Whether its server has said that what was to be done on the page of `current` is done. */
  readonly isCompleted: boolean;
}

export interface ElicitOptions {
  readonly server: ServerIdentity;
  /** Takes the request back: wherever it stands it leaves the queue and resolves as `cancel`. */
  readonly signal?: AbortSignal | undefined;
  /** When a page counts as accepted. @default what the host's `urlAnswer` says */
  readonly urlAnswer?: UrlAnswer | undefined;
  /** How long the person has for this request. @default what the host's `timeLimit` says */
  readonly timeLimit?: Partial<TimeLimit> | undefined;
  /** Hears when this request is declined unseen, which its result does not tell from a person's word. */
  readonly onRefused?: ((reason: RefusedElicitation["reason"]) => void) | undefined;
}

/** A request that was declined without being shown. */
export interface RefusedElicitation {
  readonly params: unknown;
  readonly server: ServerIdentity;
  /** The person has muted the server; it asked too often; too many wait already. */
  readonly reason: "muted" | "rate" | "ceiling";
}

export interface ElicitationQueueOptions {
  /** How many requests of one server are taken in any minute; those over it are declined at once. @default 10 */
  readonly requestsPerMinute?: number | undefined;
  /** How many requests may wait at a time; those over it are declined at once. @default 100 */
  readonly maxPending?: number | undefined;
  /** How many of them may be of one server, so that it cannot keep the others out. @default 25 */
  readonly maxPendingPerServer?: number | undefined;
  /** Hears of requests that were declined unseen. */
  readonly onRefused?: ((refused: RefusedElicitation) => void) | undefined;
  /** What becomes of requests when the last `ElicitationHost` unmounts: they wait for the next one, or are cancelled. @default "keep" */
  readonly whenUnmounted?: "keep" | "cancel" | undefined;
  /**
   * Where answers are kept so that they outlive the page, such as `sessionStorage`; `false` keeps none, not even in memory. What looks
   * like a credential is never kept. @default memory only
   */
  readonly drafts?: DraftStorage | false | undefined;
}

export interface ElicitationQueue {
  /** Queues a request. Resolves with the person's answer; never rejects. */
  readonly elicit: (params: unknown, options: ElicitOptions) => Promise<ElicitResult>;
  /** Calls the listener after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => QueueSnapshot;
  /** Declines what this server asks and has asked, for as long as the queue lives. */
  readonly mute: (server: ServerIdentity) => void;
  readonly unmute: (server: ServerIdentity) => void;
  readonly getMuted: () => readonly ServerIdentity[];
  /** Cancels what this server asks, when its connection has ended: MCP clients do not always tell. */
  readonly cancelServer: (server: ServerIdentity) => void;
  readonly cancelAll: () => void;
  /**
   * Passes on `notifications/elicitation/complete` (2025-11-25): what the person was to do on a page is done. Ids that nobody waits
   * for are ignored.
   */
  readonly complete: (elicitationId: string, server: ServerIdentity) => void;
  /** Answers of earlier requests, for when they are asked again; nothing if none are kept. `clear` forgets them all. */
  readonly drafts: DraftMemory | undefined;
  /** Says that something shows the queue, which may be one thing at a time. Returns the way to say that it no longer does. */
  readonly attachHost: () => () => void;
}
