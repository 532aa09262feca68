// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asksForSecret } from "../../../src/core/secrets/asks-for-secret.js";
import type { SensitiveKind } from "../../../src/core/secrets/sensitive-kind.js";
import askingMessages from "./asking-messages.json";
import harmlessMessages from "./harmless-messages.json";
import { messageUnits } from "../support/worst-words.js";

describe("what a message asks for", () => {
  test.each<[string, SensitiveKind | undefined]>([
    ["Please type your password below", "credential"],
    ["Please enter your card number and your PIN.", "payment"],
    ["Your PIN is required.", "credential"],
    ["I need:\n- Region\n- API key", "credential"],
    ["Раsswоrd:", "credential"],
    ["Please type your p-a-s-s-w-o-r-d", "credential"],
    ["Log in with your passphrase", "credential"],
    ["Forgot your password?", undefined],
    ["Your password was changed. Which theme do you like?", undefined],
    ["We never ask for your password", undefined],
    ["Do not enter passwords here", undefined],
    ["Enter the email address of the account whose password you forgot", undefined],
    ["What is an access token?", undefined],
    ["", undefined],
  ])("%j: %s", (message, kind) => {
    expect(asksForSecret(message)).toBe(kind);
  });
});

describe("measured on messages", () => {
  /** Less than five in a hundred. */
  const pastAFew = (found: readonly string[], all: readonly string[]): readonly string[] =>
    found.slice(Math.ceil(all.length * 0.05) - 1);

  test("few that ask for a secret are missed", () => {
    const missed = askingMessages.filter((message) => asksForSecret(message) === undefined);

    expect(askingMessages.length).toBeGreaterThanOrEqual(40);
    expect(pastAFew(missed, askingMessages)).toEqual([]);
  });

  test("few that ask for none are held for it", () => {
    const mistaken = harmlessMessages.filter((message) => asksForSecret(message) !== undefined);

    expect(harmlessMessages.length).toBeGreaterThanOrEqual(40);
    expect(pastAFew(mistaken, harmlessMessages)).toEqual([]);
  });
});

test("whatever a message is, it is looked through without a throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (message) => {
      expect(() => asksForSecret(message)).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});

// How long it takes is measured by `bench/measures/hostile.ts`.
describe.each(messageUnits)("a million characters of %j", (unit) => {
  const filling = (characters: number): string => unit.repeat(characters / unit.length);
  const asking = "\nPlease type your password.\n";

  test("ask for nothing, and hide nothing that is asked among the first 20,000", () => {
    expect(asksForSecret(filling(1_000_000))).toBeUndefined();
    expect(asksForSecret(asking + filling(1_000_000))).toBe("credential");
    expect(asksForSecret(filling(19_000) + asking + filling(1_000_000))).toBe("credential");
  });
});
