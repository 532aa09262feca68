import { type ReactNode, useEffect, useRef } from "react";
import { IsolatedText } from "./body.js";
import { focusElement, useBrowserLayoutEffect } from "./focus.js";
import { useElicitation, useElicitationSession } from "./root.js";

export interface ElicitationActionsProps {
  /** The button that accepts, if accepting is possible, and its status texts. */
  readonly children?: ReactNode;
}

/**
 * The buttons to decline, cancel and accept, or instead of them the question whether to discard the answers. Renders a `<footer>`.
 *
 * - `data-action` on each button: `accept`, `decline`, `cancel`, `mute`, `discard` or `keep`
 */
export function ElicitationActions({ children }: ElicitationActionsProps): ReactNode {
  const { messages, server, session, props, canMute, idPrefix } = useElicitation();
  const { phase, result, isAsking } = useElicitationSession();
  if (isAsking) {
    return <DiscardConfirmation />;
  }
  // An accepted request can no longer be declined. A form that is `sent` keeps its buttons, so that the layout does not change before it
  // closes.
  const isOver = phase === "expired" || (phase === "opened" && result !== undefined);
  const leave = isOver ? (phase === "opened" ? messages.stopWaiting() : messages.close()) : messages.cancel();
  return (
    <footer className="elicit-actions">
      {!isOver && (
        <button type="button" className="elicit-button" data-action="decline" onClick={session.decline}>
          {messages.decline()}
        </button>
      )}
      <button
        type="button"
        className="elicit-button"
        data-action="cancel"
        id={`${idPrefix}-cancel`}
        onClick={session.dismiss}
      >
        <span key={leave}>{leave}</span>
      </button>
      {children}
      {canMute && !isOver && (
        <p className="elicit-mute">
          <button
            type="button"
            className="elicit-text-button"
            data-action="mute"
            onClick={() => {
              try {
                session.decline();
              } finally {
                props.current.onMute?.();
              }
            }}
          >
            <IsolatedText text={messages.mute({ server: server.name })} isolate={server.name} />
          </button>
        </p>
      )}
    </footer>
  );
}

/** Asks before entered answers are lost. Focus is on "Keep editing". Renders a `<div>` with role `alertdialog`. */
function DiscardConfirmation(): ReactNode {
  const { messages, session, idPrefix, getRoot } = useElicitation();
  const keep = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  useBrowserLayoutEffect(() => {
    // `??=` because StrictMode runs this twice.
    before.current ??= getRoot().activeElement;
    keep.current?.focus();
  }, [getRoot]);
  useEffect(
    () => () => {
      if (session.get().isClosed) {
        return;
      }
      // Focus returns to where it was. A Cancel button that had focus has been unmounted, so the new one gets it.
      const isThere = before.current?.isConnected && before.current.localName !== "body";
      focusElement(isThere ? before.current : getRoot().getElementById(`${idPrefix}-cancel`));
    },
    [session, getRoot, idPrefix],
  );
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
      <button type="button" className="elicit-button" data-action="discard" onClick={session.cancel}>
        {messages.discard()}
      </button>
      <button ref={keep} type="button" className="elicit-button" data-action="keep" onClick={session.keepEditing}>
        {messages.keepEditing()}
      </button>
    </div>
  );
}
