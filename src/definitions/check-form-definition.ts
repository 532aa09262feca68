import { brokenDefaults } from "../core/check/check-request.js";
import { faults, manyOptions } from "../core/check/faults.js";
import { patternsOf } from "../core/fields/index.js";
import { error, type Finding, warning } from "../core/finding.js";
import { isRecord, readList, readText } from "../core/json.js";
import { sensitiveFields } from "../core/trust/credentials.js";
import { defaultLimits } from "../core/types.js";
import { loadPatterns } from "../core/validate/load-patterns.js";
import { reportDefinition } from "./field-types.js";
import { collectFindings } from "./findings.js";
import { parseFormDefinition } from "./parse-form-definition.js";

/**
 * Finds problems in a form definition, for its author: those that parsing finds, defaults that violate the limits of their fields, patterns
 * that RE2 cannot read, labels and options that people cannot tell apart or search, and what MCP forbids. Returns an empty list if there
 * are none. Findings do not quote the definition. Accepts any value and never rejects.
 */
export async function checkFormDefinition(definition: unknown): Promise<readonly Finding[]> {
  const form = parseFormDefinition(definition, { takesFiles: true });
  const findings: Finding[] = form.mode === "form" ? Array.from(form.definition?.problems ?? []) : [];
  const report = collectFindings(findings, { ...defaultLimits, fields: Infinity });
  if (!isRecord(definition)) {
    report([], error("value", "This is not a form definition.", "Write an object with id, title and fields."));
    return findings;
  }
  if (form.mode !== "form") {
    reportDefinition(definition, report);
    return findings;
  }
  const { fields } = form;
  const patterns = await loadPatterns(fields, true);
  const sources = readList(definition, "fields") ?? [];
  const ids = sources.map((source) => readText(source, "id"));
  const labels = sources.map((source) => readText(source, "label"));
  const sensitive = sensitiveFields(form.message, fields);
  for (const name of brokenDefaults(fields, patterns)) {
    report(["fields", ids.indexOf(name), "default"], faults.default);
  }
  for (const field of fields) {
    const index = ids.indexOf(field.name);
    if (field.isPassword || sensitive.has(field.id)) {
      report(["fields", index], faults.credential);
    }
    if (labels[index] !== undefined && labels.indexOf(labels[index]) < index) {
      report(["fields", index, "label"], repeatedLabel);
    }
    if ("options" in field && field.options.length > manyOptions) {
      report(["fields", index, "options"], faults.manyOptions);
    }
    if (patternsOf(field).some((pattern) => patterns.get(field.id)?.has(pattern) === false)) {
      report(["fields", index, "validation", "pattern"], faults.pattern);
    }
  }
  if (form.problems.length > 0) {
    report(["fields"], faults.tooLarge);
  }
  return findings;
}

const repeatedLabel = warning(
  "label",
  "An earlier field has the same label: people cannot distinguish them.",
  "Write a label of its own for each.",
);
