import type { EndController } from "../core/request-end.js";
import { assertNever } from "../core/types.js";
import {
  type BridgePageMessage,
  type BridgeRequest,
  type BridgeServerMessage,
  type CloseReason,
  maxPageMessage,
  readServerMessage,
} from "./bridge-messages.js";
import { askOrCancel, type Elicitor } from "./elicitor.js";

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
  isAnswered: boolean;
}

/** In milliseconds. A restarting server is back soon, but one that stays down must not be flooded with connections. */
const reconnectDelay = { first: 1000, longest: 30_000 };
const resendDelay = 5000;

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
  let close: (() => void) | undefined;
  let delay = reconnectDelay.first;
  let maxLength = maxPageMessage;
  let reconnecting: ReturnType<typeof setTimeout> | undefined;

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
      console.error("react-elicitation: the bridge's transport did not open. It will be tried again.", error);
      closed();
    }
    if (!isOpen) {
      // `closed` was called before `transport.open` returned.
      closeStream?.();
    }
  };

  const take = (message: BridgeServerMessage): void => {
    switch (message.type) {
      case "hello": {
        delay = reconnectDelay.first;
        maxLength = message.maxLength;
        const stillOpen = new Set(message.open);
        for (const id of requests.keys()) {
          if (!stillOpen.has(id)) {
            // Not `withdrawn`: the reason is unknown, and what the person has entered must not vanish.
            remove(id, "ended");
          }
        }
        return;
      }
      case "request":
        if (!requests.has(message.id)) {
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
        assertNever(message);
    }
  };

  const show = async ({ id, params, server, acceptOn }: BridgeRequest): Promise<void> => {
    const controller: EndController = new AbortController();
    const request: PageRequest = { controller, isAnswered: false };
    requests.set(id, request);
    let isRefused = false;
    const result = await askOrCancel(async () =>
      queue.elicit(params, {
        server,
        signal: controller.signal,
        acceptOn,
        // The bridge has admitted the request. After a reload the page gets it again and must not count it as a new one.
        isAdmitted: true,
        onRefused: () => {
          isRefused = true;
        },
      }),
    );
    request.isAnswered = true;
    const answer = encode({ type: "result", id, result, isRefused }, maxLength);
    if (result.action === "cancel") {
      // A `cancel` is sent one task later. If the page is being left, the `ElicitationHost` cancels what it shows and this function is
      // disconnected. The `cancel` is then not sent, and the request waits for the next page.
      await pause(0);
      if (!requests.has(id)) return;
    }
    do {
      void send(answer);
      await pause(resendDelay);
    } while (requests.has(id));
  };

  /** Does not abort an answered request, because the dialog may still show it for a moment, or wait until its page is finished. */
  const remove = (id: string, reason: CloseReason): void => {
    const request = requests.get(id);
    requests.delete(id);
    if (request && !request.isAnswered) {
      // A request that another page has answered vanishes here.
      request.controller.abort(reason === "answered" ? "withdrawn" : reason);
    }
  };

  const send = async (message: string): Promise<void> => {
    try {
      await transport.send(message);
    } catch {
      // The result is resent.
    }
  };

  open();
  return () => {
    clearTimeout(reconnecting);
    close?.();
    for (const id of requests.keys()) {
      remove(id, "withdrawn");
    }
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function encode(message: BridgePageMessage, maxLength: number): string {
  const text = JSON.stringify(message);
  if (text.length <= maxLength) {
    return text;
  }
  console.error(
    `react-elicitation: an answer is longer than the ${maxLength} characters that the bridge accepts. Its request was cancelled.`,
  );
  return JSON.stringify({ ...message, result: { action: "cancel" } } satisfies BridgePageMessage);
}
