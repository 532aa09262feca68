import type { ReactNode } from "react";
import { splitUrl } from "../core/url/split-url.js";
import { HostName } from "../parts/host-name.js";

export interface UrlAddressProps {
  readonly href: string;
  readonly id: string;
  /** The part of its host that somebody has registered, if it is known. */
  readonly domain: string | undefined;
}

/** Characters that may need more lines than are shown at once. */
const longAddress = 200;

/**
 * A whole address as text, never a link, with the part that says where it leads standing out. A long one scrolls by itself, so that what
 * stands around it stays in sight. Renders a `<p>`.
 */
export function UrlAddress({ href, id, domain }: UrlAddressProps): ReactNode {
  const { scheme, userinfo, host, rest } = splitUrl(href);
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    <p className="elicit-url" id={id} dir="ltr" {...(href.length > longAddress && { tabIndex: 0 })}>
      {scheme}
      {userinfo !== "" && <s className="elicit-url-userinfo">{userinfo}</s>}
      <HostName host={host} domain={domain} />
      {rest}
    </p>
  );
}
