import { serve } from "@hono/node-server";
import {
  createMcpHandler,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { createHotel } from "./hotel.js";

/** Clients of the 2025 revisions can be asked in a session only. */
const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();

async function openSession() {
  const session = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: () => crypto.randomUUID(),
    onsessioninitialized: (id) => void sessions.set(id, session),
    onsessionclosed: (id) => void sessions.delete(id),
  });
  await createHotel().connect(session);
  return session;
}

async function inSession(request: Request) {
  const id = request.headers.get("Mcp-Session-Id");
  const session = id === null ? await openSession() : sessions.get(id);
  // 404 tells the client to begin a new session, for example after a restart.
  return session ? session.handleRequest(request) : new Response(null, { status: 404 });
}

const modern = createMcpHandler(createHotel);

serve(
  {
    fetch: async (request) => ((await isLegacyRequest(request)) ? inSession(request) : modern.fetch(request)),
    hostname: "127.0.0.1",
    port: Number(process.env.PORT ?? 3000),
  },
  ({ port }) => console.log(`http://127.0.0.1:${port}`),
);
