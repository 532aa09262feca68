import { client, methods, PROTOCOL_VERSION } from "@agentclientprotocol/sdk";
import { createWebSocketStream } from "@agentclientprotocol/sdk/experimental/ws-client";
import { createElicitationQueue } from "react-elicitation";
import { connectAcp } from "react-elicitation/acp";
import { acpPermissions } from "react-elicitation/approval";

/** What stands in the conversation: a text, or the call of a tool. */
export type Entry = { role: "user" | "assistant"; text: string } | { role: "assistant"; call: string };

interface Chat {
  readonly entries: readonly Entry[];
  readonly isBusy: boolean;
}

export const elicitations = createElicitationQueue();

let chat: Chat = { entries: [], isBusy: false };
const listeners = new Set<() => void>();
function update(now: Partial<Chat>) {
  chat = { ...chat, ...now };
  for (const listener of listeners) listener();
}
const add = (entry: Entry) => update({ entries: [...chat.entries, entry] });

export const getChat = () => chat;
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the agent has said of each call, because its requests for permission have only the id. */
const calls = new Map<string, object>();

const app = client({ name: "my-chat" }).onNotification(methods.client.session.update, ({ params }) => {
  const said = params.update;
  if (said.sessionUpdate === "agent_message_chunk" && said.content.type === "text") {
    add({ role: "assistant", text: said.content.text });
  } else if (said.sessionUpdate === "tool_call" || said.sessionUpdate === "tool_call_update") {
    if (!calls.has(said.toolCallId)) add({ role: "assistant", call: said.toolCallId });
    calls.set(said.toolCallId, { ...calls.get(said.toolCallId), ...said });
  }
});
const permissions = acpPermissions({ toolCall: ({ toolCallId }) => calls.get(toolCallId) });
const { clientCapabilities, stop } = connectAcp(app, elicitations, { agent: { name: "Notes" }, permissions });

const { agent } = app.connect(createWebSocketStream(new URL("/acp", location.href.replace("http", "ws")).href));
const session = agent
  .request(methods.agent.initialize, { protocolVersion: PROTOCOL_VERSION, clientCapabilities })
  .then(() => agent.request(methods.agent.session.new, { cwd: "/", mcpServers: [] }));

export async function send(text: string) {
  add({ role: "user", text });
  update({ isBusy: true });
  const { sessionId } = await session;
  await agent.request(methods.agent.session.prompt, { sessionId, prompt: [{ type: "text", text }] });
  update({ isBusy: false });
}

export async function stopTurn() {
  const { sessionId } = await session;
  stop(sessionId);
  await agent.notify(methods.agent.session.cancel, { sessionId });
}
