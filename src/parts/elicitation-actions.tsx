import type { ReactNode } from "react";
import { useDismissal } from "../context/dismissal-context.js";
import { useElicitation } from "../context/elicitation-context.js";
import { IsolatedText } from "./isolated-text.js";
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
  const { messages, server, settle, behaviour, canMute, phase, isAnswered, idPrefix } = useElicitation();
  const { isAsking, dismiss } = useDismissal();
  // What has been accepted can no longer be declined. In the moment before an accepted form closes, nothing need move.
  const isOver = isAnswered && phase !== "sent";
  const labelOfLeaving = (): string => {
    if (!isOver) {
      return messages.cancel();
    }
    return phase === "opened" ? messages.stopWaiting() : messages.close();
  };
  if (isAsking) {
    return <DiscardConfirmation />;
  }
  return (
    <footer className="elicit-actions">
      {!isOver && (
        <button
          type="button"
          className="elicit-button"
          data-action="decline"
          onClick={() => settle({ action: "decline" })}
        >
          {messages.decline()}
        </button>
      )}
      <button type="button" className="elicit-button" data-action="cancel" id={`${idPrefix}-cancel`} onClick={dismiss}>
        {labelOfLeaving()}
      </button>
      {children}
      {canMute && !isOver && (
        <button
          type="button"
          className="elicit-text-button"
          data-action="mute"
          onClick={() => {
            settle({ action: "decline" });
            behaviour.current.onMute?.();
          }}
        >
          <IsolatedText text={messages.mute({ server: server.name })} isolate={server.name} />
        </button>
      )}
    </footer>
  );
}
