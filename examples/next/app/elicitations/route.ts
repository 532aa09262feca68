import type { NextRequest } from "next/server";
import { sessionOf } from "../../session";

/** Sends the bridge's messages to the page as server-sent events. */
export function GET(request: NextRequest) {
  const session = sessionOf(request);
  if (!session) return new Response(null, { status: 403 });

  const encoder = new TextEncoder();
  let disconnect: (() => void) | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      disconnect = session.bridge.connect((message) => controller.enqueue(encoder.encode(`data: ${message}\n\n`)));
    },
    cancel: () => disconnect?.(),
  });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store, no-transform" },
  });
}

/** Passes the page's messages to the bridge. Requires JSON, because forms of other sites cannot send it. */
export async function POST(request: NextRequest) {
  const session = sessionOf(request);
  if (!session || request.headers.get("content-type") !== "application/json")
    return new Response(null, { status: 403 });

  session.bridge.receive(await request.text());
  return new Response(null, { status: 204 });
}
