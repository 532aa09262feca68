import { brokenDefaults } from "../core/check/check-requested-schema.js";
import { patternsOf } from "../core/fields/index.js";
import { isRecord, readList, readText } from "../core/json.js";
import { type DefinitionProblem, defaultLimits } from "../core/types.js";
import { loadPatterns } from "../core/validate/validator.js";
import { reportDefinition } from "./field-types.js";
import { parseFormDefinition } from "./parse-form-definition.js";
import { collectProblems } from "./problems.js";

/**
 * Every problem of a definition, for its author: what parsing finds, defaults that break the limits of their fields, and patterns that RE2
 * cannot read. Empty where all of it is obeyed. Total, and never rejects.
 */
export async function checkFormDefinition(definition: unknown): Promise<readonly DefinitionProblem[]> {
  const form = parseFormDefinition(definition, { takesFiles: true });
  const problems: DefinitionProblem[] = form.mode === "form" ? Array.from(form.definition?.problems ?? []) : [];
  const report = collectProblems(problems, { ...defaultLimits, fields: Infinity });
  if (!isRecord(definition)) {
    report("value", [], "This is no form definition: write an object with id, title and fields.");
    return problems;
  }
  if (form.mode !== "form") {
    reportDefinition(definition, report);
    return problems;
  }
  const { fields } = form;
  const patterns = await loadPatterns(fields, true);
  const ids = (readList(definition, "fields") ?? []).map((source) =>
    isRecord(source) ? readText(source, "id") : undefined,
  );
  for (const name of await brokenDefaults(fields, patterns)) {
    report(
      "default",
      ["fields", ids.indexOf(name), "default"],
      "No answer of the field can be this: write one that keeps its limits, or none.",
    );
  }
  for (const field of fields) {
    if (patternsOf(field).some((pattern) => !patterns.get(field.id)?.has(pattern))) {
      report(
        "value",
        ["fields", ids.indexOf(field.name), "validation", "pattern"],
        "Neither the dialog nor parseFormResponse checks this: write it shorter, without look-arounds and back-references, or check it on your server.",
      );
    }
  }
  if (form.problems.length > 0) {
    report(
      "value",
      ["fields"],
      "These are more fields, options or text than a dialog reads: send several smaller forms.",
    );
  }
  return problems;
}
