import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useFormState } from "react-hook-form";
import type { FieldSpec } from "../core/request/field-spec.js";
import { spokenLabel } from "../core/text/spoken-label.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { useElicitation } from "../context/elicitation-context.js";
import { focusControl } from "../parts/focus-control.js";
import { useElicitationForm } from "../context/form-context.js";

/** An attempt to accept that failed: the ids of the fields at fault. A new object for every attempt. */
export interface FailedAttempt {
  readonly failed: readonly string[];
}

export interface ErrorSummaryProps {
  readonly fields: readonly FieldSpec[];
  readonly attempt: FailedAttempt | undefined;
}

/**
 * Takes the person to what is wrong: one error, to its field; more, to this list, whose links lead to the fields.
 * What is mended leaves the list. Renders a `<div>` while there is something to list.
 */
export function ErrorSummary({ fields, attempt }: ErrorSummaryProps): ReactNode {
  const { messages, idPrefix, getRoot } = useElicitation();
  const { control } = useElicitationForm();
  const { errors } = useFormState({ control });
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [first, ...more] = attempt?.failed ?? [];
    if (first !== undefined && more.length === 0) {
      focusControl(getRoot().getElementById(`${idPrefix}-${first}`));
    } else {
      summary.current?.focus();
    }
  }, [attempt, idPrefix, getRoot]);

  const faults = fields.flatMap((field) => {
    const message = attempt?.failed.includes(field.id) ? errors[field.id]?.message : undefined;
    return typeof message === "string" ? [{ field, message, id: `${idPrefix}-${field.id}` }] : [];
  });
  if (!attempt || attempt.failed.length < 2 || faults.length === 0) {
    return null;
  }
  return (
    <div ref={summary} className="elicit-summary" role="group" aria-labelledby={`${idPrefix}-summary`} tabIndex={-1}>
      <h3 className="elicit-summary-title" id={`${idPrefix}-summary`}>
        {messages.errorSummary()}
      </h3>
      <ul>
        {faults.map(({ field, message, id }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => follow(event, getRoot().getElementById(id))}>
              <IsolatedText text={message} isolate={spokenLabel(field.label)} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Goes to the field without touching the page's address, which is the host's. */
function follow(event: MouseEvent, control: HTMLElement | null): void {
  event.preventDefault();
  focusControl(control);
}
