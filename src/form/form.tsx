import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm, useWatch } from "react-hook-form";
import { initialDraft, isSameDraft, isSameValue, type Region, withoutFiles } from "../core/draft/draft.js";
import { draftKey } from "../core/draft/kept-draft.js";
import { readDraft } from "../core/draft/read-draft.js";
import { isSkippable, skipped } from "../core/fields/boolean.js";
import { ownWordsIn, takesOwnWords } from "../core/fields/own-words.js";
import { inLocale, isDecision, isHidden } from "../core/fields/index.js";
import { judge } from "../core/judge.js";
import { shorten } from "../core/text/clean-text.js";
import type { Draft, FieldSpec, FormRequest } from "../core/types.js";
import { answerTexts } from "../messages/describe.js";
import { listLabels } from "../messages/format.js";
import { ActionButton } from "../elicitation/action-button.js";
import { ElicitationActions } from "../elicitation/actions.js";
import { hasOwnControl } from "../elicitation/config.js";
import { ElicitationBody, ElicitationMessage, FoldedText, IsolatedText } from "../elicitation/body.js";
import { CopyAnswersButton, enteredTexts } from "../elicitation/copy-answers.js";
import { Glyph } from "../elicitation/glyph.js";
import { Notice } from "../elicitation/notices.js";
import { focusInView, inert, useBrowserLayoutEffect, useIsHydrated } from "../elicitation/focus.js";
import { useLastingEffect } from "../elicitation/hiding.js";
import { useLate } from "../elicitation/late.js";
import type { FormLayout, FormView, LaidOutForm } from "../elicitation/layout.js";
import { type LoneQuestion, lookOf, questionsOf, standsAlone, takesLine } from "../elicitation/look.js";
import { useElicitation, useElicitationSession } from "../elicitation/context.js";
import { useKeptDraft, useStartingDraft } from "./drafts.js";
import { type QuestionActions, QuestionContext } from "./question-context.js";
import { ErrorSummary } from "./error-summary.js";
import { ElicitationField } from "./field.js";
import { takeShown } from "./shown-answers.js";
import { useShownFields } from "./shown-fields.js";
import {
  type CheckedAnswers,
  type HookForm,
  HookFormContext,
  useAnswerText,
  useFieldValue,
  useHookForm,
} from "./form-context.js";
import { createDraftJudge, createResolver, isHalfTyped, type JudgedDraft, useStartingErrors } from "./resolver.js";
import { type Delivery, useSubmission } from "./submit.js";

/** The form of a request: its fields, its answers, and sending them. Renders a `<form>`. */
export function ElicitationForm({ request }: { readonly request: FormRequest }): ReactNode {
  const elicitation = useElicitation();
  const { fields, sensitive, withheld, messages, configuredServer, policy, locale, timeZone } = elicitation;
  const { session, props, components, overrides, getRoot, idPrefix, lone, layout } = elicitation;
  const { phase, folds } = useElicitationSession();
  // What was folded has to be read before it is answered, so that takes two presses, also once it is unfolded.
  const [wasFolded, setWasFolded] = useState(false);
  if (folds !== "none" && !wasFolded) {
    setWasFolded(true);
  }
  const isQuick = lone !== undefined && !takesLine(lone) && !takesOwnWords(lone) && elicitation.isQuick && !wasFolded;
  const initial = useMemo(() => {
    const open = fields.filter((field) => !withheld.has(field.id) && !isHidden(field));
    return initialDraft(open, { locale, timeZone });
  }, [fields, withheld, locale, timeZone]);
  const key = draftKey(configuredServer, request, timeZone);
  const { start, isRestored, offered, withFiles, forget } = useStartingDraft(key, initial, request);
  /** The region in which the draft is written. What reads the draft may have been made before the language changed. */
  const written = useRef<Region>(elicitation);
  const judgeDraft = useMemo(() => createDraftJudge(fields, policy.urls), [fields, policy]);
  const element = useRef<HTMLFormElement>(null);
  const resolve = createResolver(judgeDraft, elicitation);
  const form: HookForm = useForm<Draft, unknown, CheckedAnswers>({
    defaultValues: start,
    resolver: async (_draft, context, options) => {
      // What a press has changed is rendered first, because what the controls show is read: they would still show the earlier answer.
      await Promise.resolve();
      flushSync(() => undefined);
      return resolve(takeDraft(), context, options);
    },
    // The default modes of react-hook-form apply: answers are checked on submit, and after that at every change.
    shouldFocusError: false,
  });
  // Errors are read here for all fields, because react-hook-form copies all answers for each subscriber at each change.
  const { reset, unregister, formState, getValues, setValue, getFieldState } = form;
  const { errors, isSubmitting } = formState;
  const takeDraft = useCallback(() => {
    const own = fields.filter((field) => !hasOwnControl(field, { components, overrides }));
    return takeShown({ getValues, setValue, getFieldState }, element.current, own);
  }, [fields, components, overrides, getValues, setValue, getFieldState]);
  // What was entered stays the same number in another language. Before the paint, so that nobody sees it in the notation of the last one.
  useBrowserLayoutEffect(() => {
    const { locale: before } = written.current;
    if (before !== locale) {
      const draft = takeDraft();
      for (const field of fields) {
        const entered = inLocale(field, draft[field.id], before, locale);
        if (entered !== undefined) {
          setValue(field.id, entered);
        }
      }
      written.current = elicitation;
    }
  });
  const [patterns, setPatterns] = useState<JudgedDraft["patterns"]>();
  const judgeNow = useCallback(
    (read: readonly FieldSpec[]) =>
      judge(fields, readDraft(read, getValues(), { ...written.current, patterns }), { patterns }),
    [fields, written, patterns, getValues],
  );
  const { shown, open, news, settle } = useShownFields(form, element, judgeNow);
  const { submit, attempt, delivery, fail } = useSubmission(form, shown, takeDraft);
  const isSending = delivery?.stage === "sending";
  const isInert = isSending && !isQuick;
  const questions = useMemo(() => questionsOf(fields), [fields]);
  const laidOut: LaidOutForm = {
    questions,
    open,
    isInert,
    takeDraft,
    settle,
    check: async (ids) => {
      const isValid = await form.trigger(ids);
      if (!isValid) {
        fail(ids);
      }
      return isValid;
    },
    openFields: () =>
      judgeDraft(takeDraft(), elicitation).then(
        (judged) => judged.open,
        () => open,
      ),
    isInvalid: (id) => getFieldState(id).invalid,
    hasRows: (field) => standsAlone(field, elicitation) && lookOf(field, "step") === "answers",
    isDecision,
    setAnswer: ({ id }, answer) => setValue(id, answer),
    getAnswer: ({ id }) => getValues(id) ?? "",
    subscribe: (callback) => form.subscribe({ formState: { values: true }, callback }),
    answerTexts: () => answerTexts(fields, judgeNow(fields).content, elicitation),
  };
  const isRefused = delivery?.stage === "refused";
  useStartingErrors(form, judgeDraft, start, setPatterns, elicitation);
  const closeDraft = useKeptDraft(element, key, {
    request,
    initial,
    isOffered: offered !== undefined,
    unkept: sensitive,
    written,
    takeDraft,
  });
  const attach = useCallback(
    () =>
      session.attachForm({
        draft: () => withoutFiles(takeDraft()),
        // After a final refusal nothing can be sent any more, so leaving loses nothing. The person can copy the answers.
        isDirty: (leaving) => {
          const draft = takeDraft();
          // Declining asks only about what was entered here, and not about earlier answers that were filled in.
          const before = leaving === "cancel" ? [initial] : [initial, start];
          const isLost = (field: FieldSpec): boolean =>
            (leaving === "cancel" || !isDecision(field) || ownWordsIn(draft[field.id] ?? "") !== undefined) &&
            !before.some((known) => isSameValue(known[field.id], draft[field.id]));
          // An answer of one press is pressed again as quickly.
          return (
            !isRefused &&
            !isQuick &&
            (fields.some(isLost) || Array.from(element.current?.elements ?? []).some(isHalfTyped))
          );
        },
        onSettled: (action, endedBy) => {
          if (endedBy !== "person") {
            closeDraft(props.current.signal?.aborted ? "undecided" : "keep");
          } else if (action === "accept" && !props.current.onAccept) {
            closeDraft("sent");
          } else {
            // The person has declined or cancelled, or the server has taken the answers. Earlier answers that were only filled in are kept.
            const isUntouched = action === "decline" && isRestored && isSameDraft(start, takeDraft());
            closeDraft(isUntouched ? "keep" : "remove");
          }
        },
      }),
    [session, takeDraft, fields, initial, start, isRestored, isRefused, isQuick, closeDraft, props],
  );
  useLastingEffect(attach);

  // Without a button that sends, an optional choice needs one that leaves it.
  const isLeft = isQuick && !lone.required && lone.default === undefined;
  const question = isLeft ? lone : shown.find(isSkippable);
  /** @param answer what the press itself answers to the question that the form asks */
  const onPress = (event: SyntheticEvent, answer?: string): void => {
    event.preventDefault();
    if (session.get().isAsking || session.unfold()) {
      return;
    }
    // What was autofilled decides, too.
    takeDraft();
    if (settle()) {
      return;
    }
    // Without an answer only a skip is taken back. In a text that would be a word that was typed.
    const asked = answer === undefined ? question : (lone ?? question);
    if (asked && (answer !== undefined || getValues(asked.id) === skipped)) {
      // At once, because what the controls show is read next.
      flushSync(() => setValue(asked.id, answer ?? ""));
    }
    submit(event);
  };
  const busy: Busy = phase === "sent" ? phase : isSubmitting ? (isSending ? "sending" : "checking") : undefined;
  const accept = <AcceptButton busy={busy} isRefused={isRefused} onPress={onPress} />;
  const isLine = takesLine(lone);
  const isBusy = busy !== undefined;
  useEffect(() => {
    if (isInert && element.current?.contains(getRoot().activeElement)) {
      // The fields are inert while answers are sent, so focus moves to the status.
      focusInView(getRoot().getElementById(`${idPrefix}-status`));
    }
  }, [isInert, getRoot, idPrefix]);

  const [generation, setGeneration] = useState(0);
  const [filledIn, setFilledIn] = useState<ReadonlySet<string>>();
  const startOver = (view: FormView | undefined): void => {
    forget();
    // Fields that the person had opened are withheld again.
    unregister(Array.from(withheld.keys()));
    reset(initial);
    view?.startOver();
    setGeneration((count) => count + 1);
  };
  const fillIn = (answers: Draft): void => {
    const draft = takeDraft();
    const untouched = Object.entries(answers).filter(
      ([id, value]) => isSameValue(draft[id], initial[id]) && !isSameValue(value, initial[id]),
    );
    for (const [id, value] of untouched) {
      setValue(id, value, { shouldValidate: formState.isSubmitted });
    }
    // Their controls are mounted again, because a control for one line cannot hold several.
    setFilledIn(new Set(untouched.map(([id]) => id)));
  };

  const isHydrated = useIsHydrated();
  const render = (view?: FormView): ReactNode => {
    const onSubmit = view?.current ? view.onNext : onPress;
    const press = isQuick ? { isBusy, onPress } : view && { isBusy, onPress: view.onNext, steps: view.rows };
    return (
      <form
        ref={element}
        className="elicit-form"
        noValidate
        onSubmit={(event) => {
          // React would also dispatch the event to a form of the host around this one.
          event.stopPropagation();
          onSubmit(event);
        }}
        // Before hydration, changes would not reach react-hook-form, and Accept would navigate away from the page.
        {...(isHydrated ? {} : inert)}
      >
        {view?.bar}
        <ElicitationBody
          isInert={isInert}
          hasControls={fields.some((field) => field.kind !== "unsupported")}
          step={view?.step}
        >
          <ErrorSummary fields={shown} attempt={attempt} errors={errors} lead={view?.lead} />
          <ElicitationMessage />
          {(isRestored || offered || withFiles.size > 0) && (
            <EarlierAnswersNotice
              hasAnswers={isRestored || offered !== undefined}
              withFiles={fields.filter(({ id }) => withFiles.has(id))}
              onFillIn={offered && (() => fillIn(offered))}
              onStartOver={() => startOver(view)}
            />
          )}
          {news !== undefined && (
            <div className="elicit-hidden" role="status" data-news="">
              <p className="elicit-line" key={news} {...messages.say(news)} />
            </div>
          )}
          {(view?.current ? [view.current] : fields).some((field) => field.kind === "text" || takesOwnWords(field)) && (
            <p className="elicit-reminder">
              <span dir="auto" {...messages.say(messages.neverEnterSecrets())} />
            </p>
          )}
          {view?.review}
          <QuestionContext.Provider value={press ? { press } : isLine ? { accept } : nothing}>
            {shown.map((field) => {
              if (field.kind === "text" && field.companionOf !== undefined) {
                // It is entered in the question that it belongs to.
                return null;
              }
              const companion = "companion" in field ? field.companion : undefined;
              const message = errors[field.id]?.message ?? (companion && errors[companion]?.message);
              const renderKey = `${field.id} ${generation} ${filledIn?.has(field.id) ?? false}`;
              const rendered = (
                <ElicitationField
                  key={renderKey}
                  field={field}
                  error={typeof message === "string" ? message : undefined}
                  withheldAs={withheld.get(field.id)}
                  isHidden={view?.hides(field)}
                />
              );
              return field.conditions?.some(({ action }) => action === "enable" || action === "disable") ? (
                // A <fieldset> also disables a host's own controls.
                <fieldset
                  key={renderKey}
                  className="elicit-switch"
                  role="presentation"
                  disabled={!open.includes(field)}
                >
                  {rendered}
                </fieldset>
              ) : (
                rendered
              );
            })}
          </QuestionContext.Provider>
        </ElicitationBody>
        <ElicitationActions>
          {question && (
            <ActionButton
              action="skip"
              look="outlined"
              onClick={(event) => onPress(event, skipped)}
              text={messages.skip()}
            />
          )}
          <AcceptStatus busy={busy} failure={errors.root?.message} delivery={delivery} isQuick={isQuick} />
          {view?.current ? view.button : !isQuick && !isLine && accept}
          {isRefused && <CopyEnteredButton />}
        </ElicitationActions>
      </form>
    );
  };
  const { Layout } = layout ?? allAtOnce;
  return (
    <HookFormContext.Provider value={form}>
      <Layout form={laidOut}>{render}</Layout>
    </HookFormContext.Provider>
  );
}

const nothing: QuestionActions = {};
const allAtOnce: FormLayout = { Layout: ({ children }) => children() };

interface EarlierAnswersNoticeProps {
  /** Whether there are answers besides files. */
  readonly hasAnswers: boolean;
  /** The fields whose files have to be chosen again. */
  readonly withFiles: readonly FieldSpec[];
  /** Undefined if the earlier answers are already filled in. */
  readonly onFillIn: (() => void) | undefined;
  readonly onStartOver: () => void;
}

/** Offers to fill in earlier answers, or says that they are filled in and offers to start without them. Renders a `<div>`. */
function EarlierAnswersNotice({ hasAnswers, withFiles, onFillIn, onStartOver }: EarlierAnswersNoticeProps): ReactNode {
  const { messages, locale, idPrefix, getRoot } = useElicitation();
  // A live region that is inserted together with its text is not announced, so the text follows.
  const isThere = useLate(true, 0, false);
  const [last, setLast] = useState<"filled-in" | "gone">();
  const stage = isThere && (last ?? (onFillIn ? "offered" : "filled-in"));
  const leave = (next: "filled-in" | "gone", act: () => void): void => {
    act();
    setLast(next);
    // The button disappears, so focus moves to the title.
    focusInView(getRoot().getElementById(`${idPrefix}-title`));
  };
  const labels = listLabels(withFiles, locale);
  return (
    <div className="elicit-restored" role="status">
      {stage === "offered" && onFillIn && (
        <Notice tone="quiet">
          <p className="elicit-line" {...messages.say(messages.answeredBefore())} />
          <ActionButton to="enter" onClick={() => leave("filled-in", onFillIn)} text={messages.fillInAnswers()} />
        </Notice>
      )}
      {stage === "filled-in" && (
        <Notice tone="quiet">
          {hasAnswers && <p className="elicit-line" {...messages.say(messages.restoredAnswers())} />}
          {labels !== "" && (
            <p className="elicit-line">
              <IsolatedText text={messages.chooseAgain({ labels })} isolate={labels} />
            </p>
          )}
          {hasAnswers && (
            <ActionButton to="clear" onClick={() => leave("gone", onStartOver)} text={messages.startOver()} />
          )}
        </Notice>
      )}
    </div>
  );
}

/** Copies the entered answers after the server has refused them for good. */
function CopyEnteredButton(): ReactNode {
  const elicitation = useElicitation();
  const { control, getValues } = useHookForm();
  // Renders again at each change, so that the button copies the current answers.
  useWatch({ control });
  return <CopyAnswersButton answers={enteredTexts(elicitation, getValues())} />;
}

/** In milliseconds. A shorter check needs no announcement. */
const longestSilence = 1_000;

/** What a press of the button that accepts is doing. `sent` while an accepted form stays visible. */
type Busy = "checking" | "sending" | "sent" | undefined;

interface AcceptStatusProps {
  readonly busy: Busy;
  /** Why the answers could not be checked or sent, if so. */
  readonly failure: string | undefined;
  readonly delivery: Delivery | undefined;
  /** Whether what was pressed says itself that it is being sent. */
  readonly isQuick: boolean;
}

/** The error of checking or sending, if there is one, and what is announced meanwhile. */
function AcceptStatus({ busy, failure, delivery, isQuick }: AcceptStatusProps): ReactNode {
  const { messages, server, idPrefix } = useElicitation();
  const isSending = delivery?.stage === "sending";
  const refusal = delivery && !isSending ? delivery.text : undefined;
  const hasFailed = !busy && Boolean(refusal ?? failure);
  const isChecking = busy === "checking";
  const isLate = useLate(isChecking, isChecking ? longestSilence : 0) && isChecking;
  const busyText = busy === "sending" ? delivery?.text : isLate ? messages.checking() : undefined;
  return (
    <>
      <div
        className={hasFailed || (isSending && !isQuick) ? "elicit-failure" : "elicit-hidden"}
        data-tone={hasFailed ? "error" : undefined}
        id={`${idPrefix}-status`}
        role="status"
        tabIndex={-1}
      >
        {busyText !== undefined && <p className="elicit-line" key={busyText} {...messages.say(busyText)} />}
        {hasFailed && (
          <>
            <Glyph name="error" />
            {/* The server's words and the kit's are two paragraphs, so that neither seems to be said by the other. */}
            <div className="elicit-notice-text">
              {failure && (
                <p className="elicit-line">
                  <FoldedText key={failure} text={failure} characters={120} lines={2} />
                </p>
              )}
              {refusal !== undefined && (
                <p className="elicit-line">
                  <IsolatedText text={refusal} isolate={server.name} />
                </p>
              )}
            </div>
          </>
        )}
      </div>
      {isSending && delivery.progress !== undefined && (
        <progress className="elicit-progress" aria-labelledby={`${idPrefix}-status`} value={delivery.progress} />
      )}
    </>
  );
}

interface AcceptButtonProps {
  readonly busy: Busy;
  /** Whether nothing can be sent any more. */
  readonly isRefused: boolean;
  /** Called for a click, also the one that Enter in a field causes. A sandboxed frame without `allow-forms` has no `submit` event. */
  readonly onPress: (event: SyntheticEvent) => void;
}

/**
 * Sends the answers or explains why they cannot be sent; never disabled. Renders a `<button type="submit">`.
 *
 * - `data-busy` while it has been pressed: `checking`, `sending`, or `sent` while an accepted form stays visible
 */
function AcceptButton({ busy, isRefused, onPress }: AcceptButtonProps): ReactNode {
  const { messages, server, fields, lone } = useElicitation();
  const isLine = takesLine(lone);
  const name = messages.acceptForm({ server: server.name });
  return (
    <ActionButton
      type="submit"
      action="accept"
      look="filled"
      onClick={onPress}
      // Beside its line it needs fewer words to be seen than to be heard.
      aria-label={isLine ? name : undefined}
      aria-disabled={busy !== undefined || isRefused || undefined}
      data-busy={busy}
    >
      {lone && !isLine ? (
        <AnswerWords lone={lone} />
      ) : (
        <IsolatedText
          text={isLine ? messages.send() : fields.length === 0 ? messages.acceptConfirm() : name}
          isolate={server.name}
        />
      )}
    </ActionButton>
  );
}

/** In characters: an answer that a button names must not fill the line. */
const longestNamed = 24;

/** The words of the button that accepts a lone question. They name the answer once there is one, and the guard is told so. */
function AnswerWords({ lone }: { readonly lone: LoneQuestion }): ReactNode {
  const { session, messages, server } = useElicitation();
  const given = useAnswerText(lone);
  const [value] = useFieldValue(lone);
  // Own words would change the button at each key. A question that was skipped has no answer, either.
  const chosen = ownWordsIn(value) !== undefined || given === messages.noAnswer() ? "" : given;
  useBrowserLayoutEffect(() => session.choose(chosen), [session, chosen]);
  const answer = shorten(chosen, longestNamed);
  const words = answer ? messages.acceptAnswer : messages.acceptForm;
  const text = words({ answer, server: server.name });
  return <IsolatedText key={text} text={text} isolate={[server.name, answer]} />;
}
