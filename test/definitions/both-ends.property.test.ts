// @vitest-environment node
import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { type Draft, type FieldSpec, initialDraft, judge, loadPatterns, readDraft } from "react-elicitation/core";
import { parseFormDefinition, parseFormResponse } from "react-elicitation/definitions";
import { arbitraryDefinition } from "react-elicitation/testing/generators";

const context = { locale: "en", timeZone: "UTC" };

const typed = fc.constantFrom("", " ", "abc", "1", "-2", "a@b.example", "https://a.example/", "2026-02-10");

/** What a person may leave in the control of a field. */
function entered(field: FieldSpec, untouched: Draft[string] | undefined = ""): Arbitrary<Draft[string]> {
  const left = fc.constant(untouched);
  switch (field.kind) {
    case "choice":
      return fc.oneof(left, fc.constantFrom("", ...field.options.map((_, index) => String(index))));
    case "choices":
      return fc.oneof(left, fc.subarray(field.options.map((_, index) => String(index))));
    case "boolean":
      return fc.oneof(left, fc.constantFrom("", "true", "false"));
    default:
      return fc.oneof(left, typed);
  }
}

const answered = arbitraryDefinition().chain((definition) => {
  const form = parseFormDefinition(definition);
  const fields = form.mode === "form" ? form.fields : [];
  const start = initialDraft(fields, context);
  return fc.tuple(...fields.map((field) => entered(field, start[field.id]))).map((values) => ({
    definition,
    draft: Object.fromEntries(fields.map(({ id }, index) => [id, values[index] ?? ""])),
  }));
});

test("a server judges what was entered as the dialog does, and reads what it sends", async () => {
  await fc.assert(
    fc.asyncProperty(answered, async ({ definition, draft }) => {
      const form = parseFormDefinition(definition);
      const fields = form.mode === "form" ? form.fields : [];
      const patterns = await loadPatterns(fields);
      const read = readDraft(fields, draft, { ...context, patterns });
      const dialog = judge(fields, read, { patterns });

      const server = await parseFormResponse(definition, dialog.content);

      expect(server.content).toEqual(dialog.content);
      const unread = new Set(read.errors.map(({ name }) => name));
      const namesOf = (names: readonly string[]) => names.filter((name) => !unread.has(name));
      expect(namesOf(server.errors.map(({ field }) => field))).toEqual(namesOf(dialog.errors.map(({ name }) => name)));
    }),
    { numRuns: 500 },
  );
}, 60_000);
