import { createDraftMemory } from "../core/draft/draft-memory.js";
import type { ElicitResult } from "../core/elicit-result.js";
import type { ServerIdentity } from "../core/server-identity.js";
import { isRecord, readText } from "../core/json.js";
import { serverKey } from "../core/server-key.js";
import type {
  ElicitationQueue,
  ElicitationQueueOptions,
  ElicitOptions,
  QueueSnapshot,
  RefusedElicitation,
} from "./elicitation-queue.js";
import type { Hold, PendingElicitation } from "./pending-elicitation.js";
import { createRateLimit } from "./rate-limit.js";

const empty: QueueSnapshot = { current: undefined, position: 0, total: 0, isCompleted: false };
/** Long enough for a page to start, short enough to be seen while developing. */
const patience = 5_000;

/**
 * Holds the requests of all servers in the order they came, so that one is shown at a time
 * (MCP 2026-07-28 sends several at once). Give it to `elicitationHandler` and to one `ElicitationHost`.
 */
export function createElicitationQueue({
  requestsPerMinute = 10,
  maxPending = 100,
  maxPendingPerServer = 25,
  onRefused,
  whenUnmounted = "keep",
  drafts,
}: ElicitationQueueOptions = {}): ElicitationQueue {
  const pending = new Map<number, PendingElicitation>();
  // Goes on where it stands, however many have left: the head is found without passing them again.
  let heads = pending.values();
  /** Those that have their answer and are still shown: the current one, at most. */
  const held = new Map<number, Hold>();
  const muted = new Map<string, ServerIdentity>();
  const known = new Set<string>();
  const listeners = new Set<() => void>();
  const completed = new Set<number>();
  const isWithinRate = createRateLimit(requestsPerMinute);
  let hosts = 0;
  let nextId = 1;
  /** How many of those that have been waiting together have gone. */
  let left = 0;
  let snapshot = empty;
  let unseen: ReturnType<typeof setTimeout> | undefined;

  const update = (): void => {
    let { current } = snapshot;
    if (!current || !pending.has(current.id)) {
      left += current ? 1 : 0;
      current = nextHead();
    }
    if (!current) {
      left = 0;
    }
    snapshot = current
      ? {
          current,
          position: Math.max(1, left + 1),
          total: Math.max(1, left + pending.size),
          isCompleted: completed.has(current.id),
        }
      : empty;
    for (const listener of listeners) {
      callSafely(listener);
    }
  };

  const nextHead = (): PendingElicitation | undefined => {
    const { value, done } = heads.next();
    if (!done) {
      return value;
    }
    heads = pending.values();
    return heads.next().value;
  };

  const those = (isMeant: (entry: PendingElicitation) => boolean): PendingElicitation[] =>
    Array.from(pending.values()).filter(isMeant);

  const refusalOf = (server: ServerIdentity): RefusedElicitation["reason"] | undefined => {
    const key = serverKey(server);
    if (muted.has(key)) {
      return "muted";
    }
    // Counted only when it may matter: thousands may wait.
    if (pending.size >= Math.min(maxPending, maxPendingPerServer)) {
      const waiting = those(({ id }) => !held.has(id));
      // Or one server could keep all others out.
      if (waiting.length >= maxPending || waiting.filter(isOf(server)).length >= maxPendingPerServer) {
        return "ceiling";
      }
    }
    return isWithinRate(key) ? undefined : "rate";
  };

  const elicit = (
    params: unknown,
    { server, signal, urlAnswer, timeLimit, onRefused: onThisRefused }: ElicitOptions,
  ): Promise<ElicitResult> => {
    if (signal?.aborted) {
      return Promise.resolve({ action: "cancel" });
    }
    const reason = refusalOf(server);
    if (reason) {
      callSafely(() => onRefused?.({ params, server, reason }));
      callSafely(() => onThisRefused?.(reason));
      return Promise.resolve({ action: "decline" });
    }
    return new Promise((resolve) => {
      const id = nextId;
      nextId += 1;
      // Made for the few that are shown: thousands may wait.
      let controller: AbortController | undefined;
      const leave = (): void => {
        resolve({ action: "cancel" });
        held.delete(id);
        completed.delete(id);
        signal?.removeEventListener("abort", abort);
        if (pending.delete(id)) {
          controller?.abort();
          update();
        }
      };
      const settle = (result: ElicitResult, hold?: Hold): void => {
        resolve(result);
        if (!hold) {
          leave();
        } else if (pending.has(id)) {
          held.set(id, hold);
        }
      };
      const key = serverKey(server);
      const isRepeated = known.has(key);
      known.add(key);
      const abort = (): void => {
        // What a person is still to read stays, though its server has gone.
        if (held.get(id) !== "until-left") {
          leave();
        }
      };
      signal?.addEventListener("abort", abort);
      if (pending.size === held.size) {
        // Those that are there have their answers: nobody has been waiting together with this one.
        left = -pending.size;
      }
      pending.set(id, {
        id,
        params,
        server,
        arrivedAt: Date.now(),
        urlAnswer,
        timeLimit,
        isRepeated,
        get signal() {
          controller ??= new AbortController();
          return controller.signal;
        },
        settle,
        leave,
      });
      const { current } = snapshot;
      if (current && held.get(current.id) === "until-next" && serverKey(current.server) === key) {
        // The server has moved on, and so does the dialog.
        current.leave();
      } else {
        update();
      }
      warnIfUnseen();
    });
  };

  const warnIfUnseen = (): void => {
    if (hosts + listeners.size === 0) {
      unseen ??= setTimeout(() => {
        unseen = undefined;
        if (hosts + listeners.size === 0 && pending.size > 0) {
          console.error("react-elicitation: a request waits and no <ElicitationHost> shows it. Render one.");
        }
      }, patience);
    }
  };

  const settleAll = (result: ElicitResult, isMeant: (entry: PendingElicitation) => boolean): void => {
    // From the end, so that none of them is shown in passing.
    for (const entry of those(isMeant).reverse()) {
      entry.settle(result);
    }
  };
  const cancelAll = (): void => settleAll({ action: "cancel" }, () => true);

  return {
    elicit,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    mute: (server) => {
      muted.set(serverKey(server), server);
      settleAll({ action: "decline" }, isOf(server));
    },
    unmute: (server) => void muted.delete(serverKey(server)),
    getMuted: () => Array.from(muted.values()),
    cancelServer: (server) =>
      settleAll({ action: "cancel" }, (entry) => isOf(server)(entry) && held.get(entry.id) !== "until-left"),
    cancelAll,
    complete: (elicitationId, server) => {
      for (const { id, params } of those(isOf(server))) {
        if (isRecord(params) && readText(params, "elicitationId") === elicitationId) {
          completed.add(id);
          update();
        }
      }
    },
    drafts: drafts === false ? undefined : createDraftMemory(drafts),
    attachHost: () => {
      hosts += 1;
      if (hosts > 1) {
        console.error("react-elicitation: two <ElicitationHost> show each request twice. Render one.");
      }
      return () => {
        hosts -= 1;
        // StrictMode unmounts and mounts again at once.
        queueMicrotask(() => {
          if (hosts > 0) {
            return;
          }
          if (whenUnmounted === "cancel") {
            cancelAll();
          } else {
            // Those that have their answer are not asked again by the next one.
            settleAll({ action: "cancel" }, ({ id }) => held.has(id));
          }
        });
      };
    },
  };
}

function isOf(server: ServerIdentity): (entry: PendingElicitation) => boolean {
  const key = serverKey(server);
  return (entry) => serverKey(entry.server) === key;
}

/** What a host's function throws is the host's to see, and stops nothing here. */
function callSafely(call: () => void): void {
  try {
    call();
  } catch (error) {
    console.error("react-elicitation: a function of the host threw.", error);
  }
}
