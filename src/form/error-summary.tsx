import { memo, type MouseEvent, type ReactNode, useMemo, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import { spokenLabel } from "../core/text/clean-text.js";
import type { Draft, FieldSpec } from "../core/types.js";
import { IsolatedText } from "../elicitation/body.js";
import { focusControl, focusElement } from "../elicitation/focus.js";
import { useOnce } from "../elicitation/hiding.js";
import { Glyph } from "../elicitation/glyph.js";
import { useElicitation } from "../elicitation/context.js";

/** A failed attempt to accept, with the ids of the fields that have errors. A new object for every attempt. */
export interface FailedAttempt {
  readonly failed: readonly string[];
}

export interface ErrorSummaryProps {
  readonly fields: readonly FieldSpec[];
  readonly attempt: FailedAttempt | undefined;
  readonly errors: FieldErrors<Draft>;
  /** Shows a field in which an error is. Undefined where all are shown. Of several the first is shown, and no list. */
  readonly lead: ((id: string) => void) | undefined;
}

/**
 * Moves focus after a failed attempt: to the field if there is one error, or else to this list, whose links lead to the fields. A corrected
 * answer leaves the list. Renders a `<div>` while the list has entries.
 */
export function ErrorSummary({ fields, attempt, errors, lead }: ErrorSummaryProps): ReactNode {
  const { messages, idPrefix, getRoot } = useElicitation();
  const summary = useRef<HTMLDivElement>(null);

  // A layout effect, because moving focus after the paint would cause a second one.
  useOnce(attempt, () => {
    const [first, ...more] = attempt?.failed ?? [];
    if (first !== undefined && (lead || more.length === 0)) {
      lead?.(first);
      focusControl(getRoot().getElementById(`${idPrefix}-${first}`));
    } else {
      // To its start, because Chromium centres a focused element that is higher than the viewport.
      focusElement(summary.current);
      summary.current?.scrollIntoView?.();
    }
  });

  const failed = useMemo(() => new Set(attempt?.failed), [attempt]);
  const listed = fields.flatMap((field) => {
    const message = failed.has(field.id) ? errors[field.id]?.message : undefined;
    return typeof message === "string" ? [{ field, message }] : [];
  });
  if (lead || failed.size < 2 || listed.length === 0) {
    return null;
  }
  return (
    <div ref={summary} className="elicit-summary" role="group" aria-labelledby={`${idPrefix}-summary`} tabIndex={-1}>
      <Glyph name="error" />
      <div className="elicit-notice-text">
        <h3 className="elicit-summary-title" id={`${idPrefix}-summary`}>
          <span {...messages.say(messages.errorSummary())} />
        </h3>
        <ul className="elicit-summary-list">
          {listed.map(({ field, message }) => (
            <ErrorLink key={field.id} field={field} message={message} />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ErrorLinkProps {
  readonly field: FieldSpec;
  readonly message: string;
}

/** A link to one field. Renders an `<li>`. Memoised, because a keystroke may correct one error of many. */
const ErrorLink = memo(function ErrorLink({ field, message }: ErrorLinkProps): ReactNode {
  const { messages, idPrefix, getRoot } = useElicitation();
  const label = spokenLabel(field.label);
  const line = messages.errorLine({ label, error: message });
  const id = `${idPrefix}-${field.id}`;
  const follow = (event: MouseEvent): void => {
    // The URL of the page belongs to the host.
    event.preventDefault();
    focusControl(getRoot().getElementById(id));
  };
  return (
    <li className="elicit-summary-item">
      <a className="elicit-summary-link" href={`#${id}`} onClick={follow}>
        <IsolatedText key={line} text={line} isolate={[label, message]} />
      </a>
    </li>
  );
});
