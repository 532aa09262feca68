import { planConditions } from "../core/conditions.js";
import { isRecord, read } from "../core/json.js";
import type { FieldSpec, GivenCondition } from "../core/types.js";
import { type DefinedField, recordIn } from "./field-types.js";
import { type JsonObject, type Path, reportAt, reportKeys, type ReportProblem } from "./problems.js";

/**
 * Adds the conditions of a definition to its fields: `rendering.conditionalDisplay` of each, and `validation.dependencies` by field. Without
 * those that can never be decided.
 */
export function withConditions(
  fields: readonly FieldSpec[],
  definition: JsonObject,
  sources: readonly DefinedField[],
  report: ReportProblem,
): readonly FieldSpec[] {
  // With the places of what they ask.
  const placed: Placed = new Map(fields.map(({ name }) => [name, new Map()]));
  for (const { id, index, source } of sources) {
    const when = read(recordIn(source, "rendering"), "conditionalDisplay");
    if (when !== undefined) {
      placed.get(id)?.set({ action: "show", when }, ["fields", index, "rendering", "conditionalDisplay"]);
    }
  }
  for (const [name, given] of Object.entries(recordIn(recordIn(definition, "validation"), "dependencies"))) {
    for (const [index, entry] of [given].flat().entries()) {
      const path = ["validation", "dependencies", name, ...(Array.isArray(given) ? [index] : [])];
      const source = isRecord(entry) ? entry : {};
      const action = actions.find((one) => one === read(source, "action"));
      const own = placed.get(name);
      reportKeys(source, { condition: () => true, action: () => true }, reportAt(report, ...path));
      if (!own || !action) {
        report("condition", ...path);
      } else if (action !== "require" || read(definition, "allow_partial") !== true) {
        // A part of the answers may be sent: nothing is required then, whatever the others say.
        own.set({ action, when: read(source, "condition") }, [...path, "condition"]);
      }
    }
  }
  const conditional = withPlaced(fields, placed);
  const leftOut = planConditions(conditional)?.leftOut ?? [];
  for (const { name, condition, reason } of leftOut) {
    const own = placed.get(name);
    report(reason === "cycle" ? reason : "condition", ...(own?.get(condition) ?? []));
    own?.delete(condition);
  }
  for (const own of placed.values()) {
    for (const [{ when }, path] of own) {
      reportConditionKeys(when, reportAt(report, ...path));
    }
  }
  // The same array is planned once.
  return leftOut.length === 0 ? conditional : withPlaced(fields, placed);
}

type Placed = ReadonlyMap<string, Map<GivenCondition, Path>>;

const actions = ["show", "hide", "enable", "disable", "require", "validate"] as const;

function withPlaced(fields: readonly FieldSpec[], placed: Placed): readonly FieldSpec[] {
  return fields.map((field) => {
    const conditions = Array.from(placed.get(field.name)?.keys() ?? []);
    return conditions.length > 0 ? { ...field, conditions } : field;
  });
}

/** Of a condition that has been read, and so is not deep. */
function reportConditionKeys(condition: unknown, report: ReportProblem): void {
  const given = isRecord(condition) ? condition : {};
  const combiner = ["not", "all", "any"].find((key) => Object.hasOwn(given, key));
  const known = combiner === undefined ? ["field", "operator", "value"] : [combiner];
  reportKeys(given, Object.fromEntries(known.map((key) => [key, () => true])), report);
  const parts = combiner === undefined ? [] : given[combiner];
  for (const [index, part] of [parts].flat().entries()) {
    reportConditionKeys(part, reportAt(report, combiner ?? "", ...(Array.isArray(parts) ? [index] : [])));
  }
}
