import { type FormEvent, useState, useSyncExternalStore } from "react";
import { ElicitationCards, ElicitationHost } from "react-elicitation";
import { approvals } from "react-elicitation/approval";
import { elicitations, getChat, send, stopTurn, subscribe } from "./chat";

export function App() {
  const { entries, isBusy } = useSyncExternalStore(subscribe, getChat);
  const [draft, setDraft] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || draft.trim() === "") return;
    setDraft("");
    void send(draft);
  };

  return (
    <main>
      <h1>An agent that asks</h1>
      <ol role="log" aria-label="Conversation">
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries are only ever added
          <li key={index} data-role={entry.role}>
            {"call" in entry ? <ElicitationCards queue={elicitations} call={entry.call} /> : <p>{entry.text}</p>}
          </li>
        ))}
      </ol>
      <ElicitationHost queue={elicitations} approvals={approvals} placement="dock" />
      <form onSubmit={submit}>
        <input
          aria-label="Message"
          placeholder="Take the eggs off my list"
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        {isBusy ? (
          // With a key of its own, because a press of Stop would otherwise submit the form: React would make its button the other one.
          <button key="stop" type="button" onClick={() => void stopTurn()}>
            Stop
          </button>
        ) : (
          <button type="submit">Send</button>
        )}
      </form>
    </main>
  );
}
