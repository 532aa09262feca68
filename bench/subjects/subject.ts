import type { ComponentType } from "react";
import type { Question } from "../questions/question.js";

/** One of the things that are compared, as a host's page would have it. */
export interface Subject {
  /** Rendered once, with the page. Its dialog's code comes with the first question. */
  readonly Host: ComponentType;
  /** Shows the question. Resolves when it is answered, or taken back by the signal. */
  readonly ask: (question: Question, signal: AbortSignal) => Promise<unknown>;
}

/** What every dialog but ours is given. */
export interface DialogProps {
  readonly question: Question;
  readonly onAnswer: (answer: unknown) => void;
}
