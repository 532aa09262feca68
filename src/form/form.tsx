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

/** The fields of a request and their answers, from the first keystroke to the one result. Renders a `<form>`. */
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
    // Otherwise react-hook-form's own modes: checked when submitted, and from then on at every change.
    shouldFocusError: false,
  });
  // Read once, for all fields: react-hook-form hands a copy of all answers to each subscriber with each change.
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
        // What can no longer be sent is not lost by leaving: the person is offered to copy it.
        isDirty: () =>
          !isRefused &&
          (!isSameDraft(initial, getValues()) || Array.from(element.current?.elements ?? []).some(isHalfTyped)),
        onSettled: (action, isByPerson) => {
          if (!isByPerson) {
            closeDraft("keep");
          } else if (action === "accept" && !props.current.onAccept) {
            closeDraft("sent");
          } else {
            // The person is done with it, or the server has taken the answers.
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
      // Answers that are being sent cannot be changed, and focus cannot stay where nothing can be done.
      focusElement(getRoot().getElementById(`${idPrefix}-status`));
    }
  }, [isSending, getRoot, idPrefix]);

  const [generation, setGeneration] = useState(0);
  const startOver = (): void => {
    forget();
    // Fields that had been opened are withheld again.
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
          // React takes it to a form of the host around this one, too.
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
              // Disables a host's own controls, too.
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
 * Keeps a form that a server has rendered from being used before it works: what is ticked then would not be what is sent, and Accept would
 * leave the page. React 18 knows `inert` as any other attribute, React 19 as a boolean.
 */
const inert: object = { inert: version.startsWith("18.") ? "" : true };

/** Says that earlier answers are filled in, and offers to start without them. Renders a `<div>`. */
function RestoredNotice({ onStartOver }: { readonly onStartOver: () => void }): ReactNode {
  const { messages, idPrefix, getRoot } = useElicitation();
  const [stage, setStage] = useState<"empty" | "shown" | "gone">("empty");
  useEffect(() => {
    // A live region that comes into the page together with its words is not read out, so they follow.
    const controller = new AbortController();
    void afterPaint(controller.signal).then(() => setStage("shown"));
    return () => controller.abort();
  }, []);
  const startOver = (): void => {
    onStartOver();
    setStage("gone");
    // The button goes, and focus must not go with it.
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

/** Copies the answers that the server takes no more. */
function CopyEnteredButton(): ReactNode {
  const elicitation = useElicitation();
  const { control, getValues } = useHookForm();
  // Renders at each change.
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
  /** Called for a press, and for Enter in a field, which is a press to the browser: a sandboxed frame may have no submit event. */
  readonly onPress: (event: SyntheticEvent) => void;
}

/**
 * Sends the answers, or explains why it cannot: it is never disabled. Renders a `<button type="submit">`, and above it what went wrong
 * with checking or sending, if anything.
 *
 * - `data-busy` while the answers are being checked or sent, and for the moment in which an accepted form stays
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
