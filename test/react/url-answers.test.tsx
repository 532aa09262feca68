import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { english } from "../../src/index.js";
import { descriptionOf } from "../support/descriptions.js";
import { formRequest } from "../support/form-request.js";
import { person } from "../support/jsdom-person.js";
import { control } from "../support/person.js";
import { renderDialog } from "../support/render-dialog.js";

const site = { type: "string", format: "uri", title: "Site" };
const form = formRequest({ site, name: { type: "string", title: "Name" } });

/** A form whose server has filled in the address. */
const filled = (address: string): unknown => formRequest({ site: { ...site, default: address } });

const said: readonly (readonly [address: string, words: string])[] = [
  ["https://xn--80ak6aa92e.com/", "This isn’t apple.com. Look-alike letters hide its real name: xn--80ak6aa92e.com."],
  [
    "https://xn--example-npf.com/",
    "exampleπ.com (xn--example-npf.com) mixes letters from different alphabets. Make sure it’s the site you mean.",
  ],
  [
    "https://xn--mller-kva.de/",
    "müller.de (xn--mller-kva.de) has letters that are easily mistaken for others. Make sure it’s the site you mean.",
  ],
  ["https://134744072/", "This address hides where it leads. The page is on 8.8.8.8."],
  ["https://good.example@evil.example/", "The page is on evil.example. The part before the @ isn’t where it leads."],
  ["https://10.0.0.1/", "10.0.0.1 is on a private network, not the internet."],
  ["https://[64:ff9b::a00:1]/", "[64:ff9b::a00:1] is on a private network, not the internet."],
  ["http://localhost:3000/", "localhost:3000 is your own computer."],
  ["https://[2002:7f00:1::]/", "[2002:7f00:1::] is your own computer."],
  ["https://example.com:8443/", "example.com uses an unusual port (:8443). Open it only if you expected that."],
  [`https://example.com/${"a".repeat(2000)}`, "This address is too long to check by eye. The page is on example.com."],
];

describe("an address that is an answer is described by where it leads, and by what speaks against it:", () => {
  test.each(said)("%s", async (address, words) => {
    renderDialog(filled(address));

    const host = new URL(address).host;
    const field = await control("Site");
    await waitFor(() => expect(descriptionOf(field)).toContain(`Leads to ${host}`));
    expect(descriptionOf(field)).toContain(words);
  });

  test.each([
    ["javascript:alert(document.domain)//https://example.com", "javascript:"],
    ["data:text/html,<form>", "data:"],
    ["vbscript:MsgBox", "vbscript:"],
  ])("%s leads nowhere", async (address, scheme) => {
    renderDialog(filled(address));

    const field = await control("Site");
    await waitFor(() => expect(descriptionOf(field)).toContain(`An address that starts with ${scheme} isn’t a site.`));
    expect(descriptionOf(field)).not.toContain("Leads to");
  });

  test.each([
    ["http://example.com/", "optional Leads to example.com"],
    ["ftp://example.com/", "optional Leads to example.com"],
    ["mailto:ada@example.org", "optional"],
    ["urn:isbn:0451450523", "optional"],
  ])("%s is an answer like any other", async (address, description) => {
    renderDialog(
      formRequest({
        site: { ...site, default: address },
        other: { ...site, title: "Other", default: "https://other.example/" },
      }),
    );
    const other = await control("Other");
    await waitFor(() => expect(descriptionOf(other)).toBe("optional Leads to other.example"));

    expect(descriptionOf(await control("Site"))).toBe(description);
  });
});

describe("while an address is typed", () => {
  test("its host is said at once, what speaks against it after a pause", async () => {
    renderDialog(form);
    await person.type("Site", "https://10.0.0.1/");
    const field = await control("Site");
    await waitFor(() => expect(descriptionOf(field)).toContain("Leads to 10.0.0.1"));
    expect(descriptionOf(field)).not.toContain("private network");

    await waitFor(() => expect(descriptionOf(field)).toContain("private network"));
  });

  test("all that is said of it is announced in one piece", async () => {
    renderDialog(form);
    await person.type("Site", "https://10.0.0.1/");

    await waitFor(() =>
      expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
        "Leads to 10.0.0.1\n10.0.0.1 is on a private network, not the internet.",
      ),
    );
  });

  test("nothing is said of what is no address yet, nor once it is gone", async () => {
    renderDialog(form);
    await person.type("Site", "example");
    const field = await control("Site");
    expect(descriptionOf(field)).toBe("optional");
    await person.type("Site", "https://example.com");
    await waitFor(() => expect(descriptionOf(field)).toBe("optional Leads to example.com"));

    await person.type("Site", "mailto:");

    await waitFor(() => expect(descriptionOf(field)).toBe("optional"));
  });

  test("no field renders again, not even its own", async () => {
    let fields = 0;
    const optional = (): string => {
      fields += 1;
      return english.optional();
    };
    renderDialog(form, { messages: { optional } });
    await control("Site");
    const before = fields;

    await person.type("Site", "https://10.0.0.1/");

    const field = await control("Site");
    await waitFor(() => expect(descriptionOf(field)).toContain("private network"));
    expect(fields).toBe(before);
  });
});

test("the part of the host that somebody has registered stands out, and nothing is a link", async () => {
  renderDialog(filled("https://paypal.com.evil.co.uk/login"));

  const registered = await screen.findByText("evil.co.uk", { selector: "strong", ignore: false });

  expect(registered.closest("bdi")).toHaveTextContent("paypal.com.evil.co.uk");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("a host's own words are said", async () => {
  renderDialog(filled("https://10.0.0.1/"), {
    messages: { opensOn: () => "Somewhere", urlWarning: { private: ({ host }) => `Not ${host}!` } },
  });

  const field = await control("Site");
  await waitFor(() => expect(descriptionOf(field)).toBe("optional Somewhere Not 10.0.0.1!"));
});
