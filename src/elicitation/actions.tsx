import { type ReactNode, useEffect, useRef, useState } from "react";
import { ActionButton } from "./action-button.js";
import { IsolatedText } from "./body.js";
import { focusInView, useBrowserLayoutEffect } from "./focus.js";
import { useElicitation, useElicitationSession } from "./context.js";
import type { Leaving, Step } from "./session.js";

export interface ElicitationActionsProps {
  /** The button that accepts, if accepting is possible, and its status texts. */
  readonly children?: ReactNode;
}

/**
 * The buttons to decline and accept, or instead of them the question whether to discard the answers. The × in the header cancels. Renders a
 * `<div>`, because a `<footer>` in a dialog is a landmark.
 *
 * - `data-action` on its buttons: `accept`, `skip`, `next`, `decline`, `close`, `mute` or `discard`; `data-to="keep"` on "Keep editing"
 */
export function ElicitationActions({ children }: ElicitationActionsProps): ReactNode {
  const { messages, server, session, canMute, idPrefix, slot } = useElicitation();
  const { phase, result, isAsking, leaving, folds, step } = useElicitationSession();
  // The lines are those of the step that was shown then.
  const [unfoldedAt, setUnfoldedAt] = useState<Step>();
  if (folds === "unfolded" && unfoldedAt === undefined) {
    setUnfoldedAt(step);
  }
  const isTold = unfoldedAt === step;
  if (isAsking) {
    return <DiscardConfirmation leaving={leaving} />;
  }
  // An accepted request can no longer be declined. A form that is `sent` keeps its buttons, so that the layout does not change before it
  // closes.
  const isOver = phase === "expired" || (phase === "opened" && result !== undefined);
  return (
    <div className={slot("actions")}>
      {isOver ? (
        <ActionButton
          key="close"
          action="close"
          look="outlined"
          onClick={session.dismiss}
          text={phase === "opened" ? messages.stopWaiting() : messages.close()}
        />
      ) : (
        <ActionButton
          key="decline"
          action="decline"
          look="outlined"
          id={`${idPrefix}-decline`}
          onClick={() => session.leave("decline")}
          text={messages.decline()}
        />
      )}
      {folds !== "none" && (
        // There before the press, because a live region that is inserted together with its text is not announced.
        <p
          className={isTold ? "elicit-failure" : "elicit-hidden"}
          role="status"
          {...(isTold && messages.say(messages.linesShown()))}
        />
      )}
      {children}
      {canMute && !isOver && (
        <p className="elicit-mute">
          <ActionButton action="mute" id={`${idPrefix}-mute`} onClick={() => session.leave("mute")}>
            <IsolatedText text={messages.mute({ server: server.name })} isolate={server.name} />
          </ActionButton>
        </p>
      )}
    </div>
  );
}

/** Asks before entered answers are lost. Focus is on "Keep editing". Renders a `<div>` with role `alertdialog`. */
function DiscardConfirmation({ leaving }: { readonly leaving: Leaving }): ReactNode {
  const { messages, session, idPrefix, getRoot } = useElicitation();
  const question = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useBrowserLayoutEffect(() => {
    // `??=` because StrictMode runs this twice.
    before.current ??= getRoot().activeElement;
    question.current?.querySelector<HTMLElement>("[data-to=keep]")?.focus();
  }, [getRoot]);
  useEffect(
    () => () => {
      if (session.get().isClosed) {
        return;
      }
      // Focus returns to where it was. A button in the footer that had focus has been unmounted, so the new one gets it; Safari does not focus
      // a button that is pressed.
      const isThere = before.current?.isConnected && before.current.localName !== "body";
      focusInView(isThere ? before.current : getRoot().getElementById(`${idPrefix}-${leaving}`));
    },
    [session, getRoot, idPrefix, leaving],
  );
  return (
    <div
      ref={question}
      className="elicit-discard"
      data-leaving={leaving}
      role="alertdialog"
      aria-labelledby={`${idPrefix}-discard-title`}
      aria-describedby={`${idPrefix}-discard-text`}
    >
      <h3 className="elicit-discard-title" id={`${idPrefix}-discard-title`}>
        <span {...messages.say(messages.discardTitle())} />
      </h3>
      <p className="elicit-discard-text" id={`${idPrefix}-discard-text`} {...messages.say(messages.discardText())} />
      <ActionButton
        action="discard"
        look="outlined"
        data-tone="error"
        onClick={session.discard}
        text={leaving === "cancel" ? messages.discard() : messages.declineAnyway()}
      />
      <ActionButton to="keep" look="filled" onClick={session.keepEditing} text={messages.keepEditing()} />
    </div>
  );
}
