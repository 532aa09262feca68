import type { UIMessage } from "ai";
import type { SettledElicitation } from "react-elicitation";

/** A chat as it outlives a reload: its messages, and what became of the requests beside its calls. */
interface History {
  readonly messages: UIMessage[];
  readonly answers: readonly SettledElicitation[];
}

const key = "chat";

export function loadHistory(): History {
  return JSON.parse(sessionStorage.getItem(key) ?? '{ "messages": [], "answers": [] }');
}

export function saveHistory(history: History): void {
  sessionStorage.setItem(key, JSON.stringify(history));
}
