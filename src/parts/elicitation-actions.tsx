import type { ReactNode } from "react";
import { useDismissal } from "../context/dismissal-context.js";
import { useElicitation } from "../context/elicitation-context.js";
import { DiscardConfirmation } from "./discard-confirmation.js";

export interface ElicitationActionsProps {
  /** The button that accepts, if accepting is possible. */
  readonly children?: ReactNode;
}

/**
 * Decline, cancel and accept, far enough apart not to be mistaken; or, in their place, the question whether to discard what was entered.
 * Renders a `<footer>`.
 */
export function ElicitationActions({ children }: ElicitationActionsProps): ReactNode {
  const { messages, settle, idPrefix } = useElicitation();
  const { isAsking, dismiss } = useDismissal();
  if (isAsking) {
    return <DiscardConfirmation />;
  }
  return (
    <footer className="elicit-actions">
      <button
        type="button"
        className="elicit-button"
        data-action="decline"
        onClick={() => settle({ action: "decline" })}
      >
        {messages.decline()}
      </button>
      <button type="button" className="elicit-button" data-action="cancel" id={`${idPrefix}-cancel`} onClick={dismiss}>
        {messages.cancel()}
      </button>
      {children}
    </footer>
  );
}
