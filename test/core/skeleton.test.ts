// @vitest-environment node
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { skeleton } from "../../src/core/text/skeleton.js";
import { confusablesModule } from "../../scripts/generate-confusables.mjs";

const loose = (text: string): string => skeleton(text, { loose: true });

describe("texts that are drawn alike have one skeleton", () => {
  test.each([
    ["Cyrillic", "apple", "аррӏе"],
    ["a phonetic letter", "Login", "Loɡin"],
    ["a capital I for a small L", "Bill", "BiIl"],
    ["a bar for a small L", "Bill", "Bi|l"],
    ["Lisu", "LOGIN", "ꓡꓳꓖꓲꓠ"],
    ["Cherokee", "ACE", "ᎪᏟᎬ"],
    ["small Cherokee", "scw", "ꮪꮯꮃ"],
    ["Coptic", "HOT", "ⲎⲞⲦ"],
    ["Armenian", "soon", "ѕօօո"],
    ["small capitals", "zoo", "ᴢᴏᴏ"],
    ["a lunate sigma", "City", "Ϲity"],
    ["letters with accents, composed", "naïve", "naїve"],
    ["Arabic digits", "Too", "T٥٥"],
    ["mathematical letters", "Amount", "𝐀mount"],
    ["full width", "Amount", "Ａｍｏｕｎｔ"],
    ["letters in squares", "PASS", "🅿🅰🆂🆂"],
    ["letters of flags", "DE", "🇩🇪"],
    ["another hyphen", "Sign-in", "Sign\u2010in"],
    ["a minus", "Sign-in", "Sign\u2212in"],
    ["another apostrophe", "User's", "User\u2019s"],
    ["what is not seen", "GitHub", "Git\u200b\u2060Hub"],
  ])("%s: %j, %j", (_, one, other) => {
    expect(skeleton(other)).toBe(skeleton(one));
  });
});

describe("texts that differ for a reader have different ones", () => {
  test.each([
    ["Resume", "Résumé"],
    ["a", "A"],
    ["Item 1", "Item l"],
    ["Item 0", "Item O"],
    ["burn", "bum"],
    ["и", "й"],
    ["тот", "TOT"],
    ["シ", "ツ"],
  ])("%j, %j", (one, other) => {
    expect(skeleton(other)).not.toBe(skeleton(one));
  });
});

describe("a loose skeleton is one for all that is read alike at a glance", () => {
  test.each([
    ["GitHub", "GITHUB"],
    ["GitHub", "G1tHub"],
    ["GitHub", "G!tHub"],
    ["GitHub", "Gîthub"],
    ["modern", "rnodern"],
    ["work", "vvork"],
    ["box", "B0x"],
    ["ΒΑΝΚ", "bank"],
    ["token", "тоkеn"],
    ["Größe", "GROSSE"],
  ])("%j, %j", (one, other) => {
    expect(loose(other)).toBe(loose(one));
  });
});

test("the skeleton of a skeleton is itself, and no longer than six times the text", () => {
  const character = fc.oneof(
    fc.string({ unit: "binary", maxLength: 1 }),
    fc.constantFrom("\uFDFA", "\uFDFB", "\u3316", "r", "n", "v"),
  );
  fc.assert(
    fc.property(
      fc.array(character).map((all) => all.join("")),
      (text) => {
        for (const form of [skeleton, loose]) {
          const once = form(text);

          expect(form(once)).toBe(once);
          expect(once.length).toBeLessThanOrEqual(text.length * 6);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test("half of a surrogate pair is no letter, and a pair is kept whole", () => {
  expect(skeleton("😀а𝒳")).toBe("😀aX");
});

test("the table is what the script makes of Unicode's confusables", () => {
  const table = readFileSync(new URL("../../src/core/text/confusables.ts", import.meta.url), "utf8");

  expect(table).toBe(confusablesModule());
});
