// Not the package's main entry, because Vite 8 bundles its 60 KB list twice.
import { getDomain } from "tldts/dist/index.esm.min.js";

/**
 * The registrable domain of a host name by the Public Suffix List: `example.co.uk` for `login.example.co.uk`. The list's private section
 * is used too, because a customer of a hosting service is not the service: `ada.github.io` for `ada.github.io`. Undefined for IP addresses,
 * single-label names and public suffixes.
 *
 * Import this module dynamically, because the list makes it large.
 *
 * @param hostname as in `URL.hostname`
 */
export function registrableDomain(hostname: string): string | undefined {
  return getDomain(hostname, { allowPrivateDomains: true, extractHostname: false }) ?? undefined;
}
