import { isElicitValue, isRecord, read, readList, readText } from "../core/json.js";
import { type ParseContext, spend } from "../core/parse/parse-context.js";
import { assertNever, type Condition, type FieldCondition, type OptionValue } from "../core/types.js";
import { type DefinedField, recordIn, type Source } from "./field-types.js";
import type { Note } from "./problems.js";

/** The conditions by the name of the field that they are for. */
export type Conditions = ReadonlyMap<string, readonly FieldCondition[]>;

/**
 * Reads the conditions of a definition: `rendering.conditionalDisplay` of its fields, and `validation.dependencies` by field. Without those
 * that could never be decided, because they depend on themselves.
 */
export function readConditions(
  definition: Source,
  fields: readonly DefinedField[],
  context: ParseContext,
  note: Note,
): Conditions {
  const names = new Set(fields.map(({ id }) => id));
  const conditions = new Map<string, FieldCondition[]>();
  const add = (name: string, action: FieldCondition["action"] | undefined, given: unknown, path: Path): void => {
    const when = readCondition(given, { names, context, depth: 0 });
    if (!action || !when || !names.has(name)) {
      note("condition", ...path);
      return;
    }
    const own = conditions.get(name) ?? [];
    own.push({ action, when });
    conditions.set(name, own);
  };
  for (const { id, index, source } of fields) {
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
  const cyclic = cyclicFields(conditions);
  for (const { id, index } of fields.filter((field) => cyclic.has(field.id))) {
    conditions.delete(id);
    note("cycle", "fields", index);
  }
  return conditions;
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

/** Whether answers decide if the field has an answer of its own, on which others can depend in turn. */
function isGate({ action }: FieldCondition): boolean {
  return action !== "require" && action !== "validate";
}

/** Whether a field may be left out of the answers although the definition requires it. */
export function isConditional(conditions: readonly FieldCondition[] = []): boolean {
  return conditions.some(isGate);
}

/** The fields with which a circle closes: without their conditions there is none. */
function cyclicFields(conditions: Conditions): ReadonlySet<string> {
  const found = new Set<string>();
  const unvisited = new Map<string, string[]>();
  for (const root of conditions.keys()) {
    const path = unvisited.has(root) ? [] : [root];
    const open = new Set<string>();
    for (let name = path.at(-1); name !== undefined; name = path.at(-1)) {
      const gates = (conditions.get(name) ?? []).filter(isGate);
      const left = unvisited.get(name) ?? gates.flatMap(({ when }) => fieldsIn(when));
      unvisited.set(name, left);
      open.add(name);
      const next = left.pop();
      if (next === undefined) {
        open.delete(name);
        path.pop();
      } else if (open.has(next)) {
        found.add(name);
      } else if (!unvisited.has(next)) {
        path.push(next);
      }
    }
  }
  return found;
}

function fieldsIn(condition: Condition): readonly string[] {
  if ("field" in condition) {
    return [condition.field];
  }
  const parts = "not" in condition ? [condition.not] : "all" in condition ? condition.all : condition.any;
  return parts.flatMap(fieldsIn);
}
