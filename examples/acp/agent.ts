import { agent, methods, PROTOCOL_VERSION } from "@agentclientprotocol/sdk";

/** Pages that persons have opened but not finished. */
const unfinished = new Map<string, () => void>();

/** Called when a person has finished on the page of that id. */
export const finish = (id: string) => unfinished.get(id)?.();

const note = { path: "/notes/1.md", oldText: "Milk\nEggs\n", newText: "Milk\n" };

/** Asks a form, a page and a permission in each turn. One for each connection, which has one session. */
export function notesAgent(origin: string) {
  let turn = new AbortController();
  return agent({ name: "notes" })
    .onRequest(methods.agent.initialize, () => ({ protocolVersion: PROTOCOL_VERSION }))
    .onRequest(methods.agent.session.new, () => ({ sessionId: crypto.randomUUID() }))
    .onNotification(methods.agent.session.cancel, () => turn.abort()) // what it has asked is answered with cancel
    .onRequest(methods.agent.session.prompt, async ({ params: { sessionId }, client }) => {
      turn = new AbortController();
      const { signal } = turn;
      const update = methods.client.session.update;
      const end = async (text: string) => {
        const content = { type: "text" as const, text };
        await client.notify(update, { sessionId, update: { sessionUpdate: "agent_message_chunk", content } });
        return { stopReason: signal.aborted ? ("cancelled" as const) : ("end_turn" as const) };
      };

      const form = await client.request(methods.client.elicitation.create, {
        sessionId,
        mode: "form",
        message: "Which list do you mean?",
        requestedSchema: {
          type: "object",
          properties: { list: { type: "string", title: "List", enum: ["Groceries", "Tools"] } },
          required: ["list"],
        },
      });
      if (form.action !== "accept") return end("I left your lists as they are.");
      const { list }: { list?: unknown } = Object(form.content);

      const elicitationId = crypto.randomUUID();
      const finished = new Promise<void>((resolve) => {
        unfinished.set(elicitationId, resolve);
        signal.addEventListener("abort", () => resolve());
      });
      const page = await client.request(methods.client.elicitation.create, {
        sessionId,
        mode: "url",
        elicitationId,
        message: "Sign in to your notes.",
        url: `${origin}/sign-in?id=${elicitationId}`,
      });
      if (page.action !== "accept") return end("Without a sign-in I cannot read your lists.");
      await finished;
      unfinished.delete(elicitationId);
      await client.notify(methods.client.elicitation.complete, { elicitationId });
      if (signal.aborted) return end("I left your lists as they are.");

      const toolCallId = crypto.randomUUID();
      await client.notify(update, {
        sessionId,
        update: {
          sessionUpdate: "tool_call",
          toolCallId,
          title: "Edit 1.md",
          kind: "edit",
          content: [{ type: "diff", ...note }],
        },
      });
      const { outcome } = await client.request(methods.client.session.requestPermission, {
        sessionId,
        toolCall: { toolCallId },
        options: [
          { optionId: "once", name: "Edit it", kind: "allow_once" },
          { optionId: "always", name: "Edit all notes", kind: "allow_always" },
          { optionId: "no", name: "Leave it", kind: "reject_once" },
        ],
      });
      const isAllowed = outcome.outcome === "selected" && outcome.optionId !== "no";
      return end(isAllowed ? `Eggs are off the list “${list}”.` : "I left the note as it is.");
    });
}
