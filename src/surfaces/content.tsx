import type { ReactNode } from "react";
import { isAnswerable } from "../core/parse/parse-request.js";
import { ElicitationActions } from "../elicitation/actions.js";
import { ElicitationBody, ElicitationMessage } from "../elicitation/body.js";
import { ImpersonationNotice, RequestOutline } from "../elicitation/notices.js";
import { useElicitation, useElicitationSession } from "../elicitation/root.js";
import { ElicitationForm } from "../form/form.js";
import { UrlConsent } from "../url/consent.js";
import { ExpiredContent, TimeLimitNotice } from "./time-limit.js";

/**
 * Everything below the header, for every mode of request: warnings, message, form or page, actions. Once time has run out, what was entered,
 * with a title of its own.
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
