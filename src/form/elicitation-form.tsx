import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import type { Draft } from "../core/draft/draft.js";
import { initialDraft } from "../core/draft/initial-draft.js";
import { isSameDraft } from "../core/draft/is-same-draft.js";
import type { ElicitContent } from "../core/elicit-result.js";
import type { FormRequest } from "../core/request/elicitation-request.js";
import type { ValidatorEngine } from "../core/validate/create-validator.js";
import { describeError } from "../messages/describe-error.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { useElicitation } from "../context/elicitation-context.js";
import { AcceptButton } from "./accept-button.js";
import { createResolver, isHalfTyped } from "./create-resolver.js";
import { ElicitationField } from "./elicitation-field.js";
import { ErrorSummary, type FailedAttempt } from "./error-summary.js";
import { evalIsAllowed } from "./eval-is-allowed.js";
import { FormContext } from "../context/form-context.js";
import { useBrokenDefaults } from "./use-broken-defaults.js";
import { withOverrides } from "./with-overrides.js";

export interface ElicitationFormProps {
  readonly request: FormRequest;
  /** Takes the place of the actions while it is given. */
  readonly confirmation: ReactNode;
}

/** The fields of a request and their answers, from the first keystroke to the one result. Renders a `<form>`. */
export function ElicitationForm({ request, confirmation }: ElicitationFormProps): ReactNode {
  const { messages, locale, timeZone, fields: overrides, settle, dismissal } = useElicitation();
  const fields = useMemo(() => withOverrides(request.fields, overrides), [request.fields, overrides]);
  const initial = useMemo(() => initialDraft(fields, { locale, timeZone }), [fields, locale, timeZone]);
  const element = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState<FailedAttempt>();
  const [engine] = useState<ValidatorEngine>(() => (evalIsAllowed() ? "ajv" : "interpreter"));
  const form = useForm<Draft, unknown, ElicitContent>({
    defaultValues: initial,
    resolver: createResolver(fields, {
      engine,
      locale,
      timeZone,
      describe: (error, field) => describeError(error, field, messages, locale),
      cannotCheck: messages.cannotCheck,
    }),
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const { getValues, handleSubmit } = form;

  useBrokenDefaults(form, fields, initial, engine, { locale, timeZone });

  useEffect(() => {
    dismissal.watch(() => {
      const controls = Array.from(element.current?.elements ?? []);
      return !isSameDraft(initial, getValues()) || controls.some(isHalfTyped);
    });
    return () => dismissal.watch(undefined);
  }, [dismissal, getValues, initial]);

  const submit = handleSubmit(
    (content) => settle({ action: "accept", content }),
    (errors: FieldErrors<Draft>) =>
      setAttempt({ failed: fields.filter((field) => errors[field.id]).map((field) => field.id) }),
  );
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!confirmation) {
      void submit(event);
    }
  };
  return (
    <FormContext.Provider value={form}>
      <form ref={element} className="elicit-form" noValidate onSubmit={onSubmit}>
        <ElicitationBody isInert={Boolean(confirmation)} hasControls={fields.length > 0}>
          <ErrorSummary fields={fields} attempt={attempt} />
          <ElicitationMessage />
          {fields.map((field) => (
            <ElicitationField key={field.id} field={field} />
          ))}
        </ElicitationBody>
        {confirmation || (
          <ElicitationActions>
            <AcceptButton isConfirmation={fields.length === 0} />
          </ElicitationActions>
        )}
      </form>
    </FormContext.Provider>
  );
}
