// Not the package's entry: Vite 8 writes its list of 60 KB out twice.
import { getDomain } from "tldts/dist/index.esm.min.js";

/**
 * The part of a host name that somebody has registered: `example.co.uk` of `login.example.co.uk`, `ada.github.io` of
 * `ada.github.io`. What stands before it anybody can choose who owns it. By the Public Suffix List with its private half, for
 * the pages of a hosting service are not the service's. Undefined for addresses, names of one word and suffixes themselves.
 *
 * The list makes this module large: load it when there is a URL to show.
 *
 * @param hostname as `URL.hostname` has it
 */
export function registrableDomain(hostname: string): string | undefined {
  return getDomain(hostname, { allowPrivateDomains: true, extractHostname: false }) ?? undefined;
}
