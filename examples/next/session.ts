import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { NextRequest } from "next/server";
import { connectElicitation, createElicitationBridge } from "react-elicitation/mcp";
import { weather } from "./weather";

/** A person's MCP client, and the bridge through which the person's pages get the server's requests. */
function createSession() {
  const bridge = createElicitationBridge();
  const url = new URL("https://weather.example/mcp");
  // This server has no sessions, so it asks in 2026-07-28 only.
  const client = new Client({ name: "my-chat", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  const { callTool } = connectElicitation(client, bridge, { server: { name: "weather", origin: url.origin } });
  /** Of the calls that are in progress. */
  const stops = new Set<AbortController>();

  let connection: Promise<void> | undefined;
  const connect = () =>
    (connection ??= client
      // This `fetch` calls the server in this process. Without it, the client connects to the server at `url`.
      .connect(
        new StreamableHTTPClientTransport(url, { fetch: (input, init) => weather.fetch(new Request(input, init)) }),
      )
      .catch((error: unknown) => {
        connection = undefined; // so that the next call tries again
        throw error;
      }));
  return { bridge, callTool, connect, stops };
}

type Session = ReturnType<typeof createSession>;

// Next bundles each route separately, and rebuilds them in development. Only `globalThis` is shared by all routes.
declare global {
  var sessions: Map<string, Session> | undefined;
}
const sessions: Map<string, Session> = (globalThis.sessions ??= new Map());

/** The session of the person who sends the request. Undefined without a cookie, or for a request from another site's page. */
export function sessionOf(request: NextRequest): Session | undefined {
  const id = request.cookies.get("session")?.value;
  if (id === undefined || request.headers.get("sec-fetch-site") !== "same-origin") return undefined;
  const session = sessions.get(id) ?? createSession(); // in your app, only for signed-in people; close the client when they sign out
  sessions.set(id, session);
  return session;
}
