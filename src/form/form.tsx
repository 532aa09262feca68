import { type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState, version } from "react";
import { useForm, useWatch } from "react-hook-form";
import { initialDraft, isSameDraft, withoutFiles } from "../core/draft/draft.js";
import { draftKey } from "../core/draft/draft-memory.js";
import { isHidden } from "../core/fields/index.js";
import type { Draft, FormRequest } from "../core/types.js";
import { ElicitationActions } from "../elicitation/actions.js";
import { ElicitationBody, ElicitationMessage, FoldedText, IsolatedText } from "../elicitation/body.js";
import { CopyAnswersButton, enteredTexts } from "../elicitation/copy-answers.js";
import { Glyph } from "../elicitation/glyph.js";
import { Notice } from "../elicitation/notices.js";
import { focusElement, useIsHydrated } from "../elicitation/focus.js";
import { useElicitation, useElicitationSession } from "../elicitation/root.js";
import { useKeptDraft, useStartingDraft } from "./drafts.js";
import { ErrorSummary } from "./error-summary.js";
import { ElicitationField } from "./field.js";
import { useShownFields } from "./shown-fields.js";
import { type CheckedAnswers, HookFormContext, useHookForm } from "./form-context.js";
import {
  afterPaint,
  createDraftJudge,
  createResolver,
  isHalfTyped,
  type JudgedDraft,
  useStartingErrors,
} from "./resolver.js";
import { type Delivery, useSubmission } from "./submit.js";

/** The form of a request: its fields, its answers, and sending them. Renders a `<form>`. */
export function ElicitationForm({ request }: { readonly request: FormRequest }): ReactNode {
  const elicitation = useElicitation();
  const { fields, sensitive, withheld, messages, configuredServer, policy, locale, timeZone } = elicitation;
  const { session, props, getRoot, idPrefix } = elicitation;
  const initial = useMemo(() => {
    const open = fields.filter((field) => !withheld.has(field.id) && !isHidden(field));
    return initialDraft(open, { locale, timeZone });
  }, [fields, withheld, locale, timeZone]);
  const key = useMemo(
    () => draftKey(configuredServer, request.fields, { locale, timeZone }),
    [configuredServer, request, locale, timeZone],
  );
  const { start, isRestored, forget } = useStartingDraft(key, initial, request.message);
  const judgeDraft = useMemo(
    () => createDraftJudge(fields, policy.urls, { locale, timeZone }),
    [fields, policy, locale, timeZone],
  );
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Draft, unknown, CheckedAnswers>({
    defaultValues: start,
    resolver: createResolver({ judgeDraft, fields, withheld, messages, locale, timeZone }),
    // The default modes of react-hook-form apply: answers are checked on submit, and after that at every change.
    shouldFocusError: false,
  });
  // Errors are read here for all fields, because react-hook-form copies all answers for each subscriber at each change.
  const { getValues, reset, unregister, formState } = form;
  const { errors, isSubmitting } = formState;
  const [patterns, setPatterns] = useState<JudgedDraft["patterns"]>();
  const { shown, open, news } = useShownFields(form, patterns);
  const { submit, attempt, delivery } = useSubmission(form, shown);
  const isRefused = delivery?.stage === "refused";
  useStartingErrors(form, judgeDraft, start, setPatterns, elicitation);
  const unkept = useMemo(() => {
    const files = fields.filter(({ kind }) => kind === "file");
    return new Set([...sensitive.keys(), ...files.map(({ id }) => id)]);
  }, [fields, sensitive]);
  const closeDraft = useKeptDraft(form, element, key, { request, initial, unkept });
  useEffect(
    () =>
      session.attachForm({
        draft: () => withoutFiles(getValues()),
        // After a final refusal nothing can be sent any more, so leaving loses nothing. The person can copy the answers.
        isDirty: () =>
          !isRefused &&
          (!isSameDraft(initial, getValues()) || Array.from(element.current?.elements ?? []).some(isHalfTyped)),
        onSettled: (action, isByPerson) => {
          if (!isByPerson) {
            closeDraft("keep");
          } else if (action === "accept" && !props.current.onAccept) {
            closeDraft("sent");
          } else {
            // The person has declined or cancelled, or the server has taken the answers.
            closeDraft("remove");
          }
        },
      }),
    [session, getValues, initial, isRefused, closeDraft, props],
  );

  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!session.get().isAsking) {
      submit(event);
    }
  };
  const isSending = delivery?.stage === "sending";
  useEffect(() => {
    if (isSending && element.current?.contains(getRoot().activeElement)) {
      // The fields are inert while answers are sent, so focus moves to the status.
      focusElement(getRoot().getElementById(`${idPrefix}-status`));
    }
  }, [isSending, getRoot, idPrefix]);

  const [generation, setGeneration] = useState(0);
  const startOver = (): void => {
    forget();
    // Fields that the person had opened are withheld again.
    unregister(Array.from(withheld.keys()));
    reset(initial);
    setGeneration((count) => count + 1);
  };

  return (
    <HookFormContext.Provider value={form}>
      <form
        ref={element}
        className="elicit-form"
        noValidate
        onSubmit={(event) => {
          // React would also dispatch the event to a form of the host around this one.
          event.stopPropagation();
          onSubmit(event);
        }}
        {...(useIsHydrated() ? {} : inert)}
      >
        <ElicitationBody isInert={isSending} hasControls={fields.some((field) => field.kind !== "unsupported")}>
          <ErrorSummary fields={shown} attempt={attempt} errors={errors} />
          <ElicitationMessage />
          {isRestored && <RestoredNotice onStartOver={startOver} />}
          {news !== undefined && (
            <div className="elicit-hidden" role="status">
              <p className="elicit-line" key={news}>
                {news}
              </p>
            </div>
          )}
          {shown.map((field) => {
            const message = errors[field.id]?.message;
            const renderKey = field.id + generation;
            const rendered = (
              <ElicitationField
                key={renderKey}
                field={field}
                error={typeof message === "string" ? message : undefined}
                withheldAs={withheld.get(field.id)}
              />
            );
            return field.conditions?.some(({ action }) => action === "enable" || action === "disable") ? (
              // A <fieldset> also disables a host's own controls.
              <fieldset key={renderKey} className="elicit-switch" role="presentation" disabled={!open.includes(field)}>
                {rendered}
              </fieldset>
            ) : (
              rendered
            );
          })}
        </ElicitationBody>
        <ElicitationActions>
          {fields.some(({ kind }) => kind === "text") && (
            <p className="elicit-reminder">
              <span dir="auto">{messages.neverEnterSecrets()}</span>
            </p>
          )}
          <AcceptButton
            isConfirmation={fields.length === 0}
            isSubmitting={isSubmitting}
            failure={errors.root?.message}
            delivery={delivery}
            onPress={onSubmit}
          />
          {isRefused && <CopyEnteredButton />}
        </ElicitationActions>
      </form>
    </HookFormContext.Provider>
  );
}

/**
 * Makes a server-rendered form inert until it is hydrated. Before that, changes would not reach react-hook-form, and Accept would navigate
 * away from the page. React 18 takes `inert` as an unknown attribute, React 19 as a boolean.
 */
const inert: object = { inert: version.startsWith("18.") ? "" : true };

/** Says that earlier answers are filled in, and offers to start without them. Renders a `<div>`. */
function RestoredNotice({ onStartOver }: { readonly onStartOver: () => void }): ReactNode {
  const { messages, idPrefix, getRoot } = useElicitation();
  const [stage, setStage] = useState<"empty" | "shown" | "gone">("empty");
  useEffect(() => {
    // A live region that is inserted together with its text is not announced, so the text follows.
    const controller = new AbortController();
    void afterPaint(controller.signal).then(() => setStage("shown"));
    return () => controller.abort();
  }, []);
  const startOver = (): void => {
    onStartOver();
    setStage("gone");
    // The button disappears, so focus moves to the title.
    focusElement(getRoot().getElementById(`${idPrefix}-title`));
  };
  return (
    <div className="elicit-restored" role="status">
      {stage === "shown" && (
        <Notice tone="quiet">
          <p className="elicit-line">{messages.restoredAnswers()}</p>
          <button type="button" className="elicit-text-button" onClick={startOver}>
            {messages.startOver()}
          </button>
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

interface AcceptButtonProps {
  readonly isConfirmation: boolean;
  /** Whether the answers are being checked. */
  readonly isSubmitting: boolean;
  /** Why they could not be checked or sent, if so. */
  readonly failure: string | undefined;
  readonly delivery: Delivery | undefined;
  /** Called for a click, also the one that Enter in a field causes. A sandboxed frame without `allow-forms` has no `submit` event. */
  readonly onPress: (event: SyntheticEvent) => void;
}

/**
 * Sends the answers or explains why they cannot be sent; never disabled. Renders a `<button type="submit">`, and above it the error of
 * checking or sending, if there is one.
 *
 * - `data-busy` while the answers are being checked or sent, and while an accepted form stays visible
 */
function AcceptButton({ isConfirmation, isSubmitting, failure, delivery, onPress }: AcceptButtonProps): ReactNode {
  const { messages, server, idPrefix } = useElicitation();
  const { phase } = useElicitationSession();
  const isBusy = isSubmitting || phase === "sent";
  const isSending = delivery?.stage === "sending";
  const isRefused = delivery?.stage === "refused";
  const hasFailed = !isBusy && (isRefused || Boolean(failure));
  const busyText = phase === "sent" ? messages.sent() : isSending ? delivery.text : messages.checking();
  return (
    <>
      <div
        className={hasFailed || isSending ? "elicit-failure" : "elicit-hidden"}
        data-tone={hasFailed ? "error" : undefined}
        id={`${idPrefix}-status`}
        role="status"
        tabIndex={-1}
      >
        {isBusy && (
          <p className="elicit-line" key={busyText}>
            {busyText}
          </p>
        )}
        {hasFailed && (
          <>
            <Glyph name="error" />
            <p className="elicit-line">
              {failure && <FoldedText key={failure} text={failure} characters={120} lines={2} />}{" "}
              {isRefused && <IsolatedText text={delivery.text} isolate={server.name} />}
            </p>
          </>
        )}
      </div>
      {isSending && delivery.progress !== undefined && (
        <progress className="elicit-progress" aria-labelledby={`${idPrefix}-status`} value={delivery.progress} />
      )}
      <button
        type="submit"
        className="elicit-button"
        data-action="accept"
        onClick={onPress}
        aria-disabled={isBusy || isRefused || undefined}
        data-busy={isBusy ? "" : undefined}
      >
        {isConfirmation ? (
          messages.acceptConfirm()
        ) : (
          <IsolatedText text={messages.acceptForm({ server: server.name })} isolate={server.name} />
        )}
      </button>
    </>
  );
}
