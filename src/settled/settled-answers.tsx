import { type ReactNode, useMemo } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { assertNever } from "../core/assert-never.js";
import { initialDraft } from "../core/draft/initial-draft.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";
import type { FieldSpec } from "../core/request/field-spec.js";
import { withOverrides } from "../context/with-overrides.js";
import type { AnswerContext } from "../messages/answer-text.js";
import { answerTexts } from "../messages/answer-texts.js";
import { draftTexts } from "../messages/draft-texts.js";
import type { SettledMessages } from "../messages/messages.js";
import { useLoaded } from "../loading/use-loaded.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { scrutinyModule } from "../context/scrutiny-module.js";
import { AnswerList } from "./answer-list.js";
import type { Outcome } from "./outcome.js";

export interface SettledAnswersProps {
  readonly outcome: Outcome;
  readonly words: SettledMessages;
}

const noFields: readonly FieldSpec[] = [];

/** The answers that were sent, or that were entered and could no longer be sent. Nothing while what tells credentials is being loaded. */
export function SettledAnswers({ outcome, words }: SettledAnswersProps): ReactNode {
  const { request, server, messages, locale, timeZone, fields: overrides } = useElicitation();
  const asked = request.mode === "form" ? request.fields : noFields;
  const fields = useMemo(() => withOverrides(asked, overrides), [asked, overrides]);
  const hasFields = fields.length > 0;
  const [scrutiny] = useLoaded(scrutinyModule, hasFields);
  const context = useMemo<AnswerContext>(() => {
    // A credential that was given all the same is not left standing in a transcript.
    const secrets =
      scrutiny.status === "loaded" ? scrutiny.value.sensitiveIds(request.message, asked, fields) : undefined;
    const isHidden = ({ id }: FieldSpec): boolean => !secrets || secrets.has(id);
    return { locale, timeZone, messages: { ...messages, ...words }, isHidden };
  }, [locale, timeZone, messages, words, scrutiny, request.message, asked, fields]);
  if (hasFields && scrutiny.status === "waiting") {
    // Not before it is known which of them must stay hidden.
    return null;
  }
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
