import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { isAnswerable } from "../core/parse/parse-request.js";
import { ElicitationActions } from "../elicitation/actions.js";
import { ElicitationBody, ElicitationMessage } from "../elicitation/body.js";
import { focusElement } from "../elicitation/focus.js";
import { ImpersonationNotice, RequestOutline } from "../elicitation/notices.js";
import { useElicitation, useElicitationSession } from "../elicitation/root.js";
import { ElicitationForm } from "../form/form.js";
import { UrlConsent } from "../url/consent.js";
import { focusedElement, isFocusLost } from "./dialog-focus.js";
import { outcomeOfSession, SettledSummary } from "./settled.js";
import { TimeLimitNotice } from "./time-limit.js";

/**
 * Everything below the header, for every mode of request: warnings, message, form or page, actions. Once it has expired, what was entered, with
 * a title of its own.
 */
export function ElicitationContent(): ReactNode {
  const { timeLimit } = useElicitation();
  const { phase, result, isPageOpened } = useElicitationSession();
  const status = useExpiryAnnouncement(phase === "expired");
  return (
    <>
      {phase === "expired" ? (
        <ExpiredContent />
      ) : (
        <>
          {timeLimit && !result && <TimeLimitNotice limit={timeLimit} />}
          <ImpersonationNotice />
          <OpenContent />
        </>
      )}
      {isPageOpened && <p ref={status} className="elicit-hidden" role="status" />}
    </>
  );
}

/**
 * Has the title of what expires read out: it gets focus where nothing has it any more. Beside an opened page the person may be elsewhere; then
 * the status says it.
 *
 * @returns for an element with role `status` that is empty, and there before the end
 */
function useExpiryAnnouncement(isExpired: boolean): RefObject<HTMLParagraphElement | null> {
  const { idPrefix, getRoot } = useElicitation();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const title = isExpired && getRoot().getElementById(`${idPrefix}-title`);
    if (!title) {
      return;
    }
    if (isFocusLost(title.ownerDocument) || focusedElement(title)?.contains(title)) {
      focusElement(title);
    } else if (status.current) {
      status.current.textContent = title.textContent;
    }
  }, [isExpired, idPrefix, getRoot]);
  return status;
}

function OpenContent(): ReactNode {
  const { request } = useElicitation();
  if (request.mode === "form" && isAnswerable(request)) {
    return <ElicitationForm request={request} />;
  }
  if (request.mode === "url") {
    return <UrlConsent url={request.url} />;
  }
  return (
    <>
      <ElicitationBody hasControls={false}>
        <ElicitationMessage />
        <RequestOutline />
      </ElicitationBody>
      <ElicitationActions />
    </>
  );
}

/** Says that time has run out or that nobody waits any more, and shows what was entered, to be read and copied. */
function ExpiredContent(): ReactNode {
  const outcome = outcomeOfSession(useElicitationSession());
  return (
    <>
      <ElicitationBody hasControls={false}>{outcome && <SettledSummary outcome={outcome} />}</ElicitationBody>
      <ElicitationActions />
    </>
  );
}
