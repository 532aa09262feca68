import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { inspectUrl, parseUrl, type UrlWarning } from "../core/url/inspect-url.js";
import { ActionButton } from "../elicitation/action-button.js";
import { ElicitationActions } from "../elicitation/actions.js";
import { ElicitationBody, ElicitationMessage, IsolatedText } from "../elicitation/body.js";
import { BlockedNotice, Destination, type DestinationProps } from "../elicitation/destination.js";
import { focusInView } from "../elicitation/focus.js";
import { Glyph } from "../elicitation/glyph.js";
import { useRegistrableDomain } from "../elicitation/host-name.js";
import { Notice } from "../elicitation/notices.js";
import { useOpenPage } from "../elicitation/open-page.js";
import { useElicitation, useElicitationSession } from "../elicitation/context.js";
import { urlWarningTexts } from "../messages/describe.js";

/**
 * Shows where a page leads and the warnings about it, and opens it when the person consents. Then it waits for the person to come back.
 * Nothing is fetched before consent.
 */
export function UrlConsent({ url }: { readonly url: string }): ReactNode {
  const { session, messages, idPrefix } = useElicitation();
  const { phase } = useElicitationSession();
  const inspected = useMemo(() => inspectUrl(url), [url]);
  const { href, host, refusal } = inspected;
  const isDeceptive = inspected.warnings.some((warning) => deceptive.has(warning));
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
        {/* Before the server's message, because a long message could push the destination out of sight. */}
        <div className="elicit-cautions" id={`${idPrefix}-cautions`}>
          <Cautions inspected={inspected} domain={domain} isDeceptive={isDeceptive} />
        </div>
        <Destination id={`${idPrefix}-url`} inspected={inspected} domain={domain} />
        {!refusal && (
          <p className="elicit-reassurance">
            <Glyph name="lock" />
            <span dir="auto" {...messages.say(messages.urlReassurance())} />
          </p>
        )}
        {blocked}
        <ElicitationMessage />
      </ElicitationBody>
      <ElicitationActions>
        {!refusal && (
          <ActionButton
            action="accept"
            look={isDeceptive ? "outlined" : "filled"}
            data-tone={isDeceptive ? "error" : undefined}
            // With the host and not the whole address, which may begin with the name of another host.
            aria-labelledby={`${idPrefix}-open ${idPrefix}-url-host`}
            aria-describedby={`${idPrefix}-cautions`}
            onClick={() => {
              if (!session.unfold()) {
                open();
              }
            }}
          >
            <span
              id={`${idPrefix}-open`}
              {...messages.say(isDeceptive ? messages.acceptUrlAnyway() : messages.acceptUrl())}
            />
            <Glyph name="open" />
          </ActionButton>
        )}
      </ElicitationActions>
    </>
  );
}

/** Warnings about an address that imitates another one. Other warnings may also apply to honest addresses. */
const deceptive: ReadonlySet<UrlWarning> = new Set(["look-alike", "disguised", "userinfo"]);

interface CautionsProps extends Omit<DestinationProps, "id"> {
  readonly isDeceptive: boolean;
}

/** Says why an address cannot be opened, and shows all warnings about it in one notice with the tone of the worst. */
function Cautions({ inspected, domain, isDeceptive }: CautionsProps): ReactNode {
  const { server, messages } = useElicitation();
  const { texts, isolate } = urlWarningTexts(inspected, messages);
  const { host, refusal } = inspected;
  const origin = parseUrl(server.origin ?? "");
  const originDomain = useRegistrableDomain(origin?.href);
  const expected = origin?.host ?? "";
  // Hosts with the same registrable domain have the same owner; without one the owner is unknown. Until the Public Suffix List has loaded,
  // hosts count as the same owner's if their last two labels are equal, so that a warning about them does not appear only for a moment.
  const isSameOwner =
    domain === undefined || originDomain === undefined
      ? lastLabels(host) === lastLabels(expected)
      : domain !== null && domain === originDomain;
  const isElsewhere = expected !== "" && host !== expected && !isSameOwner;
  const isWeb = refusal !== "not-a-url" && refusal !== "scheme";
  // The warning about a deceptive address already says that it is another one.
  const hasOtherHost = isWeb && isElsewhere && !isDeceptive;
  const warnings = hasOtherHost ? [...texts, messages.urlOtherHost({ host, origin: expected })] : texts;
  return (
    <>
      {refusal && (
        <Notice tone="error">
          <p className="elicit-line" {...messages.say(messages.urlRefusal[refusal]())} />
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
  /** The notice that opening the page again failed, if it did. */
  readonly children: ReactNode;
}

/**
 * The page is open. Waits until the person or the server says that it is finished. The person can leave before that at any time; whether
 * that still cancels the request depends on `url.acceptOn`.
 */
function OpenedPage({ host, onReopen, children }: OpenedPageProps): ReactNode {
  const { session, messages, isCompleted } = useElicitation();
  const status = useRef<HTMLParagraphElement>(null);
  const isTold = useRef(false);
  useEffect(() => {
    // The pressed button is gone, so focus moves to the text, and not to the button that accepts. Only once, because React runs the effect
    // again when the page that it had hidden is shown.
    if (!isTold.current) {
      isTold.current = true;
      focusInView(status.current);
    }
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
        <ActionButton action="reopen" onClick={onReopen} text={messages.urlReopen()} />
        {children}
        <ElicitationMessage />
      </ElicitationBody>
      <ElicitationActions>
        <ActionButton action="accept" look="filled" onClick={() => session.accept()} text={messages.urlFinished()} />
      </ElicitationActions>
    </>
  );
}
