import { type ReactNode, useMemo, useRef, useState } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { type InspectedUrl, inspectUrl } from "../core/url/inspect-url.js";
import { lazyModule } from "../loading/lazy-module.js";
import { quotable } from "../core/text/quotable.js";
import { useLoaded } from "../loading/use-loaded.js";
import { CopyButton } from "../parts/copy-button.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { IsolatedText } from "../parts/isolated-text.js";
import type { UrlMessages } from "../messages/messages.js";
import { urlMessages } from "../messages/url-messages.js";

import { HostName } from "./host-name.js";
import { openInNewContext } from "./open-in-new-context.js";
import { UrlAddress } from "./url-address.js";
import { UrlWaiting } from "./url-waiting.js";

const domainList = lazyModule(() => import("../core/url/registrable-domain.js"));
domainList.load().catch(() => undefined);

/** Characters of what was sent in place of an address. */
const longestNonAddress = 200;

/**
 * Shows where a page leads and what speaks against going there, and opens it when the person says so. Nothing is fetched before. From then
 * on it waits for the person to come back.
 */
export function UrlConsent({ url }: { readonly url: string }): ReactNode {
  const { server, messages, overrides, phase, pageOpened, openUrl = openInNewContext, idPrefix } = useElicitation();
  const words = useMemo(() => urlMessages(overrides), [overrides]);
  const inspected = useMemo(() => inspectUrl(url), [url]);
  const [isBlocked, setIsBlocked] = useState(false);
  const { href, host, unicodeHost, looksLike, refusal } = inspected;
  // What is no address is only quoted: it could be anything.
  const shown = href ?? quotable(inspected.text, longestNonAddress);
  const [list] = useLoaded(domainList, host !== "");
  const domain =
    list.status === "loaded" && href !== undefined ? list.value.registrableDomain(new URL(href).hostname) : undefined;
  const isOpening = useRef(false);
  const open = (): void => {
    if (href === undefined || isOpening.current) {
      return;
    }
    isOpening.current = true;
    const failed = (): void => {
      isOpening.current = false;
      setIsBlocked(true);
    };
    // Called within the press, or the browser takes it for a pop-up; what a host's function throws is a page that did not open.
    new Promise<boolean>((resolve) => resolve(openUrl(href))).then((isOpen) => {
      if (!isOpen) {
        failed();
        return;
      }
      isOpening.current = false;
      setIsBlocked(false);
      pageOpened();
    }, failed);
  };
  const blocked = isBlocked && href !== undefined && (
    <div className="elicit-notice" data-tone="error" role="alert">
      <p>{words.urlBlocked()}</p>
      <CopyButton text={href} label={words.copyAddress()} copied={words.copied()} />
    </div>
  );
  if (phase === "opened") {
    return (
      <UrlWaiting href={shown} host={host} domain={domain} words={words} onReopen={open}>
        {blocked}
      </UrlWaiting>
    );
  }
  return (
    <>
      <ElicitationBody hasControls={false}>
        <ElicitationMessage />
        <div className="elicit-destination">
          {!refusal && <p className="elicit-hint">{words.urlIntroduction()}</p>}
          {host !== "" && (
            <p className="elicit-host" dir="ltr">
              <HostName host={host} domain={domain} />
            </p>
          )}
          <UrlAddress href={shown} id={`${idPrefix}-url`} domain={domain} />
        </div>
        {refusal && (
          <div className="elicit-notice" data-tone="error">
            <p>{words.urlRefusal[refusal]()}</p>
            <p>
              <IsolatedText text={messages.cannotAccept({ server: server.name })} isolate={server.name} />
            </p>
          </div>
        )}
        {warningsOf(inspected, server.origin, words).map((warning) => (
          <p key={warning} className="elicit-notice" data-tone="warning">
            <IsolatedText text={warning} isolate={[host, unicodeHost ?? host, looksLike ?? ""]} />
          </p>
        ))}
        {!refusal && <p className="elicit-hint">{words.urlReassurance()}</p>}
        {blocked}
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
            {words.acceptUrl()}
          </button>
        )}
      </ElicitationActions>
    </>
  );
}

function warningsOf(
  { host, unicodeHost = host, looksLike = "", refusal, warnings }: InspectedUrl,
  origin: string | undefined,
  words: UrlMessages,
): readonly string[] {
  if (refusal === "not-a-url" || refusal === "scheme") {
    return [];
  }
  const expected = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : "";
  const isElsewhere = expected !== "" && host !== expected && !host.endsWith(`.${expected}`);
  return [
    ...warnings.map((warning) => words.urlWarning[warning]({ host, unicodeHost, looksLike })),
    ...(isElsewhere ? [words.urlOtherHost({ host, origin: expected })] : []),
  ];
}
