import { type ReactNode, useEffect } from "react";
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
  const { phase, result } = useElicitationSession();
  if (phase === "expired") {
    return <ExpiredContent />;
  }
  return (
    <>
      {timeLimit && !result && <TimeLimitNotice limit={timeLimit} />}
      <ImpersonationNotice />
      <OpenContent />
    </>
  );
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
  const { idPrefix, getRoot } = useElicitation();
  const outcome = outcomeOfSession(useElicitationSession());
  useEffect(() => {
    const title = getRoot().getElementById(`${idPrefix}-title`);
    // What had focus is gone, and this is to be read out; unless the dialog is not modal, and the person elsewhere.
    if (title && (isFocusLost(title.ownerDocument) || focusedElement(title)?.contains(title))) {
      focusElement(title);
    }
  }, [idPrefix, getRoot]);
  return (
    <>
      <ElicitationBody hasControls={false}>{outcome && <SettledSummary outcome={outcome} />}</ElicitationBody>
      <ElicitationActions />
    </>
  );
}
