import { Ajv, type Options } from "ajv";
import type { Check, Compile } from "./engine.js";

const options: Options = {
  allErrors: true,
  strict: false,
  strictNumbers: true, // Keeps NaN from passing as a number.
  validateSchema: false, // The schema is ours.
  meta: false,
  code: { optimize: false }, // What it saves while checking is less than it takes.
  loopEnum: 20, // A list of thousands written out takes long to compile.
  logger: false, // It would print the code it could not compile; the interpreter takes over then.
};

/** Compiles a schema to code. Throws an EvalError where a Content-Security-Policy forbids that. */
export const compileWithAjv: Compile = (schema) => {
  // One instance keeps every schema it has seen for ever, even after `removeSchema`; its own is freed with the function.
  const validate = new Ajv(options).compile(schema);
  const check: Check = (answers) =>
    validate(answers)
      ? []
      : (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
          id: keyword === "required" ? String(params.missingProperty) : (instancePath.split("/")[1] ?? ""),
          keyword,
        }));
  return check;
};
