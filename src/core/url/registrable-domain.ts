// Not the package's main entry: Vite 8 bundles its 60 KB list twice.
import { getDomain } from "tldts/dist/index.esm.min.js";

/**
 * The registrable domain of a host name by the Public Suffix List: `example.co.uk` for `login.example.co.uk`. The list's private section
 * counts, because the customers of a hosting service are not the service: `ada.github.io` for `ada.github.io`. Undefined for addresses,
 * single-label names and public suffixes.
 *
 * The list makes this module large: import it dynamically.
 *
 * @param hostname as in `URL.hostname`
 */
export function registrableDomain(hostname: string): string | undefined {
  return getDomain(hostname, { allowPrivateDomains: true, extractHostname: false }) ?? undefined;
}
