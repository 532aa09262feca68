import { type ReactNode, type SyntheticEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { cleanText } from "../core/text/clean-text.js";
import type { FieldSpec } from "../core/types.js";
import { ActionButton } from "../elicitation/action-button.js";
import { FoldedText } from "../elicitation/body.js";
import { useElicitation, useElicitationSession } from "../elicitation/context.js";
import { focusControl, focusInView, inert } from "../elicitation/focus.js";
import { useOnce } from "../elicitation/hiding.js";
import type { FormLayout, FormView, LaidOutForm, LayoutProps } from "../elicitation/layout.js";
import type { Step } from "../elicitation/session.js";
import type { AnswerText } from "../messages/describe.js";
import { formatNumber } from "../messages/format.js";

/**
 * Asks one question at a time, and shows the answers before they are sent: `layout={steps}`. Requests of one question or more than ten, for
 * files and for what looks like a credential are forms in any case.
 */
export const steps: FormLayout = { Layout: Steps };

const nothing: ReadonlySet<number> = new Set();

/** More questions are seen better at once. */
const mostSteps = 10;

/** Whether questions can be asked one at a time. */
function areSteps(questions: readonly FieldSpec[], sensitive: ReadonlyMap<string, unknown>): boolean {
  const isSimple = sensitive.size === 0 && questions.every(({ kind }) => kind !== "file");
  return isSimple && questions.length > 1 && questions.length <= mostSteps;
}

/** The step that is shown, and the ways from it to others. All fields stay mounted, and those of other steps are hidden, so nothing is lost. */
function Steps({ form, children }: LayoutProps): ReactNode {
  const { session, sensitive, idPrefix, getRoot } = useElicitation();
  const { step } = useElicitationSession();
  const ids = useMemo(() => {
    const asked = form.questions.filter(({ kind }) => kind !== "unsupported");
    return areSteps(asked, sensitive) ? asked.map(({ id }) => id) : [];
  }, [form.questions, sensitive]);
  const hasSteps = ids.length > 0;
  /** From 1. 0 for what has no control, which is no step. */
  const numberOf = ({ id }: FieldSpec): number => ids.indexOf(id) + 1;
  const isInvalid = (field: FieldSpec): boolean => idsOf(field).some(form.isInvalid);
  const questions = form.open.filter(numberOf);
  // Where other answers have closed the question, the next one is asked.
  const current = typeof step === "number" ? questions.find((field) => numberOf(field) >= step) : undefined;
  const reached = current ? numberOf(current) : "review";
  /** What is shown. The session is told after it was rendered. */
  const at: Step = hasSteps ? (typeof step === "number" ? reached : step) : "all";
  /** The numbers of the questions that the review has shown. They are not asked again, unless they have an error. */
  const [reviewed, setReviewed] = useState(nothing);
  /** The step that was left to show all questions. */
  const [left, setLeft] = useState<Step>(1);
  const before = useRef(at);

  useOnce(at, () => {
    const from = before.current;
    before.current = at;
    if (at === "review") {
      setReviewed(new Set(questions.map(numberOf)));
    }
    if (hasSteps) {
      session.goTo(at);
    }
    if (at === from) {
      return;
    }
    const root = getRoot();
    const field = current ?? questions.find((one) => at === "all" && numberOf(one) === from);
    const control = root.getElementById(`${idPrefix}-${field?.id}`);
    if (field && (at === "all" || !form.isDecision(field) || isInvalid(field))) {
      focusControl(control);
      return;
    }
    const heading = root.getElementById(field ? `${idPrefix}-${field.id}-label` : `${idPrefix}-step`);
    if (heading) {
      heading.tabIndex = -1;
    }
    focusInView(heading);
  });

  if (!hasSteps) {
    return children();
  }
  const goOn = async (answered: FieldSpec): Promise<void> => {
    form.takeDraft();
    form.settle();
    if (!(await form.check(idsOf(answered)))) {
      return;
    }
    const open = await form.openFields();
    const next = open.find((field) => {
      const number = numberOf(field);
      return number > numberOf(answered) && (!reviewed.has(number) || isInvalid(field));
    });
    if (session.get().step === at) {
      session.goTo(next ? numberOf(next) : "review");
    }
  };
  const onNext = (event: SyntheticEvent, answer?: string): void => {
    event.preventDefault();
    // What is folded has to be seen before it is left behind.
    if (current && !session.get().isAsking && !session.unfold()) {
      if (answer !== undefined) {
        form.setAnswer(current, answer);
      }
      void goOn(current);
    }
  };
  const show = (question: FieldSpec): void => session.goTo(numberOf(question));
  const part = at === "all" ? undefined : at === "review" ? at : current === questions[0] ? "first" : "later";
  const previous = part && questions.findLast((field) => at === "review" || numberOf(field) < Number(at));
  const rows = new Set(part ? questions.filter(form.hasRows).map(({ id }) => id) : []);
  return children({
    current,
    step: part,
    // What has no control is shown with the first question.
    hides: (field) => part !== undefined && numberOf(field) !== at && (numberOf(field) > 0 || current !== questions[0]),
    rows,
    onNext,
    lead:
      part &&
      ((id) => {
        const field = form.questions.find((one) => idsOf(one).includes(id));
        // As in `hides`.
        session.goTo((field && numberOf(field)) || 1);
      }),
    startOver: () => {
      setReviewed(nothing);
      setLeft(1);
      session.goTo(part ? 1 : at);
    },
    bar: (
      <StepsBar
        form={form}
        step={part}
        questions={questions}
        index={current ? questions.indexOf(current) : questions.length}
        onBack={previous && (() => show(previous))}
        onSwitch={() => {
          if (part) {
            setLeft(at);
          }
          session.goTo(part ? "all" : left);
        }}
      />
    ),
    review: part === "review" && <Review questions={questions} answers={form.answerTexts()} onChange={show} />,
    button: current && <StepButton form={form} question={current} isRow={rows.has(current.id)} onPress={onNext} />,
  });
}

/** The ids of a question and of the property that takes own words in its place. */
function idsOf(field: FieldSpec): string[] {
  return "companion" in field && field.companion !== undefined ? [field.id, field.companion] : [field.id];
}

interface StepsBarProps extends Pick<FormView, "step"> {
  readonly form: LaidOutForm;
  /** The questions that can be answered now. */
  readonly questions: readonly FieldSpec[];
  /** Of the question that is asked, or how many there are. */
  readonly index: number;
  /** Undefined at the first question. */
  readonly onBack: (() => void) | undefined;
  /** Shows all questions, or again one at a time. */
  readonly onSwitch: () => void;
}

/** Says which question is shown, and leads back, to all questions and from there to one at a time. Renders a `<div>`. */
function StepsBar({ form, step, questions, index, onBack, onSwitch }: StepsBarProps): ReactNode {
  const { messages, locale, idPrefix } = useElicitation();
  const { isAsking } = useElicitationSession();
  const count = questions.length;
  const total = formatNumber(count, locale);
  const words =
    step === undefined
      ? messages.questionCount({ total, count })
      : step === "review"
        ? messages.reviewTitle()
        : messages.questionPosition({ index: formatNumber(index + 1, locale), total });
  const stateOf = (field: FieldSpec, place: number): string | undefined => {
    const isSkipped = place < index && form.getAnswer(field).length === 0;
    return isSkipped ? "skipped" : place <= index ? "done" : undefined;
  };
  return (
    <div className="elicit-steps" {...(form.isInert || isAsking ? inert : {})}>
      {onBack && <ActionButton action="back" glyph="back" onClick={onBack} text={messages.back()} />}
      <p className="elicit-steps-count" id={`${idPrefix}-step`} role="status" tabIndex={-1}>
        <span key={words} {...messages.say(words)} />
      </p>
      <ActionButton
        to={step ? "all" : "steps"}
        onClick={onSwitch}
        text={step ? messages.showAll() : messages.oneAtATime()}
      />
      {step && (
        <div className="elicit-segments" aria-hidden="true">
          {questions.map((field, place) => (
            <span key={field.id} className="elicit-segment" data-state={stateOf(field, place)} />
          ))}
        </div>
      )}
    </div>
  );
}

interface StepButtonProps {
  readonly form: LaidOutForm;
  readonly question: FieldSpec;
  /** Whether a press on an option goes on. */
  readonly isRow: boolean;
  readonly onPress: (event: SyntheticEvent) => void;
}

/** Goes on to the next question. Renders a `<button type="submit">`, or nothing while only a press on an option can go on. */
function StepButton({ form, question, isRow, onPress }: StepButtonProps): ReactNode {
  const { messages } = useElicitation();
  const getIsEmpty = (): boolean => form.getAnswer(question).length === 0;
  const isEmpty = useSyncExternalStore(form.subscribe, getIsEmpty, getIsEmpty);
  if (isRow && isEmpty && question.required) {
    return null;
  }
  const isSkip = isEmpty && !question.required;
  return (
    <ActionButton
      type="submit"
      action={isSkip ? "skip" : "next"}
      look={isSkip ? "outlined" : "filled"}
      onClick={onPress}
      text={isSkip ? messages.skip() : messages.next()}
    />
  );
}

interface ReviewProps {
  readonly questions: readonly FieldSpec[];
  readonly answers: readonly AnswerText[];
  readonly onChange: (question: FieldSpec) => void;
}

/** The answers as they will be sent, each with a button that leads to its question. Renders a `<dl>`. */
function Review({ questions, answers, onChange }: ReviewProps): ReactNode {
  const { messages } = useElicitation();
  const texts = new Map(answers.map(({ id, text }) => [id, text]));
  return (
    <dl className="elicit-review">
      {questions.map((field) => {
        const answer = idsOf(field)
          .flatMap((id) => texts.get(id) ?? [])
          .join("\n");
        return (
          <div key={field.id} className="elicit-answer">
            <dt className="elicit-question">
              <bdi>{field.label}</bdi>
            </dt>
            <dd className="elicit-answer-text" data-empty={answer === "" ? "" : undefined}>
              <span>
                <FoldedText text={cleanText(answer || messages.noAnswer())} />
              </span>
              <ActionButton to="show" onClick={() => onChange(field)} text={messages.change()} about={field.label} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
