import { Ajv } from "ajv";
import type { Check, Compile } from "./engine.js";

// The schema is ours, so it needs no meta-schema; strictNumbers keeps NaN from passing as a number.
const ajv = new Ajv({ allErrors: true, strict: false, strictNumbers: true, validateSchema: false, meta: false });

/** Compiles a schema to code. Throws an EvalError where a Content-Security-Policy forbids that. */
export const compileWithAjv: Compile = (schema) => {
  const validate = ajv.compile(schema);
  // The caller keeps the function as long as the request lives; ajv would keep it for ever.
  ajv.removeSchema(schema);
  const check: Check = (answers) =>
    validate(answers)
      ? []
      : (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
          id: keyword === "required" ? String(params.missingProperty) : (instancePath.split("/")[1] ?? ""),
          keyword,
        }));
  return check;
};
