// @vitest-environment node
import fc from "fast-check";
import ipaddr from "ipaddr.js";
import { expect, test } from "vitest";
import { inspectUrl } from "../../src/core/index.js";

type Reach = "loopback" | "private" | "public";
type Address = ipaddr.IPv4 | ipaddr.IPv6;

interface Difference {
  readonly reason: string;
  readonly isMeant: (address: ipaddr.IPv6) => boolean;
  readonly reach: (address: ipaddr.IPv6) => Reach;
}

/** Where the kit deliberately reads an address in another way than ipaddr.js does. */
const differences: readonly Difference[] = [
  {
    reason: "The destination is the IPv4 address that is mapped or translated.",
    isMeant: (address) => ["ipv4Mapped", "rfc6145"].includes(address.range()) || isIn(address, "64:ff9b::/96"),
    reach: (address) => reachOfIpv4(address.toByteArray().slice(12)),
  },
  {
    reason: "IPv4-compatible addresses, which ipaddr.js does not know, lead to the IPv4 address, too.",
    isMeant: (address) => isIn(address, "::/96") && !["unspecified", "loopback"].includes(address.range()),
    reach: (address) => reachOfIpv4(address.toByteArray().slice(12)),
  },
  {
    reason: "The destination is the IPv4 address of the 6to4 router.",
    isMeant: (address) => address.range() === "6to4",
    reach: (address) => reachOfIpv4(address.toByteArray().slice(2, 6)),
  },
  {
    reason: "The destination is the IPv4 address of the Teredo client, whose bits are inverted.",
    isMeant: (address) => address.range() === "teredo",
    reach: (address) =>
      reachOfIpv4(
        address
          .toByteArray()
          .slice(12)
          .map((byte) => 255 - byte),
      ),
  },
  {
    reason: "Only 2000::/3 is assigned to unicast that is globally reachable.",
    isMeant: (address) => address.range() === "unicast" && !isIn(address, "2000::/3"),
    reach: () => "private",
  },
];

function isIn(address: ipaddr.IPv6, range: string): boolean {
  return address.match(ipaddr.IPv6.parseCIDR(range));
}

function reachOfIpv4(bytes: number[]): Reach {
  return reachOfRange(new ipaddr.IPv4(bytes));
}

function reachOfRange(address: Address): Reach {
  const range = address.range();
  return range === "loopback" ? "loopback" : range === "unicast" ? "public" : "private";
}

function expectedReach(address: Address): Reach {
  const difference = address instanceof ipaddr.IPv6 && differences.find(({ isMeant }) => isMeant(address));
  return difference ? difference.reach(address) : reachOfRange(address);
}

/** What the person is told of where a host is. */
function toldReach(host: string): Reach {
  const { warnings } = inspectUrl(`https://${host}/`);
  return warnings.find((warning) => warning === "loopback" || warning === "private") ?? "public";
}

/** Addresses in special ranges and just outside of them. */
const edges = `
  0.0.0.0 1.0.0.0 8.8.8.8 9.255.255.255 10.0.0.0 11.0.0.0 100.63.255.255 100.64.0.0 100.127.255.255 100.128.0.0 126.255.255.255
  127.0.0.0 128.0.0.0 169.253.255.255 169.254.0.0 169.255.0.0 172.15.255.255 172.16.0.0 172.31.255.255 172.32.0.0 192.0.0.0 192.0.1.0
  192.0.2.0 192.0.3.0 192.31.196.0 192.52.193.0 192.88.99.0 192.167.255.255 192.168.0.0 192.169.0.0 192.175.48.0 198.17.255.255
  198.18.0.0 198.19.255.255 198.20.0.0 198.51.100.0 203.0.113.0 223.255.255.255 224.0.0.0 239.255.255.255 240.0.0.0 255.255.255.255
  :: ::1 ::2 ::7f00:1 ::a00:1 ::ffff:808:808 ::ffff:7f00:1 ::ffff:0:a00:1 64:ff9b::808:808 64:ff9b::7f00:1 64:ff9b:1::808:808 100:: 100:0:0:1::
  1fff:: 2000:: 2001::f5ff:fffe 2001::80ff:fffe 2001:1:: 2001:2:: 2001:2:1:: 2001:3:: 2001:4:112:: 2001:10:: 2001:2f:: 2001:30:: 2001:1ff::
  2001:200:: 2001:db7:: 2001:db8:: 2001:db9:: 2002:7f00:1:: 2002:808:808:: 2002:a00:1:: 2620:4f:7fff:: 2620:4f:8000:: 2620:4f:8001:: 3ffe::
  3fff:: 3fff:fff:: 3fff:1000:: 4000:: 5f00:: fbff:: fc00:: fdff:: fe00:: fe7f:: fe80:: febf:: fec0:: feff:: ff00:: ff02::1
`
  .trim()
  .split(/\s+/);

const byte = fc.oneof(fc.constantFrom(0, 1, 127, 255), fc.nat(255));

/** An edge, or an address that has the first bytes of one. */
const address: fc.Arbitrary<Address> = fc
  .tuple(fc.constantFrom(...edges), fc.nat(16), fc.array(byte, { minLength: 16, maxLength: 16 }))
  .map(([edge, kept, others]) => {
    const bytes = ipaddr.parse(edge).toByteArray();
    return ipaddr.fromByteArray([...bytes.slice(0, kept), ...others].slice(0, bytes.length));
  });

const asHost = (one: Address): string => (one instanceof ipaddr.IPv6 ? `[${one.toString()}]` : one.toString());

test.each(edges.map((edge) => [edge, ipaddr.parse(edge)] as const))("%s is where ipaddr.js has it", (_edge, one) => {
  expect(toldReach(asHost(one))).toBe(expectedReach(one));
});

test("any address is where ipaddr.js has it, but for the differences", () => {
  fc.assert(
    fc.property(address, (one) => {
      expect(toldReach(asHost(one))).toBe(expectedReach(one));
    }),
    { numRuns: 5000 },
  );
});

test.each(differences)("$reason", ({ isMeant }) => {
  const meant = fc
    .sample(address, { numRuns: 5000, seed: 1 })
    .filter((one) => one instanceof ipaddr.IPv6 && isMeant(one));

  expect(meant.some((one) => toldReach(asHost(one)) !== reachOfRange(one))).toBe(true);
});
