import { type ReactNode, useMemo } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { isAnswerable } from "../core/request/parse-request.js";
import { ElicitationForm } from "../form/elicitation-form.js";
import { lazyModule } from "../loading/lazy-module.js";
import { withOverrides } from "../context/with-overrides.js";
import { type Loaded, useLoaded } from "../loading/use-loaded.js";
import { addressTextModule } from "../context/address-text-module.js";
import { scrutinyModule } from "../context/scrutiny-module.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { LoadingNotice } from "../parts/loading-notice.js";

const urlConsent = lazyModule(() => import("../url/url-consent.js"));
const requestOutline = lazyModule(() => import("../parts/request-outline.js"));
const timeLimitParts = lazyModule(() => import("../time-limit/time-limit-parts.js"));
const otherServerNotice = lazyModule(() => import("../secrets/other-server-notice.js"));

/** Code without which a request must not be answered: what tells what it asks for, and what there is to be warned of. */
interface NeededPart {
  readonly isNeeded: boolean;
  readonly loaded: Loaded<unknown>;
  readonly retry: () => void;
}

/**
 * What is asked and how to answer it, whatever kind of request it is: everything below the header. When its time has run out, it is what
 * is left of it, with a title of its own.
 */
export function ElicitationContent(): ReactNode {
  const { isTimed, isAnswered, knownServers, phase } = useElicitation();
  const [timeLimit, retryTimeLimit] = useLoaded(timeLimitParts, isTimed);
  const comparesNames = knownServers !== undefined;
  const [names, retryNames] = useLoaded(otherServerNotice, comparesNames);
  // What runs the time is loaded with what is shown when it has run out.
  if (phase === "expired" && timeLimit.status === "loaded") {
    return <timeLimit.value.ExpiredContent />;
  }
  return (
    <>
      {timeLimit.status === "loaded" && !isAnswered && <timeLimit.value.TimeLimitNotice />}
      {names.status === "loaded" && <names.value.OtherServerNotice />}
      <OpenContent
        around={[
          { isNeeded: isTimed, loaded: timeLimit, retry: retryTimeLimit },
          { isNeeded: comparesNames, loaded: names, retry: retryNames },
        ]}
      />
    </>
  );
}

function OpenContent({ around }: { readonly around: readonly NeededPart[] }): ReactNode {
  const { request: asked, policy, fields: overrides } = useElicitation();
  const isForm = asked.mode === "form";
  const isPage = asked.mode === "url";
  const hasAddress = isForm && asked.fields.some((field) => field.kind === "text" && field.format === "uri");
  const [scrutiny, retryScrutiny] = useLoaded(scrutinyModule, isForm);
  const [address, retryAddress] = useLoaded(addressTextModule, hasAddress);
  const [consent, retryConsent] = useLoaded(urlConsent, isPage);
  const missing = [
    ...around,
    { isNeeded: isForm, loaded: scrutiny, retry: retryScrutiny },
    { isNeeded: hasAddress, loaded: address, retry: retryAddress },
    { isNeeded: isPage, loaded: consent, retry: retryConsent },
  ].filter(({ isNeeded, loaded }) => isNeeded && loaded.status !== "loaded");
  const isComplete = missing.length === 0;
  const request = useMemo(
    () =>
      isForm && scrutiny.status === "loaded"
        ? scrutiny.value.scrutinize(asked, policy.sensitive, withOverrides(asked.fields, overrides))
        : asked,
    [isForm, asked, scrutiny, policy, overrides],
  );
  const canBeAnswered = request.mode === "form" && isAnswerable(request);
  const [outline, retryOutline] = useLoaded(requestOutline, isComplete && !isPage && !canBeAnswered);
  if (isComplete && request.mode === "form" && canBeAnswered && scrutiny.status === "loaded") {
    return <ElicitationForm request={request} scrutiny={scrutiny.value} />;
  }
  if (isComplete && isPage && consent.status === "loaded") {
    return <consent.value.UrlConsent url={asked.url} />;
  }
  const late = isComplete ? [{ loaded: outline, retry: retryOutline }] : missing;
  // What can be declined or cancelled, but not accepted, or not yet.
  return (
    <>
      <ElicitationBody hasControls={false}>
        <ElicitationMessage />
        {isComplete && outline.status === "loaded" ? (
          <outline.value.RequestOutline request={request} />
        ) : (
          <LoadingNotice
            failed={late.some(({ loaded }) => loaded.status === "failed")}
            onRetry={() => late.forEach(({ retry }) => retry())}
          />
        )}
      </ElicitationBody>
      <ElicitationActions />
    </>
  );
}
