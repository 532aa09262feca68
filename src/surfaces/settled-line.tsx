import { type ElementType, Fragment, type ReactNode, useState } from "react";
import { cleanLine } from "../core/text/clean-text.js";
import { ActionButton } from "../elicitation/action-button.js";
import { ElicitationMessage, IsolatedText } from "../elicitation/body.js";
import { useElicitation } from "../elicitation/context.js";
import type { Ending } from "../elicitation/ending.js";
import { SettledAnswers, settledAnswers, SettledTitle } from "./settled.js";

export interface SettledLineProps {
  readonly ending: Ending;
  /** Renders the title; takes `id`, `tabIndex` and children. @default "h2" */
  readonly title?: ElementType | undefined;
}

const separator = <span>{" · "}</span>;

/** The number of answers that are in the line. */
const answersInLine = 2;

/**
 * Says in one line how a request ended, with the first answers. A button unfolds all of them, and the server's message. Renders a `<div>`, and a second one for them.
 *
 * - `data-state` on the first: `accepted`, `declined`, `cancelled` or `expired`
 */
export function SettledLine({ ending, title }: SettledLineProps): ReactNode {
  const elicitation = useElicitation();
  const { messages, idPrefix, sensitive, server } = elicitation;
  const [isOpen, setIsOpen] = useState(false);
  const { answers, introduction } = settledAnswers(elicitation, ending);
  // A credential that was sent must not stand in the transcript, and "hidden" alone says nothing.
  const first = answers.filter(({ id }) => !sensitive.has(id)).slice(0, answersInLine);
  const isUnsent = ending.state === "expired" && !ending.isDelivered;
  const line = isUnsent ? messages.notSent() : introduction;
  const details = `${idPrefix}-details`;
  return (
    <>
      <div className="elicit-once" data-state={ending.state}>
        <SettledTitle ending={ending} title={title} />
        {!isOpen && (line !== undefined || first.length > 0) && (
          <p className="elicit-hint" dir="auto">
            {line === undefined ? (
              first.map(({ id, text }, index) => (
                <Fragment key={id}>
                  {index > 0 && separator}
                  <bdi {...messages.say(cleanLine(text))} />
                  {index + 1 === answersInLine && answers.length > answersInLine && <span>{" …"}</span>}
                </Fragment>
              ))
            ) : (
              <IsolatedText text={line} isolate={server.name} />
            )}
          </p>
        )}
        {answers.length > 0 && (
          <ActionButton
            to="show"
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => setIsOpen(!isOpen)}
            text={isOpen ? messages.hideAnswers() : messages.showAnswers()}
          />
        )}
      </div>
      {isOpen && (
        <div className="elicit-settled" id={details}>
          <ElicitationMessage />
          <SettledAnswers ending={ending} />
        </div>
      )}
    </>
  );
}
