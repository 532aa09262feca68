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
 * Everything below the header, for every mode of request: warnings, message, form or page, actions. Once the request has expired, the
 * entered answers below their own title.
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
 * Announces that a request has expired. Its new title gets focus if nothing has focus any more. Beside an opened page the person may have
 * focus elsewhere; then a live region announces the title.
 *
 * @returns a ref for an empty element with role `status`, which must be in the page before the request expires
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

/** Says that the time has run out or that nobody waits any more, and shows the entered answers for copying. */
function ExpiredContent(): ReactNode {
  const outcome = outcomeOfSession(useElicitationSession());
  return (
    <>
      <ElicitationBody hasControls={false}>{outcome && <SettledSummary outcome={outcome} />}</ElicitationBody>
      <ElicitationActions />
    </>
  );
}
