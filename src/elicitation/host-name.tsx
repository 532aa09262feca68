import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { longestName } from "../core/url/inspect-url.js";
import { splitHost } from "../core/url/split-url.js";

export interface HostNameProps {
  readonly host: string;
  /** Its registrable domain; undefined where there is none, or it is not known yet. */
  readonly domain: string | undefined;
}

/**
 * A host name with its registrable domain emphasised: anybody can choose the labels before it. It wraps after its dots only, for a break
 * inside a label could hide what the label is; a name longer than DNS allows wraps anywhere.
 */
export function HostName({ host, domain: registered }: HostNameProps): ReactNode {
  const { subdomain, domain, port } = splitHost(host, registered);
  return (
    <>
      {subdomain !== "" && (
        <span className="elicit-subdomain">
          <Labels name={subdomain} />
        </span>
      )}
      <strong>
        <Labels name={domain} />
        {port}
      </strong>
    </>
  );
}

function Labels({ name }: { readonly name: string }): ReactNode {
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

type RegistrableDomain = (hostname: string) => string | undefined;

/** Looks hosts up in the Public Suffix List, once it has arrived. */
let registrableDomain: RegistrableDomain | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function loadList(): Promise<void> {
  ({ registrableDomain } = await import("../core/url/registrable-domain.js"));
  for (const listener of listeners) {
    listener();
  }
}

/**
 * The registrable domain of an address. Undefined where there is none, and until the Public Suffix List has arrived, which is loaded with
 * the first host to show; without it the whole host is emphasised.
 *
 * @param href as `URL.href` has it; undefined where there is no address
 */
export function useRegistrableDomain(href: string | undefined): string | undefined {
  const hostname = href === undefined ? "" : new URL(href).hostname;
  const lookUp = useSyncExternalStore(
    subscribe,
    () => registrableDomain,
    () => undefined,
  );
  const isNeeded = hostname !== "" && !lookUp;
  useEffect(() => {
    if (isNeeded) {
      // What fails is tried again with the next host.
      loadList().catch(() => undefined);
    }
  }, [isNeeded]);
  return hostname === "" ? undefined : lookUp?.(hostname);
}
