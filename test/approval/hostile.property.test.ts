// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { approvals } from "react-elicitation/approval";
import { differenceBetween } from "../../src/agents/approval/difference.js";

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("deny", "allow", "always", "@@ -1 +1 @@", "\u202e"),
);
const value = fc.oneof(fc.jsonValue(), fc.anything(), text);
const request = fc.record(
  {
    tool: fc.oneof(fc.record({ name: text, title: value, annotations: value }, { requiredKeys: ["name"] }), value),
    arguments: value,
    inputSchema: fc.oneof(fc.record({ properties: value }), value),
    changes: fc.oneof(fc.array(fc.record({ path: text, oldText: value, newText: value }, { requiredKeys: [] })), value),
    message: value,
    options: fc.oneof(
      fc.array(fc.record({ id: text, decision: text, lasts: text, label: value, covers: value }, { requiredKeys: [] })),
      value,
    ),
    takesReason: value,
    together: value,
  },
  { requiredKeys: [] },
);

test("any value is read, and never throws", () => {
  fc.assert(
    fc.property(fc.oneof(request, value), (asked) => {
      expect(["approval", "unreadable"]).toContain(approvals.read(asked).mode);
    }),
  );
});

/** So short that each line is near a change. */
const lines = fc.array(fc.constantFrom("", "a", "b", "c"), { minLength: 1, maxLength: 4 });

test("a difference has all lines of both texts, in their order", () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      fc.pre(before.join("\n") !== after.join("\n"));
      const shown = differenceBetween("a", before.join("\n"), after.join("\n"))?.hunks.flat() ?? [];
      const without = (change: string) => shown.filter((line) => line.change !== change).map((line) => line.text);
      const bothEnd = before.at(-1) === "" && after.at(-1) === "" && before.length > 1 && after.length > 1;
      const isEnd = (part: readonly string[]) => (bothEnd ? part.slice(0, -1) : part);

      expect(without("added")).toEqual(isEnd(before));
      expect(without("removed")).toEqual(isEnd(after));
    }),
  );
});
