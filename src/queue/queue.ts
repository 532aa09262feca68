import { type AdmissionOptions, createAdmission, type RefusedElicitation } from "../core/admission.js";
import { callSafely } from "../core/call-safely.js";
import { createDraftMemory, type DraftMemory, type DraftStorage } from "../core/draft/draft-memory.js";
import { readText } from "../core/json.js";
import { type EndController, endOf } from "../core/request-end.js";
import {
  type AskOptions,
  type ElicitResult,
  type OnAccept,
  type ServerIdentity,
  serverKey,
  type TimeLimitOptions,
} from "../core/types.js";

export interface ElicitationQueue {
  /** Queues a request. Resolves with the person's answer; never rejects. */
  readonly elicit: (params: unknown, options: ElicitOptions) => Promise<ElicitResult>;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => QueueSnapshot;
  /** Declines the pending and all later requests of a server, until `unmute` or as long as the queue exists. */
  readonly mute: (server: ServerIdentity) => void;
  readonly unmute: (server: ServerIdentity) => void;
  /** Cancels the pending requests of a server. Call it when its connection closes, because not every MCP client aborts them. */
  readonly cancelServer: (server: ServerIdentity) => void;
  readonly cancelAll: () => void;
  /** Forwards `notifications/elicitation/complete` (MCP 2025-11-25, "Completion Notifications for URL Mode"). Unknown ids are ignored. */
  readonly complete: (elicitationId: string, server: ServerIdentity) => void;
  /** The drafts of earlier requests; undefined with `drafts: false`. Its `clear` removes them all. */
  readonly drafts: DraftMemory | undefined;
  /** Loads the dialog's code if an `ElicitationHost` is mounted. Call it when a tool call begins that may lead to a request. */
  readonly preload: () => void;
  /** Registers the component that shows the queue, and the function that loads its code. Returns a function that unregisters it. */
  readonly attachHost: (preload?: () => void) => () => void;
}

export interface ElicitationQueueOptions extends AdmissionOptions {
  /** Whether pending requests wait or are cancelled when the last `ElicitationHost` unmounts. @default "keep" */
  readonly whenUnmounted?: "keep" | "cancel" | undefined;
  /**
   * Storage for drafts that outlives the page, such as `sessionStorage`. `false` keeps no drafts, not even in memory. Answers to fields
   * that look like ones for credentials are never kept. @default memory only
   */
  readonly drafts?: DraftStorage | false | undefined;
}

export interface ElicitOptions extends Omit<AskOptions, "onRefused"> {
  /** Called when this request is declined without being shown. Its result is the same as for a person's decline. */
  readonly onRefused?: ((reason: RefusedElicitation["reason"]) => void) | undefined;
}

/** What a queue holds. The object stays the same until something changes. */
export interface QueueSnapshot {
  /** The request to show. It may have been answered already, for example if it is an opened page or an expired form. */
  readonly current: PendingElicitation | undefined;
  /** The requests without an answer, in order of arrival. The first is `current`, unless `current` has been answered. */
  readonly pending: readonly PendingElicitation[];
  /** Position of `current` in its batch, from 1; 0 for an empty queue. A batch is the requests that were pending together. */
  readonly position: number;
  /** Size of the batch, including the requests that have been answered. */
  readonly total: number;
  /** Whether the server has announced that the interaction on the page of `current` is complete. */
  readonly isCompleted: boolean;
  /** The muted servers, whose requests are declined without being shown. */
  readonly muted: readonly ServerIdentity[];
}

/** A request in the queue. */
export interface PendingElicitation {
  /** Unique in the queue. */
  readonly id: number;
  /** The params of `elicitation/create` as received. */
  readonly params: unknown;
  readonly server: ServerIdentity;
  /** Time of arrival, in milliseconds since the epoch. */
  readonly arrivedAt: number;
  readonly acceptOn: "open" | "finish" | undefined;
  readonly onAccept: OnAccept | undefined;
  readonly timeLimit: TimeLimitOptions | undefined;
  /** Whether the server has sent a request before. Muting is only offered then. */
  readonly isRepeated: boolean;
  /**
   * Aborts when the request leaves the queue. Aborts with the reason `ended` when nobody waits for the answer any more; the request then
   * leaves the queue unless an abort listener settles it with the hold `until-left`.
   */
  readonly signal: AbortSignal;
  /** Answers the request; only the first call counts. The request leaves the queue, unless a hold keeps it on screen. */
  readonly settle: (result: ElicitResult, hold?: Hold) => void;
  /** Removes the request from the queue. If it has no answer, it resolves with `cancel`. */
  readonly leave: () => void;
}

/**
 * How long an answered request stays on screen. `until-next`: until there is another request, which then opens in the same dialog and does
 * not wait behind a forgotten page. `until-left`: until `leave` is called, even if the server is gone.
 */
export type Hold = "until-next" | "until-left";

interface Entry {
  readonly request: PendingElicitation;
  /** Set once the request is answered and still shown. */
  hold: Hold | undefined;
  isCompleted: boolean;
}

export const emptySnapshot: QueueSnapshot = {
  current: undefined,
  pending: [],
  position: 0,
  total: 0,
  isCompleted: false,
  muted: [],
};

/** In milliseconds: long enough for an application to start, short enough to be noticed during development. */
const hostTimeout = 5_000;

/**
 * Queues the requests of all servers in order of arrival, to be shown one at a time (in MCP 2026-07-28, several arrive at once). Pass the
 * queue to `connectElicitation` or `connectBridge`, and to one `ElicitationHost`.
 */
export function createElicitationQueue({
  onRefused,
  whenUnmounted = "keep",
  drafts,
  ...limits
}: ElicitationQueueOptions = {}): ElicitationQueue {
  /** In order of arrival. The first is shown, and only the first can have a hold. */
  const entries: Entry[] = [];
  const muted = new Map<string, ServerIdentity>();
  const knownServers = new Set<string>();
  const listeners = new Set<() => void>();
  const { admit, discount } = createAdmission(limits);
  let hosts = 0;
  let preloadDialog: (() => void) | undefined;
  let nextId = 1;
  /** The number of requests of the batch that were shown and have left. */
  let departed = 0;
  let snapshot = emptySnapshot;
  let unseenTimer: ReturnType<typeof setTimeout> | undefined;

  const update = (): void => {
    const [head] = entries;
    if (!head) {
      departed = 0;
    }
    snapshot = {
      ...emptySnapshot,
      ...(head && {
        current: head.request,
        pending: pending(),
        position: Math.max(1, departed + 1),
        total: Math.max(1, departed + entries.length),
        isCompleted: head.isCompleted,
      }),
      muted: Array.from(muted.values()),
    };
    for (const listener of listeners) {
      callSafely(listener);
    }
  };

  const entriesOf = (server: ServerIdentity): Entry[] => {
    const key = serverKey(server);
    return entries.filter(({ request }) => serverKey(request.server) === key);
  };

  const pending = (): PendingElicitation[] => entries.filter(({ hold }) => !hold).map(({ request }) => request);
  const elicit = (params: unknown, options: ElicitOptions): Promise<ElicitResult> => {
    const { server, signal, acceptOn, onAccept, timeLimit, isAdmitted } = options;
    if (signal?.aborted) {
      return Promise.resolve({ action: "cancel" });
    }
    const key = serverKey(server);
    const reason = muted.has(key) ? "muted" : isAdmitted ? undefined : admit(server, snapshot.pending);
    if (reason) {
      callSafely(() => onRefused?.({ params, server, reason }));
      callSafely(() => options.onRefused?.(reason));
      return Promise.resolve({ action: "decline" });
    }
    return new Promise((resolve) => {
      const controller: EndController = new AbortController();
      const leave = (): void => {
        resolve({ action: "cancel" });
        const index = entries.indexOf(entry);
        if (index >= 0) {
          entries.splice(index, 1);
          departed += index === 0 ? 1 : 0;
          signal?.removeEventListener("abort", end);
          controller.abort("withdrawn");
          update();
        }
      };
      const settle = (result: ElicitResult, hold?: Hold): void => {
        resolve(result);
        if (result.action === "accept" && pending().includes(entry.request)) {
          discount(server);
        }
        if (!hold || (hold === "until-next" && entries.length > 1)) {
          leave();
        } else if (!entry.hold) {
          entry.hold = hold;
          update();
        }
      };
      const end = (): void => {
        if (endOf(signal) === "ended") {
          // The component that shows the request then settles it with a hold.
          controller.abort("ended");
        }
        // A request with the hold `until-left` stays, because the person may still be reading it.
        if (entry.hold !== "until-left") {
          leave();
        }
      };
      const entry: Entry = {
        request: {
          id: nextId,
          params,
          server,
          arrivedAt: Date.now(),
          acceptOn,
          onAccept,
          timeLimit,
          isRepeated: knownServers.has(key),
          signal: controller.signal,
          settle,
          leave,
        },
        hold: undefined,
        isCompleted: false,
      };
      nextId += 1;
      knownServers.add(key);
      signal?.addEventListener("abort", end);
      const [head] = entries;
      if (head?.hold && entries.length === 1) {
        // A new batch begins. The answered request that is still shown is not part of it.
        departed = -1;
      }
      entries.push(entry);
      if (head?.hold === "until-next") {
        head.request.leave();
      } else {
        update();
      }
      if (!isSeen()) {
        unseenTimer ??= setTimeout(warnIfUnseen, hostTimeout);
      }
    });
  };

  const isSeen = (): boolean => hosts + listeners.size > 0;
  const warnIfUnseen = (): void => {
    unseenTimer = undefined;
    if (!isSeen() && entries.length > 0) {
      console.error("react-elicitation: a request is waiting. Render an <ElicitationHost>.");
    }
  };

  const settleAll = (affected: readonly Entry[], result: ElicitResult): void => {
    // From the end, so that none of them becomes the head and is shown for a moment.
    for (const { request } of [...affected].reverse()) {
      request.settle(result);
    }
  };
  const cancelAll = (): void => settleAll(entries, { action: "cancel" });

  return {
    elicit,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    mute: (server) => {
      muted.set(serverKey(server), server);
      settleAll(entriesOf(server), { action: "decline" });
      update();
    },
    unmute: (server) => {
      muted.delete(serverKey(server));
      update();
    },
    cancelServer: (server) => {
      const affected = entriesOf(server).filter(({ hold }) => hold !== "until-left");
      settleAll(affected, { action: "cancel" });
    },
    cancelAll,
    complete: (elicitationId, server) => {
      for (const entry of entriesOf(server)) {
        if (readText(entry.request.params, "elicitationId") === elicitationId) {
          entry.isCompleted = true;
          update();
        }
      }
    },
    drafts: drafts === false ? undefined : createDraftMemory(drafts),
    preload: () => preloadDialog?.(),
    attachHost: (preload) => {
      preloadDialog = preload;
      hosts += 1;
      if (hosts > 1) {
        console.error("react-elicitation: more than one <ElicitationHost>. Render one.");
      }
      return () => {
        hosts -= 1;
        // In a microtask, because StrictMode unmounts and mounts again at once.
        queueMicrotask(() => {
          if (hosts > 0) {
            return;
          }
          if (whenUnmounted === "cancel") {
            cancelAll();
          } else {
            // Removes an answered request, which the next host would otherwise show again.
            settleAll(
              entries.filter(({ hold }) => hold),
              { action: "cancel" },
            );
          }
        });
      };
    },
  };
}
