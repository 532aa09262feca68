import { elicitations } from "./client";

// What became of the questions, which the cards of a reloaded chat show.
elicitations.restore(JSON.parse(sessionStorage.getItem("questions") ?? "[]"));
elicitations.subscribe(() => {
  sessionStorage.setItem("questions", JSON.stringify(elicitations.getSnapshot().history));
});
