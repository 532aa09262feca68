import { readDateTime } from "./draft/local-date-time.js";
import { isConstant } from "./fields/constants.js";
import { dayOf } from "./fields/date.js";
import { readAnswer } from "./fields/index.js";
import { numberIn } from "./fields/number.js";
import { isOptionValue, read } from "./json.js";
import { assertNever, type FieldSpec, type OptionValue } from "./types.js";

/** What is compared: the items of a list, or the one value of anything else. */
export type Values = ReadonlySet<OptionValue>;

/** By property name; `""` and `[]` are no answers. */
export type Answers = ReadonlyMap<string, Values>;

/** A condition, read. */
export type Test = (answers: Answers) => boolean;

/** Undefined for what is no comparison, and where no answer to the field could be what it is compared to. */
export function readComparison(comparison: Record<string, unknown>, field: FieldSpec): Test | undefined {
  const { name } = field;
  const operator = read(comparison, "operator");
  const value = read(comparison, "value");
  const values = isEmpty(value) ? undefined : readValues(field, value);
  switch (operator) {
    case "isSet":
      return (answers) => answers.has(name);
    case "isNotSet":
      return (answers) => !answers.has(name);
    case "equals":
    case "notEquals":
      return values && ((answers) => areEqual(values, answers.get(name)) === (operator === "equals"));
    case "in":
    case "notIn":
      return Array.isArray(value) && values
        ? (answers) => haveCommon(values, answers.get(name)) === (operator === "in")
        : undefined;
    case "greaterThan":
    case "lessThan": {
      const [limit] = values ?? [];
      const isOrdered = field.kind !== "choices" && field.kind !== "boolean" && !Array.isArray(value);
      // A text is not compared to a number as texts are: "10" is before "9".
      if (limit === undefined || !isOrdered || (typeof value === "number" && typeof limit === "string")) {
        return undefined;
      }
      return (answers) => {
        const [answer] = answers.get(name) ?? [];
        return (
          answer !== undefined &&
          typeof answer === typeof limit &&
          (operator === "lessThan" ? answer < limit : answer > limit)
        );
      };
    }
    default:
      return undefined;
  }
}

/** Whether a value is no answer. */
export function isEmpty(value: unknown): boolean {
  return value === "" || (Array.isArray(value) && value.length === 0);
}

function areEqual(values: Values, answer: Values | undefined): boolean {
  return answer?.size === values.size && Array.from(values).every((value) => answer.has(value));
}

/** Looks the fewer up in the more, so that no answer multiplies the steps of a form. */
function haveCommon(values: Values, answer: Values = new Set()): boolean {
  const [fewer, more] = values.size < answer.size ? [values, answer] : [answer, values];
  return Array.from(fewer).some((value) => more.has(value));
}

/** An answer, or the value of a condition. Undefined where a part of it is nothing that the field could be answered with. */
export function readValues(field: FieldSpec, value: unknown): Values | undefined {
  const values = new Set<OptionValue>();
  for (const one of Array.isArray(value) ? value : [value]) {
    const known = isOptionValue(one) ? readValue(field, one) : undefined;
    if (known === undefined) {
      return undefined;
    }
    values.add(known);
  }
  return values;
}

/** The same for all spellings of a value: authors write `"5"` for a number, and an instant in any zone. */
function readValue(field: FieldSpec, value: OptionValue): OptionValue | undefined {
  if (isConstant(field, value)) {
    return value;
  }
  switch (field.kind) {
    case "text": {
      // Untouched, a default goes as it came.
      const { default: _, ...touched } = field;
      const answer = readAnswer(touched, String(value), { locale: "en" });
      return answer && "value" in answer && !Array.isArray(answer.value) ? answer.value : String(value);
    }
    case "number":
      return numberIn(value);
    case "boolean":
      return [true, false].find((one) => String(one) === String(value));
    case "choice":
    case "choices": {
      const options =
        optionsByText.get(field) ?? new Map(field.options.map((option) => [String(option.value), option.value]));
      optionsByText.set(field, options);
      return options.get(String(value));
    }
    case "date":
      return dayOf(value);
    case "date-time":
      return readDateTime(String(value))?.instant;
    // The dialog has the name of a file, and the server what is in it, where the host takes files at all.
    case "file":
    case "unsupported":
      return undefined;
    default:
      return assertNever(field);
  }
}

/** Each value of a long list is looked up in as long a list of options. */
const optionsByText = new WeakMap<FieldSpec, ReadonlyMap<string, OptionValue>>();
