import { asObject, isEmpty, operatorOf, operators, readValues } from "../core/comparison.js";
import { type LeftOutCondition, planConditions } from "../core/conditions.js";
import { checkValue, isHidden, isOrdered } from "../core/fields/index.js";
import { error, type Fault, warning } from "../core/finding.js";
import { isElicitValue, isRecord, type Path, read, readText } from "../core/json.js";
import type { FieldSpec, GivenCondition, Operator } from "../core/types.js";
import { type DefinedField, recordIn } from "./field-types.js";
import { type JsonObject, mostListed, reportAt, type Report, reportUnknownKeys } from "./findings.js";

/**
 * Adds the conditions of a definition to its fields: `rendering.conditionalDisplay` of each field, and `validation.dependencies` by field
 * id. Conditions that can never be decided are left out.
 */
export function withConditions(
  fields: readonly FieldSpec[],
  definition: JsonObject,
  sources: readonly DefinedField[],
  report: Report,
): readonly FieldSpec[] {
  // Maps each condition to its path, for findings.
  const placed: ConditionPaths = new Map(fields.map(({ name }) => [name, new Map()]));
  for (const { id, index, source } of sources) {
    const when = read(recordIn(source, "rendering"), "conditionalDisplay");
    if (when !== undefined) {
      placed.get(id)?.set({ action: "show", when }, ["fields", index, "rendering", "conditionalDisplay"]);
    }
  }
  const dependencies = recordIn(recordIn(definition, "validation"), "dependencies");
  let left = mostListed;
  for (const name of Object.keys(dependencies).slice(0, mostListed)) {
    const given = dependencies[name];
    const entries = [given].flat();
    const own = placed.get(name);
    left -= entries.length;
    if (!own || left < 0) {
      report(
        ["validation", "dependencies", name],
        error(
          "condition",
          `This is left out: no field has this id, or the form has more than ${mostListed} conditions.`,
          "Write the id of a field, and fewer conditions.",
        ),
      );
      continue;
    }
    for (const [index, entry] of entries.entries()) {
      const path = ["validation", "dependencies", name, ...(Array.isArray(given) ? [index] : [])];
      const source = isRecord(entry) ? entry : {};
      const action = actions.find((one) => one === read(source, "action"));
      reportUnknownKeys(source, ["condition", "action"], reportAt(report, ...path));
      if (!action) {
        const advice = `Write { condition, action }, with the action ${actions.join(", ")}.`;
        report(path, error("condition", "This is left out.", advice));
      } else if (action === "require" && read(definition, "allow_partial") === true) {
        report([...path, "action"], nothingRequired);
      } else {
        own.set({ action, when: read(source, "condition") }, [...path, "condition"]);
      }
    }
  }
  const conditional = withPlaced(fields, placed);
  const leftOut = planConditions(conditional)?.leftOut ?? [];
  for (const { name, condition, reason } of leftOut) {
    const own = placed.get(name);
    report(own?.get(condition) ?? [], leftOutFor[reason]);
    own?.delete(condition);
  }
  const byName = new Map(fields.map((field) => [field.name, field]));
  for (const own of placed.values()) {
    for (const [{ when }, path] of own) {
      reportCondition(when, byName, reportAt(report, ...path));
    }
  }
  // Returning the same array keeps its cached plan.
  return leftOut.length === 0 ? conditional : withPlaced(fields, placed);
}

export const nothingRequired: Fault = warning(
  "value",
  "This is not obeyed: with allow_partial nothing is required.",
  "Leave it out, or leave out allow_partial.",
);

const leftOutFor: Readonly<Record<LeftOutCondition["reason"], Fault>> = {
  cycle: error(
    "condition",
    "This is left out: whether its field can be answered depends on the answer to that very field.",
    "Let it depend on other fields.",
  ),
  "unknown-field": error(
    "condition",
    "This is left out: it names a field that the form does not have.",
    "Write the id of a field.",
  ),
  unreadable: error(
    "condition",
    "This is left out: it cannot be read, or compares what no answer can be.",
    "Write { field, operator, value } with a value that can be sent for the field (of a file isSet or isNotSet), or only one of all, any and not.",
  ),
};

type ConditionPaths = ReadonlyMap<string, Map<GivenCondition, Path>>;

export const actions = ["show", "hide", "enable", "disable", "require", "validate"] as const;

function withPlaced(fields: readonly FieldSpec[], placed: ConditionPaths): readonly FieldSpec[] {
  return fields.map((field) => {
    const conditions = Array.from(placed.get(field.name)?.keys() ?? []);
    return conditions.length > 0 ? { ...field, conditions } : field;
  });
}

/** Reports what is wrong with an accepted condition. Recursion is safe, because an accepted condition is not deep. */
function reportCondition(condition: unknown, byName: ReadonlyMap<string, FieldSpec>, report: Report): void {
  const object = asObject(condition);
  const given = isRecord(object) ? object : {};
  const combiner = ["not", "all", "any"].find((key) => Object.hasOwn(given, key));
  const operator = operatorOf(given.operator);
  const hasOperand = !operator || operators[operator].operand !== "none";
  const keys = hasOperand ? ["field", "operator", "value"] : ["field", "operator"];
  reportUnknownKeys(given, combiner === undefined ? keys : [combiner], report);
  const parts = combiner === undefined ? [] : given[combiner];
  if (combiner !== undefined && isEmpty(parts)) {
    report([combiner], error("condition", "This depends on no answer.", "List a condition."));
  }
  for (const [index, part] of [parts].flat().entries()) {
    reportCondition(part, byName, reportAt(report, combiner ?? "", ...(Array.isArray(parts) ? [index] : [])));
  }
  const field = byName.get(readText(given, "field") ?? "");
  if (field && combiner === undefined) {
    if (isHidden(field) || field.kind === "unsupported") {
      const message = "This field is never answered: it is hidden by its hint, or has no control.";
      report(["field"], error("condition", message, "Write the id of another field."));
    } else if (isOutOfReach(field, operator, given.value)) {
      const message = "No answer to its field is this, or beyond it: the field has limits of its own.";
      report(["value"], error("condition", message, "Write a value within the limits of the field."));
    }
  }
}

/** Whether the limits of a field exclude every answer that could make the comparison true. */
function isOutOfReach(field: FieldSpec, operator: Operator | undefined, value: unknown): boolean {
  if (!operator || operators[operator].operand === "none" || !isOrdered(field)) {
    return false;
  }
  // `checkValue` expects an instant as it is sent, not as it is compared.
  const values = field.kind === "date-time" ? [value].flat() : Array.from(readValues(field, value) ?? []);
  const { limits } = operators[operator];
  return values.filter(isElicitValue).some((one) => {
    const code = checkValue(field, one)?.code;
    if (code !== undefined) {
      return limits?.includes(code) ?? true;
    }
    // No answer is greater than the maximum itself.
    return limits?.some((limit) => one === read({ ...field }, limit)) ?? false;
  });
}
