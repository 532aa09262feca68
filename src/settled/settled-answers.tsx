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
import { LoadingNotice } from "../parts/loading-notice.js";
import { AnswerList } from "./answer-list.js";
import type { Outcome } from "./outcome.js";

export interface SettledAnswersProps {
  readonly outcome: Outcome;
  readonly words: SettledMessages;
}

const noFields: readonly FieldSpec[] = [];
const noSecrets: ReadonlyMap<string, unknown> = new Map();

/** The answers that were sent, or that were entered and could no longer be sent. Nothing while what tells credentials is being loaded. */
export function SettledAnswers({ outcome, words }: SettledAnswersProps): ReactNode {
  const { request, server, messages, locale, timeZone, policy, fields: overrides } = useElicitation();
  const hasFields = request.mode === "form" && request.fields.length > 0;
  const [scrutiny, retry] = useLoaded(scrutinyModule, hasFields);
  const asked =
    request.mode === "form" && scrutiny.status === "loaded"
      ? scrutiny.value.scrutinize(request, "warn").fields
      : noFields;
  const fields = useMemo(() => withOverrides(asked, overrides), [asked, overrides]);
  const secrets = useMemo(
    () => (scrutiny.status === "loaded" ? scrutiny.value.sensitiveFields(request.message, asked, fields) : noSecrets),
    [scrutiny, request.message, asked, fields],
  );
  const context = useMemo<AnswerContext>(
    // A credential that was given all the same is not left standing in a transcript.
    () => ({ locale, timeZone, messages: { ...messages, ...words }, isHidden: ({ id }) => secrets.has(id) }),
    [locale, timeZone, messages, words, secrets],
  );
  if (hasFields && scrutiny.status !== "loaded") {
    // Not before it is known which of them must stay hidden.
    return scrutiny.status === "failed" ? <LoadingNotice failed onRetry={retry} /> : null;
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
      // Defaults that nobody has touched were not entered, and what was closed was not asked.
      const open = policy.sensitive === "allow" ? fields : fields.filter(({ id }) => !secrets.has(id));
      const isTouched = !isSameDraft(initialDraft(open, { locale, timeZone }), draft);
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
