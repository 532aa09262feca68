import type { NextRequest } from "next/server";
import { sessionOf } from "../../session";

/** What a chat's model would do: call a tool. It may take as long as a person does. */
export async function POST(request: NextRequest) {
  const session = sessionOf(request);
  if (!session) return new Response(null, { status: 403 });

  await session.connect();
  const { content } = await session.client.callTool({ name: "subscribe", arguments: {} });
  return new Response(content.map((part) => (part.type === "text" ? part.text : "")).join("\n"));
}
