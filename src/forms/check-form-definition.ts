import { isRecord, readList, readText } from "../core/json.js";
import type { DefinitionProblem } from "../core/types.js";
import { createValidator } from "../core/validate/validator.js";
import { parseFormDefinition } from "./parse-form-definition.js";

/**
 * Every problem of a definition, for its author: what parsing finds, and defaults that break the limits of their fields. Empty where all of
 * it is obeyed. Total, and never rejects.
 */
export async function checkFormDefinition(definition: unknown): Promise<readonly DefinitionProblem[]> {
  const form = parseFormDefinition(definition, {}, true);
  const sources = (isRecord(definition) && readList(definition, "fields")) || undefined;
  if (form.mode === "unreadable" || !sources) {
    return [{ code: "value", path: "" }];
  }
  const { fields } = form;
  // Whether or not they are asked: what is hidden at first may be shown.
  const validate = await createValidator(fields.map((field) => ({ ...field, conditions: [], rendering: {} })));
  const defaults = fields.flatMap((field) => ("default" in field ? [[field.name, field.default] as const] : []));
  const broken = validate(Object.fromEntries(defaults)).flatMap(({ name, code }) =>
    code === "required" ? [] : [name],
  );
  const unshown = fields.flatMap(({ name, unshownDefault }) => (unshownDefault === undefined ? [] : [name]));
  const ids = sources.map((source) => (isRecord(source) ? readText(source, "id") : undefined));
  return [
    ...(form.definition?.problems ?? []),
    ...Array.from(new Set([...broken, ...unshown]), (name) => ({
      code: "default" as const,
      path: `/fields/${ids.indexOf(name)}/default`,
    })),
    // More fields, options or text than is read.
    ...(form.problems.length > 0 ? [{ code: "value" as const, path: "/fields" }] : []),
  ];
}
