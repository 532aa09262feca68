// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { inspectUrl, isMistakenFor, type InspectedUrl, type UrlWarning } from "../../src/core/index.js";
import { mismatches } from "./support/mismatches.js";
import { oddUrl } from "./support/odd-url.js";

type Expected<Output> = readonly (readonly [url: string, expected: Output])[];

const warningsOf = (url: string): readonly UrlWarning[] => inspectUrl(url).warnings;

const refusals: Expected<InspectedUrl["refusal"]> = [
  ["https://example.com/", undefined],
  ["HTTPS://EXAMPLE.COM", undefined],
  ["http://localhost:8080/", undefined],
  ["http://app.localhost/", undefined],
  ["http://127.0.0.1/", undefined],
  ["http://127.8.9.10:3000/", undefined],
  ["http://2130706433/", undefined],
  ["http://0x7f.1/", undefined],
  ["http://0177.0.0.1/", undefined],
  ["http://[::1]/", undefined],
  ["http://[::ffff:127.0.0.1]/", undefined],
  ["http://localhost./", undefined],
  ["http://example.com/", "plain-http"],
  ["http://localhost.example.com/", "plain-http"],
  ["http://127.0.0.1.example.com/", "plain-http"],
  ["http://0.0.0.0/", "plain-http"],
  ["http://192.168.1.1/", "plain-http"],
  ["http://[::127.0.0.1]/", "plain-http"],
  ["http://[64:ff9b::127.0.0.1]/", "plain-http"],
  ["http://[2002:7f00:1::]/", "plain-http"],
  ["http://[::ffff:0:127.0.0.1]/", "plain-http"],
  ["javascript:alert(1)", "scheme"],
  [" java\nscript:alert(1)", "scheme"],
  ["data:text/html,hi", "scheme"],
  ["file:///etc/passwd", "scheme"],
  ["vbscript:x", "scheme"],
  ["blob:https://example.com/1", "scheme"],
  ["about:blank", "scheme"],
  ["ws://example.com/", "scheme"],
  ["ftp://example.com/", "scheme"],
  ["vscode://open", "scheme"],
  ["mailto:ada@example.org", "scheme"],
  ["", "not-a-url"],
  ["example.com", "not-a-url"],
  ["/path", "not-a-url"],
  ["//example.com/", "not-a-url"],
  ["https://", "not-a-url"],
  ["https://exa mple.com/", "not-a-url"],
  ["https://example.com:99999/", "not-a-url"],
  ["https://\u202emoc.example/", "not-a-url"],
  [`https://example.com/${"a".repeat(99_980)}`, undefined],
  [`https://example.com/${"a".repeat(99_981)}`, "not-a-url"], // 100,001 characters
  // Browsers take long to read a host with marks upon marks.
  [`https://a${"\u0301".repeat(30)}.example/`, undefined],
  [`https://a${"\u0301".repeat(31)}.example/`, "not-a-url"],
  [`https://a${"\u0301\u00AD".repeat(31)}.example/`, "not-a-url"],
];

test("only https may be opened, and http on this machine", () => {
  expect(mismatches(refusals, (url) => inspectUrl(url).refusal)).toEqual([]);
});

const warnings: Expected<readonly UrlWarning[]> = [
  ["https://example.com/a?b#c", []],
  ["https://example.com:443/", []],
  ["https://8.8.8.8/", []],
  ["https://[2606:4700::1111]/", []],
  ["https://example.com:8443/", ["port"]],
  ["https://xn--pple-43d.com/", ["look-alike"]],
  ["https://аpple.com/", ["look-alike"]],
  ["https://example.xn--p1ai/", ["punycode"]],
  ["https://good.example@evil.example/", ["userinfo"]],
  ["https://:pass@evil.example/", ["userinfo"]],
  ["https://10.0.0.1/", ["private"]],
  ["https://172.31.255.255/", ["private"]],
  ["https://169.254.169.254/latest/meta-data", ["private"]],
  ["https://100.64.0.1/", ["private"]],
  ["https://3232235777/", ["disguised", "private"]],
  ["https://[fd00::1]/", ["private"]],
  ["https://[fe80::1]/", ["private"]],
  ["https://[::ffff:10.0.0.1]/", ["disguised", "private"]],
  ["https://[::127.0.0.1]/", ["disguised", "loopback"]],
  ["https://[64:ff9b::7f00:1]/", ["disguised", "loopback"]],
  ["https://[64:ff9b::a00:1]/", ["disguised", "private"]],
  ["https://intranet/", ["private"]],
  ["https://printer.local/", ["private"]],
  ["https://wiki.corp/", ["private"]],
  ["http://localhost:3000/", ["loopback"]],
  ["https://[::1]/", ["loopback"]],
  ["https://user@xn--pple-43d.com:8443/", ["look-alike", "userinfo", "port"]],
  ["javascript:alert(1)", []],
  ["mailto:ada@example.org", []],
  ["file:///etc/passwd", []],
  ["vscode://open", []],
  ["nonsense", []],

  // Written as something else.
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

  // Too long to read.
  [`https://example.com/${"a".repeat(1980)}`, []], // 2000 characters
  [`https://example.com/${"a".repeat(1981)}`, ["long"]],
  [`https://${"a.".repeat(45)}aa.example/`, []], // a host of 100 characters
  [`https://${"a.".repeat(45)}aaa.example/`, ["long"]],
];

test("what the person should know before opening an address is warned of", () => {
  expect(mismatches(warnings, warningsOf)).toEqual([]);
});

const letters: readonly (readonly [host: string, warnings: readonly UrlWarning[]])[] = [
  ["example.com", []], // all Latin
  ["müller.de", ["punycode"]], // German
  ["пример.рф", ["punycode"]], // Russian under a Russian domain
  ["сахар.рф", ["punycode"]], // Russian that looks Latin under a Russian domain
  ["пример.com", ["punycode"]], // Russian that does not look Latin
  ["аррӏе.com", ["look-alike"]], // Russian that looks Latin
  ["аpple.com", ["look-alike"]], // one Cyrillic among Latin
  ["οο.com", ["look-alike"]], // Greek that looks Latin
  ["ᏃᏟ.com", ["look-alike"]], // Cherokee that looks Latin
  ["example.comノpath.evil.com", ["look-alike"]], // what looks like a slash
  ["exampleπ.com", ["mixed-scripts"]], // Greek among Latin that does not look it
  ["жλ.com", ["mixed-scripts"]], // Cyrillic among Greek
  ["ひらカタ漢字.jp", ["punycode"]], // Japanese
  ["abcひらカタ漢字.jp", ["punycode"]], // Japanese with Latin
  ["한국漢.kr", ["punycode"]], // Korean with Han
  ["ひאּ.jp", ["mixed-scripts"]], // Hebrew among Japanese
  ["ไทย.th", ["punycode"]], // Thai

  // Scripts in one label, under a domain where Latin is not expected.
  ["абв1.рф", ["punycode"]],
  ["abc漢字.рф", ["punycode"]],
  ["漢字かなカナー.рф", ["punycode"]],
  ["注音ㄅㄆ.рф", ["punycode"]],
  ["ᏣᎳᎩ.рф", ["punycode"]],
  ["aб.рф", ["mixed-scripts"]],
  ["αб.рф", ["mixed-scripts"]],
  ["aᏣ.рф", ["mixed-scripts"]],
  ["かㄅ.рф", ["mixed-scripts"]],
  ["가か.рф", ["mixed-scripts"]],
  ["เกa.рф", ["mixed-scripts"]],
];

test("letters beyond ASCII are warned of by the gravest they can do", () => {
  expect(mismatches(letters, (host) => warningsOf(`https://${host}/`))).toEqual([]);
});

const looks: Expected<string | undefined> = [
  ["https://аррӏе.com/", "apple.com"],
  ["https://xn--pple-43d.com:8443/", "apple.com"],
  ["https://login.аррӏе.com/", "login.apple.com"],
  ["https://пример.com/", undefined],
  ["https://apple.com/", undefined],
  // 251 and 259 characters as `xn--80a.xn--80a.…com`: no name is longer than 255.
  [`https://${"а.".repeat(31)}com/`, `${"a.".repeat(31)}com`],
  [`https://${"а.".repeat(32)}com/`, undefined],
];

test("the Latin name that a host resembles is named", () => {
  expect(mismatches(looks, (url) => inspectUrl(url).looksLike)).toEqual([]);
});

const pairs: readonly (readonly [pair: readonly [host: string, known: string], isMistaken: boolean])[] = [
  [["examp1e.com", "example.com"], true],
  [["exarnple.com", "example.com"], true],
  [["еxample.com", "example.com"], true],
  [["exämple.com", "example.com"], true],
  [["exam-ple.com", "exam.ple.com"], true],
  [["example.com", "example.com"], false],
  [["example.org", "example.com"], false],
  [["login.example.com", "example.com"], false],
  [[`${"a".repeat(244)}.examp1e.com`, `${"a".repeat(244)}.example.com`], false],
];

test("a host can be mistaken for a known one that looks nearly like it", () => {
  expect(mismatches(pairs, ([host, known]) => isMistakenFor(host, known))).toEqual([]);
});

type Host = readonly [host: string, unicodeHost: string | undefined];

const hosts: Expected<Host> = [
  ["https://Login.Example.com/oauth", ["login.example.com", undefined]],
  ["https://example.com:8443/", ["example.com:8443", undefined]],
  ["https://good.example@evil.example/", ["evil.example", undefined]],
  ["https://good.example%2F@evil.example/", ["evil.example", undefined]],
  ["https://evil.example\\@good.example/", ["evil.example", undefined]],
  ["https://xn--pple-43d.com/", ["xn--pple-43d.com", "аpple.com"]],
  ["https://аpple.com/", ["xn--pple-43d.com", "аpple.com"]],
  ["https://xn--e1afmkfd.xn--p1ai:8443/", ["xn--e1afmkfd.xn--p1ai:8443", "пример.рф:8443"]],
  ["https://ａpple.com/", ["apple.com", undefined]],
  ["https://[2606:4700::1111]:8443/", ["[2606:4700::1111]:8443", undefined]],
  ["http://2130706433:80/", ["127.0.0.1", undefined]],
  ["javascript:alert(1)", ["", undefined]],
  ["nonsense", ["", undefined]],
];

test("the host is told in ASCII, and in its own letters where they differ", () => {
  const hostOf = (url: string): Host => [inspectUrl(url).host, inspectUrl(url).unicodeHost];

  expect(mismatches(hosts, hostOf)).toEqual([]);
});

test("an unending host is shown as it is", () => {
  const url = inspectUrl(`https://${"é".repeat(50_000)}.example/`);

  expect(url).toMatchObject({ warnings: ["punycode", "disguised", "long"] });
  expect(url.unicodeHost).toBeUndefined();
});

test("letters beyond ASCII are read also by what has read many URLs", () => {
  for (let index = 0; index < 20_000; index += 1) {
    inspectUrl("https://example.com/");
  }

  expect(inspectUrl("https://müller.de/").host).toBe("xn--mller-kva.de");
});

test("the text is what the server wrote, without what is not seen", () => {
  expect(inspectUrl(" https://example.com/\u202efdp.exe\n")).toMatchObject({
    text: "https://example.com/fdp.exe",
    href: "https://example.com/%E2%80%AEfdp.exe",
  });
});

type Reach = "loopback" | "private" | "public";

const reaches: readonly (readonly [host: string, reach: Reach])[] = [
  ["localhost", "loopback"],
  ["localhost.", "loopback"],
  ["a.localhost", "loopback"],
  ["127.0.0.1", "loopback"],
  ["127.255.255.254", "loopback"],
  ["[::1]", "loopback"],
  ["[::ffff:7f00:1]", "loopback"],
  ["0.0.0.0", "private"],
  ["192.168.0.1", "private"],
  ["224.0.0.1", "private"],
  ["192.0.2.1", "private"],
  ["[::]", "private"],
  ["[fc00::1]", "private"],
  ["[ff02::1]", "private"],
  ["[::7f00:1]", "loopback"],
  ["[::a00:1]", "private"],
  ["[::808:808]", "public"],
  ["[::2]", "private"],
  ["[::ffff:a00:1]", "private"],
  ["[::ffff:808:808]", "public"],
  ["[::ffff:0:7f00:1]", "loopback"],
  ["[::ffff:0:c0a8:1]", "private"],
  ["[64:ff9b::7f00:1]", "loopback"],
  ["[64:ff9b::a9fe:a9fe]", "private"],
  ["[64:ff9b::808:808]", "public"],
  ["[64:ff9b:1::808:808]", "private"],
  ["[2002:7f00:1::]", "loopback"],
  ["[2002:7fff:ffff:1:2:3:4:5]", "loopback"],
  ["[2002:a00:1::1]", "private"],
  ["[2002:808:808::1]", "public"],
  ["[2001:0:808:808:0:0:80ff:fffe]", "loopback"],
  ["[2001:0:808:808:0:0:f5ff:fffe]", "private"],
  ["[2001:0:7f00:1:0:0:f7f7:f7f7]", "public"],
  ["router", "private"],
  ["router.lan", "private"],
  ["x.home.arpa", "private"],
  ["x.internal.", "private"],
  ["example.com", "public"],
  ["example.com.", "public"],
  ["notlocalhost.com", "public"],
  ["local.example", "public"],
  ["172.32.0.1", "public"],
  ["[2001:4860:4860::8888]", "public"],
];

test("hosts on this machine and in private networks are told from public ones", () => {
  const reachOf = (host: string): Reach =>
    warningsOf(`https://${host}/`).find((warning) => warning === "loopback" || warning === "private") ?? "public";

  expect(mismatches(reaches, reachOf)).toEqual([]);
});

test("any text is inspected without a throw, and opened only as https or on this machine", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), oddUrl, fc.webUrl()), (text) => {
      const { href, refusal, host, warnings: found } = inspectUrl(text);
      const url = URL.canParse(text) ? new URL(text) : undefined;

      const isOpened = href !== undefined && refusal === undefined;
      expect(isOpened).toBe(url?.protocol === "https:" || (url?.protocol === "http:" && found.includes("loopback")));
      expect(host).toBe(url?.host ?? "");
    }),
    { numRuns: 1000 },
  );
});

test("a host that is not read as it is written is said to be disguised", () => {
  const parts = ["a", "@", ":", "1", "/", "\\", "?", "#", "\t", " ", ".", "%61", "é", "[::1]", "x.example"];
  const anyUrl = fc.array(fc.constantFrom(...parts)).map((chosen) => `https:${chosen.join("")}`);

  fc.assert(
    fc.property(
      anyUrl.filter((text) => URL.canParse(text)),
      (text) => {
        const { href = "", unicodeHost = "", warnings: found } = inspectUrl(text);
        const written = text.replaceAll("\t", "");
        const names = [new URL(href).hostname, unicodeHost.replace(/:\d+$/, "")].filter(Boolean);

        expect(found.includes("disguised") || names.some((name) => written.includes(name))).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
