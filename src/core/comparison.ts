import { isOptionOf } from "./fields/choice.js";
import { comparable, isOrdered } from "./fields/index.js";
import { isOptionValue, read } from "./json.js";
import type { FieldErrorCode, FieldSpec, Operator, OptionValue } from "./types.js";

/** The values to compare: the items of a list, or a single value. */
export type Values = ReadonlySet<OptionValue>;

/** By property name. Contains only answers, see {@link isUnanswered}. */
export type Answers = ReadonlyMap<string, Values>;

/** A parsed condition. */
export type Test = (answers: Answers) => boolean;

interface OperatorRules {
  /** What `value` holds: nothing, an answer to the field, a value that answers can be greater or less than, or a list of answers. */
  readonly operand: "none" | "answer" | "bound" | "list";
  /** `answer` is undefined if the field is unanswered. */
  readonly holds: (answer: Values | undefined, operand: Values) => boolean;
  /** The limits of a field that can make the comparison impossible, which are also the errors of operands beyond them. */
  readonly limits?: readonly FieldErrorCode[];
}

/** Every operator of conditions. A new operator is a row here and a name in {@link FieldComparison}. */
export const operators: Readonly<Record<Operator, OperatorRules>> = {
  isSet: { operand: "none", holds: (answer) => answer !== undefined },
  isNotSet: { operand: "none", holds: (answer) => answer === undefined },
  equals: { operand: "answer", holds: areEqual },
  notEquals: { operand: "answer", holds: (answer, operand) => !areEqual(answer, operand) },
  greaterThan: {
    operand: "bound",
    holds: isBeyond((answer, bound) => answer > bound),
    limits: ["maximum", "exclusiveMaximum", "formatMaximum"],
  },
  lessThan: {
    operand: "bound",
    holds: isBeyond((answer, bound) => answer < bound),
    limits: ["minimum", "exclusiveMinimum", "formatMinimum"],
  },
  in: { operand: "list", holds: haveCommon },
  notIn: { operand: "list", holds: (answer, operand) => !haveCommon(answer, operand) },
};

const readOperand: Readonly<
  Record<OperatorRules["operand"], (field: FieldSpec, value: unknown) => Values | undefined>
> = {
  none: () => new Set(),
  answer: (field, value) => (isUnanswered(field, value) ? undefined : readValues(field, value)),
  list: (field, value) => (Array.isArray(value) && !isEmpty(value) ? readValues(field, value) : undefined),
  bound: (field, value) => {
    const bound = isOptionValue(value) && !isEmpty(value) && isOrdered(field) ? comparable(field, value) : undefined;
    // A text is never compared with a number, because as texts "10" comes before "9".
    const isOfOtherType = typeof value === "number" && typeof bound === "string";
    return bound === undefined || isOfOtherType ? undefined : new Set([bound]);
  },
};

/** The operator of that name, also in snake case or with hyphens: `not_equals`. */
export function operatorOf(name: unknown): Operator | undefined {
  const given = typeof name === "string" ? name : "";
  const spelled = given.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return isOperator(spelled) ? spelled : undefined;
}

function isOperator(name: string): name is Operator {
  return Object.hasOwn(operators, name);
}

/** The object form of a comparison that is written as a tuple: `["equals", "reason", "other"]`. Any other value stays as it is. */
export function asObject(condition: unknown): unknown {
  const parts: readonly unknown[] = Array.isArray(condition) ? condition : [];
  const [operator, field, ...values] = parts;
  const isTuple = operatorOf(operator) !== undefined && values.length < 2;
  return isTuple ? { operator, field, ...(values.length > 0 && { value: values[0] }) } : condition;
}

/** Undefined if the value is not a comparison, or compares with a value that no answer to the field can have. */
export function readComparison(comparison: Record<string, unknown>, field: FieldSpec): Test | undefined {
  const operator = operatorOf(read(comparison, "operator"));
  if (!operator) {
    return undefined;
  }
  const rules = operators[operator];
  const operand = readOperand[rules.operand](field, read(comparison, "value"));
  return operand && ((answers) => rules.holds(answers.get(field.name), operand));
}

/** Whether a value counts as unanswered. An option `""` is an answer. */
export function isUnanswered(field: FieldSpec, value: unknown): boolean {
  return isEmpty(value) && !(field.kind === "choice" && isOptionOf(field.options, value));
}

/** Whether a value is `""` or `[]`. */
export function isEmpty(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.length === 0);
}

function areEqual(answer: Values | undefined, operand: Values): boolean {
  return answer?.size === operand.size && Array.from(operand).every((value) => answer.has(value));
}

/** Looks up the items of the smaller set in the larger one, so that a long answer does not take longer. */
function haveCommon(answer: Values = new Set(), operand: Values): boolean {
  const [fewer, more] = operand.size < answer.size ? [operand, answer] : [answer, operand];
  return Array.from(fewer).some((value) => more.has(value));
}

function isBeyond(isMore: (answer: OptionValue, bound: OptionValue) => boolean): OperatorRules["holds"] {
  return ([answer] = new Set(), [bound]) =>
    answer !== undefined && bound !== undefined && typeof answer === typeof bound && isMore(answer, bound);
}

/** The values of an answer or of a condition's `value`. Undefined if any part of it cannot be an answer to the field. */
export function readValues(field: FieldSpec, value: unknown): Values | undefined {
  const values = new Set<OptionValue>();
  for (const one of Array.isArray(value) ? value : [value]) {
    const known = isOptionValue(one) ? comparable(field, one) : undefined;
    if (known === undefined) {
      return undefined;
    }
    values.add(known);
  }
  return values;
}
