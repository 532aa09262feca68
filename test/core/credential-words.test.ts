// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wordsModule } from "../../scripts/credential-words/words-module.js";

test("the words are what the script makes of the lists by language", () => {
  const words = readFileSync(new URL("../../src/core/trust/words.ts", import.meta.url), "utf8");

  expect(words).toBe(wordsModule());
});
