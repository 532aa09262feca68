import ipaddr from "ipaddr.js";

/** From where a host can be reached: only this machine, only its network, or anywhere. */
export type HostReach = "loopback" | "private" | "public";

/** Names that are not in the public DNS: RFC 6761, RFC 8375, ICANN's `.internal`, the `.svc` of Kubernetes, and customary ones. */
const privateName = /\.(local|localdomain|internal|lan|home|home\.arpa|corp|intranet|private|test|svc)$/;

/** The only globally reachable unicast addresses of IPv6 (RFC 4291). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Classifies a host by its name or address; an IPv6 address that embeds an IPv4 one by the latter.
 *
 * @param hostname as in `URL.hostname`: IPv4 in dotted decimal, IPv6 in brackets
 */
export function hostReach(hostname: string): HostReach {
  const name = plainAddress(hostname.replace(/\.$/, ""));
  if (name === "localhost" || name.endsWith(".localhost")) {
    return "loopback";
  }
  const address = name.replace(/^\[|\]$/g, "");
  if (!ipaddr.isValid(address)) {
    return name.includes(".") && !privateName.test(name) ? "public" : "private";
  }
  const parsed = ipaddr.parse(address);
  switch (parsed.range()) {
    case "loopback":
      return "loopback";
    case "unicast":
      return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast) ? "public" : "private";
    default:
      return "private";
  }
}

/** IPv4-compatible addresses such as `::127.0.0.1` (RFC 4291), for which ipaddr.js has no range. */
const compatible = ipaddr.IPv6.parse("::");

/** NAT64's well-known prefix. In `64:ff9b:1::/48` (RFC 8215) each network embeds the address at a place of its own. */
const wellKnownPrefix = ipaddr.IPv6.parse("64:ff9b::");

/**
 * The IPv4 address that an IPv6 address embeds, because that is the destination: IPv4-mapped and -compatible (RFC 4291), translated
 * (RFC 2765, and NAT64, RFC 6052), 6to4 (RFC 3056), Teredo (RFC 4380). Any other host unchanged.
 *
 * @param hostname as in `URL.hostname`
 * @returns `127.0.0.1` for `[64:ff9b::7f00:1]`
 */
export function plainAddress(hostname: string): string {
  const address = hostname.slice(1, -1);
  if (!hostname.startsWith("[") || !ipaddr.IPv6.isValid(address)) {
    return hostname;
  }
  const bytes = embeddedBytes(ipaddr.IPv6.parse(address));
  return bytes ? bytes.join(".") : hostname;
}

function embeddedBytes(address: ipaddr.IPv6): readonly number[] | undefined {
  const bytes = address.toByteArray();
  switch (address.range()) {
    case "loopback":
    case "unspecified":
      return undefined;
    case "ipv4Mapped":
    case "rfc6145":
      return bytes.slice(12);
    case "rfc6052":
      return address.match(wellKnownPrefix, 96) ? bytes.slice(12) : undefined;
    case "6to4":
      return bytes.slice(2, 6);
    case "teredo":
      // The client's address, stored with inverted bits.
      return bytes.slice(12).map((byte) => 255 - byte);
    default:
      return address.match(compatible, 96) ? bytes.slice(12) : undefined;
  }
}
