import type { ReactNode } from "react";
import { readDraft } from "../core/draft/read-draft.js";
import { judge } from "../core/judge.js";
import { cleanText } from "../core/text/clean-text.js";
import type { Draft } from "../core/types.js";
import { type AnswerText, draftTexts } from "../messages/describe.js";
import { CopyButton } from "./copy-button.js";
import { type Elicitation, useElicitation } from "./context.js";

/** The answers in a draft as text, without those to hidden and disabled fields. Answers to sensitive fields are replaced. */
export function enteredTexts(elicitation: Elicitation, draft: Draft): readonly AnswerText[] {
  const { fields, sensitive } = elicitation;
  const { open } = judge(fields, readDraft(fields, draft, elicitation), { patterns: undefined });
  return draftTexts(open, draft, { ...elicitation, isHidden: ({ id }) => sensitive.has(id) });
}

/** Copies answers as text, one line for each. Renders nothing if there are no answers. */
export function CopyAnswersButton({ answers }: { readonly answers: readonly AnswerText[] }): ReactNode {
  const { messages } = useElicitation();
  return (
    answers.length > 0 && (
      <CopyButton
        text={answers.map(({ label, text }) => messages.answerLine({ label, value: cleanText(text) })).join("\n")}
        name={messages.answers()}
        label={messages.copyAnswers()}
        copied={messages.answersCopied()}
        notCopied={messages.answersNotCopied()}
      />
    )
  );
}
