// @vitest-environment node
import { describe, expect, test } from "vitest";
import { inspectUrl } from "../../src/core/url/inspect-url.js";
import { isMistakenFor, looksLikeLatin } from "../../src/core/url/look-alike-host.js";
import { hasMixedScripts } from "../../src/core/url/mixed-scripts.js";
import { registrableDomain } from "../../src/core/url/registrable-domain.js";
import { splitHost } from "../../src/core/url/split-host.js";
import { splitUrl } from "../../src/core/url/split-url.js";
import { checkUrlPolicy } from "../../src/core/url/url-policy.js";
import { addressUnits, fillingOf, worstAddresses } from "./support/worst-addresses.js";

// How long each of these takes is measured by `bench/measures/hostile.ts`.

const policy = { blockPrivateAddresses: true, blockLocalhost: true };

/** So long an address may be without a word about it. */
const unremarked = 2000;

const brief = (address: string): string => address.slice(0, 40);

describe.each(addressUnits)("an address as long as may be, full of %j,", (unit) => {
  const addresses = worstAddresses(unit);
  const filling = fillingOf(unit);

  test("is not opened, or said to be long, or short once a browser has read it", () => {
    const silent = addresses
      .map(inspectUrl)
      .filter(
        ({ refusal, warnings, href = "" }) =>
          refusal === undefined && !warnings.includes("long") && href.length > unremarked,
      );

    expect(silent.map(({ host }) => host)).toEqual([]);
  });

  test("is unreadable for a policy where no browser can read it, and not where it can be opened", () => {
    const wrong = addresses.filter((address) => {
      const { refusal } = inspectUrl(address);
      const isUnreadable = checkUrlPolicy(address, policy)?.code === "url-unreadable";
      // What cannot be opened for its scheme may have unreadable addresses inside, and a second @ is read differently by different programs.
      return refusal !== "scheme" && !address.includes("@") && isUnreadable !== (refusal === "not-a-url");
    });

    expect(wrong.map(brief)).toEqual([]);
  });

  test("opens no other host than the one that is told", () => {
    const told = addresses
      .map(inspectUrl)
      .flatMap(({ refusal, href = "", host }) => (refusal === undefined ? [[new URL(href).host, host]] : []));

    expect(told.filter(([opened, host]) => opened !== host)).toEqual([]);
  });

  test("is whole when it is taken apart", () => {
    const changed = addresses.filter((address) => {
      const { scheme, userinfo, host, rest } = splitUrl(address);
      return `${scheme}${userinfo}${host}${rest}` !== address;
    });

    expect(changed.map(brief)).toEqual([]);
    const { subdomain, domain, port } = splitHost(filling, registrableDomain(filling));
    expect(`${subdomain}${domain}${port}` === filling).toBe(true);
  });

  test("is no name whose letters are looked at", () => {
    expect(looksLikeLatin(filling)).toBeUndefined();
    expect(isMistakenFor(filling, `${filling}b`)).toBe(false);
    expect(hasMixedScripts(filling)).toBe(false);
  });
});
