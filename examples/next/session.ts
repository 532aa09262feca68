import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { NextRequest } from "next/server";
import { connectElicitation, createElicitationBridge } from "react-elicitation/mcp";
import { weather } from "./weather";

/** A person's MCP client, and the bridge over which its server's requests reach their pages. */
function createSession() {
  const bridge = createElicitationBridge();
  const url = new URL("https://weather.example/mcp");
  const client = new Client({ name: "my-chat", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  connectElicitation(client, bridge, { server: { name: "weather", origin: url.origin } });

  let connection: Promise<void> | undefined;
  const connect = () =>
    (connection ??= client
      // The server is in this process. Without `fetch`, it is the one at the address.
      .connect(
        new StreamableHTTPClientTransport(url, { fetch: (input, init) => weather.fetch(new Request(input, init)) }),
      )
      .catch((error: unknown) => {
        connection = undefined; // so that the next call tries again
        throw error;
      }));
  return { bridge, client, connect };
}

type Session = ReturnType<typeof createSession>;

// Next bundles each route by itself, and in development anew: only `globalThis` is the same for all.
const store = globalThis as typeof globalThis & { sessions?: Map<string, Session> };
const sessions: Map<string, Session> = (store.sessions ??= new Map());

/** The session of whoever sends the request; undefined for another site's page, and without a cookie. */
export function sessionOf(request: NextRequest): Session | undefined {
  const id = request.cookies.get("session")?.value;
  if (id === undefined || request.headers.get("sec-fetch-site") !== "same-origin") return undefined;
  const session = sessions.get(id) ?? createSession(); // yours: only for people who have signed in; close the client when they sign out
  sessions.set(id, session);
  return session;
}
