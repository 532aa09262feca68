// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inspectUrl } from "../../src/core/url/inspect-url.js";
import { isMistakenFor, looksLikeLatin } from "../../src/core/url/look-alike-host.js";
import { hasMixedScripts } from "../../src/core/url/mixed-scripts.js";
import { registrableDomain } from "../../src/core/url/registrable-domain.js";
import { splitHost } from "../../src/core/url/split-host.js";
import { writtenHost } from "../../src/core/url/written-host.js";

describe("the letters of a host", () => {
  test.each([
    ["all Latin", "example.com", []],
    ["German", "müller.de", ["punycode"]],
    ["Russian under a Russian domain", "пример.рф", ["punycode"]],
    ["Russian that looks Latin under a Russian domain", "сахар.рф", ["punycode"]],
    ["Russian that does not look Latin", "пример.com", ["punycode"]],
    ["Russian that looks Latin", "аррӏе.com", ["look-alike"]],
    ["one Cyrillic among Latin", "аpple.com", ["look-alike"]],
    ["Greek that looks Latin", "οο.com", ["look-alike"]],
    ["Cherokee that looks Latin", "ᏃᏟ.com", ["look-alike"]],
    ["what looks like a slash", "example.comノpath.evil.com", ["look-alike"]],
    ["Greek among Latin that does not look it", "exampleπ.com", ["mixed-scripts"]],
    ["Cyrillic among Greek", "жλ.com", ["mixed-scripts"]],
    ["Japanese", "ひらカタ漢字.jp", ["punycode"]],
    ["Japanese with Latin", "abcひらカタ漢字.jp", ["punycode"]],
    ["Korean with Han", "한국漢.kr", ["punycode"]],
    ["Hebrew among Japanese", "ひאּ.jp", ["mixed-scripts"]],
    ["Thai", "ไทย.th", ["punycode"]],
  ])("%s: %s", (_, host, warnings) => {
    expect(inspectUrl(`https://${host}/`).warnings).toEqual(warnings);
  });

  test.each([
    ["https://аррӏе.com/", "apple.com"],
    ["https://xn--pple-43d.com:8443/", "apple.com"],
    ["https://login.аррӏе.com/", "login.apple.com"],
    ["https://пример.com/", undefined],
    ["https://apple.com/", undefined],
  ])("%s can be taken for %s", (url, look) => {
    expect(inspectUrl(url).looksLike).toBe(look);
  });
});

test.each([
  [251, `${"а".repeat(251)}.com`, `${"a".repeat(251)}.com`],
  [252, `${"а".repeat(252)}.com`, undefined],
])("a name that is longer than any can be is not looked at: %i letters", (_, name, look) => {
  expect(looksLikeLatin(name)).toBe(look);
});

describe("letters of several scripts in one word", () => {
  test.each([
    ["abc", false],
    ["abc-123", false],
    ["été", false],
    ["абв1", false],
    ["漢字かなカナー", false],
    ["abc漢字", false],
    ["注音ㄅㄆ", false],
    ["ᏣᎳᎩ", false],
    ["", false],
    ["aб", true],
    ["αб", true],
    ["aᏣ", true],
    ["かㄅ", true],
    ["가か", true],
    ["เกa", true],
    ["aб".repeat(127), true],
    ["aб".repeat(128), false],
  ])("%j: %s", (label, isMixed) => {
    expect(hasMixedScripts(label)).toBe(isMixed);
  });
});

describe("a host that is written as something else", () => {
  test.each([
    ["https://134744072/", ["disguised"]],
    ["https://0x08080808/", ["disguised"]],
    ["https://010.010.010.010/", ["disguised"]],
    ["https://8.526344/", ["disguised"]],
    ["https://8.8.8.8./", ["disguised"]],
    ["https://8.8.8.8/", []],
    ["https://３２３２２３５７７７/", ["disguised", "private"]],
    ["https://3232235777/", ["disguised", "private"]],
    ["http://0x7f.1/", ["disguised", "loopback"]],
    ["http://127.1/", ["disguised", "loopback"]],
    ["https://[::ffff:8.8.8.8]/", ["disguised"]],
    ["https://[::ffff:127.0.0.1]/", ["disguised", "loopback"]],
    ["https://[::ffff:a00:1]/", ["disguised", "private"]],
    ["https://[::8.8.8.8]/", ["disguised"]],
    ["https://[64:ff9b::8.8.8.8]/", ["disguised"]],
    ["https://[2002:808:808::1]/", ["disguised"]],
    ["https://[2001:0:808:808:0:0:f5ff:fffe]/", ["disguised", "private"]],
    ["https://[0:0:0:0:0:0:0:1]/", ["loopback"]],
    ["https://[::]/", ["private"]],
    ["https://[2606:4700::1111]/", []],
    ["https://example.com./", ["disguised"]],
    ["https://ex%61mple.com/", ["disguised"]],
    ["https://ｅxample.com/", ["disguised"]],
    ["https://exa\u00ADmple.com/", ["disguised"]],
    ["https://ex\tample.com/", []],
    ["https:\\\\example.com\\a", []],
    ["https://EXAMPLE.com:443/", []],
    ["https://MÜLLER.de/", ["punycode"]],
    ["https://mu\u0308ller.de/", ["punycode"]],
    ["https://xn--mller-kva.de/", ["punycode"]],
    ["https://a@b@ex%61mple.com:8443/", ["disguised", "userinfo", "port"]],
  ])("%j: %j", (url, warnings) => {
    expect(inspectUrl(url).warnings).toEqual(warnings);
  });

  test("is made out of any web address", () => {
    const part = fc.constantFrom(
      "a",
      "@",
      ":",
      "1",
      "/",
      "\\",
      "?",
      "#",
      "\t",
      " ",
      ".",
      "%61",
      "é",
      "[::1]",
      "x.example",
    );
    const anyUrl = fc.array(part).map((parts) => `https:${parts.join("")}`);

    fc.assert(
      fc.property(anyUrl, (text) => {
        fc.pre(URL.canParse(text));

        expect(new URL(`https://${writtenHost(text)}/`).hostname).toBe(new URL(text).hostname);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ["an address of 2000 characters", `https://example.com/${"a".repeat(1980)}`, []],
  ["an address of 2001 characters", `https://example.com/${"a".repeat(1981)}`, ["long"]],
  ["a host of 100 characters", `https://${"a.".repeat(45)}aa.example/`, []],
  ["a host of 101 characters", `https://${"a.".repeat(45)}aaa.example/`, ["long"]],
])("%s", (_, url, warnings) => {
  expect(inspectUrl(url).warnings).toEqual(warnings);
});

describe("a host beside one that is known", () => {
  test.each([
    ["examp1e.com", "example.com", true],
    ["exarnple.com", "example.com", true],
    ["еxample.com", "example.com", true],
    ["exämple.com", "example.com", true],
    ["exam-ple.com", "exam.ple.com", true],
    ["example.com", "example.com", false],
    ["example.org", "example.com", false],
    ["login.example.com", "example.com", false],
    [`${"a".repeat(244)}.examp1e.com`, `${"a".repeat(244)}.example.com`, false],
  ])("%s can be mistaken for %s: %s", (host, known, isMistaken) => {
    expect(isMistakenFor(host, known)).toBe(isMistaken);
  });
});

describe("the part of a host that somebody has registered", () => {
  test.each([
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
  ])("of %j is %s", (host, domain) => {
    expect(registrableDomain(host)).toBe(domain);
  });

  test.each([
    ["login.example.com:8443", ["login.", "example.com", ":8443"]],
    ["example.com", ["", "example.com", ""]],
    ["example.com.example.com", ["example.com.", "example.com", ""]],
    ["login.example.com.", ["login.", "example.com.", ""]],
    ["www.пример.рф", ["www.", "пример.рф", ""]],
    ["github.io", ["", "github.io", ""]],
    ["[::1]:8080", ["", "[::1]", ":8080"]],
    ["127.0.0.1", ["", "127.0.0.1", ""]],
    ["", ["", "", ""]],
  ])("splits %j into %j", (host, [subdomain, domain, port]) => {
    const name = host.replace(/:\d+$/, "");

    expect(splitHost(host, registrableDomain(name))).toEqual({ subdomain, domain, port });
  });

  test("leaves any host whole when its pieces are joined", () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string({ unit: "binary" })), fc.option(fc.string()), (host, domain) => {
        const pieces = splitHost(host, domain ?? registrableDomain(host));

        expect(pieces.subdomain + pieces.domain + pieces.port).toBe(host);
      }),
      { numRuns: 500 },
    );
  });
});
