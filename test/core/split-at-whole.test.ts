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
  ["nothing of it", ["else"], ["nothing of it"]],
  ["no text to look for", [""], ["no text to look for"]],
])("%j is parted where one of %j stands", (text, parts, pieces) => {
  expect(splitAtWhole(text, parts)).toEqual(pieces);
});

test("nothing is lost, and what is found is one of the parts and stands as a whole", () => {
  const words = fc
    .array(fc.constantFrom("a", "ab", "b", " ", "(", "א", "1", "."), { maxLength: 12 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(words, fc.array(words, { maxLength: 3 }), (text, parts) => {
      const pieces = splitAtWhole(text, parts);

      expect(pieces.join("")).toBe(text);
      pieces.forEach((piece, index) => {
        if (index % 2 === 1) {
          expect(parts).toContain(piece);
          expect(pieces[index - 1] ?? "").not.toMatch(/[\p{L}\p{N}]$/u);
          expect(pieces[index + 1] ?? "").not.toMatch(/^[\p{L}\p{N}]/u);
        }
      });
    }),
  );
});
