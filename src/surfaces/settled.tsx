import { type ElementType, type ReactNode, useState } from "react";
import { initialDraft, isSameDraft } from "../core/draft/draft.js";
import { cleanLine, cleanText, shorten } from "../core/text/clean-text.js";
import { assertNever, type FieldSpec } from "../core/types.js";
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
import { type Elicitation, useElicitation } from "../elicitation/context.js";
import type { Ending } from "../elicitation/ending.js";
import { type AnswerText, answerTexts } from "../messages/describe.js";

export interface SettledSummaryProps {
  readonly ending: Ending;
  /** Renders the title; takes `id`, `tabIndex` and children. @default "h2" */
  readonly title?: ElementType | undefined;
}

/**
 * Says how a request ended: one sentence, the server's message, and the answers as text. Renders a `<div>`, whose title can be focused.
 *
 * - `data-state` on it: `accepted`, `declined`, `cancelled` or `expired`
 */
export function SettledSummary({ ending, title }: SettledSummaryProps): ReactNode {
  return (
    <div className="elicit-settled" data-state={ending.state}>
      <SettledTitle ending={ending} title={title} />
      <ElicitationMessage />
      <SettledAnswers ending={ending} />
    </div>
  );
}

/** The sentence that says how a request ended, with its sign. It can be focused. Renders the title's element. */
export function SettledTitle({ ending, title: Title = "h2" }: SettledSummaryProps): ReactNode {
  const elicitation = useElicitation();
  const { glyph, ...title } = settledTitle(elicitation, ending);
  return (
    <Title className={elicitation.slot("title")} id={`${elicitation.idPrefix}-title`} tabIndex={-1}>
      <Glyph name={glyph ?? settledGlyph(elicitation.request, ending)} />
      <IsolatedText {...title} />
    </Title>
  );
}

function settledGlyph(request: Elicitation["request"], ending: Ending): GlyphName {
  switch (ending.state) {
    case "accepted":
      return request.mode === "url" ? "open" : "done";
    case "expired":
      return ending.endedBy === "stop" ? "stopped" : "clock";
    default:
      return ending.state;
  }
}

const longestHost = 80;

/** The title, and the parts of it that do not come from the kit: the names of server and tool, or a host. */
export function settledTitle(
  { request, tool, server: { name: server }, messages }: Elicitation,
  ending: Ending,
): IsolatedTextProps & { readonly glyph?: GlyphName } {
  const decided = request.mode === "approval" && request.settled(messages, ending);
  if (decided) {
    return decided;
  }
  switch (ending.state) {
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
      return {
        text: messages[expiredTitles[ending.endedBy]]({ server, tool }),
        isolate: tool ? [server, tool] : server,
      };
    default:
      return assertNever(ending);
  }
}

/** The messages that say who left. */
const expiredTitles = {
  time: "timeUpTitle",
  call: "expiredTitle",
  withdrawal: "expiredTitle",
  host: "withdrawnTitle",
  stop: "stoppedTitle",
  elsewhere: "elsewhereTitle",
} as const;

export interface SettledTexts {
  readonly answers: readonly AnswerText[];
  /** Says what became of them, if the title does not. */
  readonly introduction: string | undefined;
}

/** The answers that were sent, or that were entered but could not be sent any more. */
export function settledAnswers(elicitation: Elicitation, ending: Ending): SettledTexts {
  const { fields, sensitive, withheld, server, messages } = elicitation;
  switch (ending.state) {
    case "accepted": {
      // A credential that was sent must not stay in the transcript.
      const context = { ...elicitation, isHidden: ({ id }: FieldSpec) => sensitive.has(id) };
      // Of a request to run a tool, the title says what was decided.
      const answers = elicitation.request.mode === "approval" ? [] : answerTexts(fields, ending.content, context);
      const isEmpty = answers.length === 0 && fields.length > 0;
      return { answers, introduction: isEmpty ? messages.nothingAnswered() : undefined };
    }
    case "expired": {
      const draft = ending.draft ?? {};
      // A draft of untouched defaults is not shown. Withheld fields have no answer.
      const open = fields.filter(({ id }) => !withheld.has(id));
      const isTouched = !isSameDraft(initialDraft(open, elicitation), draft);
      const answers = isTouched || ending.isDelivered ? enteredTexts(elicitation, draft) : [];
      const unsent = answers.length > 0 ? messages.keptAnswers : messages.nothingSent;
      const sent = ending.refusal === undefined ? messages.perhapsSent : messages.refused;
      return { answers, introduction: (ending.isDelivered ? sent : unsent)({ server: server.name }) };
    }
    case "declined":
    case "cancelled":
      return { answers: [], introduction: undefined };
    default:
      return assertNever(ending);
  }
}

/** The answers with what is said of them. */
export function SettledAnswers({ ending }: { readonly ending: Ending }): ReactNode {
  const elicitation = useElicitation();
  const { answers, introduction } = settledAnswers(elicitation, ending);
  const refusal = ending.state === "expired" ? ending.refusal : undefined;
  return (
    <>
      {introduction !== undefined && (
        <p className="elicit-hint">
          <IsolatedText text={introduction} isolate={elicitation.server.name} />
        </p>
      )}
      {refusal && (
        <p className="elicit-hint">
          <FoldedText text={refusal} />
        </p>
      )}
      <AnswerList answers={answers} />
    </>
  );
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
