import { Fragment, type ReactNode } from "react";
import { longestName } from "../core/url/longest-name.js";
import { splitHost } from "../core/url/split-host.js";

export interface HostNameProps {
  readonly host: string;
  /** The part of it that somebody has registered; undefined where there is none, or it is not known yet. */
  readonly domain: string | undefined;
}

/**
 * A host's name, in which the part stands out that says whose it is: what stands before it, anybody can choose. It breaks after its dots,
 * if it must: a break inside a word could hide what the word is. Unless it is longer than any name can be; then it breaks anywhere.
 */
export function HostName({ host, domain: registered }: HostNameProps): ReactNode {
  const { subdomain, domain, port } = splitHost(host, registered);
  return (
    <>
      {subdomain !== "" && (
        <span className="elicit-subdomain">
          <Dotted name={subdomain} />
        </span>
      )}
      <strong>
        <Dotted name={domain} />
        {port}
      </strong>
    </>
  );
}

function Dotted({ name }: { readonly name: string }): ReactNode {
  const [first = "", ...rest] = name.length > longestName ? [name] : name.split(".");
  return (
    <>
      {first}
      {rest.map((label, index) => (
        <Fragment key={index}>
          {"."}
          <wbr />
          {label}
        </Fragment>
      ))}
    </>
  );
}
