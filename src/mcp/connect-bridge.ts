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
   * Opens one connection, to `connect` of the session's bridge, and returns the function that closes it. Call `receive` with each message,
   * and `closed` when the connection fails or ends: it is closed, and another one opened a moment later, as when this throws.
   */
  readonly open: (receive: (message: string) => void, closed: () => void) => () => void;
  /**
   * Delivers a message to `receive` of the session's bridge. It may fail: what the server does not acknowledge is sent again every five
   * seconds.
   */
  readonly send: (message: string) => unknown;
}

interface PageRequest {
  readonly controller: EndController;
  isAnswered: boolean;
}

/** In milliseconds. A server that is started anew is back soon; one that is down must not be stormed. */
const reconnectDelay = { first: 1000, longest: 30_000 };
const resendDelay = 5000;

/**
 * The page's half of the bridge to the MCP clients on a server: shows their requests in the page's queue and sends the results back.
 * Returns the function that disconnects. The requests then leave the queue without an answer and wait on the server for the next page, as
 * they do when the page is left or loaded anew.
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
      console.error("react-elicitation: the bridge's transport did not open; it is tried again.", error);
      closed();
    }
    if (!isOpen) {
      // It failed before it returned.
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
            // Whatever the reason: what the person has entered must not vanish unseen.
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
        // By the bridge: a page that gets it again, as after a reload, must not count it as a new request.
        isAdmitted: true,
        onRefused: () => {
          isRefused = true;
        },
      }),
    );
    request.isAnswered = true;
    const answer = encode({ type: "result", id, result, isRefused }, maxLength);
    if (result.action === "cancel") {
      // Not at once: when the page is left, the `ElicitationHost` cancels what it shows, but this request waits for the next page.
      await pause(0);
      if (!requests.has(id)) return;
    }
    do {
      void send(answer);
      await pause(resendDelay);
    } while (requests.has(id));
  };

  /** An answered request is left alone: the dialog may still show it for a moment, or wait for its page. */
  const remove = (id: string, reason: CloseReason): void => {
    const request = requests.get(id);
    requests.delete(id);
    if (request && !request.isAnswered) {
      // What another page has answered vanishes here.
      request.controller.abort(reason === "answered" ? "withdrawn" : reason);
    }
  };

  const send = async (message: string): Promise<void> => {
    try {
      await transport.send(message);
    } catch {
      // It is sent again.
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
    `react-elicitation: an answer is longer than the ${maxLength} characters that the bridge takes. Its request was cancelled.`,
  );
  return JSON.stringify({ ...message, result: { action: "cancel" } } satisfies BridgePageMessage);
}
