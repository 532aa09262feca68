import type { ComponentType } from "react";
import type { Question } from "../questions/question.js";

/** One of the compared subjects, as a host's page would use it. */
export interface Subject {
  /** Rendered once, with the page. Loads its dialog's code with the first question. */
  readonly Host: ComponentType;
  /** Shows the question. Resolves when it is answered, or withdrawn by the signal. */
  readonly ask: (question: Question, signal: AbortSignal) => Promise<unknown>;
}

/** The props of every dialog but ours. */
export interface DialogProps {
  readonly question: Question;
  readonly onAnswer: (answer: unknown) => void;
}
