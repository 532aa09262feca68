import { hostReach } from "./host-reach.js";
import { parseUrl } from "./parse-url.js";
import { plainAddress } from "./plain-address.js";

/** Which addresses a host takes as answers to `uri` fields. Without a policy any absolute URI is one, as the schema says. */
export interface UrlPolicy {
  /** Schemes without their colon: `["https"]`. @default any */
  readonly allowedSchemes?: readonly string[];
  /** Refuses addresses and names inside private networks, link-local ones included. @default false */
  readonly blockPrivateAddresses?: boolean;
  /** Refuses this machine: loopback addresses, `localhost`, the unspecified address, files. @default false */
  readonly blockLocalhost?: boolean;
}

/** What a policy has against an address. `url-unreadable`: no browser can read it, so nothing can be told about it. */
export type UrlFault =
  | { readonly code: "url-unreadable" }
  | { readonly code: "url-scheme"; readonly scheme: string; readonly allowed: readonly string[] }
  | { readonly code: "url-private"; readonly host: string }
  | { readonly code: "url-localhost"; readonly host: string };

/** Addresses inside one another that are looked into: `blob:` of a page is one. What lies deeper no browser opens. */
const deepest = 8;

/** The first fault of an address, undefined when it keeps to the policy. Total: any text in, never a throw; nothing is fetched. */
export function checkUrlPolicy(text: string, policy: UrlPolicy): UrlFault | undefined {
  const { allowedSchemes, blockPrivateAddresses = false, blockLocalhost = false } = policy;
  if (allowedSchemes === undefined && !blockPrivateAddresses && !blockLocalhost) {
    return undefined;
  }
  const outer = parseUrl(text);
  if (!outer) {
    return { code: "url-unreadable" };
  }
  const scheme = outer.protocol.slice(0, -1);
  const allowed = allowedSchemes?.map((name) => name.toLowerCase().replace(/:$/, ""));
  if (allowed && !allowed.includes(scheme)) {
    return { code: "url-scheme", scheme, allowed };
  }
  const url = innermost(outer);
  if (!url) {
    return { code: "url-unreadable" };
  }
  const host = plainHost(url);
  const reach = host === undefined ? "public" : thisMachine.has(host) ? "loopback" : hostReach(host);
  if (blockLocalhost && reach === "loopback") {
    return { code: "url-localhost", host: url.host };
  }
  return blockPrivateAddresses && reach === "private" ? { code: "url-private", host: url.host } : undefined;
}

/** The address in an address in …: of `blob:http://localhost/`, `jdbc:mysql://localhost/` the last. Undefined where there are too many. */
function innermost(outer: URL): URL | undefined {
  let url = outer;
  for (let depth = 0; depth <= deepest; depth += 1) {
    const inner = url.hostname === "" ? parseUrl(url.pathname) : undefined;
    if (!inner) {
      return url;
    }
    url = inner;
  }
  return undefined;
}

/** The host as a web address would have it, for other schemes leave it as it is written (`ssh://%6cocalhost`), and without IPv6 around it. */
function plainHost({ protocol, hostname }: URL): string | undefined {
  if (hostname === "") {
    // A file without a host is one of this machine (RFC 8089); `mailto:` and the like have no host.
    return protocol === "file:" ? "localhost" : undefined;
  }
  const read = parseUrl(`https://${hostname}/`)?.hostname ?? hostname.toLowerCase();
  return plainAddress(read.replace(/\.+$/, ""));
}

/** Also by the names that systems give it beside `localhost`. */
const thisMachine = new Set([
  "0.0.0.0",
  "[::]",
  "ip6-localhost",
  "ip6-loopback",
  "localhost.localdomain",
  "localhost6",
]);
