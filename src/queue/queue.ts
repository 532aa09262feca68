import { type AdmissionOptions, createAdmission, type RefusedElicitation } from "../core/admission.js";
import { callSafely } from "../core/call-safely.js";
import { createDraftMemory, type DraftMemory, type DraftStorage } from "../core/draft/draft-memory.js";
import { isRecord, readText } from "../core/json.js";
import { type EndController, endOf } from "../core/request-end.js";
import {
  type AskingTool,
  type ElicitOptions,
  type ElicitResult,
  type ServerIdentity,
  serverKey,
  type UnseenReason,
} from "../core/types.js";
import type { Ending } from "../elicitation/ending.js";

/**
 * The requests of all servers, in the order of their arrival. It lives outside React, so that requests outlast components. Hosts call `elicit`,
 * `mute`, `complete` and the like; the rest is for `ElicitationHost` and `ElicitationCards`.
 */
export interface ElicitationQueue {
  /** Queues a request. Resolves with the person's answer; never rejects. */
  readonly elicit: (params: unknown, options: ElicitOptions) => Promise<ElicitResult>;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => QueueSnapshot;
  /**
   * Cancels the pending and all later requests of a server, until `unmute` or as long as the queue exists. All but the one that is shown count
   * as unseen.
   */
  readonly mute: (server: ServerIdentity) => void;
  /** Shows the requests of a server again, and removes it from `unseen`. */
  readonly unmute: (server: ServerIdentity) => void;
  /** Cancels the pending requests of a server. Call it when its connection closes, because not every MCP client aborts them. */
  readonly cancelServer: (server: ServerIdentity) => void;
  readonly cancelAll: () => void;
  /** Forwards `notifications/elicitation/complete` (MCP 2025-11-25, "Completion Notifications for URL Mode"). Unknown ids are ignored. */
  readonly complete: (elicitationId: string, server: ServerIdentity) => void;
  /** The drafts of earlier requests; undefined with `drafts: false`. Its `clear` removes them all. */
  readonly drafts: DraftMemory | undefined;
  /** Loads the dialog's code if a component shows the queue. Call it when a tool call begins that may lead to a request. */
  readonly preload: () => void;
  /**
   * Registers a component that shows `current`, and the function that loads its code. Of several, only the first shows anything: the one
   * whose function is `host` of the snapshot. Returns the function that unregisters it.
   */
  readonly attachHost: (preload?: () => void) => () => void;
  /** Registers the rows that `ElicitationCards` make. Returns the function to call when they have changed. */
  readonly attachTranscript: (transcript: Transcript) => () => void;
  /** Keeps what became of a request, in `history` of the snapshot. Called by what shows the request. */
  readonly record: (settled: SettledElicitation) => void;
  /**
   * Puts a `history` that was stored in place of the one that is there, for example after the page was reloaded. Its cards are shown again.
   * `restore([])` removes all, as when the person signs out. Takes whatever a storage gives back: null is an empty history, and entries of
   * another shape are left out, which is reported with `console.error`.
   */
  readonly restore: (history: unknown) => void;
}

/** The limits per server, what keeps drafts, and what happens to requests that lose their host. */
export interface ElicitationQueueOptions extends AdmissionOptions {
  /** Whether pending requests wait or are cancelled when the last `ElicitationHost` unmounts. @default "keep" */
  readonly whenUnmounted?: "keep" | "cancel" | undefined;
  /**
   * Storage for drafts that outlives the page, such as `sessionStorage`. `false` keeps no drafts, not even in memory. Answers to fields
   * that look like ones for credentials are never kept. @default memory only
   */
  readonly drafts?: DraftStorage | false | undefined;
}

/** What a queue holds. The object stays the same until something changes. */
export interface QueueSnapshot {
  /**
   * The request that the host shows: the first one that is not shown elsewhere. It may have been answered already, for example if it is an
   * opened page or an expired form.
   */
  readonly current: PendingElicitation | undefined;
  /** The requests without an answer, in order of arrival, wherever they are shown. */
  readonly pending: readonly PendingElicitation[];
  /** The requests that are answered and still shown. */
  readonly held: readonly PendingElicitation[];
  /** Position of `current` in its batch, from 1; 0 without it. A batch is the requests that were pending together. */
  readonly position: number;
  /** Size of the batch, including the requests that have been answered. */
  readonly total: number;
  /** The muted servers, whose requests are cancelled without being shown. */
  readonly muted: readonly ServerIdentity[];
  /**
   * The last 20 requests that were cancelled unseen, the newest last. `unmute` removes those of a server. The `params` of a request that is
   * larger than `maxBytes` are left out.
   */
  readonly unseen: readonly RefusedElicitation[];
  /**
   * What became of the last 500 requests that had cards or belong to a call, in order of arrival. Plain data, to be stored with the chat:
   * `restore` takes it back. Without credentials: their answers and defaults are left out, and addresses end before their query. Not those
   * that were taken back.
   */
  readonly history: readonly SettledElicitation[];
  /** Undefined if there have never been `ElicitationCards`. */
  readonly transcript: Transcript | undefined;
  /** The component that shows `current`, as the function that `attachHost` has returned to it. */
  readonly host: (() => void) | undefined;
}

/** The transcript of the chat: it has a row for each `ElicitationCards`, in which the requests of one call stand as cards. */
export interface Transcript {
  /**
   * Undefined for a request that has nothing to do with a row. The others are never `current`. The first call for a request whose row is not
   * there begins to wait for the row.
   */
  readonly standingOf: (request: PendingElicitation) => Standing | undefined;
  /** The element for the cards of a call, or of requests that belong to none. */
  readonly elementOf: (callId: string | undefined) => HTMLElement | undefined;
  /** Called by the host: whether it has a dock, which takes a request whose row has gone. */
  readonly setDock: (isThere: boolean) => void;
  readonly preload: () => void;
}

/** `awaited`: the request has just arrived, and its row may still come. `standing`: it stands in its row. `missing`: its row has gone, and may come back. */
export type Standing = "awaited" | "standing" | "missing";

/** What became of a request, as plain data. It has the names of files only, and no credentials. */
export interface SettledElicitation {
  /** Unique in a chat. */
  readonly id: string;
  /** The params of `elicitation/create` as received. */
  readonly params: unknown;
  readonly server: ServerIdentity;
  readonly tool: AskingTool | undefined;
  readonly callId: string | undefined;
  /** In milliseconds since the epoch. */
  readonly arrivedAt: number;
  /** Whether it was a request to run a tool. Its `params` are then the tool and the options, without the arguments. */
  readonly isApproval?: boolean | undefined;
  readonly ending: Ending;
}

/** A request in the queue, with the options it came with. Each is completed, answered and held by itself, because several may be shown at once. */
export interface PendingElicitation extends Omit<ElicitOptions, "signal" | "isAdmitted" | "batch" | "onRefused"> {
  /** Unique in the queue. */
  readonly id: number;
  /** The params of `elicitation/create` as received. */
  readonly params: unknown;
  /** Time of arrival, in milliseconds since the epoch. */
  readonly arrivedAt: number;
  /** Whether the server has sent a request before. Muting is only offered then. */
  readonly isRepeated: boolean;
  /** Whether the server has announced that the interaction on the request's page is complete. To be read anew after every change. */
  readonly isCompleted: boolean;
  /**
   * Aborts when the request leaves the queue. Aborts with the reason `ended` or `refused` when nobody waits for the answer any more; the
   * request then leaves the queue unless an abort listener settles it with the hold `until-left`.
   */
  readonly signal: AbortSignal;
  /** Answers the request; only the first call counts. The request leaves the queue, unless a hold keeps it on screen. */
  readonly settle: (result: ElicitResult, hold?: Hold) => void;
  /** Removes the request from the queue. If it has no answer, it resolves with `cancel`. */
  readonly leave: () => void;
}

/**
 * How long an answered request stays on screen. `until-next`: until there is another request for the host, which then opens in the same
 * dialog and does not wait behind a forgotten page. `until-left`: until `leave` is called, even if the server is gone.
 */
export type Hold = "until-next" | "until-left";

interface Entry {
  readonly request: PendingElicitation;
  /** Tells the host, and whoever asks, that nobody saw the request. */
  readonly reportUnseen: (reason: UnseenReason) => void;
  isCompleted: boolean;
  /** Set once the request is answered and still shown. */
  hold: Hold | undefined;
}

export const emptySnapshot: QueueSnapshot = {
  current: undefined,
  pending: [],
  held: [],
  position: 0,
  total: 0,
  muted: [],
  unseen: [],
  history: [],
  transcript: undefined,
  host: undefined,
};

/** So many endings are kept. */
const longestHistory = 500;

/** In milliseconds: long enough for an application to start, short enough to be noticed during development. */
const hostTimeout = 5_000;

/**
 * Queues the requests of all servers in order of arrival (in MCP 2026-07-28, several arrive at once). The host shows them one at a time,
 * except those that are shown elsewhere. Pass the queue to `connectElicitation` or `connectBridge`, and to one `ElicitationHost`.
 */
export function createElicitationQueue({
  onRefused,
  whenUnmounted = "keep",
  drafts,
  ...limits
}: ElicitationQueueOptions = {}): ElicitationQueue {
  /** In order of arrival. */
  const entries: Entry[] = [];
  const muted = new Map<string, ServerIdentity>();
  const knownServers = new Set<string>();
  const listeners = new Set<() => void>();
  const { admit, discount, isLarge } = createAdmission(limits);
  let unseen: readonly RefusedElicitation[] = [];
  let history: readonly SettledElicitation[] = [];
  let hosts: readonly (() => void)[] = [];
  let hasWarned = false;
  let transcript: Transcript | undefined;
  let preloadDialog: (() => void) | undefined;
  let lastId = 0;
  /** The number of requests of the batch that were shown and have left. */
  let departed = 0;
  let snapshot = emptySnapshot;
  let viewerTimer: ReturnType<typeof setTimeout> | undefined;
  /** What the host shows: the same until it leaves or is shown elsewhere. */
  let current: Entry | undefined;
  /** `current` before the press that is handled now. */
  let lastCurrent: Entry | undefined;

  const update = (): void => {
    const line = entries.filter(({ request }) => !transcript?.standingOf(request));
    const answered = line.find(({ hold }) => hold === "until-next");
    if (answered && line.length > 1) {
      answered.request.leave();
      return;
    }
    current = current && line.includes(current) ? current : line[0];
    // In a microtask, because a press that mutes a server first declines its request, and nobody has seen the next one yet.
    queueMicrotask(() => (lastCurrent = current));
    if (entries.length === 0) {
      departed = 0;
    }
    snapshot = {
      pending: entries.filter(({ hold }) => !hold).map(({ request }) => request),
      held: entries.filter(({ hold }) => hold).map(({ request }) => request),
      total: Math.max(entries.length && 1, departed + entries.length),
      current: current?.request,
      position: current ? Math.max(1, departed + 1) : 0,
      muted: [...muted.values()],
      unseen,
      history,
      transcript,
      host: hosts[0],
    };
    for (const listener of listeners) {
      callSafely(listener);
    }
  };

  const entriesOf = (server: ServerIdentity): Entry[] => {
    const key = serverKey(server);
    return entries.filter(({ request }) => serverKey(request.server) === key);
  };

  const elicit = (params: unknown, options: ElicitOptions): Promise<ElicitResult> => {
    const { signal, isAdmitted, batch, onRefused: onOwnRefused, ...asked } = options;
    const { server } = asked;
    if (signal?.aborted) {
      return Promise.resolve({ action: "cancel" });
    }
    const key = serverKey(server);
    const reason = muted.has(key) ? "muted" : !isAdmitted && admit({ server, params, batch }, snapshot.pending);
    const reportUnseen = (why: UnseenReason): void => {
      const refused = { params, server, reason: why };
      unseen = [...unseen, isLarge(refused) ? { ...refused, params: undefined } : refused].slice(-20);
      callSafely(() => onRefused?.(refused));
      callSafely(() => onOwnRefused?.(why));
    };
    if (reason) {
      reportUnseen(reason);
      update();
      return Promise.resolve({ action: "cancel" });
    }
    return new Promise((resolve) => {
      const controller: EndController = new AbortController();
      const leave = (): void => {
        resolve({ action: "cancel" });
        const index = entries.indexOf(entry);
        if (index >= 0) {
          entries.splice(index, 1);
          departed += entry === current || transcript?.standingOf(entry.request) ? 1 : 0;
          signal?.removeEventListener("abort", end);
          controller.abort("withdrawn");
          update();
        }
      };
      const settle = (result: ElicitResult, hold?: Hold): void => {
        resolve(result);
        if (result.action === "accept" && !entry.hold && entries.includes(entry)) {
          discount({ server, params, batch });
        }
        if (!hold) {
          leave();
        } else if (!entry.hold) {
          entry.hold = hold;
          update();
        }
      };
      const end = (): void => {
        const how = endOf(signal);
        if (how && how !== "withdrawn") {
          // The component that shows the request then settles it with a hold.
          controller.abort(how);
        }
        // A request with the hold `until-left` stays, because the person may still be reading it.
        if (entry.hold !== "until-left") {
          leave();
        }
      };
      const entry: Entry = {
        request: {
          ...asked,
          id: (lastId += 1),
          params,
          arrivedAt: Date.now(),
          isRepeated: knownServers.has(key),
          get isCompleted() {
            return entry.isCompleted;
          },
          signal: controller.signal,
          settle,
          leave,
        },
        reportUnseen,
        isCompleted: false,
        hold: undefined,
      };
      knownServers.add(key);
      signal?.addEventListener("abort", end);
      if (entries[0]?.hold && entries.length === 1) {
        // A new batch begins. The answered request that is still shown is not part of it.
        departed = -1;
      }
      entries.push(entry);
      update();
      if (!hasViewer(entry)) {
        viewerTimer ??= setTimeout(warnWithoutViewer, hostTimeout);
      }
    });
  };

  /** Whether something shows a request, or will. Cards listen, and show nothing but the requests of their call. */
  const hasViewer = ({ request }: Entry): boolean =>
    hosts.length > 0 || (transcript ? transcript.standingOf(request) === "standing" : listeners.size > 0);
  const warnWithoutViewer = (): void => {
    if (entries.every(hasViewer)) {
      viewerTimer = undefined;
    } else {
      console.error("react-elicitation: a request is waiting. Render an <ElicitationHost>.");
    }
  };

  const cancelAll = (affected: readonly Entry[] = entries): void => {
    // From the end, so that none of them becomes the head and is shown for a moment.
    for (const { request } of [...affected].reverse()) {
      request.settle({ action: "cancel" });
    }
  };
  const restore = (stored: unknown): void => {
    const given: unknown[] = [stored ?? []].flat();
    const settled = given.filter(isSettled);
    if (settled.length < given.length) {
      console.error("react-elicitation: `restore` got malformed entries.");
    }
    const byId = new Map(settled.map((one) => [one.id, one]));
    history = [...byId.values()].sort((one, other) => one.arrivedAt - other.arrivedAt).slice(-longestHistory);
    update();
  };

  return {
    elicit,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    mute: (server) => {
      muted.set(serverKey(server), server);
      const affected = entriesOf(server);
      for (const entry of affected) {
        // In the host, or in a card.
        const isSeen = (entry === lastCurrent || transcript?.elementOf(entry.request.callId)) && hasViewer(entry);
        if (!entry.hold && !isSeen) {
          entry.reportUnseen("muted");
        }
      }
      cancelAll(affected);
      update();
    },
    unmute: (server) => {
      const key = serverKey(server);
      muted.delete(key);
      unseen = unseen.filter((one) => serverKey(one.server) !== key);
      update();
    },
    cancelServer: (server) => {
      cancelAll(entriesOf(server).filter(({ hold }) => hold !== "until-left"));
    },
    cancelAll: () => cancelAll(),
    complete: (elicitationId, server) => {
      for (const entry of entriesOf(server)) {
        if (readText(entry.request.params, "elicitationId") === elicitationId) {
          entry.isCompleted = true;
          update();
        }
      }
    },
    record: (settled) => restore([...history, settled]),
    restore,
    drafts: drafts === false ? undefined : createDraftMemory(drafts),
    preload: () => preloadDialog?.(),
    attachHost: (preload) => {
      const detach = (): void => {
        hosts = hosts.filter((host) => host !== detach);
        update();
        // In a microtask, because StrictMode unmounts and mounts again at once.
        queueMicrotask(() => {
          if (hosts.length === 0) {
            // Also removes an answered request, which the next host would otherwise show again.
            cancelAll(entries.filter(({ hold }) => hold || whenUnmounted === "cancel"));
          }
        });
      };
      preloadDialog = preload;
      hosts = [...hosts, detach];
      if (hosts.length > 1 && !hasWarned) {
        hasWarned = true;
        console.error("react-elicitation: more than one <ElicitationHost>.");
      }
      update();
      return detach;
    },
    attachTranscript: (attached) => {
      transcript = attached;
      preloadDialog ??= attached.preload;
      update();
      return update;
    },
  };
}

/** Whether an entry has what it is ordered and found by. The rest of it is read by the card that shows it, and only that card fails. */
function isSettled(entry: unknown): entry is SettledElicitation {
  return (
    isRecord(entry) && typeof entry.id === "string" && typeof entry.arrivedAt === "number" && isRecord(entry.server)
  );
}
