import { type ElementType, type ReactNode, useMemo } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { settledMessages } from "../messages/settled-messages.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { IsolatedText } from "../parts/isolated-text.js";
import type { Outcome } from "./outcome.js";
import { SettledAnswers } from "./settled-answers.js";
import { settledTitle } from "./settled-title.js";

export interface SettledSummaryProps {
  readonly outcome: Outcome;
  /** Renders the title; takes `id`, `tabIndex` and children. @default "h2" */
  readonly title?: ElementType | undefined;
}

/**
 * What became of a request: one sentence, what had been asked, and the answers in words. Needs an `ElicitationRoot` around it. Renders a
 * `<div>`, whose title can be focused.
 */
export function SettledSummary({ outcome, title: Title = "h2" }: SettledSummaryProps): ReactNode {
  const { request, server, overrides, idPrefix } = useElicitation();
  const words = useMemo(() => settledMessages(overrides), [overrides]);
  const { text, isolate } = settledTitle(request, outcome, server.name, words);
  return (
    <div className="elicit-settled">
      <Title className="elicit-title" id={`${idPrefix}-title`} tabIndex={-1}>
        <IsolatedText text={text} isolate={isolate} />
      </Title>
      <ElicitationMessage />
      <SettledAnswers outcome={outcome} words={words} />
    </div>
  );
}
