// @vitest-environment node
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readDraft } from "../../src/core/index.js";
import { fieldFrom } from "./support/form.js";

const field = fieldFrom({ type: "string", format: "uri" });
const isUri = new AjvJsonSchemaValidator().getValidator<string>({ type: "string", format: "uri" });

/** What is sent for an address as it was typed. */
function sent(typed: string): unknown {
  const { content, errors } = readDraft([field], { [field.id]: typed });
  return errors[0] ?? content.answer;
}

test.each([
  ["https://münchen.de/", "https://xn--mnchen-3ya.de/"],
  ["https://日本語.jp:8443/パス", "https://xn--wgv71a119e.jp:8443/%E3%83%91%E3%82%B9"],
  ["https://de.wikipedia.org/wiki/Köln", "https://de.wikipedia.org/wiki/K%C3%B6ln"],
  ["https://example.com/?tags[]=1", "https://example.com/?tags%5B%5D=1"],
  ["https://example.com/?q=a|b", "https://example.com/?q=a%7Cb"],
  ["https://example.com/my file.pdf", "https://example.com/my%20file.pdf"],
  ["https://example.com/100%", "https://example.com/100%25"],
  ["https://example.com/a%20b ü", "https://example.com/a%20b%20%C3%BC"],
  ["https://example.com/#a#b", "https://example.com/#a%23b"],
  ["https://jörg:p@ss@example.com/ü", "https://j%C3%B6rg:p%40ss@example.com/%C3%BC"],
  ["https://example.com/\\a", "https://example.com/%5Ca"],
  ["mailto:jörg@example.com", "mailto:j%C3%B6rg@example.com"],
  ["https://[::1]/ü", "https://[::1]/%C3%BC"],
])("%s is sent as %s", (typed, uri) => {
  expect(sent(typed)).toBe(uri);
});

test.each([
  "https://EXAMPLE.com",
  "HTTPS://example.com/%c3%BC?a=1&b=2#c",
  "http://user@example.com:80/./a/../b",
  "urn:isbn:0451450523",
  "tel:112",
  "mailto:ada@example.com",
])("%s is sent exactly as typed", (typed) => {
  expect(sent(typed)).toBe(typed);
});

test.each([
  ["example.com", { code: "uri-scheme" }],
  ["www.münchen.de/a", { code: "uri-scheme" }],
  ["//example.com", { code: "uri-scheme" }],
  ["localhost:3000", { code: "uri-scheme" }],
  ["example.com:8080/x", { code: "uri-scheme" }],
  ["C:\\x", { code: "uri-scheme" }],
  ["https://exa mple.com/", { code: "uri-character", quoted: " " }],
  ["https://example.com\\@evil.example/", { code: "uri-character", quoted: "\\" }],
  ["https:\\\\example.com", { code: "uri-character", quoted: "\\" }],
  ["https://", { code: "uri" }],
  ["wss://?a", { code: "uri" }],
  ["https://example.com:99999/", { code: "uri" }],
  ["https://example.com:80a/", { code: "uri-character", quoted: ":" }],
  ["https://ex<b>ample.com/ü", { code: "uri-character", quoted: "<" }],
  ["https:///@[::1]/", { code: "uri" }],
  ["https://[::1/ü", { code: "uri" }],
  ["https://xn--ü.de", { code: "uri" }],
  ["https://example.com/\ud800a", { code: "invisible", quoted: "https://example.com/" }],
])("%j is an error that says why", (typed, error) => {
  expect(sent(typed)).toEqual({ name: "answer", ...error });
});

test("an address that is longer than anybody types is sent if it is valid, and not mended", () => {
  const valid = `https://example.com/${"a".repeat(20_000)}`;

  expect(sent(valid)).toBe(valid);
  expect(sent(`${valid}ü`)).toEqual({ name: "answer", code: "uri" });
});

test("whatever is sent is a URI to servers, and the browser reads in it the host that it read in what was typed", () => {
  const part = fc.string({ unit: "binary-ascii", maxLength: 8 });
  const user = fc.oneof(
    fc.constant(""),
    part.map((text) => `${text}@`),
  );
  const host = fc.constantFrom("example.com", "münchen.de", "EXAMPLE.com", "127.0.0.1", "[::1]");

  fc.assert(
    fc.property(user, host, fc.constantFrom("", ":8080"), fc.constantFrom("/", "?", "#"), part, (...parts) => {
      const typed = `https://${parts.join("")}`;
      const uri = sent(typed);
      fc.pre(typeof uri === "string");

      expect(isUri(uri).valid).toBe(true);
      expect(hostOf(uri)).toBe(hostOf(typed));
    }),
    { numRuns: 1000 },
  );
});

/** The host a browser reads in an address; undefined where it reads none. */
function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host;
  } catch {
    return undefined;
  }
}
