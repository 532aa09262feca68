// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partsByPitch } from "../../src/core/text/fixed-pitch.js";

const isFixed = (text: string) => partsByPitch(text).map(({ isFixedPitch }) => isFixedPitch);

describe("read by its columns", () => {
  test.each([
    ["a table", "NAME          AGE\nweb           4d\n  child       1d"],
    ["aligned values", "Side:      SELL\nSymbol:    MSFT\nQuantity:  250"],
    ["tabs", "web\t4d\napi\t12d"],
    ["a table of Markdown", "| a | b |\n|---|---|\n| 1 | 2 |"],
    ["a frame", "┌────┐\n│ ok │\n└────┘"],
    ["a diff", "-  return fetch(url);\n+  return retry(() => fetch(url));"],
    ["the head of a diff", "@@ -12,7 +12,9 @@\n export const a = 1;"],
    ["JSON", '{\n  "command": "git push --force origin main"\n}'],
    ["code", "const a = 1;\nconst b = 2;"],
    ["tags", "<a>\n  <b/>\n</a>"],
    ["a prompt", "$ rm -rf build"],
    ["a fence with empty lines", "```\none\n\ntwo\n```"],
  ])("%s", (_, text) => {
    expect(isFixed(text)).toEqual([true]);
  });
});

describe("prose", () => {
  test.each([
    ["a sentence", "Delete namespace staging?"],
    ["sentences set apart by two blanks", "It is gone.  For good.\nReally?  Yes."],
    ["a list", "Delete these files?\n- dist/a.js\n- dist/b.js\n  - nested"],
    ["one wide gap", "Total:      12"],
    ["lines of values", "Method: POST\nURL: https://a.example"],
    ["Japanese", "【キャンセルの確認】\nペア: BTC/JPY"],
    ["nothing", ""],
  ])("%s", (_, text) => {
    expect(isFixed(text)).toEqual([false]);
  });
});

test("each paragraph is judged by itself, and a fence holds what stands in it", () => {
  const prose = "Approve the plan?\n\n";
  const code = "```\none\n\ntwo\n```\n\n";
  const end = "That is all.";

  expect(partsByPitch(prose + code + end)).toEqual([
    { text: prose, isFixedPitch: false },
    { text: code, isFixedPitch: true },
    { text: end, isFixedPitch: false },
  ]);
});

test("the parts are the text", () => {
  const line = fc.constantFrom("", "a", "```", "a   b", "- x", "+ y", "}", "\tz");

  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const text = lines.join("\n");
      expect(
        partsByPitch(text)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
