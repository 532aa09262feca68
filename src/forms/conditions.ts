import { canClose, planConditions } from "../core/conditions.js";
import { isElicitValue, isRecord, read, readList, readText } from "../core/json.js";
import { type ParseContext, spend } from "../core/parse/parse-context.js";
import { assertNever, type Condition, type FieldCondition, type FieldSpec, type OptionValue } from "../core/types.js";
import { type DefinedField, recordIn, type Source } from "./field-types.js";
import type { Note } from "./problems.js";

/**
 * Adds the conditions of a definition to its fields: `rendering.conditionalDisplay` of each, and `validation.dependencies` by field. Without
 * those that can never be decided, because they depend on themselves or compare what no answer can be.
 */
export function withConditions(
  fields: readonly FieldSpec[],
  definition: Source,
  sources: readonly DefinedField[],
  context: ParseContext,
  note: Note,
): readonly FieldSpec[] {
  const names = new Set(fields.map(({ name }) => name));
  const placed = new Map<string, PlacedCondition[]>();
  // A part of the answers may be sent: nothing is required then, whatever the others say.
  const isPartial = read(definition, "allow_partial") === true;
  const add = (name: string, action: FieldCondition["action"] | undefined, given: unknown, path: Path): void => {
    const when = readCondition(given, { names, context, depth: 0 });
    if (!action || !when || !names.has(name)) {
      note("condition", ...path);
      return;
    }
    if (isPartial && action === "require") {
      return;
    }
    const own = placed.get(name) ?? [];
    own.push({ condition: { action, when }, path });
    placed.set(name, own);
  };
  for (const { id, index, source } of sources) {
    const given = read(recordIn(source, "rendering"), "conditionalDisplay");
    if (given !== undefined) {
      add(id, "show", given, ["fields", index, "rendering", "conditionalDisplay"]);
    }
  }
  for (const [name, entries] of Object.entries(recordIn(recordIn(definition, "validation"), "dependencies"))) {
    for (const entry of Array.isArray(entries) ? entries : [entries]) {
      const source = isRecord(entry) ? entry : {};
      const action = actions.find((one) => one === read(source, "action"));
      add(name, action, read(source, "condition"), ["validation", "dependencies", name]);
    }
  }
  const indexes = new Map(sources.map(({ id, index }) => [id, index]));
  const own = (field: FieldSpec): readonly PlacedCondition[] => placed.get(field.name) ?? [];
  const plan = planConditions(
    fields.map((field) => ({ ...field, conditions: own(field).map(({ condition }) => condition) })),
  );
  return fields.map((field, place) => {
    const { conditions = [], isCyclic = false } = plan?.fields[place] ?? {};
    const applied = new Set(conditions.map(({ condition }) => condition));
    for (const { condition, path } of own(field)) {
      if (!applied.has(condition) && !(isCyclic && canClose(condition))) {
        note("condition", ...path);
      }
    }
    if (isCyclic) {
      note("cycle", "fields", indexes.get(field.name) ?? 0);
    }
    return applied.size > 0 ? { ...field, conditions: Array.from(applied) } : field;
  });
}

interface PlacedCondition {
  readonly condition: FieldCondition;
  /** Where the definition has it. */
  readonly path: Path;
}

type Path = readonly (string | number)[];

const actions = ["show", "hide", "enable", "disable", "require", "validate"] as const;

interface Reading {
  readonly names: ReadonlySet<string>;
  readonly context: ParseContext;
  readonly depth: number;
}

/** Undefined where a part of it cannot be read: the rest would be another condition. */
function readCondition(given: unknown, reading: Reading): Condition | undefined {
  const { names, context, depth } = reading;
  if (!isRecord(given) || depth > context.limits.depth || !spend(context, "steps", 1)) {
    return undefined;
  }
  const inner = { ...reading, depth: depth + 1 };
  const all = readList(given, "all");
  if (all) {
    const parts = readParts(all, inner);
    return parts && { all: parts };
  }
  const any = readList(given, "any");
  if (any) {
    const parts = readParts(any, inner);
    return parts && { any: parts };
  }
  if (Object.hasOwn(given, "not")) {
    const not = readCondition(given.not, inner);
    return not && { not };
  }
  const field = readText(given, "field");
  return field !== undefined && names.has(field) ? readComparison(field, given, context) : undefined;
}

function readParts(parts: readonly unknown[], reading: Reading): readonly Condition[] | undefined {
  const conditions: Condition[] = [];
  for (const part of parts) {
    const condition = readCondition(part, reading);
    if (!condition) {
      return undefined;
    }
    conditions.push(condition);
  }
  return conditions;
}

const operators = ["equals", "notEquals", "in", "notIn", "greaterThan", "lessThan", "isSet", "isNotSet"] as const;

function readComparison(field: string, given: Source, context: ParseContext): Condition | undefined {
  const operator = operators.find((one) => one === read(given, "operator"));
  const value = read(given, "value");
  switch (operator) {
    case undefined:
      return undefined;
    case "isSet":
    case "isNotSet":
      return { field, operator };
    case "equals":
    case "notEquals":
      return isElicitValue(value) ? { field, operator, value } : undefined;
    case "greaterThan":
    case "lessThan":
      return typeof value === "string" || typeof value === "number" ? { field, operator, value } : undefined;
    case "in":
    case "notIn":
      return Array.isArray(value) && spend(context, "steps", value.length) && value.every(isOptionValue)
        ? { field, operator, value }
        : undefined;
    default:
      return assertNever(operator);
  }
}

function isOptionValue(value: unknown): value is OptionValue {
  return isElicitValue(value) && !Array.isArray(value);
}
