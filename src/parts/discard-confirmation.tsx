import { type ReactNode, useEffect, useRef } from "react";
import { useElicitation } from "../context/elicitation-context.js";

export interface DiscardConfirmationProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before entered answers are lost. Takes focus on its harmless button. Renders a `<div>` with role `alertdialog`. */
export function DiscardConfirmation({ onKeep, onDiscard }: DiscardConfirmationProps): ReactNode {
  const { messages, idPrefix } = useElicitation();
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
      <button type="button" className="elicit-button" data-action="discard" onClick={onDiscard}>
        {messages.discard()}
      </button>
      <button ref={keep} type="button" className="elicit-button" data-action="keep" onClick={onKeep}>
        {messages.keepEditing()}
      </button>
    </div>
  );
}
