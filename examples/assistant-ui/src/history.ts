import type { ExportedMessageRepositoryItem, ThreadHistoryAdapter } from "@assistant-ui/react";
import { elicitations } from "./client";

/** Keeps the chat for this tab. Keep yours on your server. */
export const history: ThreadHistoryAdapter = {
  load: async () => ({ messages: storedMessages() }),
  append: async (item) => sessionStorage.setItem("messages", JSON.stringify([...storedMessages(), item])),
};

function storedMessages(): ExportedMessageRepositoryItem[] {
  const items: ExportedMessageRepositoryItem[] = JSON.parse(sessionStorage.getItem("messages") ?? "[]");
  return items.map(({ message, ...item }) => ({
    ...item,
    message: { ...message, createdAt: new Date(message.createdAt) },
  }));
}

// What became of the questions, which the cards of a reloaded chat show.
elicitations.restore(JSON.parse(sessionStorage.getItem("questions") ?? "[]"));
elicitations.subscribe(() => {
  sessionStorage.setItem("questions", JSON.stringify(elicitations.getSnapshot().history));
});
