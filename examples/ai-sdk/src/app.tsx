import { useChat } from "@ai-sdk/react";
import { isToolUIPart } from "ai";
import { type FormEvent, useEffect, useState } from "react";
import { createElicitationQueue, ElicitationCards, ElicitationHost, useElicitations } from "react-elicitation";
import { connectBridge, eventSourceTransport } from "react-elicitation/mcp";
import { loadHistory, saveHistory } from "./history";

const stored = loadHistory();
const elicitations = createElicitationQueue();
elicitations.restore(stored.answers);

export function App() {
  const { messages, sendMessage, status, stop } = useChat({ messages: stored.messages });
  const { history } = useElicitations(elicitations);
  const [draft, setDraft] = useState("");
  useEffect(() => connectBridge(eventSourceTransport("/api/elicitations"), elicitations), []);
  useEffect(() => saveHistory({ messages, answers: history }), [messages, history]);
  const isBusy = status === "submitted" || status === "streaming";
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || draft.trim() === "") return;
    setDraft("");
    void sendMessage({ text: draft });
  };

  return (
    <main>
      <h1>A chat that asks</h1>
      <ol role="log" aria-label="Conversation">
        {messages.map(({ id, role, parts }) => (
          <li key={id} data-role={role}>
            {parts.map((part, index) =>
              isToolUIPart(part) ? (
                <ElicitationCards key={part.toolCallId} queue={elicitations} call={part.toolCallId} />
              ) : part.type === "text" ? (
                // oxlint-disable-next-line react/no-array-index-key -- parts are only ever added
                <p key={index}>{part.text}</p>
              ) : null,
            )}
          </li>
        ))}
      </ol>
      <ElicitationHost queue={elicitations} placement="dock" />
      <form onSubmit={send}>
        <input
          aria-label="Message"
          placeholder="Subscribe me to weather alerts"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        {isBusy ? (
          // With a key of its own, because a press of Stop would otherwise submit the form: React would make its button the other one.
          <button key="stop" type="button" onClick={() => void stop()}>
            Stop
          </button>
        ) : (
          <button type="submit">Send</button>
        )}
      </form>
    </main>
  );
}
