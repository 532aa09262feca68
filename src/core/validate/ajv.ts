import { Ajv, type Options } from "ajv";
import { planConditions } from "../conditions.js";
import { takesUri } from "../fields/text.js";
import { faultOf, judge, type JudgePolicy } from "../judge.js";
import type { FieldSpec } from "../types.js";
import { answerRules } from "./answer-schema.js";

const options: Options = {
  allErrors: true, // Without, ajv does not miss a required property that is called "".
  strict: false,
  strictNumbers: true, // Keeps NaN from passing as a number.
  ownProperties: true, // `toString` is the name of a property like any other.
  validateSchema: false, // The schema is the kit's own.
  meta: false,
  code: { optimize: false }, // Saves less while checking than it takes.
  loopEnum: 20, // A list of thousands written out takes long to compile.
  logger: false,
};

/**
 * Compiles the check of content with ajv, for servers that check thousands of answers to one form a second. The check says the same as
 * `judge(fields, { content }, policy).errors.length === 0`, several times as fast; `judge` then says what is wrong with content that does not
 * pass. A form with conditions is not compiled, because its answers decide which rules hold.
 *
 * @throws {EvalError} where a Content-Security-Policy forbids code from text
 * @example
 * const isRight = compileCheck(fields, policy);
 * const errors = isRight(content) ? [] : judge(fields, { content }, policy).errors;
 */
export function compileCheck(
  fields: readonly FieldSpec[],
  policy: JudgePolicy,
): (content: Readonly<Record<string, unknown>>) => boolean {
  // To ajv, `__proto__` is never the name of a property.
  if (planConditions(fields) || fields.some(({ name }) => name === "__proto__")) {
    return (content) => judge(fields, { content }, policy).errors.length === 0;
  }
  // An instance of its own: ajv keeps every schema it has seen for ever, even after `removeSchema`.
  const ajv = new Ajv(options).addKeyword({
    keyword: "passes",
    compile: (field: FieldSpec) => (value: unknown) => faultOf(field, value, policy) === undefined,
  });
  const validate = ajv.compile({
    type: "object",
    properties: Object.fromEntries(
      fields.filter(({ kind }) => kind !== "unsupported").map((field) => [field.name, schemaOf(field, policy)]),
    ),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  });
  // A required field without a control is always missing.
  const isAnswerable = fields.every(({ kind, required }) => kind !== "unsupported" || !required);
  return (content) => isAnswerable && validate(content);
}

function schemaOf(field: FieldSpec, { urls }: JudgePolicy): object {
  const { schema, isWhole } = answerRules(field);
  const isAddress = takesUri(field) && (field.urls ?? urls) !== undefined;
  if (!isWhole || isAddress) {
    // What the schema finds first takes less time than the check, unless a constant may be something else.
    return field.constants ? { passes: field } : { ...schema, passes: field };
  }
  return field.constants ? { anyOf: [{ enum: field.constants }, schema] } : schema;
}
