/** Where a host can be reached from: only this machine, only its network, or anywhere. */
export type HostReach = "loopback" | "private" | "public";

/** Names that are not in the public DNS: of RFC 6761 and RFC 8375, ICANN's `.internal`, Kubernetes' `.svc`, and customary ones. */
const privateName = /\.(local|localdomain|internal|lan|home|home\.arpa|corp|intranet|private|test|svc)$/;

/** The unicast addresses that are globally reachable, except those in {@link specialPurpose}. */
const unicast = ["0.0.0.0/0", "2000::/3"];

/** The special-purpose addresses of IANA's registries (RFC 6890). */
const specialPurpose = [
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private (RFC 1918)
  "100.64.0.0/10", // shared with a provider's network (RFC 6598)
  "169.254.0.0/16", // link-local (RFC 3927)
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocols
  "192.0.2.0/24", // documentation (RFC 5737)
  "192.31.196.0/24", // AS112 (RFC 7535)
  "192.52.193.0/24", // AMT (RFC 7450)
  "192.88.99.0/24", // relays of 6to4 (RFC 7526)
  "192.168.0.0/16", // private
  "192.175.48.0/24", // AS112 (RFC 7534)
  "198.18.0.0/15", // benchmarks (RFC 2544)
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, and broadcast
  "2001::/23", // protocols: benchmarks, AMT, AS112, ORCHID (RFC 2928)
  "2001:db8::/32", // documentation (RFC 3849)
  "2620:4f:8000::/48", // AS112
  "3fff::/20", // documentation (RFC 9637)
];

/**
 * Classifies a host by its name or IP address. An IPv6 address that embeds an IPv4 address is classified by the IPv4 address.
 *
 * @param hostname as in `URL.hostname`: IPv4 in dotted decimal, IPv6 in brackets
 */
export function hostReach(hostname: string): HostReach {
  const name = plainAddress(hostname.replace(/\.$/, ""));
  if (name === "localhost" || name.endsWith(".localhost")) {
    return "loopback";
  }
  if (!isAddress(name)) {
    return name.includes(".") && !privateName.test(name) ? "public" : "private";
  }
  const isInOneOf = (ranges: readonly string[]): boolean => ranges.some((range) => isIn(name, range));
  if (isInOneOf(["127.0.0.0/8", "::1/128"])) {
    return "loopback";
  }
  return isInOneOf(unicast) && !isInOneOf(specialPurpose) ? "public" : "private";
}

/** Whether a host is an IP address and not a name. */
export function isAddress(hostname: string): boolean {
  return /^\[|^\d+(?:\.\d+){3}$/.test(hostname);
}

interface Embedding {
  readonly range: string;
  /** The bit at which the IPv4 address begins. */
  readonly start: number;
  readonly isInverted?: true;
}

const embeddings: readonly Embedding[] = [
  { range: "::/96", start: 96 }, // IPv4-compatible (RFC 4291)
  { range: "::ffff:0:0/96", start: 96 }, // IPv4-mapped (RFC 4291)
  { range: "::ffff:0:0:0/96", start: 96 }, // translated (RFC 2765)
  // NAT64's well-known prefix (RFC 6052). In `64:ff9b:1::/48` (RFC 8215) each network embeds the address at a place of its own.
  { range: "64:ff9b::/96", start: 96 },
  { range: "2002::/16", start: 16 }, // 6to4 (RFC 3056)
  { range: "2001::/32", start: 96, isInverted: true }, // the client of Teredo (RFC 4380)
];

/**
 * The IPv4 address that an IPv6 address embeds, because that is the destination. Returns any other host unchanged.
 *
 * @param hostname as in `URL.hostname`
 * @returns `127.0.0.1` for `[64:ff9b::7f00:1]`
 */
export function plainAddress(hostname: string): string {
  // The unspecified and the loopback address lie in the range of IPv4-compatible addresses, but embed no IPv4 address.
  const isOwn = !hostname.startsWith("[") || hostname === "[::]" || hostname === "[::1]";
  const embedding = isOwn ? undefined : embeddings.find(({ range }) => isIn(hostname, range));
  if (!embedding) {
    return hostname;
  }
  const { start, isInverted = false } = embedding;
  const octets =
    bitsOf(hostname)
      .slice(start, start + 32)
      .match(/.{8}/g) ?? [];
  return octets.map((octet) => Number.parseInt(octet, 2) ^ (isInverted ? 255 : 0)).join(".");
}

function isIn(address: string, range: string): boolean {
  const [start = "", length] = range.split("/");
  const [bits, prefix] = [bitsOf(address), bitsOf(start)];
  return bits.length === prefix.length && bits.startsWith(prefix.slice(0, Number(length)));
}

/** An IP address in binary digits: 32 for IPv4, 128 for IPv6. */
function bitsOf(address: string): string {
  if (!address.includes(":")) {
    return digits(address.split("."), 10, 8);
  }
  const [head = [], tail = []] = address
    .replace(/[[\]]/g, "")
    .split("::")
    .map((groups) => groups.split(":").filter((group) => group !== ""));
  return digits([...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail], 16, 16);
}

function digits(parts: readonly string[], radix: number, width: number): string {
  return parts.map((part) => Number.parseInt(part, radix).toString(2).padStart(width, "0")).join("");
}
