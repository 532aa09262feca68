import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { inspectUrl, parseUrl, type UrlWarning } from "../core/url/inspect-url.js";
import { ElicitationActions } from "../elicitation/actions.js";
import { ElicitationBody, ElicitationMessage, IsolatedText } from "../elicitation/body.js";
import { BlockedNotice, Destination, type DestinationProps } from "../elicitation/destination.js";
import { Glyph } from "../elicitation/glyph.js";
import { useRegistrableDomain } from "../elicitation/host-name.js";
import { Notice } from "../elicitation/notices.js";
import { useOpenPage } from "../elicitation/open-page.js";
import { useElicitation, useElicitationSession } from "../elicitation/root.js";
import { urlWarningTexts } from "../messages/describe.js";

/**
 * Shows where a page leads and the warnings about it, and opens it when the person consents; then it waits for the person to come back.
 * Nothing is fetched before.
 */
export function UrlConsent({ url }: { readonly url: string }): ReactNode {
  const { session, messages, idPrefix } = useElicitation();
  const { phase } = useElicitationSession();
  const inspected = useMemo(() => inspectUrl(url), [url]);
  const { href, host, refusal } = inspected;
  const domain = useRegistrableDomain(href);
  const { open, isBlocked } = useOpenPage(href, session.pageOpened);
  const blocked = isBlocked && href !== undefined && <BlockedNotice href={href} />;
  if (phase === "opened") {
    return (
      <OpenedPage host={host} onReopen={open}>
        {blocked}
      </OpenedPage>
    );
  }
  return (
    <>
      <ElicitationBody hasControls={false}>
        {/* Before the server's message, which could be long enough to push the destination out of sight while it can be opened. */}
        <Cautions inspected={inspected} domain={domain} />
        <Destination id={`${idPrefix}-url`} inspected={inspected} domain={domain} />
        {!refusal && (
          <p className="elicit-reassurance">
            <Glyph name="lock" />
            <span dir="auto">{messages.urlReassurance()}</span>
          </p>
        )}
        {blocked}
        <ElicitationMessage />
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
            <span>{messages.acceptUrl()}</span>
            <Glyph name="open" />
          </button>
        )}
      </ElicitationActions>
    </>
  );
}

/** Warnings about an address that is made to be taken for another; other warnings can be about a page that is what it says. */
const deceptive: ReadonlySet<UrlWarning> = new Set(["look-alike", "disguised", "userinfo"]);

/** Why an address is not opened at all, and the warnings about it: of these one notice, as loud as the worst of them. */
function Cautions({ inspected, domain }: Omit<DestinationProps, "id">): ReactNode {
  const { server, messages } = useElicitation();
  const { texts, isolate } = urlWarningTexts(inspected, messages);
  const { host, refusal } = inspected;
  const isDeceptive = inspected.warnings.some((warning) => deceptive.has(warning));
  const origin = parseUrl(server.origin ?? "");
  const originDomain = useRegistrableDomain(origin?.href);
  const expected = origin?.host ?? "";
  // One registrable domain has one owner; an address without one has none that could be known. Before it is known, names that differ in
  // their last two labels have different ones, and a warning about others would only flash.
  const isSameOwner =
    domain === undefined || originDomain === undefined
      ? lastLabels(host) === lastLabels(expected)
      : domain !== null && domain === originDomain;
  const isElsewhere = expected !== "" && host !== expected && !isSameOwner;
  const isWeb = refusal !== "not-a-url" && refusal !== "scheme";
  // A deceptive address is named as another one by its own warning.
  const hasOtherHost = isWeb && isElsewhere && !isDeceptive;
  const warnings = hasOtherHost ? [...texts, messages.urlOtherHost({ host, origin: expected })] : texts;
  return (
    <>
      {refusal && (
        <Notice tone="error">
          <p className="elicit-line">{messages.urlRefusal[refusal]()}</p>
          <p className="elicit-line">
            <IsolatedText text={messages.cannotAccept({ server: server.name })} isolate={server.name} />
          </p>
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone={isDeceptive ? "error" : "warning"}>
          {warnings.map((warning) => (
            <p className="elicit-line" key={warning}>
              <IsolatedText text={warning} isolate={[...isolate, expected]} />
            </p>
          ))}
        </Notice>
      )}
    </>
  );
}

function lastLabels(host: string): string {
  return host.replace(/:\d+$/, "").split(".").slice(-2).join(".");
}

interface OpenedPageProps {
  readonly host: string;
  readonly onReopen: () => void;
  /** What went wrong with opening it again, if anything. */
  readonly children: ReactNode;
}

/**
 * The page is open: waits until the person says they have finished, or the server does. Leaving before that is possible at any time; whether
 * it is still an answer depends on `url.acceptOn`.
 */
function OpenedPage({ host, onReopen, children }: OpenedPageProps): ReactNode {
  const { session, messages, isCompleted } = useElicitation();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; focus never goes to the one that accepts.
    status.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isCompleted) {
      session.accept();
    }
  }, [isCompleted, session]);
  return (
    <>
      <ElicitationBody hasControls={false}>
        <p ref={status} className="elicit-waiting" tabIndex={-1}>
          <IsolatedText text={messages.urlWaiting({ host })} isolate={host} />
        </p>
        <button type="button" className="elicit-text-button" data-action="reopen" onClick={onReopen}>
          {messages.urlReopen()}
        </button>
        {children}
        <ElicitationMessage />
      </ElicitationBody>
      <ElicitationActions>
        <button type="button" className="elicit-button" data-action="accept" onClick={() => session.accept()}>
          {messages.urlFinished()}
        </button>
      </ElicitationActions>
    </>
  );
}
