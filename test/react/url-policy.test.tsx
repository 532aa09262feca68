import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { UrlPolicy } from "../../src/core/index.js";
import { descriptionOf, isInvalid } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const site = { type: "string", format: "uri", title: "Site" };
const form = formRequest({ site, note: { type: "string", title: "Note" } });

const refused: readonly { policy: UrlPolicy; address: string; words: string }[] = [
  { policy: { allowedSchemes: ["https"] }, address: "http://example.com", words: "Must start with https://" },
  {
    policy: { allowedSchemes: ["https", "ssh", "mailto:"] },
    address: "ftp://example.com",
    words: "Must start with https://, ssh:, or mailto:",
  },
  {
    policy: { allowedSchemes: [] },
    address: "https://example.com",
    words: "Leave this empty. No address is allowed here",
  },
  {
    policy: { blockPrivateAddresses: true },
    address: "https://10.0.0.1/admin",
    words: "Leads into a private network, which isn’t allowed here",
  },
  {
    policy: { blockPrivateAddresses: true },
    address: "https://0xA9.0xFE.0xA9.0xFE/latest/meta-data",
    words: "Leads into a private network, which isn’t allowed here",
  },
  {
    policy: { blockLocalhost: true },
    address: "http://localhost:8080",
    words: "Leads to your own computer, which isn’t allowed here",
  },
  {
    policy: { blockLocalhost: true },
    address: "https://[::ffff:127.0.0.1]",
    words: "Leads to your own computer, which isn’t allowed here",
  },
  {
    policy: { allowedSchemes: ["https"] },
    address: "ssh://example.com:99999",
    words: "Must be an address that a browser can open, like https://example.com",
  },
];

describe("an address that the host does not take", () => {
  test.each(refused)("is refused with what is wrong: $address under $policy", async ({ policy, address, words }) => {
    const { onResult } = renderDialog(form, { policy: { urls: policy } });
    await person.type("Site", address);

    await person.press("accept");

    await waitFor(async () => expect(descriptionOf(await control("Site"))).toContain(words));
    expect(onResult).not.toHaveBeenCalled();
  });

  test.each([
    { entered: "http://localhost:8080", isSent: false },
    { entered: "ada@example.com", isSent: true },
  ])("is refused where an email would do, too: $entered", async ({ entered, isSent }) => {
    const contact = { title: "Contact", anyOf: [{ format: "email" }, { format: "uri" }] };
    const { onResult } = renderDialog(formRequest({ contact }), { policy: { urls: { blockLocalhost: true } } });
    await person.type("Contact", entered);

    await person.press("accept");

    await waitFor(async () =>
      expect(onResult.mock.calls.length === 1 || isInvalid(await control("Contact"))).toBe(true),
    );
    expect(onResult).toHaveBeenCalledTimes(isSent ? 1 : 0);
  });

  test("is warned of once", async () => {
    renderDialog(form, { policy: { urls: { blockPrivateAddresses: true } } });
    const field = await control("Site");
    await person.type("Site", "https://10.0.0.1/");
    await waitFor(() => expect(descriptionOf(field)).toContain("is on a private network"));

    await person.press("accept");

    await waitFor(() => expect(descriptionOf(field)).toContain("Leads into a private network"));
    expect(descriptionOf(field)).not.toContain("is on a private network");
  });

  test("is taken once it is mended", async () => {
    const { onResult } = renderDialog(form, { policy: { urls: { allowedSchemes: ["https"] } } });
    await person.type("Site", "http://example.com");
    await person.press("accept");
    await screen.findByText(/Must start with/);

    await person.type("Site", "https://example.com");
    await person.press("accept");

    const content = { site: "https://example.com" };
    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content }));
  });

  test("is told of at once where a server has filled it in", async () => {
    renderDialog(formRequest({ site: { ...site, default: "http://192.168.0.1" } }), {
      policy: { urls: { blockPrivateAddresses: true } },
    });

    expect(await screen.findByText(/Leads into a private network/)).toBeVisible();
  });

  test("that is no address at all is told so", async () => {
    renderDialog(form, { policy: { urls: { allowedSchemes: ["https"] } } });
    await person.type("Site", "example");

    await person.press("accept");

    expect(await control("Site")).toHaveAccessibleDescription(/Begin with https:\/\//);
  });

  test("can be told of in a host's own words", async () => {
    renderDialog(form, {
      policy: { urls: { blockPrivateAddresses: true } },
      messages: { error: { "url-private": ({ host }) => `Not ${host}` } },
    });
    await person.type("Site", "https://10.0.0.1/admin");

    await person.press("accept");

    await waitFor(async () => expect(await control("Site")).toHaveAccessibleDescription(/Not 10\.0\.0\.1/));
  });
});

describe("a policy for addresses asks nothing of", () => {
  const urls: UrlPolicy = { allowedSchemes: ["https"], blockPrivateAddresses: true, blockLocalhost: true };

  test.each([
    { what: "addresses that keep to it", entries: { Site: "https://example.com" } },
    { what: "a question that is not answered", entries: {} },
    { what: "other texts", entries: { Note: "http://localhost" } },
  ])("$what", async ({ entries }) => {
    const { onResult } = renderDialog(form, { policy: { urls } });
    for (const [label, text] of Object.entries(entries)) await person.type(label, text);

    await person.press("accept");

    const content = Object.fromEntries(Object.entries(entries).map(([label, text]) => [label.toLowerCase(), text]));
    await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content }));
  });
});

test("without a policy any address is taken", async () => {
  const { onResult } = renderDialog(form);
  await person.type("Site", "ftp://10.0.0.1");

  await person.press("accept");

  const content = { site: "ftp://10.0.0.1" };
  await waitFor(() => expect(onResult).toHaveBeenCalledExactlyOnceWith({ action: "accept", content }));
});
