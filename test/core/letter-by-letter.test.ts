// @vitest-environment node
import { describe, expect, test } from "vitest";
import { letterByLetter } from "../../src/core/text/letter-by-letter.js";

const replace = letterByLetter(
  new Map([
    ["а", "a"],
    ["|", "l"],
    ["\uFF0F", "/"],
  ]),
);

test.each([
  ["letters of the table, wherever they stand", "а|b|а", "albla"],
  ["the last letters of the plane", "a\uFF0Fb\uFFFF", "a/b\uFFFF"],
  ["nothing else", "b c\u0000", "b c\u0000"],
  ["no half of a pair", "😀а𝐀", "😀a𝐀"],
  ["nothing of no text", "", ""],
])("replaced is %s", (_, text, replaced) => {
  expect(replace(text)).toBe(replaced);
});

describe("a text of more letters than are put together in one go", () => {
  test.each([8191, 8192, 8193, 100_000])("%d", (length) => {
    expect(replace("а".repeat(length))).toBe("a".repeat(length));
  });

  test("keeps a pair whole that stands where two parts meet", () => {
    const before = "а".repeat(8191);

    expect(replace(`${before}😀|`)).toBe(`${"a".repeat(8191)}😀l`);
  });
});

test.each([
  ["𝐀", "A"],
  ["A", "𝐀"],
  ["ß", "ss"],
  ["", "a"],
  ["a", ""],
])("a table that puts %j for %j is refused, not cut", (other, letter) => {
  expect(() => letterByLetter(new Map([[letter, other]]))).toThrow(RangeError);
});
