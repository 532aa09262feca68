import type { ReactNode } from "react";
import { splitUrl } from "../core/url/split-url.js";
import { HostName } from "../parts/host-name.js";

export interface UrlAddressProps {
  readonly href: string;
  readonly id: string;
  /** The part of its host that somebody has registered, if it is known. */
  readonly domain: string | undefined;
}

/** A whole address as text, never a link, with the part that says where it leads standing out. Renders a `<p>`. */
export function UrlAddress({ href, id, domain }: UrlAddressProps): ReactNode {
  const { scheme, userinfo, host, rest } = splitUrl(href);
  return (
    <p className="elicit-url" id={id} dir="ltr">
      {scheme}
      {userinfo !== "" && <s className="elicit-url-userinfo">{userinfo}</s>}
      <HostName host={host} domain={domain} />
      {rest}
    </p>
  );
}
