import type { ReactNode } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { assertNever } from "../core/assert-never.js";
import { isAnswerable } from "../core/request/parse-request.js";
import { ElicitationForm } from "../form/elicitation-form.js";
import { useLoaded } from "../loading/use-loaded.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { FormOutline } from "../parts/form-outline.js";
import { LoadingNotice } from "../parts/loading-notice.js";
import { RequestProblems } from "../parts/request-problems.js";

const loadUrlConsent = () => import("../url/url-consent.js");

/** What is asked and how to answer it, whatever kind of request it is: everything below the header. */
export function ElicitationContent(): ReactNode {
  const { request } = useElicitation();
  const [consent, retry] = useLoaded(loadUrlConsent, request.mode === "url");
  switch (request.mode) {
    case "form":
      return isAnswerable(request) ? (
        <ElicitationForm request={request} />
      ) : (
        <Unanswerable>
          <FormOutline request={request} />
        </Unanswerable>
      );
    case "url":
      return consent.status === "loaded" ? (
        <consent.value.UrlConsent url={request.url} />
      ) : (
        <Unanswerable>
          <LoadingNotice failed={consent.status === "failed"} onRetry={retry} />
        </Unanswerable>
      );
    case "unreadable":
      return (
        <Unanswerable>
          <RequestProblems />
        </Unanswerable>
      );
    default:
      return assertNever(request);
  }
}

/** What can be declined or cancelled, but not accepted. */
function Unanswerable({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <ElicitationBody hasControls={false}>
        <ElicitationMessage />
        {children}
      </ElicitationBody>
      <ElicitationActions />
    </>
  );
}
