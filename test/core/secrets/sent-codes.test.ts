// @vitest-environment node
import { describe, expect, test } from "vitest";
import { asksForSecret } from "../../../src/core/secrets/asks-for-secret.js";
import { sensitivityOf } from "../../../src/core/secrets/sensitivity-of.js";
import { formWith, only } from "../support/form.js";
import sentCodes from "./sent-codes.json";

const kindOfLabel = (title: string): string | undefined =>
  sensitivityOf(only(formWith({ answer: { type: "string", title } }).fields));

// One by one, and none may fail: each is a kind of saying it, in each language.
describe("a code that somebody has sent, and what is in a file of secrets", () => {
  test.each(sentCodes.asked)("is asked for: %s", (message) => {
    expect(asksForSecret(message)).toBe("credential");
  });

  test.each(sentCodes.notAsked)("is not asked for: %s", (message) => {
    expect(asksForSecret(message)).toBeUndefined();
  });

  test.each(sentCodes.labels)("is what the label %j is for", (label) => {
    expect(kindOfLabel(label)).toBeDefined();
  });

  test.each(sentCodes.otherLabels)("is not what the label %j is for", (label) => {
    expect(kindOfLabel(label)).toBeUndefined();
  });
});
