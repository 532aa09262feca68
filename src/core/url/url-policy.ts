import { hostReach, isAddress, plainAddress } from "./host-reach.js";
import { parseUrl } from "./inspect-url.js";

/** Which URLs a host accepts as answers to `uri` fields. Without a policy, any absolute URI is valid, as in JSON Schema. */
export interface UrlPolicy {
  /** Schemes without their colon: `["https"]`. @default any */
  readonly allowedSchemes?: readonly string[];
  /** Refuses private networks, including link-local ones, by address or name. @default false */
  readonly blockPrivateAddresses?: boolean;
  /**
   * Refuses this machine: loopback and unspecified addresses, `localhost`, files. `addresses` refuses only the addresses, in any notation.
   * @default false
   */
  readonly blockLocalhost?: boolean | "addresses";
}

/** How a URL violates a policy. `url-unreadable` means that its destination cannot be determined, so the policy cannot be applied. */
export type UrlPolicyError =
  | { readonly code: "url-unreadable" }
  | { readonly code: "url-scheme"; readonly scheme: string; readonly allowed: readonly string[] }
  | { readonly code: "url-private"; readonly host: string }
  | { readonly code: "url-localhost"; readonly host: string };

/** How a URL violates a policy first, or undefined if it satisfies the policy. Never throws. Nothing is fetched. */
export function checkUrlPolicy(text: string, policy: UrlPolicy): UrlPolicyError | undefined {
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
  if (!url || isAmbiguous(url) || (url.hostname === "" && !mayHaveNoHost(url.protocol, allowed))) {
    return { code: "url-unreadable" };
  }
  const hosts = hostsOf(url);
  const local = hosts.filter((host) => thisMachine.test(host) || hostReach(host) === "loopback");
  if (blockLocalhost === true ? local.length > 0 : blockLocalhost && local.some(isAddress)) {
    return { code: "url-localhost", host: url.host };
  }
  const isPrivate = hosts.some((host) => !local.includes(host) && hostReach(host) === "private");
  return blockPrivateAddresses && isPrivate ? { code: "url-private", host: url.host } : undefined;
}

/** URL parsers disagree on where the host begins after a second @, and on semicolons and slashes in a host. */
function isAmbiguous({ username, password, hostname }: URL): boolean {
  return `${username}${password}`.includes("%40") || /;|%2f/i.test(hostname);
}

/** Schemes whose URLs have no host, or none in DNS. With others, a URL without a host may still lead to one: `jdbc:…`, `unix:`, `sip:`. */
const hostlessSchemes = new Set(["mailto:", "tel:", "sms:", "urn:", "geo:", "data:", "file:"]);

function mayHaveNoHost(protocol: string, allowed: readonly string[] | undefined): boolean {
  return hostlessSchemes.has(protocol) || Boolean(allowed?.includes(protocol.slice(0, -1)));
}

/** The most levels of nested URLs, such as `blob:https://…`. Browsers do not open deeper ones. */
const maxDepth = 8;

/** The URL nested in one without a host, as in `blob:http://localhost/` and `jdbc:mysql://localhost/`. Undefined beyond `maxDepth`. */
function innermost(outer: URL): URL | undefined {
  let url = outer;
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    const inner = url.hostname === "" && !hostlessSchemes.has(url.protocol) ? parseUrl(url.pathname) : undefined;
    if (!inner) {
      return url;
    }
    url = inner;
  }
  return undefined;
}

/** The hosts of a URL. Database connection strings list several, separated by commas. */
function hostsOf({ protocol, hostname }: URL): readonly string[] {
  if (hostname === "") {
    // A file URL without a host refers to this machine (RFC 8089).
    return protocol === "file:" ? ["localhost"] : [];
  }
  return hostname.split(",").map(normalHost);
}

/** The host as in an https URL, because other schemes leave it undecoded (`ssh://%6cocalhost`). An embedded IPv4 address is extracted. */
function normalHost(hostname: string): string {
  const normal = parseUrl(`https://${hostname}/`)?.hostname ?? hostname.toLowerCase();
  return plainAddress(normal.replace(/\.+$/, ""));
}

/** The unspecified addresses, and the names that `/etc/hosts` commonly has for this machine besides `localhost`. */
const thisMachine = /^(?:0\.0\.0\.0|\[::\]|ip6-(?:localhost|loopback)|localhost[46]?(?:\.localdomain[46]?)?)$/;
