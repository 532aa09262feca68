import { checkedFields, fieldRules } from "../core/check/field-rules.js";
import { tooLarge } from "../core/check/no-control.js";
import { faultsIn } from "../core/check/rule.js";
import { error, type Finding, warning } from "../core/finding.js";
import { isRecord, readList, readPlain, readText } from "../core/json.js";
import { defaultLimits } from "../core/types.js";
import { loadPatterns } from "../core/validate/load-patterns.js";
import { reportDefinition } from "./field-types.js";
import { collectFindings } from "./findings.js";
import { parseFormDefinition, toJsonSchema } from "./parse-form-definition.js";
import { spelledOut } from "./spelling.js";

/**
 * Finds problems in a form definition, for its author: those that parsing finds, defaults that violate the limits of their fields, patterns
 * that RE2 cannot read, labels and options that people cannot tell apart or search, and what MCP forbids. Returns an empty list if there
 * are none. Findings do not quote the definition. Accepts any value and never rejects.
 */
export async function checkFormDefinition(received: unknown): Promise<readonly Finding[]> {
  const definition = readPlain(received);
  const form = parseFormDefinition(definition, { takesFiles: true });
  const findings: Finding[] = form.mode === "form" ? Array.from(form.definition?.problems ?? []) : [];
  const report = collectFindings(findings, definition, { ...defaultLimits, fields: Infinity });
  if (!isRecord(definition)) {
    report([], error("value", "This is not a form definition.", "Write an object with id, title and fields."));
    return findings;
  }
  if (form.mode !== "form") {
    reportDefinition(spelledOut(definition), report);
    return findings;
  }
  const sources = readList(definition, "fields") ?? [];
  const ids = sources.map((source) => readText(source, "id"));
  const labels = sources.map((source) => readText(source, "label"));
  const patterns = await loadPatterns(form.fields, true);
  for (const checked of checkedFields(form, toJsonSchema(definition).properties, patterns)) {
    const { field } = checked;
    const index = ids.indexOf(field.name);
    for (const [place, fault] of faultsIn(fieldRules, checked)) {
      // An empty text is how the documents write that there is no default, also where it would be too short.
      if (fault.code !== "default" || !("default" in field && field.default === "")) {
        report(["fields", index, ...(fault.code === "pattern" ? ["validation"] : []), ...place], fault);
      }
    }
    if (labels[index] !== undefined && labels.indexOf(labels[index]) < index) {
      report(["fields", index, "label"], repeatedLabel);
    }
  }
  if (form.problems.length > 0) {
    report(["fields"], tooLarge);
  }
  return findings;
}

const repeatedLabel = warning(
  "label",
  "An earlier field has the same label: people cannot distinguish them.",
  "Write a label of its own for each.",
);
