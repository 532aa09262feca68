import { lazyModule } from "../loading/lazy-module.js";
import { useLoaded } from "../loading/use-loaded.js";

const domainList = lazyModule(() => import("../core/url/registrable-domain.js"));

/**
 * The part of an address's host that somebody has registered. Undefined where there is none, and until the list is loaded, which
 * begins with the first host.
 *
 * @param href an address as `URL.href` has it; undefined where there is none
 */
export function useRegistrableDomain(href: string | undefined): string | undefined {
  const hostname = href === undefined ? "" : new URL(href).hostname;
  const [list] = useLoaded(domainList, hostname !== "");
  return list.status === "loaded" ? list.value.registrableDomain(hostname) : undefined;
}
