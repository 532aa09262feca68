import type { NextRequest } from "next/server";
import { sessionOf } from "../../session";

/**
 * Calls a tool, as a chat's model would. The call may take as long as the person needs to answer. It does not end with the page, because a
 * page that is loaded anew shows what is still open.
 */
export async function POST(request: NextRequest) {
  const session = sessionOf(request);
  if (!session) return new Response(null, { status: 403 });

  await session.connect();
  const stop = new AbortController();
  session.stops.add(stop);
  try {
    const { content } = await session.callTool(
      { name: "subscribe", arguments: {} },
      { signal: stop.signal, tool: { name: "subscribe" } },
    );
    return new Response(content.map((part) => (part.type === "text" ? part.text : "")).join("\n"));
  } catch (error) {
    if (stop.signal.aborted) return new Response("Stopped.");
    throw error;
  } finally {
    session.stops.delete(stop);
  }
}

/** Stops the person's calls. What they ask then says "You stopped …" in the page. */
export function DELETE(request: NextRequest) {
  const session = sessionOf(request);
  if (!session) return new Response(null, { status: 403 });

  for (const stop of session.stops) stop.abort("stopped");
  return new Response(null, { status: 204 });
}
