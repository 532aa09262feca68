// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkUrlPolicy, type UrlPolicy } from "../../src/core/index.js";
import { mismatches } from "./support/mismatches.js";

type Code = string | undefined;

const faultOf = (text: string, policy: UrlPolicy): Code => checkUrlPolicy(text, policy)?.code;

const schemes: readonly (readonly [given: readonly [url: string, allowed: readonly string[]], code: Code])[] = [
  [["https://example.com/", ["https"]], undefined],
  [["HTTPS://example.com/", ["https:"]], undefined],
  [["https://example.com/", ["HTTPS"]], undefined],
  [["mailto:ada@example.org", ["https", "mailto"]], undefined],
  [["http://example.com/", ["https"]], "url-scheme"],
  [["javascript:alert(1)", ["https", "http"]], "url-scheme"],
  [[" java\nscript:alert(1)", ["https"]], "url-scheme"],
  [["https://example.com/", []], "url-scheme"],
  [["example.com", ["https"]], "url-unreadable"],
  [["https://", ["https"]], "url-unreadable"],
];

test("only allowed schemes are taken", () => {
  expect(mismatches(schemes, ([url, allowedSchemes]) => faultOf(url, { allowedSchemes }))).toEqual([]);
});

test("allowed schemes are named in the fault, as is the one that was given", () => {
  expect(checkUrlPolicy("ftp://example.com/", { allowedSchemes: ["HTTPS:", "mailto"] })).toEqual({
    code: "url-scheme",
    scheme: "ftp",
    allowed: ["https", "mailto"],
  });
});

const destinations: readonly (readonly [url: string, code: Code])[] = [
  ["https://example.com/", undefined],
  ["https://8.8.8.8/", undefined],
  ["mailto:ada@localhost", undefined],
  ["urn:isbn:0451450523", undefined],
  ["https://10.0.0.1/", "url-private"],
  ["tel:+4912345", undefined],
  ["mongodb://one.example,two.example/db", undefined],
  ["mongodb://one.example,10.0.0.1/db", "url-private"],
  ["mongodb://one.example,localhost:27017/", "url-localhost"],
  ["jdbc:mysql://one.example,localhost/db", "url-localhost"],
  ["http://localhost4.localdomain4/", "url-localhost"],
  ["http://localhost6.localdomain6/", "url-localhost"],
  ["http://vault.default.svc:8200/", "url-private"],
  ["blob:http://localhost/a", "url-localhost"],
  ["view-source:http://127.0.0.1/", "url-localhost"],
  ["jdbc:mysql://localhost/x", "url-localhost"],
  ["blob:view-source:http://10.0.0.1/", "url-private"],
  ["http://localhost../", "url-localhost"],
  ["http://ip6-localhost/", "url-localhost"],
  ["http://localhost.localdomain/", "url-localhost"],
  ["http://[::127.0.0.1]/", "url-localhost"],
  ["http://[2002:7f00:1::]/", "url-localhost"],
  ["https://192.168.1.1:8080/", "url-private"],
  ["https://0xa000001/", "url-private"],
  ["https://169.254.169.254/latest/meta-data", "url-private"],
  ["https://[fe80::1]/", "url-private"],
  ["https://[fd00::1]/", "url-private"],
  ["https://[::ffff:10.0.0.1]/", "url-private"],
  ["https://[64:ff9b::a00:1]/", "url-private"],
  ["https://[2002:a9fe:a9fe::]/", "url-private"],
  ["https://[2001:0:808:808:0:0:f5ff:fffe]/", "url-private"],
  ["https://[64:ff9b::808:808]/", undefined],
  ["https://[64:ff9b::7f00:1]/", "url-localhost"],
  ["https://[2001:0:808:808:0:0:80ff:fffe]/", "url-localhost"],
  ["https://[::ffff:0.0.0.0]/", "url-localhost"],
  ["https://[64:ff9b::]/", "url-localhost"],
  ["ssh://[::ffff:127.0.0.1]/", "url-localhost"],
  ["https://intranet/", "url-private"],
  ["https://printer.local/", "url-private"],
  ["ssh://10.1/", "url-private"],
  ["http://localhost:3000/", "url-localhost"],
  ["http://app.localhost/", "url-localhost"],
  ["http://127.1/", "url-localhost"],
  ["http://2130706433/", "url-localhost"],
  ["http://0177.0.0.1/", "url-localhost"],
  ["http://[::1]/", "url-localhost"],
  ["http://[::ffff:7f00:1]/", "url-localhost"],
  ["http://0/", "url-localhost"],
  ["http://[::]/", "url-localhost"],
  ["http://localhost./", "url-localhost"],
  ["ssh://LOCALHOST/", "url-localhost"],
  ["ssh://%6cocalhost/", "url-localhost"],
  ["postgres://user@127.0.0.1/db", "url-localhost"],
  ["file:///etc/passwd", "url-localhost"],
  ["file://server/share", "url-private"],
];

test("private addresses and this machine are refused, each where its policy says so", () => {
  const expectOnly = (only: Code) =>
    destinations.map(([url, code]) => [url, code === only ? code : undefined] as const);
  const both = { blockPrivateAddresses: true, blockLocalhost: true };

  expect(mismatches(destinations, (url) => faultOf(url, both))).toEqual([]);
  expect(mismatches(expectOnly("url-private"), (url) => faultOf(url, { blockPrivateAddresses: true }))).toEqual([]);
  expect(mismatches(expectOnly("url-localhost"), (url) => faultOf(url, { blockLocalhost: true }))).toEqual([]);
});

test("the addresses of this machine can be refused alone", () => {
  const addresses: readonly (readonly [string, Code])[] = [
    ["https://127.0.0.1/", "url-localhost"],
    ["https://2130706433/", "url-localhost"],
    ["https://[::1]/", "url-localhost"],
    ["https://[::ffff:127.0.0.1]/", "url-localhost"],
    ["https://0.0.0.0/", "url-localhost"],
    ["https://[::]/", "url-localhost"],
    ["https://localhost:3000/", undefined],
    ["https://app.localhost/", undefined],
    ["https://10.0.0.1/", undefined],
  ];

  expect(mismatches(addresses, (url) => faultOf(url, { blockLocalhost: "addresses" }))).toEqual([]);
});

const unclear = [
  "unix:///var/run/docker.sock",
  "http+unix://%2Fvar%2Frun%2Fdocker.sock/v1",
  "netdoc:///etc/passwd",
  "jdbc:sqlite:/etc/passwd",
  "jdbc:oracle:thin:@//10.0.0.1:1521/x",
  "jdbc:sqlserver://;serverName=10.0.0.1",
  "sip:bob@10.0.0.1",
  "http://user@localhost:80@one.example/",
];

test("what does not say where it leads is refused where that counts", () => {
  const unreadable = unclear.map((url) => [url, "url-unreadable"] as const);

  expect(mismatches<string, Code>(unreadable, (url) => faultOf(url, { blockPrivateAddresses: true }))).toEqual([]);
  expect(mismatches<string, Code>(unreadable, (url) => faultOf(url, { blockLocalhost: true }))).toEqual([]);
  expect(unclear.filter((url) => faultOf(url, {}) !== undefined)).toEqual([]);
});

test("what a host allows by its scheme may be on no host", () => {
  expect(faultOf("sip:bob@10.0.0.1", { allowedSchemes: ["sip"], blockLocalhost: true })).toBeUndefined();
});

test("the host is named in the fault", () => {
  expect(checkUrlPolicy("https://0xa000001:8080/", { blockPrivateAddresses: true })).toEqual({
    code: "url-private",
    host: "10.0.0.1:8080",
  });
});

test("without a policy there is nothing against any address, nor against what is none", () => {
  const texts = ["https://example.com/", "http://localhost/", "javascript:alert(1)", "no address", ""];

  expect(texts.filter((text) => faultOf(text, {}) !== undefined)).toEqual([]);
  const off = { blockLocalhost: false, blockPrivateAddresses: false };
  expect(texts.filter((text) => faultOf(text, off) !== undefined)).toEqual([]);
});

test("an address in an address in an address is read up to eight deep", () => {
  const nested = (count: number): string => `${"blob:".repeat(count)}https://10.0.0.1/`;
  const codes = [1, 8, 9, 4000].map((count) => faultOf(nested(count), { blockPrivateAddresses: true }));

  expect(codes).toEqual(["url-private", "url-private", "url-unreadable", "url-unreadable"]);
});

test("any text is checked without a throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl()), (text) => {
      expect(() => checkUrlPolicy(text, { allowedSchemes: ["https"], blockPrivateAddresses: true })).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
