import { asObject, isUnanswered, readComparison, readValues, type Test, type Values } from "./comparison.js";
import { isHidden } from "./fields/index.js";
import { isElicitValue, isRecord, read, readList, readText } from "./json.js";
import type { FieldCondition, FieldSpec, GivenCondition } from "./types.js";

/** The fields of a form after its conditions were applied. A field stays the same object while its `required` does not change. */
export interface AppliedConditions {
  /** In the order of the form, with the current `required`. */
  readonly shown: readonly FieldSpec[];
  /** The shown fields that can be answered. Other fields are neither checked nor sent. */
  readonly open: readonly FieldSpec[];
}

/**
 * Decides which fields of a form are shown and can be answered. The page uses it to show the form, and whoever checks the answers uses it
 * again. A hidden or disabled field counts as unanswered in the conditions of other fields, even if `content` has a value for it.
 */
export function applyConditions(fields: readonly FieldSpec[], content: Record<string, unknown>): AppliedConditions {
  const plan = planConditions(fields);
  if (!plan) {
    return { shown: fields, open: fields };
  }
  const answers = new Map<string, Values>();
  const shown = new Set<PlannedField>();
  const open = new Set<PlannedField>();
  for (const planned of plan.inOrderOfDecision) {
    const { field, conditions, dependents } = planned;
    const isAll = (whileTrue: Action, whileFalse: Action): boolean =>
      conditions.every(({ condition: { action }, holds }) =>
        action === whileTrue ? holds(answers) : action !== whileFalse || !holds(answers),
      );
    if (!isHidden(field) && isAll("show", "hide")) {
      shown.add(planned);
      const value = read(content, field.name);
      if (isAll("enable", "disable")) {
        open.add(planned);
        if (dependents.size > 0 && isElicitValue(value) && !isUnanswered(field, value)) {
          answers.set(field.name, readValues(field, value) ?? new Set());
        }
      }
    }
  }
  const asDecided = (decided: ReadonlySet<PlannedField>): readonly FieldSpec[] =>
    plan.fields
      .filter((planned) => decided.has(planned))
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

/** The conditions of a form, prepared once so that they can be evaluated at each keystroke. */
export interface ConditionPlan {
  /** In the order of the form. */
  readonly fields: readonly PlannedField[];
  /** Each field comes after the fields that it depends on. */
  readonly inOrderOfDecision: readonly PlannedField[];
  readonly leftOut: readonly LeftOutCondition[];
}

export interface PlannedField {
  readonly field: FieldSpec;
  readonly ifRequired: FieldSpec;
  /** The conditions that are applied. */
  conditions: PlannedCondition[];
  /** The fields whose answers decide whether this field can be answered. */
  readonly decidedBy: Set<PlannedField>;
  /** The fields that depend on the answer to this one. */
  readonly dependents: Set<PlannedField>;
}

interface PlannedCondition {
  readonly condition: GivenCondition;
  readonly holds: Test;
}

/** A condition that is not applied. */
export interface LeftOutCondition {
  readonly name: string;
  readonly condition: GivenCondition;
  /**
   * `cycle`: its field depends on itself, possibly through other fields. `unknown-field`: it names a field that the form does not have.
   * `unreadable`: it is not a condition, compares with a value that no answer can have, or exceeds the limits.
   */
  readonly reason: "cycle" | "unknown-field" | "unreadable";
}

/** The deepest nesting of a condition, and the most parts and values of all conditions of a form together. */
const deepest = 32;
const mostSteps = 10_000;

const plans = new WeakMap<readonly FieldSpec[], ConditionPlan>();

/** Undefined if no field depends on another. A condition that cannot be decided is ignored, so its field is shown. */
export function planConditions(fields: readonly FieldSpec[]): ConditionPlan | undefined {
  if (!fields.some(({ conditions, dependencies, rendering }) => conditions ?? dependencies ?? rendering?.hidden)) {
    return undefined;
  }
  const plan = plans.get(fields) ?? makePlan(fields);
  plans.set(fields, plan);
  return plan;
}

function makePlan(fields: readonly FieldSpec[]): ConditionPlan {
  const leftOut: LeftOutCondition[] = [];
  const planned = fields.map(
    (field): PlannedField => ({
      field,
      ifRequired: { ...field, required: true },
      conditions: [],
      decidedBy: new Set(),
      dependents: new Set(),
    }),
  );
  const byName = new Map(planned.map((one) => [one.field.name, one]));
  const readTest = createReader(byName);
  for (const one of planned) {
    const { name, dependencies = [], conditions = [] } = one.field;
    for (const other of dependencies) {
      byName.get(other)?.dependents.add(one);
    }
    for (const condition of conditions) {
      const named = new Set<PlannedField | undefined>();
      const holds = readTest(condition.when, named);
      if (!holds) {
        leftOut.push({ name, condition, reason: named.has(undefined) ? "unknown-field" : "unreadable" });
        continue;
      }
      one.conditions.push({ condition, holds });
      for (const other of named) {
        other?.dependents.add(one);
        if (other && canClose(condition)) {
          one.decidedBy.add(other);
        }
      }
    }
  }
  const { sorted, cyclic } = sortByEdges(planned);
  for (const one of cyclic) {
    one.conditions = one.conditions.filter(({ condition }) => {
      if (canClose(condition)) {
        leftOut.push({ name: one.field.name, condition, reason: "cycle" });
      }
      return !canClose(condition);
    });
  }
  return { fields: planned, inOrderOfDecision: sorted, leftOut };
}

/** The fields that depend on the answer to a field, directly or through other fields. */
export function dependentsOf({ dependents }: PlannedField): ReadonlySet<PlannedField> {
  const found = new Set(dependents);
  // The loop also visits the fields that it adds.
  for (const one of found) {
    for (const other of one.dependents) {
      found.add(other);
    }
  }
  return found;
}

/** A field on the path that {@link sortByEdges} follows. */
interface PathStep {
  readonly field: PlannedField;
  readonly index: number;
  /** The lowest index that is reached from here. */
  lowest: number;
  /** Yields the fields in `decidedBy` that were not followed yet. */
  readonly rest: Iterator<PlannedField>;
}

/**
 * Sorts each field after the fields in `decidedBy`, by Tarjan's strongly connected components. `cyclic` has the fields of all cycles. The
 * path is a list instead of a recursion, because a server decides how long it is.
 */
function sortByEdges(fields: readonly PlannedField[]): Record<"sorted" | "cyclic", readonly PlannedField[]> {
  const sorted: PlannedField[] = [];
  const cyclic: PlannedField[] = [];
  const open: PlannedField[] = [];
  const found = new Map<PlannedField, number>();
  const path: PathStep[] = [];
  const enter = (field: PlannedField): void => {
    const index = found.size;
    found.set(field, index);
    open.push(field);
    path.push({ field, index, lowest: index, rest: field.decidedBy.values() });
  };
  const leave = ({ field, index, lowest }: PathStep): void => {
    path.pop();
    const before = path.at(-1);
    if (before) {
      before.lowest = Math.min(before.lowest, lowest);
    }
    if (lowest < index) {
      return;
    }
    const component = open.splice(open.lastIndexOf(field));
    for (const one of component) {
      sorted.push(one);
      found.set(one, Infinity);
      if (component.length > 1 || one.decidedBy.has(one)) {
        cyclic.push(one);
      }
    }
  };
  for (const start of fields) {
    if (!found.has(start)) {
      enter(start);
    }
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const next = step.rest.next();
      if (next.done) {
        leave(step);
        continue;
      }
      const known = found.get(next.value);
      if (known === undefined) {
        enter(next.value);
      } else {
        step.lowest = Math.min(step.lowest, known);
      }
    }
  }
  return { sorted, cyclic };
}

/**
 * Returns the function that reads conditions into tests, within the limits of one form. That function returns undefined if any part of the
 * condition cannot be decided, because the rest would be a different condition. It adds the fields that the condition names to `named`, and
 * undefined for a name that the form does not have.
 */
function createReader(
  byName: ReadonlyMap<string, PlannedField>,
): (condition: unknown, named: Set<PlannedField | undefined>) => Test | undefined {
  let stepsLeft = mostSteps;

  const readTest = (given: unknown, named: Set<PlannedField | undefined>, depth = 1): Test | undefined => {
    const condition = asObject(given);
    stepsLeft -= 1;
    if (!isRecord(condition) || depth > deepest || stepsLeft < 0) {
      return undefined;
    }
    const [key, ...others] = ["field", "all", "any", "not"].filter((one) => Object.hasOwn(condition, one));
    // With two of these keys, one of them would be ignored.
    if (key === undefined || others.length > 0) {
      return undefined;
    }
    if (key !== "field") {
      const listed = key === "not" ? [condition[key]] : readList(condition, key);
      const parts = listed?.map((part) => readTest(part, named, depth + 1));
      if (!parts?.every((part) => part !== undefined)) {
        return undefined;
      }
      return key === "any"
        ? (answers) => parts.some((part) => part(answers))
        : (answers) => parts.every((part) => part(answers)) === (key === "all");
    }
    stepsLeft -= readList(condition, "value")?.length ?? 0;
    const name = readText(condition, key);
    if (name === undefined || stepsLeft < 0) {
      return undefined;
    }
    const planned = byName.get(name);
    named.add(planned);
    return planned && readComparison(condition, planned.field);
  };
  return readTest;
}

/** Whether a condition can hide or disable its field. */
export function canClose({ action }: Pick<FieldCondition, "action">): boolean {
  return action !== "require" && action !== "validate";
}
