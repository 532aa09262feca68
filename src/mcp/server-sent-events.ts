import { maxDelay } from "../core/time-limit.js";
import type { ElicitationBridge } from "./bridge.js";
import type { BridgeTransport } from "./connect-bridge.js";

// The two ends of a bridge that uses server-sent events one way and `fetch` the other way.

export interface ElicitationRoutesOptions<Incoming extends Request> {
  /**
   * Returns the bridge of the person who has sent the request, by the session that your sign-in has made. Undefined for anybody else, who
   * gets 403. Whoever gets a bridge can read and answer that person's requests.
   */
  readonly bridge: (request: Incoming) => ElicitationBridge | undefined | Promise<ElicitationBridge | undefined>;
  /** In milliseconds: how often the stream carries a comment, so that no proxy takes it for dead and closes it. @default 15000 */
  readonly heartbeat?: number | undefined;
}

/** Handlers of one path, as Next.js, Hono, Remix, SvelteKit, Bun and Deno take them. */
export interface ElicitationRoutes<Incoming extends Request> {
  /** Streams the bridge's messages to a page, as server-sent events. */
  readonly GET: (request: Incoming) => Promise<Response>;
  /** Takes a message of a page. */
  readonly POST: (request: Incoming) => Promise<Response>;
}

/**
 * Makes the route through which the pages of a server's host reach their bridges; `eventSourceTransport` is their end of it. Only pages of
 * the same origin get in (403), and messages have to be JSON (415), which no form of another site can send.
 *
 * @throws RangeError for a `heartbeat` that no timer can keep
 * @example
 * export const { GET, POST } = createElicitationRoutes({ bridge: (request) => sessionOf(request)?.bridge });
 */
export function createElicitationRoutes<Incoming extends Request = Request>({
  bridge: bridgeOf,
  heartbeat = 15_000,
}: ElicitationRoutesOptions<Incoming>): ElicitationRoutes<Incoming> {
  if (!(heartbeat >= 1 && heartbeat <= maxDelay)) {
    throw new RangeError(
      `react-elicitation: heartbeat is ${heartbeat}, so the stream would never pause. Give a number of milliseconds from 1 to ${maxDelay}.`,
    );
  }
  return {
    GET: async (request) => {
      const bridge = isOwnPage(request) ? await bridgeOf(request) : undefined;
      return bridge ? streamOf(bridge, request.signal, heartbeat) : answer(403);
    },
    POST: async (request) => {
      const bridge = isOwnPage(request) ? await bridgeOf(request) : undefined;
      if (!bridge) {
        return answer(403);
      }
      if (!/^application\/json *(;|$)/i.test(request.headers.get("Content-Type") ?? "")) {
        return answer(415);
      }
      const message = await readText(request, bridge.maxLength);
      if (message === undefined) {
        return answer(413);
      }
      bridge.receive(message);
      return answer(204);
    },
  };
}

/** The page's end of `createElicitationRoutes`. Sends the cookies of its origin. */
export function eventSourceTransport(url: string | URL): BridgeTransport {
  return {
    open: (receive, closed) => {
      const stream = new EventSource(url);
      stream.addEventListener("message", ({ data }) => receive(String(data)));
      stream.addEventListener("error", closed);
      return () => stream.close();
    },
    send: async (message) => {
      const headers = { "Content-Type": "application/json" };
      const { ok, status } = await fetch(url, { method: "POST", headers, body: message });
      if (!ok) {
        throw new Error(`react-elicitation: the bridge refused a message (${status}).`);
      }
    },
  };
}

/**
 * Whether a page of the same origin has sent the request. Browsers say so in `Sec-Fetch-Site`, except over plain HTTP. There they name the
 * origin of whatever another origin could send or read.
 */
function isOwnPage({ headers, method, url }: Request): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) {
    return site === "same-origin";
  }
  const origin = headers.get("Origin");
  const { host } = new URL(url);
  return origin === null
    ? method === "GET"
    : URL.canParse(origin) && new URL(origin).host === (headers.get("Host") ?? host);
}

function streamOf(bridge: ElicitationBridge, signal: AbortSignal, heartbeat: number): Response {
  const encoder = new TextEncoder();
  let close: (() => void) | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      // The bridge encodes each message in one line.
      const disconnect = bridge.connect((message) => send(`data: ${message}\n\n`));
      const timer = setInterval(() => send(":\n\n"), heartbeat);
      const end = (): void => {
        close?.();
        controller.close();
      };
      close = () => {
        clearInterval(timer);
        disconnect();
        signal.removeEventListener("abort", end);
      };
      signal.addEventListener("abort", end);
      if (signal.aborted) end();
    },
    cancel: () => close?.(),
  });
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
      // Otherwise nginx collects what it passes on.
      "X-Accel-Buffering": "no",
    },
  });
}

/** Undefined for a body of more characters. */
async function readText({ body }: Request, maxLength: number): Promise<string | undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value = "" } = (await reader?.read()) ?? { done: true };
    text += value;
    if (text.length > maxLength) {
      await reader?.cancel();
      return undefined;
    }
    if (done) {
      return text;
    }
  }
}

function answer(status: number): Response {
  return new Response(null, { status });
}
