import type { ReactNode } from "react";
import { isAnswerable } from "../core/parse/parse-request.js";
import { inspectUrl } from "../core/url/inspect-url.js";
import { ElicitationActions } from "../elicitation/actions.js";
import { ElicitationBody, ElicitationMessage } from "../elicitation/body.js";
import { ImpersonationNotice, RequestOutline } from "../elicitation/notices.js";
import { type Elicitation, useElicitation, useElicitationSession } from "../elicitation/context.js";
import { endingOfSession } from "../elicitation/ending.js";
import { ElicitationForm } from "../form/form.js";
import { UrlConsent } from "../url/consent.js";
import { SettledSummary } from "./settled.js";
import { TimeLimitNotice } from "./time-limit.js";

/**
 * Everything below the header, for every mode of request: warnings, message, form or page, actions. Once the request has expired, the
 * entered answers below their own title.
 */
export function ElicitationContent(): ReactNode {
  const { clock } = useElicitation();
  const { phase, result } = useElicitationSession();
  if (phase === "expired") {
    return <ExpiredContent />;
  }
  return (
    <>
      {clock && !result && <TimeLimitNotice clock={clock} />}
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
  if (request.mode === "approval") {
    return <request.View />;
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
  const ending = endingOfSession(useElicitationSession());
  return (
    <>
      <ElicitationBody hasControls={false}>{ending && <SettledSummary ending={ending} />}</ElicitationBody>
      <ElicitationActions />
    </>
  );
}

/**
 * The ids of what a screen reader says of a request before its controls: for a page first the warnings and the host, because they have to
 * be known before it is opened. Only a short message is among them. Longer texts should not be announced as one string (WAI-ARIA APG,
 * "Modal dialog").
 */
export function descriptionOf(request: Elicitation["request"], isOpen: boolean, idPrefix: string): string | undefined {
  const isPage = request.mode === "url" && isOpen;
  const ids = [
    isPage && `${idPrefix}-cautions`,
    request.mode === "approval" && `${idPrefix}-tool`,
    isPage && inspectUrl(request.url).host !== "" && `${idPrefix}-url-host`,
    isOneSentence(request) && `${idPrefix}-message`,
  ];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** Whether the message is short enough to be said together with something else. */
export function isOneSentence({ message }: Pick<Elicitation["request"], "message">): boolean {
  return message !== "" && message.length <= 200 && !message.includes("\n");
}
