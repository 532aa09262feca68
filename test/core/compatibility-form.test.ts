// @vitest-environment node
import { describe, expect, test } from "vitest";
import { compatibilityForm } from "../../src/core/text/compatibility-form.js";
import { distinctLabels } from "../../src/core/text/distinct-labels.js";

describe.each(["NFKC", "NFKD"] as const)("%s", (form) => {
  test.each([
    ["composed or not", "\u00E9", "e\u0301"],
    ["in full width", "Ａ１", "A1"],
    ["bold", "𝐀", "A"],
    ["joined", "ﬁ", "fi"],
  ])("letters are the same %s", (_, one, other) => {
    expect(compatibilityForm(one, form)).toBe(compatibilityForm(other, form));
  });

  test.each(["\uFDFA", "\uFDFB"])("%s stays as short as it is, however often it stands there", (sign) => {
    expect(compatibilityForm(sign.repeat(1000), form)).toHaveLength(1000);
  });

  test("no other letter becomes longer than a word", () => {
    const letters = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));

    expect(Math.max(...new Set(letters.map((letter) => compatibilityForm(letter, form).length)))).toBeLessThanOrEqual(
      8,
    );
  });
});

test("labels with a sign that stands for words are told apart where they are alike, and stay short", () => {
  const items = [
    { label: "\uFDFA", detail: "one" },
    { label: "\uFDFA", detail: "other" },
    { label: "e\u0301", detail: "apart" },
    { label: "\u00E9", detail: "composed" },
  ];

  expect(distinctLabels(items)).toEqual(["\uFDFA (one)", "\uFDFA (other)", "e\u0301 (apart)", "\u00E9 (composed)"]);
});
