// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { approvals } from "react-elicitation/approval";
import type { ReadApproval } from "../../src/core/approval/read-approval.js";
import { differenceBetween } from "../../src/core/approval/difference.js";

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

test("what is shown is what was read, once, and a value in many places is read in reasonable time", () => {
  let reads = 0;
  const shared = Array.from({ length: 40 }).reduce<unknown>((inner) => [inner, inner], "x");
  const lying = {
    tool: { name: "run" },
    get arguments() {
      reads += 1;
      return reads === 1 ? { command: "ls" } : { command: "rm" };
    },
    options: [],
  };

  expect(approvals.read(lying)).toMatchObject({ problems: [], approval: { rows: [{ value: { text: "ls" } }] } });
  expect(reads).toBe(1);
  expect(approvals.read({ ...lying, arguments: shared }).problems).not.toEqual([]);
  expect(approvals.read({ ...lying, message: shared }).problems).not.toEqual([]);
});

test("the lines of all differences together have a limit", () => {
  const files = (count: number) => Array.from({ length: count }, () => ({ path: "a", newText: "b\n".repeat(100) }));
  const problemsOf = (changes: unknown) => approvals.read({ tool: { name: "edit" }, changes, options: [] }).problems;

  expect(problemsOf(files(15))).toEqual([]);
  expect(problemsOf(files(30))).toMatchObject([{ code: "too-large" }]);
});

test("what is JSON is shown whole", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (given) => {
      const shown = approvals.read({ tool: { name: "run" }, arguments: [given], options: [] });
      const approval = "approval" in shown ? (shown.approval as ReadApproval) : undefined;
      const [row] = approval?.rows ?? [];

      expect(shown.problems).toEqual([]);
      expect(JSON.parse(row && "text" in row.value ? row.value.text : "")).toEqual(JSON.parse(JSON.stringify([given])));
    }),
  );
});

/** So short that each line is near a change. */
const lines = fc.array(fc.constantFrom("", "a", "b", "c"), { minLength: 1, maxLength: 4 });

test("a difference has all lines of both texts, in their order", () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      fc.pre(before.join("\n") !== after.join("\n"));
      const shown =
        differenceBetween({ path: "a", oldText: before.join("\n"), newText: after.join("\n") }, 100)?.hunks.flat() ??
        [];
      const without = (change: string) => shown.filter((line) => line.change !== change).map((line) => line.text);
      const bothEnd = before.at(-1) === "" && after.at(-1) === "" && before.length > 1 && after.length > 1;
      const isEnd = (part: readonly string[]) => (bothEnd ? part.slice(0, -1) : part);

      expect(without("added")).toEqual(isEnd(before));
      expect(without("removed")).toEqual(isEnd(after));
    }),
  );
});
