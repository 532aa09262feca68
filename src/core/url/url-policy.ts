import { hostReach } from "./host-reach.js";

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

/** The first fault of an address, undefined when it keeps to the policy. Total: any text in, never a throw; nothing is fetched. */
export function checkUrlPolicy(text: string, policy: UrlPolicy): UrlFault | undefined {
  const { allowedSchemes, blockPrivateAddresses = false, blockLocalhost = false } = policy;
  if (allowedSchemes === undefined && !blockPrivateAddresses && !blockLocalhost) {
    return undefined;
  }
  if (!URL.canParse(text)) {
    return { code: "url-unreadable" };
  }
  const url = new URL(text);
  const scheme = url.protocol.slice(0, -1);
  const allowed = allowedSchemes?.map((name) => name.toLowerCase().replace(/:$/, ""));
  if (allowed && !allowed.includes(scheme)) {
    return { code: "url-scheme", scheme, allowed };
  }
  if (url.hostname === "" && URL.canParse(url.pathname) && url.pathname.length < text.length) {
    // An address in an address: `blob:http://localhost/`, `jdbc:mysql://localhost/`. Its scheme is another matter.
    return checkUrlPolicy(url.pathname, { blockPrivateAddresses, blockLocalhost });
  }
  const host = plainHost(url);
  const reach = host === undefined ? "public" : isThisMachine(host) ? "loopback" : hostReach(host);
  if (blockLocalhost && reach === "loopback") {
    return { code: "url-localhost", host: url.host };
  }
  return blockPrivateAddresses && reach === "private" ? { code: "url-private", host: url.host } : undefined;
}

/** The host as a web address would have it, for other schemes leave it as it is written: `ssh://%6cocalhost`. */
function plainHost({ protocol, hostname }: URL): string | undefined {
  if (hostname === "") {
    // A file without a host is one of this machine (RFC 8089); `mailto:` and the like have no host.
    return protocol === "file:" ? "localhost" : undefined;
  }
  const asWeb = `https://${hostname}/`;
  return (URL.canParse(asWeb) ? new URL(asWeb).hostname : hostname.toLowerCase()).replace(/\.+$/, "");
}

/** Also by the names that systems give it beside `localhost`. */
const thisMachine = new Set([
  "0.0.0.0",
  "[::]",
  "[::ffff:0:0]",
  "ip6-localhost",
  "ip6-loopback",
  "localhost.localdomain",
  "localhost6",
]);

/** 127.0.0.0/8 inside IPv6: compatible or 6to4 (RFC 3056). What is translated (RFC 6052) counts as private. */
const embeddedLoopback = /^\[(?:::|2002:)7f[0-9a-f]{2}:/;

function isThisMachine(hostname: string): boolean {
  return thisMachine.has(hostname) || embeddedLoopback.test(hostname);
}
