import { type Context, createContext, type ReactNode, type SyntheticEvent, useContext } from "react";
import type { FieldSpec } from "../core/types.js";

/** A press on an option that answers its question. */
export interface AnswerPress {
  /** Whether an answer is being sent. */
  readonly isBusy: boolean;
  readonly onPress: (event: SyntheticEvent, answer: string) => void;
  /** The ids of the questions that have it, where an answer leads to the next one. @default the only question */
  readonly steps?: ReadonlySet<string>;
}

/** What stands at a question instead of below the form. */
export interface QuestionActions {
  readonly press?: AnswerPress;
  /** The button that accepts, beside a text of one line. */
  readonly accept?: ReactNode;
}

export const QuestionContext: Context<QuestionActions> = createContext<QuestionActions>({});

/** Set for a field of which a press on an option answers. */
export function useAnswerPress({ id }: Pick<FieldSpec, "id">): AnswerPress | undefined {
  const { press } = useContext(QuestionContext);
  return !press?.steps || press.steps.has(id) ? press : undefined;
}
