import type { ReactNode } from "react";
import { splitUrl } from "../core/url/split-url.js";
import { HostName } from "./host-name.js";

/** A whole address as text, never a link, with the part that says where it leads standing out. Renders a `<p>`. */
export function UrlAddress({ href, id }: { readonly href: string; readonly id: string }): ReactNode {
  const { scheme, userinfo, host, rest } = splitUrl(href);
  return (
    <p className="elicit-url" id={id} dir="ltr">
      {scheme}
      {userinfo !== "" && <s className="elicit-url-userinfo">{userinfo}</s>}
      <strong>
        <HostName host={host} />
      </strong>
      {rest}
    </p>
  );
}
