import type { ReactNode, SyntheticEvent } from "react";
import { IsolatedText } from "../parts/isolated-text.js";
import { useElicitation } from "../context/elicitation-context.js";
import type { Accept } from "./use-accept.js";

export interface AcceptButtonProps {
  readonly isConfirmation: boolean;
  /** Whether the answers are being checked. */
  readonly isSubmitting: boolean;
  /** Why they could not be checked or sent, if so. */
  readonly failure: string | undefined;
  readonly sending: Accept["sending"];
  /** Called for a press, and for Enter in a field, which is a press to the browser: a sandboxed frame may have no submit event. */
  readonly onPress: (event: SyntheticEvent) => void;
}

/**
 * Sends the answers, or explains why it cannot: it is never disabled. Renders a `<button type="submit">`, and above it what went wrong
 * with checking or sending, if anything.
 *
 * - `data-busy` while the answers are being checked or sent, and for the moment in which they have been
 */
export function AcceptButton({
  isConfirmation,
  isSubmitting,
  failure,
  sending,
  onPress,
}: AcceptButtonProps): ReactNode {
  const { messages, server, phase, idPrefix } = useElicitation();
  const isBusy = isSubmitting || phase === "sent";
  const isSending = sending?.stage === "sending";
  const busyWords = phase === "sent" ? messages.sent() : isSending ? sending.text : messages.checking();
  return (
    <>
      <p className="elicit-failure" id={`${idPrefix}-status`} role="status" tabIndex={-1}>
        {isBusy ? (
          <span className={isSending ? undefined : "elicit-hidden"} data-tone="quiet">
            {busyWords}
          </span>
        ) : (
          <>
            {failure && <bdi>{failure}</bdi>}
            {sending?.stage === "refused" && (
              <>
                {" "}
                <IsolatedText text={sending.text} isolate={server.name} />
              </>
            )}
          </>
        )}
      </p>
      <button
        type="submit"
        className="elicit-button"
        data-action="accept"
        onClick={onPress}
        aria-disabled={isBusy || sending?.stage === "refused" || undefined}
        data-busy={isBusy ? "" : undefined}
      >
        {isConfirmation ? (
          messages.acceptConfirm()
        ) : (
          <IsolatedText text={messages.acceptForm({ server: server.name })} isolate={server.name} />
        )}
      </button>
    </>
  );
}
