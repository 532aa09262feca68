import { useChat } from "@ai-sdk/react";
import { type FormEvent, useEffect, useState } from "react";
import { createElicitationQueue, ElicitationHost } from "react-elicitation";
import { connectBridge, eventSourceTransport } from "react-elicitation/mcp";

const elicitations = createElicitationQueue();

export function App() {
  const { messages, sendMessage, status, stop } = useChat();
  const [draft, setDraft] = useState("");
  useEffect(() => connectBridge(eventSourceTransport("/api/elicitations"), elicitations), []);
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
              // oxlint-disable-next-line react/no-array-index-key -- parts are only ever added
              part.type === "text" ? <p key={index}>{part.text}</p> : null,
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
