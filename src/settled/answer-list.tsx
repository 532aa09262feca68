import { type ReactNode, useMemo, useState } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { cleanText } from "../core/text/clean-text.js";
import type { AnswerText } from "../messages/answer-text.js";
import { settledMessages } from "../messages/settled-messages.js";
import { CopyButton } from "../parts/copy-button.js";
import { FoldedText } from "../parts/folded-text.js";

/** Answers that are shown of a long list before the person asks for the rest. */
const shownAnswers = 8;

export interface AnswerListProps {
  /** Made by `answerTexts` of what was sent, or by `draftTexts` of what was entered. */
  readonly answers: readonly AnswerText[];
}

/**
 * Answers to be read and copied, no longer to be changed. Needs an `ElicitationRoot` around it, for its words. Renders a `<dl>`, the
 * button that unfolds a long one, and the button that copies all of it as text, one line for each answer; nothing for no answers.
 */
export function AnswerList({ answers }: AnswerListProps): ReactNode {
  const { messages, overrides, idPrefix } = useElicitation();
  const words = useMemo(() => settledMessages(overrides), [overrides]);
  const [isOpen, setIsOpen] = useState(false);
  if (answers.length === 0) {
    return null;
  }
  const isLong = answers.length > shownAnswers;
  // A server's default may have been among them.
  const shown = answers.map((answer) => ({ ...answer, text: cleanText(answer.text) }));
  const copied = shown.map(({ label, text }) => words.answerLine({ label, value: text })).join("\n");
  return (
    <div className="elicit-answers">
      <dl id={`${idPrefix}-answers`}>
        {shown.slice(0, isOpen ? shown.length : shownAnswers).map(({ id, label, text }) => (
          <div key={id} className="elicit-answer">
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd>
              <FoldedText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="elicit-answer-tools">
        {isLong && (
          <button
            type="button"
            className="elicit-text-button"
            aria-expanded={isOpen}
            aria-controls={`${idPrefix}-answers`}
            onClick={() => setIsOpen((wasOpen) => !wasOpen)}
          >
            {isOpen ? messages.showLess() : messages.showAll()}
          </button>
        )}
        <CopyButton
          text={copied}
          name={words.answers()}
          label={words.copyAnswers()}
          copied={words.answersCopied()}
          notCopied={words.answersNotCopied()}
        />
      </div>
    </div>
  );
}
