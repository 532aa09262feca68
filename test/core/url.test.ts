// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostReach } from "../../src/core/url/host-reach.js";
import { inspectUrl } from "../../src/core/url/inspect-url.js";
import { splitUrl } from "../../src/core/url/split-url.js";

describe("what may be opened", () => {
  test.each([
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
  ])("%j: %s", (url, refusal) => {
    expect(inspectUrl(url).refusal).toBe(refusal);
  });
});

describe("warnings", () => {
  test.each([
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
  ])("%j: %j", (url, warnings) => {
    expect(inspectUrl(url).warnings).toEqual(warnings);
  });
});

describe("the host", () => {
  test.each([
    ["https://Login.Example.com/oauth", "login.example.com", undefined],
    ["https://example.com:8443/", "example.com:8443", undefined],
    ["https://good.example@evil.example/", "evil.example", undefined],
    ["https://good.example%2F@evil.example/", "evil.example", undefined],
    ["https://evil.example\\@good.example/", "evil.example", undefined],
    ["https://xn--pple-43d.com/", "xn--pple-43d.com", "аpple.com"],
    ["https://аpple.com/", "xn--pple-43d.com", "аpple.com"],
    ["https://xn--e1afmkfd.xn--p1ai:8443/", "xn--e1afmkfd.xn--p1ai:8443", "пример.рф:8443"],
    ["https://ａpple.com/", "apple.com", undefined],
    ["https://[2606:4700::1111]:8443/", "[2606:4700::1111]:8443", undefined],
    ["http://2130706433:80/", "127.0.0.1", undefined],
    ["javascript:alert(1)", "", undefined],
    ["nonsense", "", undefined],
  ])("of %j is %s", (url, host, unicodeHost) => {
    expect(inspectUrl(url)).toMatchObject({ host, ...(unicodeHost !== undefined && { unicodeHost }) });
    expect(inspectUrl(url).unicodeHost).toBe(unicodeHost);
  });

  test("of an unending name is shown as it is", () => {
    const url = inspectUrl(`https://${"é".repeat(50_000)}.example/`);

    expect(url).toMatchObject({ warnings: ["punycode", "disguised", "long"] });
    expect(url.unicodeHost).toBeUndefined();
  });
});

test("letters beyond ASCII are read also by what has read many URLs", () => {
  for (let index = 0; index < 20_000; index += 1) {
    inspectUrl("https://example.com/");
  }

  expect(inspectUrl("https://müller.de/").host).toBe("xn--mller-kva.de");
});

test("an address is read up to 100,000 characters", () => {
  const address = (length: number): string => `https://example.com/${"a".repeat(length - 20)}`;

  expect(inspectUrl(address(100_000)).refusal).toBeUndefined();
  expect(inspectUrl(address(100_001)).refusal).toBe("not-a-url");
});

describe("a host with marks upon marks, which browsers take long to read,", () => {
  test.each([
    ["30 of them are read", `https://a${"\u0301".repeat(30)}.example/`, undefined],
    ["31 are no address", `https://a${"\u0301".repeat(31)}.example/`, "not-a-url"],
    ["nor are those with what is left out between them", `https://a${"\u0301\u00AD".repeat(31)}.example/`, "not-a-url"],
  ])("%s", (_, url, refusal) => {
    expect(inspectUrl(url).refusal).toBe(refusal);
  });
});

test("the text is what the server wrote, without what is not seen", () => {
  expect(inspectUrl(" https://example.com/\u202efdp.exe\n")).toMatchObject({
    text: "https://example.com/fdp.exe",
    href: "https://example.com/%E2%80%AEfdp.exe",
  });
});

describe("the reach of a host", () => {
  test.each([
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
    ["", "private"],
    ["example.com", "public"],
    ["example.com.", "public"],
    ["notlocalhost.com", "public"],
    ["local.example", "public"],
    ["172.32.0.1", "public"],
    ["[2001:4860:4860::8888]", "public"],
  ])("%s: %s", (host, reach) => {
    expect(hostReach(host)).toBe(reach);
  });
});

describe("a URL in pieces", () => {
  test.each([
    ["https://a.example/b?c#d", ["https://", "", "a.example", "/b?c#d"]],
    ["https://u:p@a.example:8443/", ["https://", "u:p@", "a.example:8443", "/"]],
    ["https://a.example/@b", ["https://", "", "a.example", "/@b"]],
    ["https://a.example/?q=http://x@y", ["https://", "", "a.example", "/?q=http://x@y"]],
    ["https://[::1]:8080/", ["https://", "", "[::1]:8080", "/"]],
    ["mailto:ada@example.org", ["mailto:", "", "", "ada@example.org"]],
    ["javascript:alert('//x@y')", ["javascript:", "", "", "alert('//x@y')"]],
    ["file:///etc/passwd", ["file://", "", "", "/etc/passwd"]],
    ["data:text/html,<a>", ["data:", "", "", "text/html,<a>"]],
  ])("%s", (href, [scheme, userinfo, host, rest]) => {
    expect(splitUrl(href)).toEqual({ scheme, userinfo, host, rest });
  });
});

const odd = fc
  .tuple(
    fc.constantFrom(
      "https://",
      "http://",
      "ftp://",
      "ws://",
      "file:///",
      "javascript:",
      "mailto:",
      "x-y.z+1://",
      "blob:https://",
      "data:",
      "HTTPS:\\\\",
    ),
    fc.constantFrom("", "u@", "u:p@", "a@b@", ":@", "%40@"),
    fc.constantFrom("a.example", "[::1]", "2130706433", "xn--pple-43d.com", "аpple.com", "a", "0x7f.1", ""),
    fc.constantFrom("", ":8443", ":", ":0"),
    fc.constantFrom("", "/", "/@b", "?q=//x@y", "#f@g", "/a\nb", "/:@", "\\x", "//y"),
    fc.string(),
  )
  .map((parts) => parts.join(""));

describe("for any URL", () => {
  test("its pieces joined are the URL, and the host is the browser's", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), odd), (text) => {
        fc.pre(URL.canParse(text));
        const url = new URL(text);

        const { scheme, userinfo, host, rest } = splitUrl(url.href);

        expect(scheme + userinfo + host + rest).toBe(url.href);
        expect(host).toBe(url.host);
        expect(userinfo !== "").toBe(url.username !== "" || url.password !== "");
      }),
      { numRuns: 1000 },
    );
  });

  test("any text is inspected without a throw, and opened only as https or on loopback", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), odd, fc.webUrl()), (text) => {
        const { href, refusal, host } = inspectUrl(text);

        const isOpened = href !== undefined && refusal === undefined;
        expect(isOpened).toBe(
          URL.canParse(text) &&
            (new URL(text).protocol === "https:" ||
              (new URL(text).protocol === "http:" && hostReach(new URL(text).hostname) === "loopback")),
        );
        expect(host).toBe(URL.canParse(text) ? new URL(text).host : "");
      }),
      { numRuns: 1000 },
    );
  });

  test("any text can be split", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { scheme, userinfo, host, rest } = splitUrl(text);

        expect(scheme + userinfo + host + rest).toBe(text);
      }),
    );
  });
});
