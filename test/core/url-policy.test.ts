// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkUrlPolicy, type UrlPolicy } from "../../src/core/url/url-policy.js";

const faultOf = (text: string, policy: UrlPolicy): string | undefined => checkUrlPolicy(text, policy)?.code;

describe("allowed schemes", () => {
  test.each([
    ["https://example.com/", ["https"], undefined],
    ["HTTPS://example.com/", ["https:"], undefined],
    ["https://example.com/", ["HTTPS"], undefined],
    ["mailto:ada@example.org", ["https", "mailto"], undefined],
    ["http://example.com/", ["https"], "url-scheme"],
    ["javascript:alert(1)", ["https", "http"], "url-scheme"],
    [" java\nscript:alert(1)", ["https"], "url-scheme"],
    ["https://example.com/", [], "url-scheme"],
    ["example.com", ["https"], "url-unreadable"],
    ["https://", ["https"], "url-unreadable"],
  ])("%j among %j: %s", (text, allowedSchemes, code) => {
    expect(faultOf(text, { allowedSchemes })).toBe(code);
  });

  test("are named in the fault, as is the one that was given", () => {
    expect(checkUrlPolicy("ftp://example.com/", { allowedSchemes: ["HTTPS:", "mailto"] })).toEqual({
      code: "url-scheme",
      scheme: "ftp",
      allowed: ["https", "mailto"],
    });
  });
});

describe("private addresses and this machine", () => {
  test.each([
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
  ])("%j: %s", (text, code) => {
    expect(faultOf(text, { blockPrivateAddresses: true, blockLocalhost: true })).toBe(code);
    expect(faultOf(text, { blockPrivateAddresses: true })).toBe(code === "url-private" ? code : undefined);
    expect(faultOf(text, { blockLocalhost: true })).toBe(code === "url-localhost" ? code : undefined);
  });

  test.each([
    "unix:///var/run/docker.sock",
    "http+unix://%2Fvar%2Frun%2Fdocker.sock/v1",
    "netdoc:///etc/passwd",
    "jdbc:sqlite:/etc/passwd",
    "jdbc:oracle:thin:@//10.0.0.1:1521/x",
    "jdbc:sqlserver://;serverName=10.0.0.1",
    "sip:bob@10.0.0.1",
    "http://user@localhost:80@one.example/",
  ])("%j does not say where it leads, and is refused where that counts", (text) => {
    expect(faultOf(text, { blockPrivateAddresses: true })).toBe("url-unreadable");
    expect(faultOf(text, { blockLocalhost: true })).toBe("url-unreadable");
    expect(faultOf(text, {})).toBeUndefined();
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
});

test.each(["https://example.com/", "http://localhost/", "javascript:alert(1)", "no address", ""])(
  "without a policy there is nothing against %j",
  (text) => {
    expect(faultOf(text, {})).toBeUndefined();
    expect(faultOf(text, { blockLocalhost: false, blockPrivateAddresses: false })).toBeUndefined();
  },
);

describe("an address in an address in an address", () => {
  const nested = (count: number): string => `${"blob:".repeat(count)}https://10.0.0.1/`;

  test.each([
    [1, "url-private"],
    [8, "url-private"],
    [9, "url-unreadable"],
    [4000, "url-unreadable"],
  ])("%i deep: %s", (count, code) => {
    expect(faultOf(nested(count), { blockPrivateAddresses: true })).toBe(code);
  });
});

test("any text is checked without a throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl()), (text) => {
      expect(() => checkUrlPolicy(text, { allowedSchemes: ["https"], blockPrivateAddresses: true })).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
