import { Ajv, type Options } from "ajv";
import { planConditions } from "../conditions.js";
import { takesUri } from "../fields/text.js";
import { errorOf, judge, type JudgePolicy } from "../judge.js";
import type { FieldSpec } from "../types.js";
import { answerRules } from "./answer-schema.js";

const options: Options = {
  allErrors: true, // Otherwise ajv does not notice that a required property named "" is missing.
  strict: false,
  strictNumbers: true, // Keeps NaN from passing as a number.
  ownProperties: true, // A property may be named `toString`.
  validateSchema: false, // This module builds the schema.
  meta: false,
  code: { optimize: false }, // Optimizing takes longer than it saves.
  loopEnum: 20, // Thousands of values, compiled without a loop, take long to compile.
  logger: false,
};

/**
 * Compiles a check of content with ajv, for servers that check thousands of answers to one form per second. The check returns the same as
 * `judge(fields, { content }, policy).errors.length === 0`, several times as fast. Use `judge` to find out what is wrong with content that
 * fails. A form with conditions is not compiled, because its answers decide which rules apply.
 *
 * @throws {EvalError} if a Content-Security-Policy forbids code from strings
 * @example
 * const isRight = compileCheck(fields, policy);
 * const errors = isRight(content) ? [] : judge(fields, { content }, policy).errors;
 */
export function compileCheck(
  fields: readonly FieldSpec[],
  policy: JudgePolicy,
): (content: Readonly<Record<string, unknown>>) => boolean {
  // ajv does not support a property named `__proto__`.
  if (planConditions(fields) || fields.some(({ name }) => name === "__proto__")) {
    return (content) => judge(fields, { content }, policy).errors.length === 0;
  }
  // A new instance for each form, because ajv keeps every schema forever, even after `removeSchema`.
  const ajv = new Ajv(options).addKeyword({
    keyword: "passes",
    compile: (field: FieldSpec) => (value: unknown) => errorOf(field, value, policy) === undefined,
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
    return { passes: field };
  }
  return field.constants ? { anyOf: [{ enum: field.constants }, schema] } : schema;
}
