/** A URL in pieces, so that the part that says where it leads can stand out. Joined they are the whole URL. */
export interface UrlPieces {
  /** Scheme and slashes: `https://`. */
  readonly scheme: string;
  /** What stands before an @, with it; it is not where the URL leads. */
  readonly userinfo: string;
  readonly host: string;
  /** Path, query and fragment. */
  readonly rest: string;
}

/** @param href a URL in its normal form, as `URL.href` has it */
export function splitUrl(href: string): UrlPieces {
  const [, scheme = "", rest = ""] = /^([a-z][a-z0-9+.-]*:(?:\/\/)?)?(.*)$/is.exec(href) ?? [];
  // Only after two slashes comes a host: `mailto:ada@example.org` has none.
  if (!scheme.endsWith("//")) {
    return { scheme, userinfo: "", host: "", rest };
  }
  const [, userinfo = "", host = "", path = ""] = /^([^/?#@]*@)?([^/?#]*)(.*)$/s.exec(rest) ?? [];
  return { scheme, userinfo, host, rest: path };
}
