// @vitest-environment node
import { expect, test } from "vitest";
import { asksForSecret } from "../../../src/core/secrets/asks-for-secret.js";
import { sensitivityOf } from "../../../src/core/secrets/sensitivity-of.js";
import askingMessages from "./held-out-asking-messages.json";
import credentialLabels from "./held-out-credential-labels.json";
import harmlessLabels from "./held-out-harmless-labels.json";
import harmlessMessages from "./held-out-harmless-messages.json";
import { formWith, only } from "../support/form.js";

// Never tune the rule on these lists: they say how good it is on what it has not been shown. Those who mend the rule add to the
// other lists, and measure here afterwards. Hence only how many are wrong is told, and not which.

interface Asked {
  readonly name: string;
  readonly [keyword: string]: unknown;
}

/** In a hundred. */
const mostWrong = 6;

function isSensitive({ name, ...schema }: Asked): boolean {
  return sensitivityOf(only(formWith({ [name]: { type: "string", ...schema } }).fields)) !== undefined;
}

function inHundred<Item>(items: readonly Item[], isWrong: (item: Item) => boolean): number {
  return (items.filter((item) => isWrong(item)).length / items.length) * 100;
}

test("few labels that ask for a credential or a card are missed", () => {
  expect(credentialLabels.length).toBeGreaterThanOrEqual(120);
  expect(inHundred<Asked>(credentialLabels, (asked) => !isSensitive(asked))).toBeLessThanOrEqual(mostWrong);
});

test("few harmless labels are held for such", () => {
  expect(harmlessLabels.length).toBeGreaterThanOrEqual(120);
  expect(inHundred<Asked>(harmlessLabels, isSensitive)).toBeLessThanOrEqual(mostWrong);
});

test("few messages that ask for one are missed", () => {
  expect(inHundred(askingMessages, (message) => asksForSecret(message) === undefined)).toBeLessThanOrEqual(mostWrong);
});

test("few harmless messages are held for such", () => {
  expect(inHundred(harmlessMessages, (message) => asksForSecret(message) !== undefined)).toBeLessThanOrEqual(mostWrong);
});
