/** A host in pieces; joined they are the whole host. */
export interface HostPieces {
  /** What the owner of the domain has put before it, with its dot: `login.`. */
  readonly subdomain: string;
  /** What to let stand out: the registrable domain, or all of an address or a name that has none. */
  readonly domain: string;
  /** With its colon; `""` where none is given. */
  readonly port: string;
}

/**
 * Splits a host before its registrable domain, so that `paypal.com.evil.example` shows whose it is.
 *
 * @param host as `URL.host` has it, or in its own script
 * @param domain its registrable domain, in the same spelling; undefined where it has none or the list is not loaded yet
 */
export function splitHost(host: string, domain: string | undefined): HostPieces {
  const [, name = "", port = ""] = /^(.*?)(:\d*)?$/s.exec(host) ?? [];
  const end = domain === undefined ? -1 : name.lastIndexOf(domain);
  const start = end > 0 && name[end - 1] === "." && name.slice(end + (domain ?? "").length).length <= 1 ? end : 0;
  return { subdomain: name.slice(0, start), domain: name.slice(start), port };
}
