import { type ReactNode, useEffect } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { isAnswerable } from "../core/request/parse-request.js";
import { ElicitationForm } from "../form/elicitation-form.js";
import { useLoaded } from "../loading/use-loaded.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { LoadingNotice } from "../parts/loading-notice.js";

const loadUrlConsent = () => import("../url/url-consent.js");
const loadOutline = () => import("../parts/request-outline.js");
const loadTimeLimit = () => import("../time-limit/time-limit-notice.js");
const loadExpired = () => import("../time-limit/expired-content.js");

/**
 * What is asked and how to answer it, whatever kind of request it is: everything below the header. When its time has run out, it is what
 * is left of it, with a title of its own.
 */
export function ElicitationContent(): ReactNode {
  const { isTimed, isAnswered, phase, settle } = useElicitation();
  const isExpired = phase === "expired";
  const [timeLimit] = useLoaded(loadTimeLimit, isTimed);
  // Beforehand: when time runs out there may be no network any more.
  const [expired] = useLoaded(loadExpired, isTimed);
  const cannotBeShown = isExpired && expired.status !== "loaded";
  useEffect(() => {
    if (cannotBeShown) {
      settle({ action: "cancel" });
    }
  }, [cannotBeShown, settle]);
  if (isExpired && expired.status === "loaded") {
    return <expired.value.ExpiredContent />;
  }
  return (
    <>
      {timeLimit.status === "loaded" && !isAnswered && <timeLimit.value.TimeLimitNotice />}
      <OpenContent />
    </>
  );
}

function OpenContent(): ReactNode {
  const { request } = useElicitation();
  const isForm = request.mode === "form" && isAnswerable(request);
  const isPage = request.mode === "url";
  const [consent, retryConsent] = useLoaded(loadUrlConsent, isPage);
  const [outline, retryOutline] = useLoaded(loadOutline, !isForm && !isPage);
  if (isForm) {
    return <ElicitationForm request={request} />;
  }
  if (isPage && consent.status === "loaded") {
    return <consent.value.UrlConsent url={request.url} />;
  }
  // What can be declined or cancelled, but not accepted, or not yet.
  return (
    <>
      <ElicitationBody hasControls={false}>
        <ElicitationMessage />
        {outline.status === "loaded" ? (
          <outline.value.RequestOutline />
        ) : (
          <LoadingNotice
            failed={[consent.status, outline.status].includes("failed")}
            onRetry={isPage ? retryConsent : retryOutline}
          />
        )}
      </ElicitationBody>
      <ElicitationActions />
    </>
  );
}
