/** The parts of a URL, so that the host can be emphasised. Joined, they are the whole URL. */
export interface UrlPieces {
  /** With its slashes: `https://`. */
  readonly scheme: string;
  /** With its @. It does not affect the destination. */
  readonly userinfo: string;
  /** With its port. */
  readonly host: string;
  /** Path, query and fragment. */
  readonly rest: string;
}

/** @param href a URL in normal form, as in `URL.href` */
export function splitUrl(href: string): UrlPieces {
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*:(?:\/\/)?)?(.*)$/is.exec(href) ?? [];
  // Without two slashes there is no host: `mailto:ada@example.org`.
  if (!scheme.endsWith("//")) {
    return { scheme, userinfo: "", host: "", rest };
  }
  const [, userinfo = "", host = "", path = ""] = /^([^/?#@]*@)?([^/?#]*)(.*)$/s.exec(rest) ?? [];
  return { scheme, userinfo, host, rest: path };
}

/** The parts of a host, so that its registrable domain can be emphasised. Joined, they are the whole host. */
export interface HostPieces {
  /** With its final dot: `login.`. */
  readonly subdomain: string;
  /** The registrable domain, or the whole name or IP address if there is none. */
  readonly domain: string;
  /** With its colon. `""` if none is given. */
  readonly port: string;
}

/**
 * Splits a host before its registrable domain, so that the domain of `paypal.com.evil.example` stands out.
 *
 * @param host as in `URL.host`, or the same in Unicode
 * @param domain its registrable domain, in the same spelling; undefined if it has none or the Public Suffix List is not loaded
 */
export function splitHost(host: string, domain: string | undefined): HostPieces {
  const [, name = "", port = ""] = /^(.*?)(:\d*)?$/s.exec(host) ?? [];
  const end = domain === undefined ? -1 : name.lastIndexOf(domain);
  const start = end > 0 && name[end - 1] === "." && name.slice(end + (domain ?? "").length).length <= 1 ? end : 0;
  return { subdomain: name.slice(0, start), domain: name.slice(start), port };
}
