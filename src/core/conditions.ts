import { readComparison, readValues, type Test, type Values } from "./comparison.js";
import { isElicitValue, read } from "./json.js";
import type { Condition, FieldCondition, FieldSpec } from "./types.js";

/** The fields of a form as the answers so far have them. Each is the same object for as long as nothing is decided otherwise of it. */
export interface AppliedConditions {
  /** In their order, with `required` as it is now. */
  readonly shown: readonly FieldSpec[];
  /** Those of them that can be answered. What is not among these is neither checked nor sent. */
  readonly open: readonly FieldSpec[];
}

/**
 * Decides which fields of a form are to be answered: for the page that shows it, and again for whoever checks its answers. A field that is
 * hidden or disabled counts as unanswered in the conditions of others, whatever `content` has for it.
 */
export function applyConditions(fields: readonly FieldSpec[], content: Record<string, unknown>): AppliedConditions {
  const plan = planConditions(fields);
  if (!plan) {
    return { shown: fields, open: fields };
  }
  const answers = new Map<string, Values>();
  const shown = new Set<ConditionalField>();
  const open = new Set<ConditionalField>();
  for (const conditional of plan.inOrderOfDecision) {
    const { field, conditions } = conditional;
    const isAll = (whileTrue: Action, whileFalse: Action): boolean =>
      conditions.every(({ condition: { action }, holds }) =>
        action === whileTrue ? holds(answers) : action !== whileFalse || !holds(answers),
      );
    if (!field.rendering?.hidden && isAll("show", "hide")) {
      shown.add(conditional);
      const value = read(content, field.name);
      if (isAll("enable", "disable")) {
        open.add(conditional);
        if (plan.named.has(field) && isElicitValue(value) && value !== "" && [value].flat().length > 0) {
          answers.set(field.name, readValues(field, value) ?? new Set());
        }
      }
    }
  }
  const asDecided = (decided: ReadonlySet<ConditionalField>): readonly FieldSpec[] =>
    plan.fields
      .filter((conditional) => decided.has(conditional))
      .map(({ field, ifRequired, conditions }) =>
        conditions.some(({ condition, holds }) => condition.action === "require" && holds(answers))
          ? ifRequired
          : field,
      );
  return { shown: asDecided(shown), open: asDecided(open) };
}

export function isSameDecision(one: AppliedConditions, other: AppliedConditions): boolean {
  return (["shown", "open"] as const).every(
    (list) =>
      one[list].length === other[list].length && one[list].every((field, index) => field === other[list][index]),
  );
}

type Action = FieldCondition["action"];

/** The conditions of a form, made ready to be decided at each keystroke. */
export interface ConditionPlan {
  /** In their order, each with the conditions that are applied. */
  readonly fields: readonly ConditionalField[];
  /** Each after those on which it depends. */
  readonly inOrderOfDecision: readonly ConditionalField[];
  /** The fields on whose answers others depend. */
  readonly named: ReadonlySet<FieldSpec>;
  /** The fields that depend on an answer, by way of others, too. */
  readonly dependentsOf: (field: FieldSpec) => ReadonlySet<FieldSpec>;
}

interface ConditionalField {
  readonly field: FieldSpec;
  readonly ifRequired: FieldSpec;
  readonly conditions: readonly PlannedCondition[];
  /** Whether those of its conditions that decide if it is answered depend on themselves; they are left out. */
  readonly isCyclic: boolean;
}

interface PlannedCondition {
  readonly condition: FieldCondition;
  readonly holds: Test;
}

type Edges = ReadonlyMap<FieldSpec, Set<FieldSpec>>;

/** How deep a condition may be, and how many parts and values all conditions of a form may have together. */
const deepest = 32;
const mostSteps = 10_000;

const plans = new WeakMap<readonly FieldSpec[], ConditionPlan>();

/** Undefined where no field depends on another. A condition that cannot be decided is left out: its field is shown. */
export function planConditions(fields: readonly FieldSpec[]): ConditionPlan | undefined {
  if (!fields.some(({ conditions, dependencies, rendering }) => conditions ?? dependencies ?? rendering?.hidden)) {
    return undefined;
  }
  const plan = plans.get(fields) ?? makePlan(fields);
  plans.set(fields, plan);
  return plan;
}

function makePlan(fields: readonly FieldSpec[]): ConditionPlan {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const readTest = createReader(byName);
  const dependents = new Map(fields.map((field) => [field, new Set<FieldSpec>()]));
  /** Those that decide whether a field is answered, on which the conditions of others may depend. */
  const closings = new Map(fields.map((field) => [field, new Set<FieldSpec>()]));
  const planned = new Map(
    fields.map((field) => {
      for (const name of field.dependencies ?? []) {
        const other = byName.get(name);
        void (other && dependents.get(other)?.add(field));
      }
      const conditions = (field.conditions ?? []).flatMap((condition): readonly PlannedCondition[] => {
        const named = new Set<FieldSpec>();
        const holds = readTest(condition.when, named);
        for (const other of holds ? named : []) {
          dependents.get(other)?.add(field);
          void (canClose(condition) && closings.get(field)?.add(other));
        }
        return holds ? [{ condition, holds }] : [];
      });
      return [field, conditions] as const;
    }),
  );
  const cyclic = new Set<FieldSpec>();
  const inOrder = sortByEdges(closings, cyclic);
  const conditional = new Map(
    fields.map((field) => {
      const isCyclic = cyclic.has(field);
      const conditions = (planned.get(field) ?? []).filter(({ condition }) => !isCyclic || !canClose(condition));
      return [field, { field, ifRequired: { ...field, required: true }, conditions, isCyclic }];
    }),
  );
  return {
    fields: Array.from(conditional.values()),
    inOrderOfDecision: inOrder.flatMap((field) => conditional.get(field) ?? []),
    named: new Set(fields.filter((field) => dependents.get(field)?.size)),
    dependentsOf: (field) => {
      const found = new Set(dependents.get(field));
      // What is added on the way is visited in turn.
      for (const one of found) {
        for (const other of dependents.get(one) ?? []) {
          found.add(other);
        }
      }
      return found;
    },
  };
}

/** Each field after those to which its edges lead: Tarjan's strongly connected components. Adds the fields of every cycle to `cyclic`. */
function sortByEdges(edges: Edges, cyclic: Set<FieldSpec>): readonly FieldSpec[] {
  const sorted: FieldSpec[] = [];
  const open: FieldSpec[] = [];
  const found = new Map<FieldSpec, number>();
  const visit = (field: FieldSpec): number => {
    const own = found.size;
    const others = edges.get(field) ?? new Set();
    let lowest = own;
    found.set(field, own);
    open.push(field);
    for (const other of others) {
      lowest = Math.min(lowest, found.get(other) ?? visit(other));
    }
    if (lowest === own) {
      const component = open.splice(open.lastIndexOf(field));
      for (const one of component) {
        found.set(one, Infinity);
        sorted.push(one);
        void ((component.length > 1 || others.has(one)) && cyclic.add(one));
      }
    }
    return lowest;
  };
  for (const field of edges.keys()) {
    void (found.has(field) || visit(field));
  }
  return sorted;
}

/** Reads conditions into tests, within the limits of one form. Undefined where one cannot be decided; else adds the fields that it names. */
function createReader(
  byName: ReadonlyMap<string, FieldSpec>,
): (condition: Condition, named: Set<FieldSpec>) => Test | undefined {
  let stepsLeft = mostSteps;

  const readTest = (condition: Condition, named: Set<FieldSpec>, depth = 1): Test | undefined => {
    stepsLeft -= 1;
    if (depth > deepest || stepsLeft < 0) {
      return undefined;
    }
    if ("field" in condition) {
      const field = byName.get(condition.field);
      stepsLeft -= "value" in condition ? [condition.value].flat().length : 0;
      if (!field || stepsLeft < 0) {
        return undefined;
      }
      named.add(field);
      return readComparison(condition, field);
    }
    if ("not" in condition) {
      const part = readTest(condition.not, named, depth + 1);
      return part && ((answers) => !part(answers));
    }
    const parts: Test[] = [];
    for (const part of "all" in condition ? condition.all : condition.any) {
      const test = readTest(part, named, depth + 1);
      if (!test) {
        return undefined;
      }
      parts.push(test);
    }
    return "all" in condition
      ? (answers) => parts.every((part) => part(answers))
      : (answers) => parts.some((part) => part(answers));
  };
  return readTest;
}

/** Whether a condition decides if its field is answered. */
export function canClose({ action }: FieldCondition): boolean {
  return action !== "require" && action !== "validate";
}
