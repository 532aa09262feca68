import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { longestName } from "../core/url/inspect-url.js";
import { splitHost } from "../core/url/split-url.js";

export interface HostNameProps {
  readonly host: string;
  /** Its registrable domain, where it is known. */
  readonly domain: string | null | undefined;
}

/**
 * A host name with its registrable domain emphasised: anybody can choose the labels before it. It wraps after its dots only, for a break
 * inside a label could hide what the label is; a name longer than DNS allows wraps anywhere.
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

/** Looks hosts up in the Public Suffix List; undefined until that has arrived, `unavailable` where it could not be loaded. */
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
 * The registrable domain of an address; without it the whole host is emphasised. The Public Suffix List is loaded with the first host to
 * show, and where that failed with the next one again.
 *
 * @param href as `URL.href` has it; undefined where there is no address
 * @returns null where there is none or it cannot be known, undefined until the list has arrived
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
