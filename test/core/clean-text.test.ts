// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText, shorten, shortLine, shortText } from "../../src/core/text/clean-text.js";

describe("characters that are not seen are gone", () => {
  test.each([
    ["bidi override", "abc\u202efdp.exe", "abcfdp.exe"],
    ["bidi isolates", "a\u2066b\u2067c\u2068d\u2069e", "abcde"],
    ["direction marks", "a\u200eb\u200fc\u061cd", "abcd"],
    ["zero-width space", "pass\u200bword", "password"],
    ["word joiner and invisible operators", "a\u2060b\u2062c\u2064d", "abcd"],
    ["byte order mark", "\ufeffabc", "abc"],
    ["soft hyphen", "pass\u00adword", "password"],
    ["tags", "ok\u{e0020}\u{e0069}\u{e007f}", "ok"],
    ["blank letters", "a\u3164b\u115fc\uffa0d", "abcd"],
    ["interlinear marks", "a\ufff9b\ufffac\ufffb", "abc"],
    ["controls", "a\u0000b\u0007c\u001bd\u007fe\u009bf", "abcdef"],
    ["half a surrogate pair", "a\ud83db\ude00c", "abc"],
    ["joiners beside ASCII", "pass\u200dw\u200cord", "password"],
    ["a joiner alone", "\u200d", ""],
    ["joiners between blanks", "a \u00a0\u200d\u00a0 b", "a \u00a0\u00a0 b"],
    ["joiners in a row, but one", "می\u200c\u200c\u200d\u200cخواهم", "می\u200cخواهم"],
    ["variation selectors in a row, but one", "\u2764\ufe0f\ufe0e\ufe0f\u{e0101}x", "\u2764\ufe0fx"],
    ["a variation selector of nothing", "\ufe0fa \ufe0fb", "a b"],
    ["marks piled on a letter, but four", `a${"\u0301".repeat(40)}b`, `a${"\u0301".repeat(4)}b`],
  ])("%s", (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });
});

describe("what is seen is kept", () => {
  test.each([
    ["family emoji", "👨‍👩‍👧‍👦"],
    ["emoji with variation selector and joiner", "❤️‍🔥 🏳️‍🌈 👁️‍🗨️"],
    ["emoji with skin", "👩🏽‍🚀"],
    ["keycap", "1️⃣"],
    ["Persian", "می‌خواهم"],
    ["Hindi", "क्‍ष"],
    ["Hebrew with points", "שָׁלוֹם"],
    ["Arabic", "السَّلامُ عليكم"],
    ["Vietnamese, decomposed", "Tiếng Việt".normalize("NFD")],
    ["Thai", "ที่นี่"],
    ["Japanese variant", "葛\u{e0100}城市"],
    ["markup", "<b>&amp;</b> **bold** [x](https://a.example)"],
    ["tab", "a\tb"],
  ])("%s", (_, text) => {
    expect(cleanText(text)).toBe(text);
  });
});

describe("lines", () => {
  test.each([
    ["every line end is one", "a\r\nb\rc\u2028d\u2029e\u0085f", "a\nb\nc\nd\ne\nf"],
    ["no more than one empty line", "a\n\n\n\n\nb", "a\n\nb"],
    ["lines of blanks are empty", "a\n \t\n\u00a0\n\u3000\nb", "a\n\nb"],
    ["no blanks around", " \n a \n ", "a"],
  ])("%s", (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  test("are one in a label", () => {
    expect(cleanLine(" a\n\n b\u00a0 c\td ")).toBe("a b c d");
  });
});

describe("shortened", () => {
  test.each([
    ["abc", 3, "abc"],
    ["abcd", 3, "abc…"],
    ["😀😀😀", 3, "😀😀😀"],
    ["😀😀😀😀", 3, "😀😀😀…"],
    ["a😀😀b", 3, "a😀😀…"],
    ["", 0, ""],
    ["a", 0, "…"],
  ])("%j to %d", (text, limit, short) => {
    expect(shorten(text, limit)).toBe(short);
  });

  test.each([
    ["ab\u200bc\u200b", 3, "abc"],
    [`a${"\u200b".repeat(100)}bc`, 3, "a…"],
    [`${"\u200b".repeat(100)}abc`, 3, ""],
    ["x".repeat(100), 3, "xxx…"],
  ])("a text is not read far past its limit: %j", (text, limit, short) => {
    expect(shortText(text, limit)).toBe(short);
    expect(shortLine(text, limit)).toBe(short);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .array(
      fc.constantFrom(
        "a",
        "é",
        "م",
        "👩",
        "\u200c",
        "\u200d",
        "\ufe0f",
        "\u0301",
        "\u202e",
        "\ud83d",
        "\ude00",
        " ",
        "\n",
        "\r",
        "\u00a0",
        "\u2028",
      ),
      {
        maxLength: 30,
      },
    )
    .map((parts) => parts.join("")),
);

describe("for any text", () => {
  test("cleaning twice is cleaning once", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
      { numRuns: 500 },
    );
  });

  test("nothing that hides is left, and nothing is added", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cleaned = cleanText(text);

        expect(cleaned).not.toMatch(
          /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ud800-\udfff]/u,
        );
        expect(cleaned.trim()).toBe(cleaned);
        const characters = new Set(text);
        expect(Array.from(cleaned).filter((character) => character !== "\n" && !characters.has(character))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("a line has no line ends, and is no longer than its limit and an ellipsis", () => {
    fc.assert(
      fc.property(anyText, fc.nat(10), (text, limit) => {
        const line = shortLine(text, limit);

        expect(line).not.toMatch(/[\n\r\u2028\u2029]/);
        expect(Array.from(line).length).toBeLessThanOrEqual(limit + 1);
      }),
    );
  });
});

test.each([
  ["joiners", "\u200d"],
  ["blanks", " "],
  ["marks", "\u0301"],
  ["variation selectors", "\ufe0f"],
  ["letters with joiners", "é\u200d"],
  ["line ends", "\n"],
  ["lines of blanks", " \n"],
])("a long run of %s takes no longer than its length", (_, unit) => {
  expect(cleanText(`x${unit.repeat(200_000)}y`)).toMatch(/^x.*y$/s);
});
