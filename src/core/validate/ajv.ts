import { Ajv, type Options } from "ajv";
import type { ValidatorEngine } from "./engine.js";

const options: Options = {
  allErrors: true,
  strict: false,
  strictNumbers: true, // Keeps NaN from passing as a number.
  validateSchema: false, // The schema is the kit's own.
  meta: false,
  code: { optimize: false }, // Saves less while checking than it takes.
  loopEnum: 20, // A list of thousands written out takes long to compile.
  logger: false, // It would print the code it could not compile; the interpreter takes over then.
};

/**
 * Compiles a schema to code with ajv, for servers that validate many answers: hand it to `createValidator` or to a component as `engine`.
 * Where a Content-Security-Policy forbids `eval`, the browser reports one violation, and the interpreter takes over.
 */
export const ajvEngine: ValidatorEngine = (schema) => {
  // An instance of its own: ajv keeps every schema it has seen for ever, even after `removeSchema`.
  const validate = new Ajv(options).compile(schema);
  return (answers) =>
    validate(answers)
      ? []
      : (validate.errors ?? []).map(({ instancePath, keyword }) => ({ id: instancePath.split("/")[1] ?? "", keyword }));
};
