import ipaddr from "ipaddr.js";

/** `::127.0.0.1`, which RFC 4291 calls compatible, has no name in the library; nor has the rest of `::/96`. */
const compatible = ipaddr.IPv6.parse("::");

/** The library's range has `64:ff9b:1::/48` in it, too, in which each network puts the address where it likes (RFC 8215). */
const everyNetworks = ipaddr.IPv6.parse("64:ff9b::");

/**
 * The IPv4 address inside an IPv6 one, for that is where it leads: mapped and compatible (RFC 4291), translated (RFC 2765, and
 * NAT64, RFC 6052), 6to4 (RFC 3056), Teredo (RFC 4380). Any other host as it is.
 *
 * @param hostname as `URL.hostname` has it
 * @returns `127.0.0.1` of `[64:ff9b::7f00:1]`
 */
export function plainAddress(hostname: string): string {
  const address = hostname.slice(1, -1);
  if (!hostname.startsWith("[") || !ipaddr.IPv6.isValid(address)) {
    return hostname;
  }
  const bytes = bytesInside(ipaddr.IPv6.parse(address));
  return bytes ? bytes.join(".") : hostname;
}

function bytesInside(address: ipaddr.IPv6): readonly number[] | undefined {
  const bytes = address.toByteArray();
  switch (address.range()) {
    case "loopback":
    case "unspecified":
      return undefined;
    case "ipv4Mapped":
    case "rfc6145":
      return bytes.slice(12);
    case "rfc6052":
      return address.match(everyNetworks, 96) ? bytes.slice(12) : undefined;
    case "6to4":
      return bytes.slice(2, 6);
    case "teredo":
      // The client's, whose bits are turned round.
      return bytes.slice(12).map((byte) => 255 - byte);
    default:
      return address.match(compatible, 96) ? bytes.slice(12) : undefined;
  }
}
