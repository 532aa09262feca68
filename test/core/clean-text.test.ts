// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanText, quotable, shorten, shortLine, shortText } from "../../src/core/text/clean-text.js";

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
    ["joiners of Tifinagh and Brahmi", "a\u2d7fb\u{1107f}c", "abc"],
    ["what arranges hieroglyphs", "a\u{13430}b\u{13440}c\u{13441}d\u{13442}e", "abcde"],
    ["the filler of Khitan", "Git\u{16fe4}Hub", "GitHub"],
    ["a note without a head", "Git\u{1d159}Hub", "GitHub"],
    ["a selector of Duployan", "Git\u{1bc9d}Hub", "GitHub"],
    ["the blank Braille cell", "Git\u2800Hub", "GitHub"],
    ["letters of a font's own", "\uf8ff\u{f0000}\u{10fffd}ok", "ok"],
    ["what is no character", "a\ufffeb\uffffc\u{1fffe}d\u0378e", "abcde"],
    ["half a surrogate pair", "a\ud83db\ude00c", "abc"],
    ["joiners beside ASCII", "pass\u200dw\u200cord", "password"],
    ["a joiner alone", "\u200d", ""],
    ["joiners between blanks", "a \u00a0\u200d\u00a0 b", "a    b"],
    ["joiners in a row, but one", "می\u200c\u200c\u200d\u200cخواهم", "می\u200cخواهم"],
    ["variation selectors in a row, but one", "\u2764\ufe0f\ufe0e\ufe0f\u{e0101}x", "\u2764\ufe0fx"],
    ["a variation selector of nothing", "\ufe0fa \ufe0fb", "a b"],
    ["marks piled on a letter, but four", `a${"\u0301".repeat(40)}b`, `a${"\u0301".repeat(4)}b`],
  ])("%s", (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });
});

describe("escape sequences of terminals go whole", () => {
  test.each([
    ["colours", "\u001b[1;31mDelete\u001b[0m 3 files", "Delete 3 files"],
    ["true colours", "\u001b[38;2;255;0;0mred\u001b[m", "red"],
    ["cursor moves", "a\u001b[2K\u001b[1Gb", "ab"],
    ["a link", "\u001b]8;;https://a.example\u001b\\here\u001b]8;;\u001b\\", "here"],
    ["a title", "\u001b]0;shell\u0007ok", "ok"],
    ["a set of characters", "\u001b(Bplain", "plain"],
    ["a link without its end hides nothing", "\u001b]8;;rm -rf /", "]8;;rm -rf /"],
  ])("%s", (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
    expect(cleanLine(text)).toBe(cleaned);
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
    ["signs before Arabic numbers", "\u0600\u0661 \u0601\u0662 \u06dd\u0663"],
    ["hieroglyphs", "\u{13000}\u{13001}"],
    ["Khitan", "\u{18b00}\u{18b01}"],
    ["notes", "\u{1d15e}\u{1d160}"],
    ["blanks in a row", "a  b"],
    ["indentation, also of the first line", "  NAME  AGE\nweb   4d\n\tchild 1d"],
  ])("%s", (_, text) => {
    expect(cleanText(text)).toBe(text);
  });
});

describe("no character survives that is seen as nothing", () => {
  /** Every character there is, and every half of one. */
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  /** Seen under or over the digits that follow, and there for nothing else. */
  const seenFormats = /[\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u;
  /** A half, put beside another one, would make a whole. */
  const between = (character: string): string => `x${character}y`;

  test.each([
    ["Default_Ignorable_Code_Point", /\p{DI}/u, /\p{VS}/u],
    ["Cf: format", /\p{Cf}/u, seenFormats],
    ["Cc: control", /\p{Cc}/u, /[\t\n\r\u0085]/],
    ["Cs: surrogate", /\p{Cs}/u, undefined],
    ["Co: private use", /\p{Co}/u, undefined],
    ["Cn: unassigned", /\p{Cn}/u, undefined],
    ["Noncharacter_Code_Point", /\p{Noncharacter_Code_Point}/u, undefined],
  ])("of %s", (_, family, kept) => {
    const members = all.filter((character) => family.test(character) && kept?.test(character) !== true);

    expect(members.length).toBeGreaterThan(10);
    expect(members.filter((character) => cleanText(between(character)) !== "xy")).toEqual([]);
  });

  test("and every blank is one that is seen, or the end of a line", () => {
    const blanks = all.filter(
      (character) => /[\p{White_Space}\p{Zs}\p{Zl}\p{Zp}]/u.test(character) && character !== "\t",
    );

    const seen = new Map(blanks.map((character) => [character, cleanText(between(character))]));

    expect(seen.size).toBeGreaterThan(20);
    const ends = Array.from(seen)
      .filter(([, text]) => text === "x\ny")
      .map(([character]) => character);
    expect(Array.from(seen.values()).filter((text) => text !== "x y" && text !== "x\ny" && text !== "xy")).toEqual([]);
    expect(ends.sort()).toEqual(["\n", "\r", "\u0085", "\u2028", "\u2029"]);
  });

  test("nor a joiner or a variation selector where it chooses nothing", () => {
    const hidden = all.filter((character) => /[\p{VS}\p{Join_Control}]/u.test(character));

    expect(hidden.length).toBeGreaterThan(250);
    expect(hidden.filter((character) => cleanText(`x ${character}y`) !== "x y")).toEqual([]);
    expect(hidden.filter((character) => cleanText(character) !== "")).toEqual([]);
  });

  test("and all that has a form of its own is kept", () => {
    const seen = all.filter((character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) && !/\p{DI}/u.test(character));
    const drawnAsNothing = ["\u2800", "\uFFFC", "\u{13441}", "\u{13442}", "\u{1D159}"];

    expect(seen.filter((character) => cleanText(between(character)) !== between(character))).toEqual(drawnAsNothing);
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

describe("a server's words in a sentence of the kit's", () => {
  test.each([
    ["Weather Pro", "Weather Pro"],
    ["GitHub” (verified by this app) “", "GitHub (verified by this app)"],
    ["x\u202E\nGitHub", "x GitHub"],
    ["«a» „b“ ‘c’", "a b c"],
    ["「a」 『b』 〝c〟 ＂d＂ ｢e｣ ‹f›", "a b c d e f"],
    ["aʺ bˮ c″ d❞", "a b c d"],
    ["Joe's", "Joe's"],
  ])("%j are quoted as %j", (text, quoted) => {
    expect(quotable(text)).toBe(quoted);
  });

  test("are few, however many there are", () => {
    expect(Array.from(quotable("x".repeat(10_000_000)))).toHaveLength(49);
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
        expect(cleaned.trimEnd()).toBe(cleaned);
        // Before the first of several lines, blanks are indentation.
        expect(cleaned).not.toMatch(/^(?:\n|\s+[^\n]*$)/);
        const characters = new Set(text);
        expect(
          Array.from(cleaned).filter((character) => !/[ \n]/.test(character) && !characters.has(character)),
        ).toEqual([]);
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
