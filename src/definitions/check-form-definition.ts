import { brokenDefaults } from "../core/check/check-requested-schema.js";
import { manyOptions } from "../core/check/rules.js";
import { patternsOf } from "../core/fields/index.js";
import { isRecord, readList, readText } from "../core/json.js";
import { sensitiveFields } from "../core/trust/credentials.js";
import { type DefinitionProblem, defaultLimits } from "../core/types.js";
import { loadPatterns } from "../core/validate/load-patterns.js";
import { reportDefinition } from "./field-types.js";
import { parseFormDefinition } from "./parse-form-definition.js";
import { collectProblems } from "./problems.js";

/**
 * Every problem of a definition, for its author: what parsing finds, defaults that break the limits of their fields, patterns that RE2 cannot
 * read, and what people or the rules of MCP stand against. Empty where there is nothing. Total, and never rejects.
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
  const sources = readList(definition, "fields") ?? [];
  const ids = sources.map((source) => readText(source, "id"));
  const labels = sources.map((source) => readText(source, "label"));
  const sensitive = sensitiveFields(form.message, fields);
  for (const name of brokenDefaults(fields, patterns)) {
    report(
      "default",
      ["fields", ids.indexOf(name), "default"],
      "The default is not a valid answer: write one within the limits of the field, or none.",
    );
  }
  for (const field of fields) {
    const index = ids.indexOf(field.name);
    if (field.isPassword || sensitive.has(field.id)) {
      report(
        "credential",
        ["fields", index],
        "This looks like a credential or payment data, which MCP forbids in forms: ask for it on a page, or call it by another name.",
      );
    }
    if (labels[index] !== undefined && labels.indexOf(labels[index]) < index) {
      report("label", ["fields", index, "label"], "An earlier field has the same label: write one of its own.");
    }
    if ("options" in field && field.options.length > manyOptions) {
      report(
        "options",
        ["fields", index, "options"],
        `There are more than ${manyOptions} options: ask for a text to search by first, and then for one of what was found.`,
      );
    }
    if (patternsOf(field).some((pattern) => patterns.get(field.id)?.has(pattern) === false)) {
      report(
        "value",
        ["fields", index, "validation", "pattern"],
        "Neither the dialog nor parseFormResponse checks this: write it shorter, without look-arounds and back-references, or check it on your server.",
      );
    }
  }
  if (form.problems.length > 0) {
    report(
      "value",
      ["fields"],
      "The form has more fields, options or text than a dialog reads: send several smaller forms.",
    );
  }
  return problems;
}
