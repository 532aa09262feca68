import type { ReactNode } from "react";
import { type InspectedUrl, quotedNonAddress } from "../core/url/inspect-url.js";
import { splitUrl } from "../core/url/split-url.js";
import { CopyButton } from "./copy-button.js";
import { HostName } from "./host-name.js";
import { Notice } from "./notices.js";
import { useElicitation } from "./context.js";

export interface DestinationProps {
  /** The id of the element with the address. The element with the host has the same id with `-host` after it. */
  readonly id: string;
  readonly inspected: InspectedUrl;
  readonly domain: string | null | undefined;
}

/** Shows the host and the whole address of a page before it is opened. Renders a `<div>`. */
export function Destination({ id, inspected, domain }: DestinationProps): ReactNode {
  const { messages } = useElicitation();
  const { href, host, refusal, text } = inspected;
  return (
    <div className="elicit-destination">
      {host !== "" && (
        <div className="elicit-site">
          {!refusal && <p className="elicit-hint" {...messages.say(messages.urlIntroduction())} />}
          <p className="elicit-host" id={`${id}-host`} dir="ltr" translate="no">
            <HostName host={host} domain={domain} />
          </p>
        </div>
      )}
      <Address id={id} href={href ?? quotedNonAddress(text)} domain={domain} />
    </div>
  );
}

/** An address of more characters may need more lines than are shown at once. */
const longAddress = 200;

interface AddressProps extends Pick<DestinationProps, "id" | "domain"> {
  readonly href: string;
}

/** A whole address as text, never as a link, with its host emphasised. A long address scrolls within its own box. Renders a `<p>`. */
function Address({ id, href, domain }: AddressProps): ReactNode {
  const { scheme, userinfo, host, rest } = splitUrl(href);
  // A scrolling element must be reachable by keyboard (WCAG 2.1.1).
  const scrollable = href.length > longAddress ? { tabIndex: 0 } : {};
  return (
    <p className="elicit-url" id={id} dir="ltr" translate="no" {...scrollable}>
      {scheme}
      {userinfo !== "" && <s className="elicit-url-userinfo">{userinfo}</s>}
      <HostName host={host} domain={domain} />
      {rest}
    </p>
  );
}

/** Says that a page did not open, and offers to copy its address. */
export function BlockedNotice({ href }: { readonly href: string }): ReactNode {
  const { messages } = useElicitation();
  return (
    <Notice tone="error">
      <p className="elicit-line" role="alert" {...messages.say(messages.urlBlocked())} />
      <CopyButton
        text={href}
        name={messages.address()}
        label={messages.copyAddress()}
        copied={messages.copied()}
        notCopied={messages.notCopied()}
      />
    </Notice>
  );
}
