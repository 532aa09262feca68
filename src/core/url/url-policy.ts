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

/** What a policy has against an address. `url-unreadable`: nothing can be told about it, for no browser can read it, or it does not say where it leads. */
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
  if (!blockPrivateAddresses && !blockLocalhost) {
    return undefined;
  }
  const url = innermost(outer);
  if (!url || !isPlain(url) || (url.hostname === "" && !mayHaveNoHost(url.protocol, allowed))) {
    return { code: "url-unreadable" };
  }
  const reaches = hostsOf(url).map((host) => (thisMachine.test(host) ? "loopback" : hostReach(host)));
  if (blockLocalhost && reaches.includes("loopback")) {
    return { code: "url-localhost", host: url.host };
  }
  return blockPrivateAddresses && reaches.includes("private") ? { code: "url-private", host: url.host } : undefined;
}

/** Programs that read addresses differ in where the host begins after a second @, and in what a semicolon or a slash in it is. */
function isPlain({ username, password, hostname }: URL): boolean {
  return !`${username}${password}`.includes("%40") && !/;|%2f/i.test(hostname);
}

/** Schemes of what is on no host, or on one that a name server does not know. Others without a host may well lead to one: `jdbc:…`, `unix:`, `sip:`. */
const withoutHost = new Set(["mailto:", "tel:", "sms:", "urn:", "geo:", "data:", "file:"]);

function mayHaveNoHost(protocol: string, allowed: readonly string[] | undefined): boolean {
  return withoutHost.has(protocol) || Boolean(allowed?.includes(protocol.slice(0, -1)));
}

/** The address in an address in …: of `blob:http://localhost/`, `jdbc:mysql://localhost/` the last. Undefined where there are too many. */
function innermost(outer: URL): URL | undefined {
  let url = outer;
  for (let depth = 0; depth <= deepest; depth += 1) {
    const inner = url.hostname === "" && !withoutHost.has(url.protocol) ? parseUrl(url.pathname) : undefined;
    if (!inner) {
      return url;
    }
    url = inner;
  }
  return undefined;
}

/** Databases have several, parted by commas. */
function hostsOf({ protocol, hostname }: URL): readonly string[] {
  if (hostname === "") {
    // A file without a host is one of this machine (RFC 8089); `mailto:` and the like have no host.
    return protocol === "file:" ? ["localhost"] : [];
  }
  return hostname.split(",").map(plainHost);
}

/** The host as a web address would have it, for other schemes leave it as it is written (`ssh://%6cocalhost`), and without IPv6 around it. */
function plainHost(hostname: string): string {
  const read = parseUrl(`https://${hostname}/`)?.hostname ?? hostname.toLowerCase();
  return plainAddress(read.replace(/\.+$/, ""));
}

/** Also by the names that systems give it beside `localhost`. */
const thisMachine = /^(?:0\.0\.0\.0|\[::\]|ip6-(?:localhost|loopback)|localhost[46]?(?:\.localdomain[46]?)?)$/;
