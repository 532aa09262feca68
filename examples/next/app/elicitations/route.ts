import type { NextRequest } from "next/server";
import { sessionOf } from "../../session";

/** From the bridge to the page: server-sent events. */
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

/** From the page to the bridge. No form of another site can send JSON. */
export async function POST(request: NextRequest) {
  const session = sessionOf(request);
  if (!session || request.headers.get("content-type") !== "application/json")
    return new Response(null, { status: 403 });

  session.bridge.receive(await request.text());
  return new Response(null, { status: 204 });
}
