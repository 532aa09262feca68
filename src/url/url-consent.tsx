import { type ReactNode, useMemo, useState } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { type InspectedUrl, inspectUrl } from "../core/url/inspect-url.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { IsolatedText } from "../parts/isolated-text.js";
import type { Messages } from "../messages/messages.js";
import { CopyButton } from "./copy-button.js";
import { openInNewContext } from "./open-in-new-context.js";
import { HostName } from "./host-name.js";
import { UrlAddress } from "./url-address.js";

/** Shows where a page leads and what speaks against going there, and opens it when the person says so. Nothing is fetched before. */
export function UrlConsent({ url }: { readonly url: string }): ReactNode {
  const { server, messages, settle, idPrefix } = useElicitation();
  const inspected = useMemo(() => inspectUrl(url), [url]);
  const [isBlocked, setIsBlocked] = useState(false);
  const { href, host, refusal } = inspected;
  const open = (): void => {
    if (href !== undefined && openInNewContext(href)) {
      settle({ action: "accept" });
    } else {
      setIsBlocked(true);
    }
  };
  return (
    <>
      <ElicitationBody hasControls={false}>
        <ElicitationMessage />
        <div className="elicit-destination">
          {!refusal && <p className="elicit-hint">{messages.urlIntroduction()}</p>}
          {host !== "" && (
            <p className="elicit-host" dir="ltr">
              <HostName host={host} />
            </p>
          )}
          <UrlAddress href={href ?? inspected.text} id={`${idPrefix}-url`} />
        </div>
        {refusal && (
          <div className="elicit-notice" data-tone="error">
            <p>{messages.urlRefusal[refusal]()}</p>
            <p>{messages.cannotAccept({ server: server.name })}</p>
          </div>
        )}
        {warningsOf(inspected, server.origin, messages).map((warning) => (
          <p key={warning} className="elicit-notice" data-tone="warning">
            <IsolatedText text={warning} isolate={host} />
          </p>
        ))}
        {!refusal && <p className="elicit-hint">{messages.urlReassurance()}</p>}
        {isBlocked && href !== undefined && (
          <div className="elicit-notice" data-tone="error" role="alert">
            <p>{messages.urlBlocked()}</p>
            <CopyButton text={href} />
          </div>
        )}
      </ElicitationBody>
      <ElicitationActions>
        {!refusal && (
          <button
            type="button"
            className="elicit-button"
            data-action="accept"
            aria-describedby={`${idPrefix}-url`}
            onClick={open}
          >
            {messages.acceptUrl()}
          </button>
        )}
      </ElicitationActions>
    </>
  );
}

function warningsOf(
  { host, unicodeHost, refusal, warnings }: InspectedUrl,
  origin: string | undefined,
  messages: Messages,
): readonly string[] {
  if (refusal === "not-a-url" || refusal === "scheme") {
    return [];
  }
  const expected = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : "";
  const isElsewhere = expected !== "" && host !== expected && !host.endsWith(`.${expected}`);
  return [
    ...warnings.map((warning) => messages.urlWarning[warning]({ host, unicodeHost: unicodeHost ?? host })),
    ...(isElsewhere ? [messages.urlOtherHost({ host, origin: expected })] : []),
  ];
}
