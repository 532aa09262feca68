import { type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useDismissal } from "../context/dismissal-context.js";
import { useElicitation } from "../context/elicitation-context.js";
import { type CheckedAnswers, FormContext } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import { draftKey } from "../core/draft/draft-key.js";
import { initialDraft } from "../core/draft/initial-draft.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";
import type { FormRequest } from "../core/request/elicitation-request.js";
import { lazyModule } from "../loading/lazy-module.js";
import { useLoaded } from "../loading/use-loaded.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { AcceptButton } from "./accept-button.js";
import { checkingModule } from "./checking-module.js";
import { createResolver } from "./create-resolver.js";
import { ElicitationField } from "./elicitation-field.js";
import { isHalfTyped } from "./is-half-typed.js";
import type * as Scrutiny from "../secrets/scrutiny.js";
import { scrutinyModule } from "../context/scrutiny-module.js";
import { useAccept } from "./use-accept.js";
import { useBrokenDefaults } from "./use-broken-defaults.js";
import { useKeptDraft } from "./use-kept-draft.js";
import { useStartingDraft } from "./use-starting-draft.js";
import { withOverrides } from "../context/with-overrides.js";

const restoredNotice = lazyModule(() => import("./restored-notice.js"));

// Begun with the form's own code, so that they are there when the first form is.
void Promise.allSettled([scrutinyModule.load(), checkingModule.load()]);

export interface ElicitationFormProps {
  readonly request: FormRequest;
  readonly scrutiny: typeof Scrutiny;
}

/** The fields of a request and their answers, from the first keystroke to the one result. Renders a `<form>`. */
export function ElicitationForm({ request, scrutiny }: ElicitationFormProps): ReactNode {
  const {
    messages,
    overrides: words,
    server,
    policy,
    locale,
    timeZone,
    fields: overrides,
    behaviour,
    formHandle: formHandleRef,
    getRoot,
    idPrefix,
  } = useElicitation();
  const { isAsking, onLeave } = useDismissal();
  const fields = useMemo(() => withOverrides(request.fields, overrides), [request.fields, overrides]);
  // Told by the server's words and by the host's: either may name what it is.
  const secrets = useMemo(
    () => scrutiny.sensitiveFields(request.message, request.fields, fields),
    [scrutiny, request, fields],
  );
  const closed = policy.sensitive === "allow" ? undefined : secrets;
  const initial = useMemo(() => {
    // What is closed has not been asked yet: nothing is sent for it, a server's default neither.
    const asked = request.fields.filter(({ id }) => !closed?.has(id));
    return initialDraft(asked, { locale, timeZone });
  }, [request.fields, locale, timeZone, closed]);
  const key = useMemo(
    () => draftKey(server, request.fields, { locale, timeZone }),
    [server, request.fields, locale, timeZone],
  );
  const { start, isRestored, forget } = useStartingDraft(key, initial, request.message);
  const [notice] = useLoaded(restoredNotice, isRestored);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Draft, unknown, CheckedAnswers>({
    defaultValues: start,
    // A host's words for a field change what is said of it, not how it is checked: the validator is kept by the fields.
    resolver: createResolver({
      fields: request.fields,
      locale,
      timeZone,
      urls: policy.urls,
      worded: fields,
      overrides: words,
      closed,
      cannotCheck: messages.cannotCheck,
    }),
    // Otherwise react-hook-form's own ways: checked when accepted, and from then on at every change.
    shouldFocusError: false,
  });
  // Asked for once, for all: whoever asks react-hook-form is handed a copy of all answers with each change.
  const { getValues, reset, unregister, formState } = form;
  const { errors, isSubmitting } = formState;
  const [beginnings, setBeginnings] = useState(0);
  const { accept, takeBack, stopSending, attempt, sending } = useAccept(form, fields);
  // The attempt could not have failed without it, so it is there.
  const [checking] = useLoaded(checkingModule, attempt !== undefined);
  useBrokenDefaults(form, request.fields, start, { locale, timeZone, urls: policy.urls });
  const closeDraft = useKeptDraft(form, element, key, { request, initial, secrets });
  useEffect(() => {
    formHandleRef.current = {
      readDraft: () => ({ ...getValues() }),
      onSettle: (action, isByPerson) => {
        if (action !== "accept") {
          stopSending();
        }
        if (!isByPerson) {
          closeDraft("keep");
        } else if (action === "accept" && !behaviour.current.onAccept) {
          closeDraft("sent");
        } else {
          // The person is done with it, or the server has said that it is.
          closeDraft("remove");
        }
      },
    };
    return () => {
      formHandleRef.current = null;
    };
  }, [formHandleRef, behaviour, getValues, stopSending, closeDraft]);
  useEffect(
    () =>
      onLeave(() => {
        // Who wants to leave no longer wants to accept, though the answers may still be being checked.
        takeBack();
        const controls = Array.from(element.current?.elements ?? []);
        return !isSameDraft(initial, getValues()) || controls.some(isHalfTyped);
      }),
    [onLeave, takeBack, getValues, initial],
  );

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isAsking) {
      accept(event);
    }
  };
  const isSending = sending?.stage === "sending";
  useEffect(() => {
    if (isSending && element.current?.contains(getRoot().activeElement)) {
      // What is sent can no longer be changed, and focus cannot stay where nothing can be done.
      getRoot().getElementById(`${idPrefix}-status`)?.focus({ preventScroll: true });
    }
  }, [isSending, getRoot, idPrefix]);

  return (
    <FormContext.Provider value={form}>
      <form ref={element} className="elicit-form" noValidate onSubmit={submit}>
        <ElicitationBody isInert={isSending} hasControls={fields.some((field) => field.kind !== "unsupported")}>
          {checking.status === "loaded" && (
            <checking.value.ErrorSummary fields={fields} attempt={attempt} errors={errors} />
          )}
          <ElicitationMessage />
          {isRestored && (
            // There from the start: what comes into the page together with its words is not read out.
            <div className="elicit-restored" role="status">
              {notice.status === "loaded" && (
                <notice.value.RestoredNotice
                  onStartOver={() => {
                    forget();
                    // What has been opened is closed again.
                    unregister(Array.from(secrets.keys()));
                    reset(initial);
                    setBeginnings((count) => count + 1);
                  }}
                />
              )}
            </div>
          )}
          {fields.map((field) => {
            const message = errors[field.id]?.message;
            return (
              <ElicitationField
                key={field.id + beginnings}
                field={field}
                error={typeof message === "string" ? message : undefined}
                secretKind={closed?.get(field.id)}
                SecretField={scrutiny.SecretField}
              />
            );
          })}
        </ElicitationBody>
        <ElicitationActions>
          <AcceptButton
            isConfirmation={fields.length === 0}
            isSubmitting={isSubmitting}
            failure={errors.root?.message}
            sending={sending}
            onPress={submit}
          />
        </ElicitationActions>
      </form>
    </FormContext.Provider>
  );
}
