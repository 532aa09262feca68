import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { longestName } from "../core/url/inspect-url.js";
import { splitHost } from "../core/url/split-url.js";

export interface HostNameProps {
  readonly host: string;
  /** Its registrable domain, if known. */
  readonly domain: string | null | undefined;
}

/**
 * A host name with its registrable domain emphasised, because its owner can choose any labels before it. It wraps only after dots, because
 * a break inside a label could disguise the label. A name longer than DNS allows wraps anywhere.
 */
export function HostName({ host, domain: registered }: HostNameProps): ReactNode {
  const { subdomain, domain, port } = splitHost(host, registered ?? undefined);
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

/** A name that wraps only after its dots. */
export function Labels({ name }: { readonly name: string }): ReactNode {
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

/** Looks up hosts in the Public Suffix List. Undefined until the list has loaded; `unavailable` if it could not be loaded. */
let registrableDomain: RegistrableDomain | undefined;
const unavailable: RegistrableDomain = () => undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function loadList(): Promise<void> {
  try {
    ({ registrableDomain } = await import("../core/url/registrable-domain.js"));
  } catch {
    registrableDomain = unavailable;
  }
  for (const listener of listeners) {
    listener();
  }
}

/**
 * The registrable domain of an address. The Public Suffix List is loaded for the first host that is shown; after a failure, the next host
 * tries again.
 *
 * @param href as in `URL.href`; undefined if there is no address
 * @returns null if there is none or it cannot be known, undefined until the list has loaded
 */
export function useRegistrableDomain(href: string | undefined): string | null | undefined {
  const hostname = href === undefined ? "" : new URL(href).hostname;
  const lookUp = useSyncExternalStore(
    subscribe,
    () => registrableDomain,
    () => undefined,
  );
  const isNeeded = hostname !== "" && (!lookUp || lookUp === unavailable);
  useEffect(() => {
    if (isNeeded) {
      void loadList();
    }
  }, [isNeeded]);
  if (hostname === "") {
    return null;
  }
  return lookUp && (lookUp(hostname) ?? null);
}
