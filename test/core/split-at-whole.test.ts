import fc from "fast-check";
import { expect, test } from "vitest";
import { splitAtWhole } from "../../src/core/text/split-at-whole.js";

test.each([
  ["Age must be 18 or more", ["Age"], ["", "Age", " must be 18 or more"]],
  ["Send to e", ["e"], ["Send to ", "e", ""]],
  ["Select Selection", ["Select"], ["", "Select", " Selection"]],
  ["a (b) and b", ["a", "b"], ["", "a", " (", "b", ") and ", "b", ""]],
  ["Enter C++", ["C++"], ["Enter ", "C++", ""]],
  ["Enter .*", [".*"], ["Enter ", ".*", ""]],
  ["שם מלא required", ["שם מלא"], ["", "שם מלא", " required"]],
  ["𠮷野 and 野", ["野"], ["𠮷野 and ", "野", ""]],
  ["nothing of it", ["else"], ["nothing of it"]],
  ["no text to look for", [""], ["no text to look for"]],
])("%j is parted where one of %j stands", (text, parts, pieces) => {
  expect(splitAtWhole(text, parts)).toEqual(pieces);
});

test("what is found is what an expression finds that is made for the parts", () => {
  const words = fc
    .array(fc.constantFrom("a", "ab", "b", " ", "(", "א", "1", ".", "𠮷", "😀"), { maxLength: 12 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(words, fc.array(words, { minLength: 1, maxLength: 3 }), (text, parts) => {
      const escaped = parts.filter(Boolean).map((part) => part.replace(/[\^$.*+?()[\]{}|/]/g, "\\$&"));
      const whole = new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "u");

      expect(splitAtWhole(text, parts)).toEqual(escaped.length > 0 ? text.split(whole) : [text]);
    }),
  );
});
