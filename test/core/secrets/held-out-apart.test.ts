// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import askingMessages from "./asking-messages.json";
import credentialLabels from "./credential-labels.json";
import disguisedLabels from "./disguised-labels.json";
import harmlessLabels from "./harmless-labels.json";
import harmlessMessages from "./harmless-messages.json";
import heldOutAskingMessages from "./held-out-asking-messages.json";
import heldOutCredentialLabels from "./held-out-credential-labels.json";
import heldOutHarmlessLabels from "./held-out-harmless-labels.json";
import heldOutHarmlessMessages from "./held-out-harmless-messages.json";
import sentCodes from "./sent-codes.json";

// The rule was made on the other lists and tables. What stands there says nothing of how good it is on what it has not been shown.

type Asked = string | { readonly name: string; readonly title?: string; readonly description?: string };

/** Labels under which anything can be asked: two such questions are the same if their hints are. */
const sayNothing = new Set(["answer", "value", "notes", "question", "summary", "title", "reason"]);

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

function entryOf(asked: Asked): string {
  if (typeof asked === "string") {
    return plain(asked);
  }
  const label = plain(asked.title ?? asked.name);
  return sayNothing.has(label) ? `${label}: ${plain(asked.description ?? "")}` : label;
}

/** All that is quoted in tables of tests. */
const inTables = ["sensitivity-of.test.ts", "asks-for-secret.test.ts"].flatMap((file) =>
  Array.from(readFileSync(new URL(file, import.meta.url), "utf8").matchAll(/"([^"\\\n]+)"/g), ([, text = ""]) => text),
);
const tuned: readonly Asked[] = [
  ...askingMessages,
  ...credentialLabels,
  ...disguisedLabels,
  ...harmlessLabels,
  ...harmlessMessages,
  ...Object.values(sentCodes).flat(),
  ...inTables,
];
const seen = new Set(tuned.map(entryOf));

describe("nothing that the rule was made on is held out", () => {
  test.each<[string, readonly Asked[]]>([
    ["asking messages", heldOutAskingMessages],
    ["credential labels", heldOutCredentialLabels],
    ["harmless labels", heldOutHarmlessLabels],
    ["harmless messages", heldOutHarmlessMessages],
  ])("of %s", (_, heldOut) => {
    const entries = heldOut.map(entryOf);

    expect(entries.filter((entry) => seen.has(entry))).toEqual([]);
    // Nor is anything counted twice.
    expect(new Set(entries).size).toBe(entries.length);
  });
});
