import { type ReactNode, useMemo } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { assertNever } from "../core/assert-never.js";
import { initialDraft } from "../core/draft/initial-draft.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { sensitivityOf } from "../core/secrets/sensitivity-of.js";
import { withOverrides } from "../context/with-overrides.js";
import type { AnswerContext } from "../messages/answer-text.js";
import { answerTexts } from "../messages/answer-texts.js";
import { draftTexts } from "../messages/draft-texts.js";
import type { SettledMessages } from "../messages/messages.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { AnswerList } from "./answer-list.js";
import type { Outcome } from "./outcome.js";

export interface SettledAnswersProps {
  readonly outcome: Outcome;
  readonly words: SettledMessages;
}

/** The answers that were sent, or that were entered and could no longer be sent. */
export function SettledAnswers({ outcome, words }: SettledAnswersProps): ReactNode {
  const { request, server, messages, locale, timeZone, fields: overrides } = useElicitation();
  const context = useMemo<AnswerContext>(
    () => ({ locale, timeZone, messages: { ...messages, ...words }, isHidden }),
    [locale, timeZone, messages, words],
  );
  const fields = useMemo(
    (): readonly FieldSpec[] => (request.mode === "form" ? withOverrides(request.fields, overrides) : []),
    [request, overrides],
  );
  switch (outcome.state) {
    case "accepted": {
      const answers = answerTexts(fields, outcome.content, context);
      return answers.length === 0 && fields.length > 0 ? (
        <p className="elicit-hint">{words.nothingAnswered()}</p>
      ) : (
        <AnswerList answers={answers} />
      );
    }
    case "expired": {
      const draft = outcome.draft ?? {};
      // Defaults that nobody has touched were not entered.
      const isTouched = !isSameDraft(initialDraft(fields, { locale, timeZone }), draft);
      const answers = isTouched ? draftTexts(fields, draft, context) : [];
      const said = answers.length > 0 ? words.keptAnswers : words.nothingSent;
      return (
        <>
          <p className="elicit-hint">
            <IsolatedText text={said({ server: server.name })} isolate={server.name} />
          </p>
          <AnswerList answers={answers} />
        </>
      );
    }
    case "declined":
    case "cancelled":
      return null;
    default:
      return assertNever(outcome);
  }
}

/** A credential that was given all the same is not left standing in a transcript. */
function isHidden(field: FieldSpec): boolean {
  return sensitivityOf(field) !== undefined;
}
