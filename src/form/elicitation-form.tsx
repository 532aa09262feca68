import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { useDismissal } from "../context/dismissal-context.js";
import { useElicitation } from "../context/elicitation-context.js";
import { type CheckedAnswers, FormContext } from "../context/form-context.js";
import type { Draft } from "../core/draft/draft.js";
import { initialDraft } from "../core/draft/initial-draft.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";
import type { FormRequest } from "../core/request/elicitation-request.js";
import { describeError } from "../messages/describe-error.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { AcceptButton } from "./accept-button.js";
import { createResolver, isHalfTyped } from "./create-resolver.js";
import { ElicitationField } from "./elicitation-field.js";
import { ErrorSummary, type FailedAttempt } from "./error-summary.js";
import { useBrokenDefaults } from "./use-broken-defaults.js";
import { withOverrides } from "./with-overrides.js";

export interface ElicitationFormProps {
  readonly request: FormRequest;
}

/** The fields of a request and their answers, from the first keystroke to the one result. Renders a `<form>`. */
export function ElicitationForm({ request }: ElicitationFormProps): ReactNode {
  const { messages, locale, timeZone, fields: overrides, settle } = useElicitation();
  const { isAsking, onLeave } = useDismissal();
  const fields = useMemo(() => withOverrides(request.fields, overrides), [request.fields, overrides]);
  const initial = useMemo(() => initialDraft(request.fields, { locale, timeZone }), [request.fields, locale, timeZone]);
  const element = useRef<HTMLFormElement>(null);
  const accepting = useRef<object | undefined>(undefined);
  const [attempt, setAttempt] = useState<FailedAttempt>();
  const form = useForm<Draft, unknown, CheckedAnswers>({
    defaultValues: initial,
    // A host's words for a field change what is said of it, not how it is checked: the validator is kept by the fields.
    resolver: createResolver(request.fields, {
      locale,
      timeZone,
      describe: (error, { id }) => {
        const field = fields.find((one) => one.id === id);
        return field ? describeError(error, field, messages, locale) : "";
      },
      cannotCheck: messages.cannotCheck,
    }),
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const { getValues, handleSubmit } = form;

  useBrokenDefaults(form, request.fields, initial, { locale, timeZone });

  useEffect(
    () =>
      onLeave(() => {
        // Who wants to leave no longer wants to accept, though the answers may still be being checked.
        accepting.current = undefined;
        const controls = Array.from(element.current?.elements ?? []);
        return !isSameDraft(initial, getValues()) || controls.some(isHalfTyped);
      }),
    [onLeave, getValues, initial],
  );

  const accept = async (event: FormEvent): Promise<void> => {
    const thisTime = {};
    accepting.current = thisTime;
    const shown = { ...getValues() };
    // What is sent is what was on screen when the person pressed, and the last they pressed.
    const isMeant = (): boolean => accepting.current === thisTime && isSameDraft(shown, getValues());
    let failed: readonly string[] | undefined;
    await handleSubmit(
      ({ answers }) => isMeant() && settle({ action: "accept", content: Object.fromEntries(answers) }),
      (errors: FieldErrors<Draft>) => {
        failed = fields.filter(({ id }) => errors[id]).map(({ id }) => id);
      },
    )(event);
    // Only now has react-hook-form published the errors that focus is to go to.
    if (failed && isMeant()) {
      setAttempt({ failed });
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isAsking) {
      void accept(event);
    }
  };
  return (
    <FormContext.Provider value={form}>
      <form ref={element} className="elicit-form" noValidate onSubmit={onSubmit}>
        <ElicitationBody hasControls={fields.some((field) => field.kind !== "unsupported")}>
          <ErrorSummary fields={fields} attempt={attempt} />
          <ElicitationMessage />
          {fields.map((field) => (
            <ElicitationField key={field.id} field={field} />
          ))}
        </ElicitationBody>
        <ElicitationActions>
          <AcceptButton isConfirmation={fields.length === 0} />
        </ElicitationActions>
      </form>
    </FormContext.Provider>
  );
}
