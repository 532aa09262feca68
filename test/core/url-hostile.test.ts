// @vitest-environment node
import { describe, expect, test } from "vitest";
import { defaultLimits } from "../../src/core/request/request-limits.js";
import { inspectUrl } from "../../src/core/url/inspect-url.js";
import { isMistakenFor, looksLikeLatin } from "../../src/core/url/look-alike-host.js";
import { hasMixedScripts } from "../../src/core/url/mixed-scripts.js";
import { registrableDomain } from "../../src/core/url/registrable-domain.js";
import { splitHost } from "../../src/core/url/split-host.js";
import { splitUrl } from "../../src/core/url/split-url.js";
import { checkUrlPolicy } from "../../src/core/url/url-policy.js";
import { isDisguised } from "../../src/core/url/written-host.js";
import { leastTime } from "./support/least-time.js";

/** What a person does not notice. On a calm machine all of it takes less than 5 ms, but for what the browser's own parser takes. */
const unnoticed = 50;

const units = [
  "a",
  "a.",
  "1.",
  ":1",
  "@",
  "a@",
  "\\",
  "%2e",
  "-",
  ".local",
  "xn--80ak6aa92e.",
  "а",
  "а.",
  "aбπ.",
  "𝐚.",
  "ﷺ",
  "\u0301\u0323",
  "\u0301\u00AD",
  "\u200D",
  "क\u200D",
  "👩\u200D",
  "\u1112\u1161\u11AB",
  "\t\n",
  " ",
  "blob:",
];

const shapes: readonly ((text: string) => string)[] = [
  (text) => `https://${text}/`,
  (text) => `https://x${text}`,
  (text) => `https://${text}@x.example/`,
  (text) => `https://x.example/${text}`,
  (text) => `blob:https://${text}/`,
  (text) => `foo://${text}/`,
  (text) => text,
];

const policy = { blockPrivateAddresses: true, blockLocalhost: true };

describe.each(units)("an address as long as may be, full of %j,", (unit) => {
  const filling = unit.repeat(defaultLimits.url / unit.length - 20);

  test("is looked over in no time", () => {
    for (const shape of shapes) {
      const url = shape(filling);
      expect(leastTime(() => inspectUrl(url))).toBeLessThan(unnoticed);
      expect(leastTime(() => checkUrlPolicy(url, policy))).toBeLessThan(unnoticed);
      expect(leastTime(() => splitUrl(url))).toBeLessThan(unnoticed);
    }
  });

  test("is no name whose letters are looked at", () => {
    const calls: readonly (() => unknown)[] = [
      () => looksLikeLatin(filling),
      () => isMistakenFor(filling, `${filling}b`),
      () => hasMixedScripts(filling),
      () => isDisguised(`https://${filling}/`, filling, filling),
      () => splitHost(filling, registrableDomain(filling)),
    ];
    for (const call of calls) {
      expect(leastTime(call)).toBeLessThan(unnoticed);
    }
  });
});
