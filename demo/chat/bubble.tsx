import type { Turn } from "./turn.js";

export function Bubble({ turn }: { readonly turn: Turn }) {
  if (turn.from === "person") {
    return (
      <div className="bubble" data-from="person">
        <span className="visually-hidden">You: </span>
        {turn.text}
      </div>
    );
  }
  return (
    <div className="bubble" data-from="assistant" data-state={turn.state}>
      <span className="visually-hidden">{turn.state === "failed" ? "Assistant, error: " : "Assistant: "}</span>
      {turn.texts.map((text, index) => (isJson(text) ? <pre key={index}>{text}</pre> : <p key={index}>{text}</p>))}
    </div>
  );
}

function isJson(text: string): boolean {
  if (!text.startsWith("{") && !text.startsWith("[")) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
