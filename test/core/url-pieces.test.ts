// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
// They are seen only in what the page request emphasises.
import { registrableDomain } from "../../src/core/url/registrable-domain.js";
import { splitHost, splitUrl } from "../../src/core/url/split-url.js";
import { mismatches } from "./support/mismatches.js";
import { oddUrl } from "./support/odd-url.js";

type UrlParts = readonly [scheme: string, userinfo: string, host: string, rest: string];

const urls: readonly (readonly [href: string, parts: UrlParts])[] = [
  ["https://a.example/b?c#d", ["https://", "", "a.example", "/b?c#d"]],
  ["https://u:p@a.example:8443/", ["https://", "u:p@", "a.example:8443", "/"]],
  ["https://a.example/@b", ["https://", "", "a.example", "/@b"]],
  ["https://a.example/?q=http://x@y", ["https://", "", "a.example", "/?q=http://x@y"]],
  ["https://[::1]:8080/", ["https://", "", "[::1]:8080", "/"]],
  ["mailto:ada@example.org", ["mailto:", "", "", "ada@example.org"]],
  ["javascript:alert('//x@y')", ["javascript:", "", "", "alert('//x@y')"]],
  ["file:///etc/passwd", ["file://", "", "", "/etc/passwd"]],
  ["data:text/html,<a>", ["data:", "", "", "text/html,<a>"]],
];

const partsOf = (href: string): UrlParts => {
  const { scheme, userinfo, host, rest } = splitUrl(href);
  return [scheme, userinfo, host, rest];
};

test("a URL is split so that its host can stand out", () => {
  expect(mismatches(urls, partsOf)).toEqual([]);
});

test("the pieces of any URL joined are the URL, and the host is the browser's", () => {
  const url = fc
    .oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), oddUrl)
    .filter((text) => URL.canParse(text));
  fc.assert(
    fc.property(url, (text) => {
      const { href, host: read, username, password } = new URL(text);

      const [scheme, userinfo, host, rest] = partsOf(href);

      expect(scheme + userinfo + host + rest).toBe(href);
      expect(host).toBe(read);
      expect(userinfo !== "").toBe(username !== "" || password !== "");
    }),
    { numRuns: 1000 },
  );
});

test("any text can be split", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(partsOf(text).join("")).toBe(text);
    }),
  );
});

const domains: readonly (readonly [host: string, domain: string | undefined])[] = [
  ["example.com", "example.com"],
  ["login.example.com", "example.com"],
  ["paypal.com.evil.example.co.uk", "example.co.uk"],
  ["ada.github.io", "ada.github.io"],
  ["a.b.vercel.app", "b.vercel.app"],
  ["xn--e1afmkfd.xn--p1ai", "xn--e1afmkfd.xn--p1ai"],
  ["www.пример.рф", "пример.рф"],
  ["login.example.com.", "example.com"],
  ["github.io", undefined],
  ["co.uk", undefined],
  ["localhost", undefined],
  ["127.0.0.1", undefined],
  ["[::1]", undefined],
  ["", undefined],
];

test("the registrable domain of a host is what somebody has registered", () => {
  expect(mismatches(domains, registrableDomain)).toEqual([]);
});

type HostParts = readonly [subdomain: string, domain: string, port: string];

const hosts: readonly (readonly [host: string, parts: HostParts])[] = [
  ["login.example.com:8443", ["login.", "example.com", ":8443"]],
  ["example.com", ["", "example.com", ""]],
  ["example.com.example.com", ["example.com.", "example.com", ""]],
  ["login.example.com.", ["login.", "example.com.", ""]],
  ["www.пример.рф", ["www.", "пример.рф", ""]],
  ["github.io", ["", "github.io", ""]],
  ["[::1]:8080", ["", "[::1]", ":8080"]],
  ["127.0.0.1", ["", "127.0.0.1", ""]],
  ["", ["", "", ""]],
];

const hostPartsOf = (host: string, registrable: string | undefined): HostParts => {
  const { subdomain, domain, port } = splitHost(host, registrable);
  return [subdomain, domain, port];
};

test("a host is split before its registrable domain", () => {
  expect(mismatches(hosts, (host) => hostPartsOf(host, registrableDomain(host.replace(/:\d+$/, ""))))).toEqual([]);
});

test("the pieces of any host joined are the host", () => {
  fc.assert(
    fc.property(fc.oneof(fc.domain(), fc.string({ unit: "binary" })), fc.option(fc.string()), (host, domain) => {
      expect(hostPartsOf(host, domain ?? registrableDomain(host)).join("")).toBe(host);
    }),
    { numRuns: 500 },
  );
});
