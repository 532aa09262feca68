import { comparable, isOrdered } from "./fields/index.js";
import { isOptionValue, read } from "./json.js";
import type { FieldSpec, Operator, OptionValue } from "./types.js";

/** What is compared: the items of a list, or the one value of anything else. */
export type Values = ReadonlySet<OptionValue>;

/** By property name; `""` and `[]` are not answers. */
export type Answers = ReadonlyMap<string, Values>;

/** A condition that has been read. */
export type Test = (answers: Answers) => boolean;

interface OperatorRules {
  /** What stands beside the operator: nothing · an answer to the field · one value that answers can be beyond · a list of answers. */
  readonly operand: "none" | "answer" | "bound" | "list";
  /** `answer` is undefined where the field is not answered. */
  readonly holds: (answer: Values | undefined, operand: Values) => boolean;
  /** The limit of a field beyond which the operator looks. */
  readonly limit?: "minimum" | "maximum";
}

/** Every operator of conditions. A new one is a row here and its name in {@link FieldComparison}; the compiler names both. */
export const operators: Readonly<Record<Operator, OperatorRules>> = {
  isSet: { operand: "none", holds: (answer) => answer !== undefined },
  isNotSet: { operand: "none", holds: (answer) => answer === undefined },
  equals: { operand: "answer", holds: areEqual },
  notEquals: { operand: "answer", holds: (answer, operand) => !areEqual(answer, operand) },
  greaterThan: { operand: "bound", holds: isBeyond((answer, bound) => answer > bound), limit: "maximum" },
  lessThan: { operand: "bound", holds: isBeyond((answer, bound) => answer < bound), limit: "minimum" },
  in: { operand: "list", holds: haveCommon },
  notIn: { operand: "list", holds: (answer, operand) => !haveCommon(answer, operand) },
};

const readOperand: Readonly<
  Record<OperatorRules["operand"], (field: FieldSpec, value: unknown) => Values | undefined>
> = {
  none: () => new Set(),
  answer: (field, value) => (isEmpty(value) ? undefined : readValues(field, value)),
  list: (field, value) => (Array.isArray(value) && !isEmpty(value) ? readValues(field, value) : undefined),
  bound: (field, value) => {
    const bound = isOptionValue(value) && !isEmpty(value) && isOrdered(field) ? comparable(field, value) : undefined;
    // A text is not compared to a number as texts are: "10" is before "9".
    const isOfOtherType = typeof value === "number" && typeof bound === "string";
    return bound === undefined || isOfOtherType ? undefined : new Set([bound]);
  },
};

export function isOperator(name: unknown): name is Operator {
  return typeof name === "string" && Object.hasOwn(operators, name);
}

/** Undefined for a value that is not a comparison, and where no answer to the field could be the value that it is compared to. */
export function readComparison(comparison: Record<string, unknown>, field: FieldSpec): Test | undefined {
  const operator = read(comparison, "operator");
  if (!isOperator(operator)) {
    return undefined;
  }
  const rules = operators[operator];
  const operand = readOperand[rules.operand](field, read(comparison, "value"));
  return operand && ((answers) => rules.holds(answers.get(field.name), operand));
}

/** Whether a value stands for no answer. */
export function isEmpty(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.length === 0);
}

function areEqual(answer: Values | undefined, operand: Values): boolean {
  return answer?.size === operand.size && Array.from(operand).every((value) => answer.has(value));
}

/** Looks the fewer up in the more, so that no answer multiplies the steps of a form. */
function haveCommon(answer: Values = new Set(), operand: Values): boolean {
  const [fewer, more] = operand.size < answer.size ? [operand, answer] : [answer, operand];
  return Array.from(fewer).some((value) => more.has(value));
}

function isBeyond(isMore: (answer: OptionValue, bound: OptionValue) => boolean): OperatorRules["holds"] {
  return ([answer] = new Set(), [bound]) =>
    answer !== undefined && bound !== undefined && typeof answer === typeof bound && isMore(answer, bound);
}

/** An answer, or the value of a condition. Undefined where a part of it is not something that the field could be answered with. */
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
