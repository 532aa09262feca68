import { readDateTime } from "./draft/local-date-time.js";
import { isElicitValue } from "./json.js";
import { assertNever, type Condition, type ElicitValue, type FieldCondition, type FieldSpec } from "./types.js";

/** The fields of a form as the answers so far have them. The same objects for as long as nothing is decided otherwise. */
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
export function applyConditions(
  fields: readonly FieldSpec[],
  content: Readonly<Record<string, unknown>>,
): AppliedConditions {
  const plan = planConditions(fields);
  if (!plan) {
    return { shown: fields, open: fields };
  }
  const answers: Answers = new Map();
  const shown = new Set<PlannedField>();
  const open = new Set<PlannedField>();
  for (const planned of plan.inOrderOfDecision) {
    const { field, conditions } = planned;
    const isAll = (whileTrue: Action, whileFalse: Action): boolean =>
      conditions.every(({ action, when }) =>
        action === whileTrue ? holds(when, answers) : action !== whileFalse || !holds(when, answers),
      );
    if (field.rendering?.hidden || !isAll("show", "hide")) {
      continue;
    }
    shown.add(planned);
    if (!isAll("enable", "disable")) {
      continue;
    }
    open.add(planned);
    const value = Object.hasOwn(content, field.name) ? content[field.name] : undefined;
    if (isElicitValue(value) && value !== "" && !(Array.isArray(value) && value.length === 0)) {
      answers.set(field.name, { field, value });
    }
  }
  const asDecided = (decided: ReadonlySet<PlannedField>): readonly FieldSpec[] =>
    plan.inOrder
      .filter((planned) => decided.has(planned))
      .map(({ field, ifRequired, conditions }) =>
        conditions.some(({ action, when }) => action === "require" && holds(when, answers)) ? ifRequired : field,
      );
  return { shown: asDecided(shown), open: asDecided(open) };
}

type Action = FieldCondition["action"];

/** By property name; `""` and `[]` are no answers. */
type Answers = Map<string, Answered>;

interface Answered {
  readonly field: FieldSpec;
  readonly value: ElicitValue;
}

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
      return answer !== undefined;
    case "isNotSet":
      return answer === undefined;
    case "equals":
      return isEqual(answer, condition.value);
    case "notEquals":
      return !isEqual(answer, condition.value);
    case "in":
      return isIn(answer, condition.value);
    case "notIn":
      return !isIn(answer, condition.value);
    case "greaterThan":
      return isGreater(answer, condition.value, 1);
    case "lessThan":
      return isGreater(answer, condition.value, -1);
    default:
      return assertNever(condition);
  }
}

function isEqual(answer: Answered | undefined, value: ElicitValue): boolean {
  return answer !== undefined && comparable(answer.value, answer.field) === comparable(value, answer.field);
}

/** Of a list, whether one of its items is. */
function isIn(answer: Answered | undefined, values: readonly ElicitValue[]): boolean {
  return (
    answer !== undefined &&
    [answer.value].flat().some((value) => values.some((other) => isEqual({ field: answer.field, value }, other)))
  );
}

function isGreater(answer: Answered | undefined, value: ElicitValue, sign: 1 | -1): boolean {
  const [one, other] = answer ? [comparable(answer.value, answer.field), comparable(value, answer.field)] : [];
  if (typeof one === "number" && typeof other === "number") {
    return sign * (one - other) > 0;
  }
  return typeof one === "string" && typeof other === "string" && (sign > 0 ? one > other : one < other);
}

/** An instant has many spellings, and the order of what was chosen is the form's. */
function comparable(value: ElicitValue, { kind }: FieldSpec): string | number | boolean {
  if (typeof value === "object") {
    return JSON.stringify([...value].sort());
  }
  return kind === "date-time" && typeof value === "string" ? (readDateTime(value)?.instant ?? Number.NaN) : value;
}

/** The conditions of a form, made ready to be decided at each keystroke. */
export interface ConditionPlan {
  readonly inOrder: readonly PlannedField[];
  /** Each after those that its conditions name. */
  readonly inOrderOfDecision: readonly PlannedField[];
  /** By field id, the ids of the fields that a change of it concerns. */
  readonly concerned: ReadonlyMap<string, readonly string[]>;
  /** The conditions that are not applied: on a cycle, or unreadable. By property name. */
  readonly ignored: readonly IgnoredCondition[];
}

interface PlannedField {
  readonly field: FieldSpec;
  readonly ifRequired: FieldSpec;
  readonly conditions: readonly FieldCondition[];
}

export interface IgnoredCondition {
  readonly name: string;
  /** `condition`: it names a field that the form does not have, or is over a bound. */
  readonly code: "condition" | "cycle";
}

/** How deep a condition may be, and how many steps all conditions of a form may take together. */
const deepest = 32;
const mostSteps = 5000;

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
  const concerned = new Map<string, string[]>();
  const ignored: IgnoredCondition[] = [];
  let stepsLeft = mostSteps;

  /** The fields that a condition names. Undefined where it cannot be decided. */
  const namedBy = (condition: Condition, depth: number): readonly FieldSpec[] | undefined => {
    stepsLeft -= 1;
    if (depth > deepest || stepsLeft < 0) {
      return undefined;
    }
    if ("field" in condition) {
      const field = byName.get(condition.field);
      return field && [field];
    }
    const parts = "all" in condition ? condition.all : "any" in condition ? condition.any : [condition.not];
    const named: FieldSpec[] = [];
    for (const part of parts) {
      const fieldsOfPart = namedBy(part, depth + 1);
      if (!fieldsOfPart) {
        return undefined;
      }
      named.push(...fieldsOfPart);
    }
    return named;
  };

  const readable = fields.map((field) => {
    const conditions = (field.conditions ?? []).flatMap((condition) => {
      const named = namedBy(condition.when, 1);
      if (!named) {
        ignored.push({ name: field.name, code: "condition" });
      }
      return named ? [{ condition, named }] : [];
    });
    const dependencies = (field.dependencies ?? []).flatMap((name) => byName.get(name) ?? []);
    for (const { id } of new Set([...conditions.flatMap(({ named }) => named), ...dependencies])) {
      concerned.set(id, [...(concerned.get(id) ?? []), field.id]);
    }
    return { field, conditions };
  });

  const closing = new Map(
    readable.map(({ field, conditions }) => [
      field,
      new Set(conditions.filter(({ condition }) => canClose(condition)).flatMap(({ named }) => named)),
    ]),
  );
  const { order, cyclic } = sortFields(fields, closing);
  const planned = new Map(
    readable.map(({ field, conditions }) => {
      const isCyclic = cyclic.has(field);
      if (isCyclic) {
        ignored.push({ name: field.name, code: "cycle" });
      }
      const kept = conditions.map(({ condition }) => condition).filter((one) => !(isCyclic && canClose(one)));
      return [field, { field, ifRequired: { ...field, required: true }, conditions: kept }] as const;
    }),
  );
  const inOrderOfDecision = order.flatMap((field) => planned.get(field) ?? []);
  return { inOrder: [...planned.values()], inOrderOfDecision, concerned, ignored };
}

/** Whether a condition decides if a field is answered, which the conditions of others may ask. */
export function canClose({ action }: FieldCondition): boolean {
  return action !== "require" && action !== "validate";
}

/** Tarjan's strongly connected components, which come with those first that others lead to. */
function sortFields(
  fields: readonly FieldSpec[],
  edges: ReadonlyMap<FieldSpec, ReadonlySet<FieldSpec>>,
): { readonly order: readonly FieldSpec[]; readonly cyclic: ReadonlySet<FieldSpec> } {
  const order: FieldSpec[] = [];
  const cyclic = new Set<FieldSpec>();
  const stack: FieldSpec[] = [];
  /** The earliest field on the stack that each is known to lead to. */
  const lowest = new Map<FieldSpec, number>();
  const visit = (field: FieldSpec): number => {
    const known = lowest.get(field);
    if (known !== undefined) {
      return known;
    }
    const index = lowest.size;
    lowest.set(field, index);
    const position = stack.push(field) - 1;
    const others = edges.get(field) ?? new Set();
    let low = index;
    for (const other of others) {
      low = Math.min(low, visit(other));
    }
    lowest.set(field, low);
    if (low === index) {
      const component = stack.splice(position);
      for (const one of component) {
        lowest.set(one, Number.POSITIVE_INFINITY);
        if (component.length > 1 || others.has(field)) {
          cyclic.add(one);
        }
      }
      order.push(...component);
    }
    return low;
  };
  for (const field of fields) {
    visit(field);
  }
  return { order, cyclic };
}
