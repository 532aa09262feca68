import ipaddr from "ipaddr.js";
import { plainAddress } from "./plain-address.js";

/** Where a host is reached: only from this machine, only from the network around it, or from anywhere. */
export type HostReach = "loopback" | "private" | "public";

/** Names that the public name system does not hand out (RFC 6761, RFC 8375, ICANN on `.internal`; `.svc` of Kubernetes; the rest by custom). */
const privateName = /\.(local|localdomain|internal|lan|home|home\.arpa|corp|intranet|private|test|svc)$/;

/** All of IPv6 that is reached from anywhere. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Tells a host by its name or address; an IPv6 address with an IPv4 one inside by that.
 *
 * @param hostname as `URL.hostname` has it: numbers in any disguise are dotted there, IPv6 is in brackets
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
