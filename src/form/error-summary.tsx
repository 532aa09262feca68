import { memo, type MouseEvent, type ReactNode, useMemo, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import { spokenLabel } from "../core/text/clean-text.js";
import type { Draft, FieldSpec } from "../core/types.js";
import { IsolatedText } from "../elicitation/body.js";
import { focusControl, useBrowserLayoutEffect } from "../elicitation/focus.js";
import { Glyph } from "../elicitation/glyph.js";
import { useElicitation } from "../elicitation/root.js";

/** An attempt to accept that failed: the ids of the fields at fault. A new object for every attempt. */
export interface FailedAttempt {
  readonly failed: readonly string[];
}

export interface ErrorSummaryProps {
  readonly fields: readonly FieldSpec[];
  readonly attempt: FailedAttempt | undefined;
  readonly errors: FieldErrors<Draft>;
}

/**
 * Moves focus to what is wrong after a failed attempt: one error, to its field; more, to this list, whose links lead to the fields.
 * A corrected answer leaves the list. Renders a `<div>` while there is something to list.
 */
export function ErrorSummary({ fields, attempt, errors }: ErrorSummaryProps): ReactNode {
  const { messages, idPrefix, getRoot } = useElicitation();
  const summary = useRef<HTMLDivElement>(null);

  // Before it is painted, or what is wrong is painted twice.
  useBrowserLayoutEffect(() => {
    const [first, ...more] = attempt?.failed ?? [];
    if (first !== undefined && more.length === 0) {
      focusControl(getRoot().getElementById(`${idPrefix}-${first}`));
    } else {
      // From its beginning: Chromium puts the middle of what is higher than the view into the middle of it.
      summary.current?.focus({ preventScroll: true });
      summary.current?.scrollIntoView?.({ block: "start" });
    }
  }, [attempt, idPrefix, getRoot]);

  const failed = useMemo(() => new Set(attempt?.failed), [attempt]);
  const faults = fields.flatMap((field) => {
    const message = failed.has(field.id) ? errors[field.id]?.message : undefined;
    return typeof message === "string" ? [{ field, message }] : [];
  });
  if (!attempt || failed.size < 2 || faults.length === 0) {
    return null;
  }
  return (
    <div ref={summary} className="elicit-summary" role="group" aria-labelledby={`${idPrefix}-summary`} tabIndex={-1}>
      <Glyph name="error" />
      <div className="elicit-notice-text">
        <h3 className="elicit-summary-title" id={`${idPrefix}-summary`}>
          {messages.errorSummary()}
        </h3>
        <ul className="elicit-summary-list">
          {faults.map(({ field, message }) => (
            <FaultLink key={field.id} field={field} message={message} />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface FaultLinkProps {
  readonly field: FieldSpec;
  readonly message: string;
}

/** Leads to one field. Renders an `<li>`, and renders again only when its own message changes: each key may correct one of many. */
const FaultLink = memo(function FaultLink({ field, message }: FaultLinkProps): ReactNode {
  const { messages, idPrefix, getRoot } = useElicitation();
  const label = spokenLabel(field.label);
  const line = messages.errorLine({ label, error: message });
  const id = `${idPrefix}-${field.id}`;
  const follow = (event: MouseEvent): void => {
    // The page's address is the host's.
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
