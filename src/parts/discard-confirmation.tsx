import { type ReactNode, useEffect, useRef } from "react";
import { useDismissal } from "../context/dismissal-context.js";
import { useElicitation } from "../context/elicitation-context.js";

/** Asks before entered answers are lost. Takes focus on its harmless button. Renders a `<div>` with role `alertdialog`. */
export function DiscardConfirmation(): ReactNode {
  const { messages, idPrefix } = useElicitation();
  const { keepEditing, discard } = useDismissal();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    keep.current?.focus();
  }, []);
  return (
    <div
      className="elicit-discard"
      role="alertdialog"
      aria-labelledby={`${idPrefix}-discard-title`}
      aria-describedby={`${idPrefix}-discard-text`}
    >
      <h3 className="elicit-discard-title" id={`${idPrefix}-discard-title`}>
        {messages.discardTitle()}
      </h3>
      <p className="elicit-discard-text" id={`${idPrefix}-discard-text`}>
        {messages.discardText()}
      </p>
      <button type="button" className="elicit-button" data-action="discard" onClick={discard}>
        {messages.discard()}
      </button>
      <button ref={keep} type="button" className="elicit-button" data-action="keep" onClick={keepEditing}>
        {messages.keepEditing()}
      </button>
    </div>
  );
}
