// @vitest-environment node
import { Ajv } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TextFormat } from "../../src/core/types.js";
import { hasFormat, lacksScheme } from "../../src/core/validate/formats.js";

/** All but `time`, which is the kit's own: of it an offset and seconds may be missing. */
type SharedFormat = Exclude<TextFormat, "time">;

/** Texts of each format, and texts that miss it by a little. The property below changes them further. */
const texts: Readonly<Record<SharedFormat, readonly string[]>> = {
  email: [
    "ada@example.org",
    "a.b+c@x-y.co.uk",
    "a`{|}~!#$%&'*/=?^_@1.2",
    "a@b--c.d",
    "a@b",
    "a@b.",
    "a@.b",
    ".a@b.c",
    "a.@b.c",
    "a..b@c.d",
    "a@-b.c",
    "a@b-.c",
    "a@b.c-",
    '"a b"@c.d',
    "ä@b.c",
    "a@ä.c",
    "a@b_c.d",
    "a@b.c\n",
    "ſ@ſ.K",
  ],
  uri: [
    "https://ada:p%20w@example.org:8080/a/b;c=1/?q=%C3%A9&r[]=1#f?/",
    "http://[2001:db8::1]:80/x",
    "http://[::ffff:1.2.3.4]",
    "foo://[v1f.a:b]/",
    "foo:/[::1]/x",
    "foo:/a@[::1]:/",
    "foo://[::1.02.003.4]",
    "foo://[::1.02.0003.4]",
    "foo://[::1]x",
    "foo://[::1",
    "foo:[::1]",
    'foo://"/"?"#"',
    'foo://"@[::1]',
    "foo:///a//b",
    "foo://",
    "foo:/",
    "foo:",
    "foo:?a",
    "foo:#a",
    "foo:a?b#c#d",
    "foo:a?b?c#d?e",
    "foo://a:b:c@d:e",
    "foo:%4",
    "foo:%4g",
    "urn:isbn:0451450523",
    "mailto:ada@example.org",
    "tel:+49-30-1",
    "data:text/plain,a%20b",
    "a+b-c.1:x",
    "1a:x",
    "//a/b",
    "/a:b",
    "a b:c",
    "foo:a b",
    "foo:a\\b",
    "foo:a|b",
    "foo:ä",
    "foo:a\n",
    "https://1.2.3.4.5/",
    "ws://a/",
    "file:///etc/hosts",
  ],
  uuid: [
    "123e4567-e89b-12d3-a456-426614174000",
    "URN:UUID:123E4567-E89B-12D3-A456-426614174000",
    "00000000-0000-0000-0000-000000000000",
    "{123e4567-e89b-12d3-a456-426614174000}",
    "123e4567e89b12d3a456426614174000",
    "123e4567-e89b-12d3-a4564266-14174000",
    "123e4567-e89b-12d3-a456-42661417400",
  ],
  duration: [
    "P1Y2M3DT4H5M6S",
    "P1W",
    "P",
    "PT",
    "P1YT",
    "P1Y1W",
    "PT1H5S",
    "P1M1Y",
    "P0D",
    "PT1.5S",
    "p1d",
    "P1D ",
    "P12345678901234567890D",
  ],
  hostname: [
    "example.org",
    "a-b.c1.",
    "localhost",
    "1.2.3.4",
    "a_b",
    "-a",
    "a-",
    "a.-b",
    "a..b",
    ".",
    "",
    "a.b..",
    "xn--mnchen-3ya.de",
    "münchen.de",
    "a.b\n",
    "a".repeat(63),
    "a".repeat(64),
    `${"a".repeat(63)}.`.repeat(3) + "a".repeat(61),
    `${"a".repeat(63)}.`.repeat(3) + "a".repeat(62),
    `${"a".repeat(63)}.`.repeat(3) + "a".repeat(61) + ".",
    `${"a".repeat(63)}.`.repeat(3) + "a".repeat(62) + ".",
  ],
  ipv4: [
    "0.0.0.0",
    "255.255.255.255",
    "192.168.1.10",
    "256.1.1.1",
    "01.2.3.4",
    "1.2.3",
    "1.2.3.4.5",
    "1.2.3.4.",
    "1..2.3",
  ],
  ipv6: [
    "::",
    "::1",
    "1::",
    "2001:DB8::ff00:42:8329",
    "1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7::",
    "::2:3:4:5:6:7:8",
    "1:2:3::5:6:7:8",
    "1:2:3:4::5:6:7:8",
    "1:2:3:4:5:6:7:8:9",
    "::1:2:3:4:5:6:7:8",
    "1:2:3:4:5:6:7:",
    ":2:3:4:5:6:7:8",
    "1::2::3",
    ":::",
    "12345::",
    "::1.2.3.4",
    "::ffff:1.2.3.4",
    "1:2:3:4:5:6:1.2.3.4",
    "1:2:3:4:5::1.2.3.4",
    "1:2:3:4:5:6::1.2.3.4",
    "1:2:3:4:5:6:7:1.2.3.4",
    "::1.2.3.04",
    "::1.2.3",
    "::1.2.3.4:5",
    "1.2.3.4",
    "1.2.3.4::",
    "fe80::1%eth0",
    "[::1]",
    "::g",
  ],
  date: [
    "2024-02-29",
    "2023-02-29",
    "1900-02-29",
    "2000-02-29",
    "0000-02-29",
    "0000-01-01",
    "9999-12-31",
    "2024-04-31",
    "2024-00-01",
    "2024-13-01",
    "0008-13-13",
    "2024-01-00",
    "2024-1-1",
    "12024-01-01",
    "2024-01-01 ",
  ],
  "date-time": [
    "2026-07-01T08:30:00Z",
    "2026-07-01t08:30:00.125z",
    "2026-07-01 08:30:00+02:00",
    "2026-07-01\u00A008:30:00+0200",
    "2026-07-01T08:30:00-02",
    "2026-07-01T08:30:00",
    "2026-07-01T08:30Z",
    "2026-07-01T24:00:00Z",
    "2026-07-01T08:60:00Z",
    "2026-07-01T08:30:60Z",
    "2016-12-31T23:59:60Z",
    "2016-12-31T23:59:60.9Z",
    "2016-12-31T23:59:61Z",
    "2016-12-31T15:59:60-08:00",
    "2017-01-01T00:59:60+01:00",
    "2017-01-01T01:29:60+01:30",
    "2017-01-01T00:29:60+00:30",
    "2017-01-01T00:29:60-00:30",
    "2017-01-01T24:59:00+01:00",
    "2017-01-01T23:99:00+00:40",
    "2017-01-01T22:99:00-00:20",
    "2026-07-01T08:30:00+24:00",
    "2026-07-01T08:30:00+23:60",
    "2026-07-01T08:30:00.Z",
    "2026-02-30T08:30:00Z",
    "0008-13-13T08:30:00Z",
    "2026-07-01T T08:30:00Z",
    "2026-07-01",
  ],
};

/** What the kit refuses of a `uri` beside what ajv-formats refuses: what has no scheme that anybody means, and what no browser opens. */
function isMeantAndOpens(text: string): boolean {
  return !lacksScheme(text) && (!/^(?:https?|wss?|ftp):/i.test(text) || opens(text));
}

/** Not by `URL.canParse`, which is wrong in Node 20 once it is optimised. */
function opens(address: string): boolean {
  try {
    return new URL(address).href !== "";
  } catch {
    return false;
  }
}

describe.each(Object.entries(texts) as [SharedFormat, readonly string[]][])(
  "%s is what ajv-formats has",
  (name, given) => {
    const isValid = new Ajv({ formats: fullFormats }).compile({ type: "string", format: name });
    const expected = (text: string): boolean => isValid(text) && (name !== "uri" || isMeantAndOpens(text));

    test.each(given)("%j", (text) => {
      expect(hasFormat(text, name)).toBe(expected(text));
    });

    test("also with characters exchanged, put in and left out", () => {
      fc.assert(
        fc.property(changed(given), (text) => {
          expect(hasFormat(text, name)).toBe(expected(text));
        }),
        { numRuns: 3000 },
      );
    });
  },
);

/** One of the texts, or the parts of two, with up to three characters at up to three places replaced by others that formats use. */
function changed(originals: readonly string[]): fc.Arbitrary<string> {
  const characters = new Set(`${originals.join("")}012569ag:.-/% é`);
  const part = fc.array(fc.constantFrom(...characters), { maxLength: 3 }).map((some) => some.join(""));
  const original = fc.constantFrom(...originals);
  const joined = fc
    .tuple(original, original, fc.nat(20), fc.nat(20))
    .map(([one, other, end, start]) => one.slice(0, end) + other.slice(start));
  const edits = fc.array(fc.record({ at: fc.nat(40), removed: fc.nat(2), added: part }), { maxLength: 3 });
  return fc.tuple(fc.oneof(original, joined), edits).map(([text, changes]) =>
    changes.reduce((before, { at, removed, added }) => {
      const start = at % (before.length + 1);
      return before.slice(0, start) + added + before.slice(start + removed);
    }, text),
  );
}
