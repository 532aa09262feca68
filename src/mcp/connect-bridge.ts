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
   * and `closed` when the connection fails or ends: it is closed, and another one opened a moment later.
   */
  readonly open: (receive: (message: string) => void, closed: () => void) => () => void;
  /**
   * Delivers a message to `receive` of the session's bridge. It may fail: what the server does not acknowledge is sent again every five
   * seconds.
   */
  readonly send: (message: string) => unknown;
}

interface ShownRequest {
  readonly withdrawal: AbortController;
  readonly callEnd: AbortController;
  /** The message to send until the server acknowledges it. */
  answer: string | undefined;
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
  const requests = new Map<string, ShownRequest>();
  let close: (() => void) | undefined;
  let delay = reconnectDelay.first;
  let reconnecting: ReturnType<typeof setTimeout> | undefined;
  let sending: ReturnType<typeof setTimeout> | undefined;

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
    closeStream = transport.open((text) => {
      const message = isOpen ? readServerMessage(text) : undefined;
      if (message) {
        take(message);
      }
    }, closed);
    if (!isOpen) {
      // It failed before it returned.
      closeStream();
    }
  };

  const take = (message: BridgeServerMessage): void => {
    switch (message.type) {
      case "hello": {
        delay = reconnectDelay.first;
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
    const withdrawal = new AbortController();
    const callEnd = new AbortController();
    const request: ShownRequest = { withdrawal, callEnd, answer: undefined };
    requests.set(id, request);
    let isRefused = false;
    const result = await askOrCancel(async () =>
      queue.elicit(params, {
        server,
        signal: withdrawal.signal,
        callSignal: callEnd.signal,
        acceptOn,
        onRefused: () => {
          isRefused = true;
        },
      }),
    );
    request.answer = encode({ type: "result", id, result, isRefused });
    // Not at once: when the page is left, the `ElicitationHost` cancels what it shows, but this request waits for the next page.
    clearTimeout(sending);
    sending = setTimeout(sendAnswers);
  };

  /** An answered request is left alone: the dialog may still show it for a moment, or wait for its page. */
  const remove = (id: string, reason: CloseReason): void => {
    const request = requests.get(id);
    requests.delete(id);
    if (request && request.answer === undefined) {
      (reason === "ended" ? request.callEnd : request.withdrawal).abort();
    }
  };

  const sendAnswers = (): void => {
    clearTimeout(sending);
    const answers = Array.from(requests.values(), ({ answer }) => answer).filter((answer) => answer !== undefined);
    for (const answer of answers) {
      void send(answer);
    }
    if (answers.length > 0) {
      sending = setTimeout(sendAnswers, resendDelay);
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
    clearTimeout(sending);
    close?.();
    for (const id of requests.keys()) {
      remove(id, "withdrawn");
    }
  };
}

function encode(message: BridgePageMessage): string {
  const text = JSON.stringify(message);
  if (text.length <= maxPageMessage) {
    return text;
  }
  console.error(
    `react-elicitation: an answer is longer than the ${maxPageMessage} characters that the bridge takes. Its request was cancelled.`,
  );
  return JSON.stringify({ ...message, result: { action: "cancel" } } satisfies BridgePageMessage);
}
