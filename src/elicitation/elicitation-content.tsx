import { type ReactNode, useMemo } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { isAnswerable } from "../core/request/parse-request.js";
import { ElicitationForm } from "../form/elicitation-form.js";
import { lazyModule } from "../loading/lazy-module.js";
import { useLoaded } from "../loading/use-loaded.js";
import { scrutinyModule } from "../context/scrutiny-module.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { LoadingNotice } from "../parts/loading-notice.js";

const urlConsent = lazyModule(() => import("../url/url-consent.js"));
const requestOutline = lazyModule(() => import("../parts/request-outline.js"));
const timeLimitParts = lazyModule(() => import("../time-limit/time-limit-parts.js"));
const otherServerNotice = lazyModule(() => import("../secrets/other-server-notice.js"));

/**
 * What is asked and how to answer it, whatever kind of request it is: everything below the header. When its time has run out, it is what
 * is left of it, with a title of its own.
 */
export function ElicitationContent(): ReactNode {
  const { isTimed, isAnswered, knownServers, phase } = useElicitation();
  const [timeLimit] = useLoaded(timeLimitParts, isTimed);
  const [names] = useLoaded(otherServerNotice, knownServers !== undefined);
  // What runs the time is loaded with what is shown when it has run out.
  if (phase === "expired" && timeLimit.status === "loaded") {
    return <timeLimit.value.ExpiredContent />;
  }
  return (
    <>
      {timeLimit.status === "loaded" && !isAnswered && <timeLimit.value.TimeLimitNotice />}
      {names.status === "loaded" && <names.value.OtherServerNotice />}
      <OpenContent />
    </>
  );
}

function OpenContent(): ReactNode {
  const { request: asked, policy } = useElicitation();
  // No question is an ordinary one for as long as it is not known what it asks for.
  const [scrutiny, retryScrutiny] = useLoaded(scrutinyModule, asked.mode === "form");
  const isWaiting = asked.mode === "form" && scrutiny.status !== "loaded";
  const request = useMemo(
    () =>
      asked.mode === "form" && scrutiny.status === "loaded"
        ? scrutiny.value.scrutinize(asked, policy.sensitive)
        : asked,
    [asked, scrutiny, policy],
  );
  const isForm = request.mode === "form" && isAnswerable(request);
  const isPage = request.mode === "url";
  const [consent, retryConsent] = useLoaded(urlConsent, isPage);
  const [outline, retryOutline] = useLoaded(requestOutline, !isForm && !isPage && !isWaiting);
  if (isForm && scrutiny.status === "loaded") {
    return <ElicitationForm request={request} scrutiny={scrutiny.value} />;
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
          <outline.value.RequestOutline request={request} />
        ) : (
          <LoadingNotice
            failed={[consent.status, outline.status, scrutiny.status].includes("failed")}
            onRetry={isPage ? retryConsent : isWaiting ? retryScrutiny : retryOutline}
          />
        )}
      </ElicitationBody>
      <ElicitationActions />
    </>
  );
}
