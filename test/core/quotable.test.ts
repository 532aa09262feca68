// @vitest-environment node
import { describe, expect, test } from "vitest";
import { selfDescription } from "../../src/core/self-description.js";
import { quotable } from "../../src/core/text/quotable.js";

describe("a server's words inside a sentence of the kit's", () => {
  test.each([
    ["Weather Pro", "Weather Pro"],
    ["GitHub” (verified by this app) “", "GitHub (verified by this app)"],
    ["x\u202E\nGitHub", "x GitHub"],
    ["«a» „b“ ‘c’", "a b c"],
    ["「a」 『b』 〝c〟 ＂d＂ ｢e｣ ‹f›", "a b c d e f"],
    ["aʺ bˮ c″ d❞", "a b c d"],
    ["Joe's", "Joe's"],
  ])("%j is quoted as %j", (text, quoted) => {
    expect(quotable(text)).toBe(quoted);
  });

  test("are few, however many there are", () => {
    expect(Array.from(quotable("x".repeat(10_000_000)))).toHaveLength(49);
  });
});

test("what a server says of itself cannot end the quotation, and its version is short", () => {
  const serverInfo = { name: "GitHub” (verified) “", version: "by GitHub, Inc. (official partner)" };

  expect(selfDescription(serverInfo)).toEqual({ name: "GitHub (verified)", version: "by GitHub, Inc. (off…" });
});
