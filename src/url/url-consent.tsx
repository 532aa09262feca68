import { type ReactNode, useMemo } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { inspectUrl } from "../core/url/inspect-url.js";
import { quotedNonAddress } from "../core/url/quoted-non-address.js";
import { urlMessages } from "../messages/url-messages.js";
import { CopyButton } from "../parts/copy-button.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { HostName } from "../parts/host-name.js";
import { useRegistrableDomain } from "../parts/use-registrable-domain.js";
import { UrlAddress } from "./url-address.js";
import { UrlCautions } from "./url-cautions.js";
import { UrlWaiting } from "./url-waiting.js";
import { useOpenPage } from "./use-open-page.js";

/**
 * Shows where a page leads and what speaks against going there, and opens it when the person says so. Nothing is fetched before. From then
 * on it waits for the person to come back.
 */
export function UrlConsent({ url }: { readonly url: string }): ReactNode {
  const { overrides, phase, idPrefix } = useElicitation();
  const words = useMemo(() => urlMessages(overrides), [overrides]);
  const inspected = useMemo(() => inspectUrl(url), [url]);
  const { href, host, refusal } = inspected;
  const shown = href ?? quotedNonAddress(inspected.text);
  const domain = useRegistrableDomain(href);
  const { open, isBlocked } = useOpenPage(href);
  const blocked = isBlocked && href !== undefined && (
    <div className="elicit-notice" data-tone="error">
      <p role="alert">{words.urlBlocked()}</p>
      <CopyButton
        text={href}
        name={words.address()}
        label={words.copyAddress()}
        copied={words.copied()}
        notCopied={words.notCopied()}
      />
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
        {/* Before anything of the server's, whose words and address could be long enough to push it out of sight. */}
        <UrlCautions inspected={inspected} domain={domain} words={words} />
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
