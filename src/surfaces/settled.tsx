import { type ElementType, type ReactNode, useState } from "react";
import { initialDraft, isSameDraft } from "../core/draft/draft.js";
import { cleanLine, cleanText, shorten } from "../core/text/clean-text.js";
import { assertNever, type Draft, type ElicitationRequest, type ElicitResult, type FieldSpec } from "../core/types.js";
import { parseUrl } from "../core/url/inspect-url.js";
import {
  ElicitationMessage,
  FoldedText,
  IsolatedText,
  type IsolatedTextProps,
  ShowAllButton,
} from "../elicitation/body.js";
import { CopyAnswersButton, enteredTexts } from "../elicitation/copy-answers.js";
import { Glyph, type GlyphName } from "../elicitation/glyph.js";
import { useElicitation } from "../elicitation/root.js";
import type { SessionState } from "../elicitation/session.js";
import { type AnswerText, answerTexts } from "../messages/describe.js";
import type { Messages } from "../messages/messages.js";

/** How a request ended. */
export type Outcome =
  /** `content` is what was sent; undefined for a page. */
  | { readonly state: "accepted"; readonly content: unknown }
  | { readonly state: "declined" }
  | { readonly state: "cancelled" }
  /** The request was withdrawn, its time ran out, or its call ended before there was an answer. */
  | {
      readonly state: "expired";
      /** The answers that had been entered, if known. */
      readonly draft: Draft | undefined;
      /** Whether the answers were delivered, but it is not known whether the server took them. */
      readonly isDelivered: boolean;
      readonly isTimeUp: boolean;
    };

/** The outcome of a result. A host may have stored it in any shape, so an unknown action counts as cancelled. */
export function outcomeOf(result: ElicitResult): Outcome {
  switch (result.action) {
    case "accept":
      return { state: "accepted", content: result.content };
    case "decline":
      return { state: "declined" };
    default:
      return { state: "cancelled" };
  }
}

/** The outcome of a session that is closed or expired; otherwise undefined. */
export function outcomeOfSession(state: SessionState): Outcome | undefined {
  const { result, endedBy, draft, isDelivered } = state;
  if (!result || !(state.isClosed || state.phase === "expired")) {
    return undefined;
  }
  const isTimeUp = endedBy === "time";
  return endedBy === "person" ? outcomeOf(result) : { state: "expired", draft, isDelivered, isTimeUp };
}

export interface SettledSummaryProps {
  readonly outcome: Outcome;
  /** Renders the title; takes `id`, `tabIndex` and children. @default "h2" */
  readonly title?: ElementType | undefined;
}

/**
 * Says how a request ended: one sentence, the server's message, and the answers as text. Renders a `<div>`, whose title can be focused.
 *
 * - `data-state` on it: `accepted`, `declined`, `cancelled` or `expired`
 */
export function SettledSummary({ outcome, title: Title = "h2" }: SettledSummaryProps): ReactNode {
  const { request, server, messages, idPrefix } = useElicitation();
  return (
    <div className="elicit-settled" data-state={outcome.state}>
      <Title className="elicit-title" id={`${idPrefix}-title`} tabIndex={-1}>
        <Glyph name={settledGlyph(request, outcome)} />
        <IsolatedText {...settledTitle(request, outcome, server.name, messages)} />
      </Title>
      <ElicitationMessage />
      <SettledAnswers outcome={outcome} />
    </div>
  );
}

function settledGlyph(request: ElicitationRequest, { state }: Outcome): GlyphName {
  switch (state) {
    case "accepted":
      return request.mode === "url" ? "open" : "done";
    case "expired":
      return "clock";
    default:
      return state;
  }
}

const longestHost = 80;

/** The title, and the part of it that does not come from the kit: the server's name, or a host. */
function settledTitle(
  request: ElicitationRequest,
  outcome: Outcome,
  server: string,
  messages: Messages,
): IsolatedTextProps {
  switch (outcome.state) {
    case "accepted": {
      if (request.mode === "url") {
        // In ASCII (punycode), which has no look-alike letters.
        const host = shorten(cleanLine(parseUrl(request.url)?.host || request.url), longestHost);
        return { text: messages.openedTitle({ host }), isolate: host };
      }
      const isConfirmation = request.mode === "form" && request.fields.length === 0;
      const title = isConfirmation ? messages.confirmedTitle : messages.answeredTitle;
      return { text: title({ server }), isolate: server };
    }
    case "declined":
      return { text: messages.declinedTitle({ server }), isolate: server };
    case "cancelled":
      return { text: messages.cancelledTitle({ server }), isolate: server };
    case "expired":
      return { text: (outcome.isTimeUp ? messages.timeUpTitle : messages.expiredTitle)({ server }), isolate: server };
    default:
      return assertNever(outcome);
  }
}

/** The answers that were sent, or that were entered but could not be sent any more. */
function SettledAnswers({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const elicitation = useElicitation();
  const { fields, sensitive, withheld, server, messages } = elicitation;
  switch (outcome.state) {
    case "accepted": {
      // A credential that was sent must not stay in the transcript.
      const context = { ...elicitation, isHidden: ({ id }: FieldSpec) => sensitive.has(id) };
      const answers = answerTexts(fields, outcome.content, context);
      return answers.length === 0 && fields.length > 0 ? (
        <p className="elicit-hint">{messages.nothingAnswered()}</p>
      ) : (
        <AnswerList answers={answers} />
      );
    }
    case "expired": {
      const draft = outcome.draft ?? {};
      // A draft of untouched defaults is not shown. Withheld fields have no answer.
      const open = fields.filter(({ id }) => !withheld.has(id));
      const isTouched = !isSameDraft(initialDraft(open, elicitation), draft);
      const answers = isTouched || outcome.isDelivered ? enteredTexts(elicitation, draft) : [];
      const unsent = answers.length > 0 ? messages.keptAnswers : messages.nothingSent;
      const introduction = outcome.isDelivered ? messages.perhapsSent : unsent;
      return (
        <>
          <p className="elicit-hint">
            <IsolatedText text={introduction({ server: server.name })} isolate={server.name} />
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

/** The number of answers that are shown while a long list is folded. */
const shownAnswers = 3;

/**
 * A list of answers for reading and copying. Renders a `<dl>`, a button that unfolds a long list, and a button that copies all answers.
 * Renders nothing if there are no answers.
 */
function AnswerList({ answers }: { readonly answers: readonly AnswerText[] }): ReactNode {
  const { idPrefix } = useElicitation();
  const [isOpen, setIsOpen] = useState(false);
  if (answers.length === 0) {
    return null;
  }
  // Cleaned, because a server's default may be among the answers.
  const shown = answers.map((answer) => ({ ...answer, text: cleanText(answer.text) }));
  return (
    <div className="elicit-answers">
      <dl className="elicit-answer-list" id={`${idPrefix}-answers`}>
        {shown.slice(0, isOpen ? shown.length : shownAnswers).map(({ id, label, text }) => (
          <div key={id} className="elicit-answer">
            <dt className="elicit-question">
              <bdi>{label}</bdi>
            </dt>
            <dd className="elicit-answer-text">
              <FoldedText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="elicit-answer-tools">
        {answers.length > shownAnswers && (
          <ShowAllButton isOpen={isOpen} onChange={setIsOpen} controls={`${idPrefix}-answers`} />
        )}
        <CopyAnswersButton answers={answers} />
      </div>
    </div>
  );
}
