import type { AssistantState, Turn } from "./turn.js";

export type ConversationStep =
  | { readonly type: "person-said"; readonly id: number; readonly text: string }
  | {
      readonly type: "assistant-said";
      readonly id: number;
      readonly state: AssistantState;
      readonly texts: readonly string[];
    };

/** Adds a bubble, or replaces the bubble with the same id. A waiting bubble is replaced by the reply. */
export function conversation(turns: readonly Turn[], step: ConversationStep): readonly Turn[] {
  const turn: Turn =
    step.type === "person-said"
      ? { id: step.id, from: "person", text: step.text }
      : { id: step.id, from: "assistant", state: step.state, texts: step.texts };
  const isKnown = turns.some(({ id }) => id === turn.id);
  return isKnown ? turns.map((old) => (old.id === turn.id ? turn : old)) : [...turns, turn];
}
