import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";

export interface ElicitationActionsProps {
  /** The button that accepts, if accepting is possible. */
  readonly children?: ReactNode;
}

/** Decline, cancel and accept, far enough apart not to be mistaken. Renders a `<footer>`. */
export function ElicitationActions({ children }: ElicitationActionsProps): ReactNode {
  const { messages, settle, dismissal, idPrefix } = useElicitation();
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
      <button
        type="button"
        className="elicit-button"
        data-action="cancel"
        id={`${idPrefix}-cancel`}
        onClick={dismissal.dismiss}
      >
        {messages.cancel()}
      </button>
      {children}
    </footer>
  );
}
