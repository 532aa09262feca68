import type { NextRequest } from "next/server";
import { sessionOf } from "../../session";

/** Calls a tool, as a chat's model would. The call may take as long as the person needs to answer. */
export async function POST(request: NextRequest) {
  const session = sessionOf(request);
  if (!session) return new Response(null, { status: 403 });

  await session.connect();
  const { content } = await session.client.callTool({ name: "subscribe", arguments: {} });
  return new Response(content.map((part) => (part.type === "text" ? part.text : "")).join("\n"));
}
