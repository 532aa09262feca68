import type { EndController } from "../core/request-end.js";
import type { ElicitResult, TimeLimit, TimeLimitOptions, TimeWarning } from "../core/types.js";
import {
  type BridgePageMessage,
  type BridgeRequest,
  type BridgeServerMessage,
  type CloseReason,
  maxPageMessage,
  readServerMessage,
} from "./bridge-messages.js";
import { ask, type Elicitor } from "../agents/port.js";

/** How a page reaches its bridge: over server-sent events and `fetch`, a WebSocket, or a framework's stream. */
export interface BridgeTransport {
  /**
   * Opens one connection to `connect` of the session's bridge, and returns the function that closes it. Call `receive` with each message.
   * Call `closed` when the connection fails or ends. The page then closes it and reconnects a moment later, as it does when `open` throws.
   */
  readonly open: (receive: (message: string) => void, closed: () => void) => () => void;
  /**
   * Delivers a message to `receive` of the session's bridge. It may fail: the page resends a result every five seconds until the server
   * acknowledges it.
   */
  readonly send: (message: string) => unknown;
}

interface PageRequest {
  readonly controller: EndController;
  /** `delivering`: the person has accepted, and the form waits until the server has the answers. */
  stage: "open" | "delivering" | "answered";
  /** Aborted when the server has ended the request, which is the acknowledgement of a result. */
  readonly closing: AbortController;
  readonly time: PageTime | undefined;
}

/** The time of a request, as the server counts it. */
interface PageTime {
  readonly limit: TimeLimitOptions;
  /** Takes the limit as it is by now. */
  readonly update: (limit: TimeLimit) => void;
}

/** In milliseconds. A restarting server is back soon, but one that stays down must not be flooded with connections. */
const reconnectDelay = { first: 1000, longest: 30_000 };
const resendDelay = 5000;

/** After so many failures one after another, the form says that its answers could not be delivered. */
const mostFailures = 3;
/** After so many messages without an acknowledgement, the stream may be dead in one direction, so the page reconnects. */
const messagesPerStream = 3;

/** In characters: a message with answers has no more around them. */
const longestFrame = 200;

/** So many ids of requests that have ended are kept. */
const mostPast = 100;

/**
 * The page half of the bridge to the MCP clients on a server. It shows their requests in the page's queue and sends the results back.
 * Returns the function that disconnects. After that, the requests leave the queue without an answer and wait on the server for the next
 * page. The same happens when the person leaves or reloads the page.
 *
 * @example
 * useEffect(() => connectBridge(transport, elicitations), []);
 */
export function connectBridge(transport: BridgeTransport, queue: Elicitor): () => void {
  const requests = new Map<string, PageRequest>();
  /** The ids of the last requests that have ended. A stream that repeats its messages must not have them shown again. */
  const past = new Set<string>();
  let close: (() => void) | undefined;
  let delay = reconnectDelay.first;
  let maxLength = maxPageMessage;
  let reconnecting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the page is being closed, or left for good. Chromium still runs its timers and sends what it fetches. */
  let isLeft = false;
  const leave = ({ persisted }: PageTransitionEvent): void => {
    isLeft = !persisted;
  };
  // A capture listener runs before that of the `ElicitationHost`, which cancels what it shows.
  globalThis.addEventListener?.("pagehide", leave, true);

  const open = (): void => {
    let isOpen = true;
    let closeStream: (() => void) | undefined;
    close = () => {
      isOpen = false;
      closeStream?.();
    };
    const closed = (): void => {
      if (isOpen) {
        close?.();
        reconnecting = setTimeout(open, delay);
        delay = Math.min(2 * delay, reconnectDelay.longest);
      }
    };
    try {
      closeStream = transport.open((text) => {
        const message = isOpen ? readServerMessage(text) : undefined;
        if (message) {
          take(message);
        }
      }, closed);
    } catch (error) {
      console.error("react-elicitation: the bridge's transport did not open.", error);
      closed();
    }
    if (!isOpen) {
      // `closed` was called before `transport.open` returned.
      closeStream?.();
    }
  };

  const reconnect = (): void => {
    clearTimeout(reconnecting);
    close?.();
    open();
  };

  const take = (message: BridgeServerMessage): void => {
    switch (message.type) {
      case "hello": {
        delay = reconnectDelay.first;
        maxLength = message.maxLength;
        const stillOpen = new Set(message.open);
        for (const id of requests.keys()) {
          if (!stillOpen.has(id)) {
            // Not `withdrawn`: the reason is unknown, and what the person has entered must not vanish. Not `answered` either, because only
            // `close` says that the server has the answers. What is being delivered is then said to be sent perhaps.
            remove(id, "ended");
          }
        }
        return;
      }
      case "request":
        if (requests.has(message.id)) {
          if (message.timeLimit) requests.get(message.id)?.time?.update(message.timeLimit);
        } else if (!past.has(message.id)) {
          void show(message);
        }
        return;
      case "close":
        remove(message.id, message.reason);
        return;
      case "complete":
        queue.complete(message.elicitationId, message.server);
        return;
      case "preload":
        queue.preload?.();
        return;
      default:
        message satisfies never;
    }
  };

  const show = async ({ type: _type, id, timeLimit, ...asked }: BridgeRequest): Promise<void> => {
    const controller: EndController = new AbortController();
    const closing = new AbortController();
    const time =
      timeLimit && followTime(timeLimit, async () => void (await transport.send(encode({ type: "extend", id }))));
    const request: PageRequest = { controller, closing, stage: "open", time };
    requests.set(id, request);
    let isDelivered = false;
    const { unseen, ...result } = await ask(queue, {
      ...asked,
      signal: controller.signal,
      timeLimit: time?.limit,
      // The bridge has admitted the request. After a reload the page gets it again and must not count it as a new one.
      isAdmitted: true,
      reply: (outcome) => outcome,
      delivery: {
        maxLength: maxLength - longestFrame,
        send: async (content, press) => {
          request.stage = "delivering";
          const answer = resultMessage(id, { action: "accept", content });
          isDelivered = await sendUntilClosed(request, answer, { press, mostFailed: mostFailures });
          if (!isDelivered) {
            request.stage = "open";
            throw new Error("Not delivered.");
          }
        },
      },
    });
    request.stage = "answered";
    if (result.action === "cancel") {
      // A `cancel` is sent one task later, because a page that is taken down may unmount its host before it disconnects. The `cancel` is
      // then not sent, and the request waits for the next page.
      await pause(0);
      if (!requests.has(id)) return;
    }
    if (!isDelivered) {
      const answer = resultMessage(id, result, unseen !== undefined);
      await sendUntilClosed(request, answer.length > maxLength ? tooLong(id, maxLength) : answer);
    }
  };

  /**
   * Sends a result until the server acknowledges it. Resolves with false if `press` aborts, or after `mostFailed` failures one after another.
   */
  const sendUntilClosed = async (
    request: PageRequest,
    answer: string,
    { press, mostFailed = Infinity }: { readonly press?: AbortSignal; readonly mostFailed?: number } = {},
  ): Promise<boolean> => {
    const { signal } = request.closing;
    const ended = new Promise((resolve) => {
      signal.addEventListener("abort", resolve);
      press?.addEventListener("abort", resolve);
    });
    let failures = 0;
    let sent = 0;
    do {
      if (sent > 0 && sent % messagesPerStream === 0) {
        reconnect();
      }
      sent += 1;
      void send(answer).then((isSent) => {
        failures = isSent ? 0 : failures + 1;
      });
      await Promise.race([ended, pause(resendDelay)]);
      if (!signal.aborted && (press?.aborted || failures >= mostFailed)) {
        return false;
      }
    } while (!signal.aborted);
    return true;
  };

  /** Does not abort an answered request, because the dialog may still show it for a moment, or wait until its page is finished. */
  const remove = (id: string, reason: CloseReason): void => {
    const request = requests.get(id);
    requests.delete(id);
    past.add(id);
    for (const oldest of [...past].slice(0, -mostPast)) {
      past.delete(oldest);
    }
    if (request?.stage === "open" || (request?.stage === "delivering" && reason !== "answered")) {
      request.controller.abort(reason);
    }
    request?.closing.abort();
  };

  const send = async (message: string): Promise<boolean> => {
    if (isLeft) {
      // What a closing page cancels still waits in the person's other pages, and for the next one.
      return false;
    }
    try {
      await transport.send(message);
      return true;
    } catch {
      // The result is resent.
      return false;
    }
  };

  open();
  return () => {
    clearTimeout(reconnecting);
    globalThis.removeEventListener?.("pagehide", leave, true);
    close?.();
    for (const id of requests.keys()) {
      remove(id, "withdrawn");
    }
  };
}

/** @param extend asks the server for more time. Rejects if the server was not reached. */
function followTime({ initial, ...limit }: TimeLimit, extend: () => Promise<void>): PageTime {
  let deadline = Date.now() + initial;
  let left = limit.maxExtensions;
  let warn: ((warning: TimeWarning) => void) | undefined;
  return {
    limit: {
      ...limit,
      // Read when the request is shown.
      get deadline() {
        return deadline;
      },
      onExtend: () => {
        // At once, because the server tells all windows, and this one may hear it before it knows that the server was reached.
        left -= 1;
        return extend().catch((error: unknown) => {
          left += 1;
          throw error;
        });
      },
      subscribe: (listener) => {
        warn = listener;
        return () => {
          warn = undefined;
        };
      },
    },
    update: ({ initial: timeLeft, maxExtensions }) => {
      deadline = Date.now() + timeLeft;
      if (maxExtensions < left) {
        // The person has asked in another window.
        left = maxExtensions;
        warn?.({ isExtendable: left > 0, timeLeft });
      }
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function resultMessage(id: string, result: ElicitResult, isRefused = false): string {
  return encode({ type: "result", id, result, isRefused });
}

function encode(message: BridgePageMessage): string {
  return JSON.stringify(message);
}

/** What is sent instead of answers that the bridge would not read. The dialog does not give such answers. */
function tooLong(id: string, maxLength: number): string {
  console.error(`react-elicitation: an answer has more than ${maxLength} characters. Its request was cancelled.`);
  return resultMessage(id, { action: "cancel" });
}
