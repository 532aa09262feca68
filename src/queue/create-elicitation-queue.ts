import type { ElicitResult } from "../core/elicit-result.js";
import type { ServerIdentity } from "../core/server-identity.js";

/** A request waiting for its one answer. */
export interface PendingElicitation {
  /** Unique in the queue. */
  readonly id: number;
  /** The params of `elicitation/create` as received. */
  readonly params: unknown;
  readonly server: ServerIdentity;
  /** Answers the request and takes it off the queue. Only the first call counts. */
  readonly settle: (result: ElicitResult) => void;
}

/** What is to be shown now. The same object until something changes. */
export interface QueueSnapshot {
  readonly current: PendingElicitation | undefined;
  /** Where `current` stands among those that have been waiting together, from 1; 0 when nothing waits. */
  readonly position: number;
  /** How many have been waiting together, those already answered included. */
  readonly total: number;
}

export interface ElicitOptions {
  readonly server: ServerIdentity;
  /** Takes the request back: wherever it stands it leaves the queue and resolves as `cancel`. */
  readonly signal?: AbortSignal | undefined;
}

export interface ElicitationQueue {
  /** Queues a request. Resolves with the person's answer; never rejects. */
  readonly elicit: (params: unknown, options: ElicitOptions) => Promise<ElicitResult>;
  /** Calls the listener after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => QueueSnapshot;
}

const empty: QueueSnapshot = { current: undefined, position: 0, total: 0 };

/**
 * Holds the requests of all servers in the order they came, so that one is shown at a time
 * (MCP 2026-07-28 sends several at once). Give it to `elicitationHandler` and to one `ElicitationHost`.
 */
export function createElicitationQueue(): ElicitationQueue {
  const pending = new Map<number, PendingElicitation>();
  const listeners = new Set<() => void>();
  let nextId = 1;
  let answered = 0;
  let snapshot = empty;

  const update = (): void => {
    const [current] = pending.values();
    if (!current) {
      answered = 0;
    }
    snapshot = current ? { current, position: answered + 1, total: answered + pending.size } : empty;
    for (const listener of listeners) {
      listener();
    }
  };

  const elicit = (params: unknown, { server, signal }: ElicitOptions): Promise<ElicitResult> =>
    new Promise((resolve) => {
      const id = nextId;
      nextId += 1;
      const withdraw = (): void => settle({ action: "cancel" });
      const settle = (result: ElicitResult): void => {
        const wasShown = snapshot.current?.id === id;
        if (pending.delete(id)) {
          signal?.removeEventListener("abort", withdraw);
          answered += wasShown ? 1 : 0;
          resolve(result);
          update();
        }
      };
      if (signal?.aborted) {
        resolve({ action: "cancel" });
        return;
      }
      signal?.addEventListener("abort", withdraw);
      pending.set(id, { id, params, server, settle });
      update();
    });

  return {
    elicit,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
