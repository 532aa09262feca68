import { AbstractAgent, type AGUIEvent, EventType, type Message, type RunAgentInput } from "@ag-ui/client";
import { from, type Observable } from "rxjs";

/** What an agent keeps of a chat. */
interface Thread {
  readonly messages: Message[];
  /** What it asks, and until when it waits. */
  readonly question?: { readonly id: string; reason: string; message: string; toolCallId: string };
}

/**
 * A scripted agent in the page, so that the example needs no server and no key. It calls the tool `subscribe`, which the page runs, and says what
 * the tool has said. Before it runs `unsubscribe`, a tool of its own, it asks the person, by an interrupt.
 */
export class ScriptedAgent extends AbstractAgent {
  run(input: RunAgentInput): Observable<AGUIEvent> {
    const thread = continued(input);
    sessionStorage.setItem(input.threadId, JSON.stringify(thread));
    return from(eventsOf(thread, input));
  }

  /** A chat that is loaded anew gets its messages from the agent, and with them what the agent still asks. */
  protected override connect(input: RunAgentInput): Observable<AGUIEvent> {
    const thread: Thread = JSON.parse(sessionStorage.getItem(input.threadId) ?? '{ "messages": [] }');
    return from(eventsOf(thread, input));
  }
}

function continued({ messages, resume }: RunAgentInput): Thread {
  const last = messages.at(-1);
  if (resume) return said(messages, resume[0]?.payload?.approved ? "The alerts have ended." : "The alerts go on.");
  if (last?.role === "tool") return said(messages, last.content);
  if (last?.content !== "Unsubscribe me") return called(messages, "subscribe", {}).thread;

  const { thread, toolCallId } = called(messages, "unsubscribe", { list: "alerts" });
  const question = { id: crypto.randomUUID(), reason: "tool_call", message: "Shall I end the alerts?", toolCallId };
  return { ...thread, question };
}

function said(messages: Message[], content: string): Thread {
  return { messages: [...messages, { id: crypto.randomUUID(), role: "assistant", content }] };
}

function called(messages: Message[], name: string, args: object): { thread: Thread; toolCallId: string } {
  const toolCallId = crypto.randomUUID();
  const call = { id: toolCallId, type: "function" as const, function: { name, arguments: JSON.stringify(args) } };
  const message: Message = { id: crypto.randomUUID(), role: "assistant", toolCalls: [call] };
  return { thread: { messages: [...messages, message] }, toolCallId };
}

function eventsOf({ messages, question }: Thread, { threadId, runId }: RunAgentInput): AGUIEvent[] {
  const outcome = question && { type: "interrupt" as const, interrupts: [question] };
  return [
    { type: EventType.RUN_STARTED, threadId, runId },
    { type: EventType.MESSAGES_SNAPSHOT, messages },
    { type: EventType.RUN_FINISHED, threadId, runId, outcome },
  ];
}
