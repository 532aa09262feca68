import { McpManagerResource, McpMemoryStorage } from "@assistant-ui/react-mcp";
import { AuiConfig, AuiProvider, useAui, useAuiState } from "@assistant-ui/store";
import { Client } from "@modelcontextprotocol/client";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ElicitationDialog } from "../../src/index.js";
import { person } from "../support/jsdom-person.js";
import { startSession } from "./session-fetch.js";

// assistant-ui (`@assistant-ui/react-mcp`) has a client and a list of open requests of its own; only the dialog is ours.

/** The first open request of any server, as README shows it. */
function PendingElicitation() {
  const aui = useAui();
  const servers = useAuiState((state) => state.mcp.servers);
  const [first] = servers.flatMap((server) => server.pendingElicitations.map((pending) => ({ server, pending })));
  if (!first) return null;
  const { server, pending } = first;
  const asker = aui.mcp.server({ id: server.id });
  return (
    <ElicitationDialog
      request={pending}
      requestId={pending.id}
      server={{ name: server.name, origin: new URL(server.url).origin }}
      onAccept={(content) => {
        const errors = asker.answerElicitation(pending.id, { action: "accept", content });
        return errors && { fields: Object.fromEntries(errors.map(({ property, message }) => [property, message])) };
      }}
      onResult={({ action }) => {
        if (action !== "accept") asker.answerElicitation(pending.id, { action });
      }}
      activationDelay={0}
    />
  );
}

function Call() {
  const aui = useAui();
  const isConnected = useAuiState((state) =>
    state.mcp.servers.some((server) => server.connectionState === "connected"),
  );
  return (
    <button
      type="button"
      disabled={!isConnected}
      onClick={() => void aui.mcp.server({ id: "weather" }).callTool("ask", {})}
    >
      Ask
    </button>
  );
}

const weather = {
  id: "weather",
  name: "Weather",
  url: "https://mcp.weather.example/mcp",
  auth: { type: "none" },
} as const;
const config = AuiConfig({ mcp: McpManagerResource({ connectors: [weather], storage: McpMemoryStorage() }) });

type Handler = (request: unknown, context: { readonly mcpReq: object }) => unknown;
type SetHandler = (this: unknown, method: string, handler: Handler) => void;

beforeEach(() => {
  // Up to 0.1.15 it looks for the signal where SDK v1 kept it: https://github.com/assistant-ui/assistant-ui/issues/7534
  const prototype = Client.prototype as unknown as { setRequestHandler: SetHandler };
  const { setRequestHandler } = prototype;
  vi.spyOn(prototype, "setRequestHandler").mockImplementation(function mended(this: unknown, method, handler) {
    setRequestHandler.call(this, method, (request, context) => handler(request, { ...context.mcpReq, ...context }));
  });
});

/** A page whose server has been called, and what that server receives. */
async function renderChat(): Promise<readonly unknown[]> {
  const { fetch, received } = await startSession();
  vi.stubGlobal("fetch", fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(
    <AuiProvider config={config}>
      <Call />
      <PendingElicitation />
    </AuiProvider>,
  );
  const call = await screen.findByRole("button", { name: "Ask" });
  await waitFor(() => expect(call).toBeEnabled());
  await userEvent.click(call);
  return received;
}

test("an open request is answered in the dialog", async () => {
  const received = await renderChat();

  await person.type("Name", "Ada");
  await person.press("accept");

  await waitFor(() => expect(received).toEqual([{ action: "accept", content: { name: "Ada" } }]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test.each(["decline", "cancel"] as const)("%s arrives without content", async (action) => {
  const received = await renderChat();

  await person.press(action);

  await waitFor(() => expect(received).toEqual([{ action }]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
