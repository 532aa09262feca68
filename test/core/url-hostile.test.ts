// @vitest-environment node
import { expect, test } from "vitest";
import { checkUrlPolicy, inspectUrl, isMistakenFor } from "../../src/core/index.js";
import { registrableDomain } from "../../src/core/url/registrable-domain.js";
import { splitHost, splitUrl } from "../../src/core/url/split-url.js";
import { addressUnits, fillingOf, worstAddresses } from "./support/worst-addresses.js";

// How long each of these takes is measured by `bench/measures/hostile.ts`.

/** Addresses as long as may be, and what they are full of. */
const addresses = addressUnits.flatMap(worstAddresses);
const fillings = addressUnits.map(fillingOf);

/** So long an address may be without a word about it. */
const unremarked = 2000;

const brief = (address: string): string => address.slice(0, 40);

test("an endless address is not opened, or said to be long, or short once a browser has read it", () => {
  const silent = addresses.filter((address) => {
    const { refusal, warnings, href = "" } = inspectUrl(address);
    return refusal === undefined && !warnings.includes("long") && href.length > unremarked;
  });

  expect(silent.map(brief)).toEqual([]);
});

test("an endless address is unreadable for a policy where no browser can read it, and not where it can be opened", () => {
  const policy = { blockPrivateAddresses: true, blockLocalhost: true };
  const wrong = addresses.filter((address) => {
    const { refusal } = inspectUrl(address);
    const isUnreadable = checkUrlPolicy(address, policy)?.code === "url-unreadable";
    // What cannot be opened for its scheme may have unreadable addresses inside, and a second @ is read differently by different programs.
    return refusal !== "scheme" && !address.includes("@") && isUnreadable !== (refusal === "not-a-url");
  });

  expect(wrong.map(brief)).toEqual([]);
});

test("an endless address opens no other host than the one that is told", () => {
  const wrong = addresses.filter((address) => {
    const { refusal, href = "", host } = inspectUrl(address);
    return refusal === undefined && new URL(href).host !== host;
  });

  expect(wrong.map(brief)).toEqual([]);
});

test("an endless address and an endless host are whole when they are taken apart", () => {
  const changed = addresses.filter((address) => {
    const { scheme, userinfo, host, rest } = splitUrl(address);
    return `${scheme}${userinfo}${host}${rest}` !== address;
  });
  const changedHosts = fillings.filter((filling) => {
    const { subdomain, domain, port } = splitHost(filling, registrableDomain(filling));
    return `${subdomain}${domain}${port}` !== filling;
  });

  expect([...changed, ...changedHosts].map(brief)).toEqual([]);
});

test("the letters of an endless host are not looked at", () => {
  const wrong = fillings.filter(
    (filling) => inspectUrl(`https://${filling}/`).looksLike !== undefined || isMistakenFor(filling, `${filling}b`),
  );

  expect(wrong.map(brief)).toEqual([]);
});
