import { readDateTime } from "./draft/local-date-time.js";
import { isElicitValue, read } from "./json.js";
import { assertNever, type Condition, type ElicitValue, type FieldCondition, type FieldSpec } from "./types.js";

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
  const answers: Answers = new Map();
  const shown = new Set<ConditionalField>();
  const open = new Set<ConditionalField>();
  for (const conditional of plan.inOrderOfDecision) {
    const { field, conditions } = conditional;
    const isAll = (whileTrue: Action, whileFalse: Action): boolean =>
      conditions.every(({ action, when }) =>
        action === whileTrue ? holds(when, answers) : action !== whileFalse || !holds(when, answers),
      );
    if (!field.rendering?.hidden && isAll("show", "hide")) {
      shown.add(conditional);
      const value = read(content, field.name);
      if (isAll("enable", "disable")) {
        open.add(conditional);
        if (isElicitValue(value) && value !== "" && [value].flat().length > 0) {
          answers.set(field.name, { field, value });
        }
      }
    }
  }
  const asDecided = (decided: ReadonlySet<ConditionalField>): readonly FieldSpec[] =>
    plan.fields
      .filter((conditional) => decided.has(conditional))
      .map(({ field, ifRequired, conditions }) =>
        conditions.some(({ action, when }) => action === "require" && holds(when, answers)) ? ifRequired : field,
      );
  return { shown: asDecided(shown), open: asDecided(open) };
}

export function isSameDecision(one: AppliedConditions, other: AppliedConditions): boolean {
  return (["shown", "open"] as const).every(
    (list) =>
      one[list].length === other[list].length && one[list].every((field, index) => field === other[list][index]),
  );
}

/** By property name; `""` and `[]` are no answers. */
type Answers = Map<string, Answered>;

interface Answered {
  readonly field: FieldSpec;
  readonly value: ElicitValue;
}

type Action = FieldCondition["action"];

function holds(condition: Condition, answers: Answers): boolean {
  if ("all" in condition) {
    return condition.all.every((part) => holds(part, answers));
  }
  if ("any" in condition) {
    return condition.any.some((part) => holds(part, answers));
  }
  if ("not" in condition) {
    return !holds(condition.not, answers);
  }
  const answer = answers.get(condition.field);
  switch (condition.operator) {
    case "isSet":
    case "isNotSet":
      return Boolean(answer) === (condition.operator === "isSet");
    case "equals":
    case "notEquals":
      return isOneOf(answer?.value, [condition.value], answer) === (condition.operator === "equals");
    case "in":
    case "notIn": {
      const isIn = [answer?.value].flat().some((value) => isOneOf(value, condition.value, answer));
      return isIn === (condition.operator === "in");
    }
    case "greaterThan":
    case "lessThan": {
      const [one, other] = [comparable(answer?.value, answer), comparable(condition.value, answer)];
      return typeof one === typeof other && (condition.operator === "lessThan" ? one < other : one > other);
    }
    default:
      return assertNever(condition);
  }
}

function isOneOf(
  value: ElicitValue | undefined,
  values: readonly ElicitValue[],
  answer: Answered | undefined,
): boolean {
  return values.some((other) => comparable(value, answer) === comparable(other, answer));
}

/** An instant has many spellings, and the order of what was chosen is the form's. NaN, which equals nothing, for no value. */
function comparable(value: ElicitValue | undefined, answer: Answered | undefined): string | number | boolean {
  if (typeof value === "object") {
    return JSON.stringify([...value].sort());
  }
  const instant = answer?.field.kind === "date-time" ? readDateTime(String(value))?.instant : undefined;
  return instant ?? value ?? Number.NaN;
}

/** The conditions of a form, made ready to be decided at each keystroke. */
export interface ConditionPlan {
  /** With the conditions that are applied. */
  readonly fields: readonly ConditionalField[];
  /** Each after those on which it depends. */
  readonly inOrderOfDecision: ReadonlySet<ConditionalField>;
  /** The fields on whose answers others depend. */
  readonly named: ReadonlySet<FieldSpec>;
  /** Whether one field depends on another, by way of others, too. */
  readonly dependsOn: (field: FieldSpec, other: FieldSpec) => boolean;
}

interface ConditionalField {
  readonly field: FieldSpec;
  readonly ifRequired: FieldSpec;
  readonly conditions: readonly FieldCondition[];
}

type Edges = Map<FieldSpec, Set<FieldSpec>>;

/** How deep a condition may be, and how many steps all conditions of a form may take together. */
const deepest = 32;
const mostSteps = 2000;

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
  let stepsLeft = mostSteps;

  /** Adds the fields that a condition names. False where it cannot be decided. */
  const readNames = (condition: Condition, named: Set<FieldSpec>, depth = 1): boolean => {
    stepsLeft -= 1;
    if (depth > deepest || stepsLeft < 0) {
      return false;
    }
    if ("field" in condition) {
      const field = byName.get(condition.field);
      return Boolean(field && named.add(field));
    }
    const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : [condition.not];
    return parts.every((part) => readNames(part, named, depth + 1));
  };

  const dependencies: Edges = new Map();
  /** Those that decide whether a field is answered, which the conditions of others may ask. */
  const closings: Edges = new Map();
  const readable = fields.map((field) => {
    const named = new Set((field.dependencies ?? []).flatMap((name) => byName.get(name) ?? []));
    const closing = new Set<FieldSpec>();
    const conditions = (field.conditions ?? []).filter((condition) => {
      const own = new Set<FieldSpec>();
      const isReadable = readNames(condition.when, own);
      for (const other of isReadable ? own : []) {
        named.add(other);
        void (canClose(condition) && closing.add(other));
      }
      return isReadable;
    });
    dependencies.set(field, named);
    closings.set(field, closing);
    return { field, ifRequired: { ...field, required: true }, conditions };
  });
  const cyclic = fields.filter((field) => leadsTo(closings, field, field));
  for (const field of cyclic) {
    closings.delete(field);
  }
  const conditional = new Map(
    readable.map((one) => [
      one.field,
      closings.has(one.field) ? one : { ...one, conditions: one.conditions.filter((own) => !canClose(own)) },
    ]),
  );
  const inOrderOfDecision = new Set<ConditionalField>();
  const place = (field: FieldSpec): void => {
    const one = conditional.get(field);
    if (one && !inOrderOfDecision.has(one)) {
      for (const other of closings.get(field) ?? []) {
        place(other);
      }
      inOrderOfDecision.add(one);
    }
  };
  for (const field of fields) {
    place(field);
  }
  return {
    fields: [...conditional.values()],
    inOrderOfDecision,
    named: new Set([...dependencies.values()].flatMap((others) => [...others])),
    dependsOn: (field, other) => leadsTo(dependencies, field, other),
  };
}

/** Whether a condition decides if its field is answered. */
export function canClose({ action }: FieldCondition): boolean {
  return action !== "require" && action !== "validate";
}

function leadsTo(edges: Edges, from: FieldSpec, to: FieldSpec, seen: Set<FieldSpec> = new Set()): boolean {
  return [...(edges.get(from) ?? [])].some(
    (next) => next === to || (!seen.has(next) && leadsTo(edges, next, to, seen.add(next))),
  );
}
