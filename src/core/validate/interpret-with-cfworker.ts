import { Validator } from "@cfworker/json-schema";
import type { Compile } from "./engine.js";

/** Walks the schema at every check: no code is generated, so it works under any Content-Security-Policy. */
export const interpretWithCfworker: Compile = (schema) => {
  const validator = new Validator({ ...schema, required: [...schema.required] }, "2020-12", false);
  return (answers) =>
    validator.validate(answers).errors.flatMap(({ instanceLocation, keyword }) => {
      if (keyword === "required") {
        const missing = schema.required.filter((id) => !Object.hasOwn(answers, id));
        return missing.map((id) => ({ id, keyword }));
      }
      const id = instanceLocation.split("/")[1];
      // It also reports each parent of a fault.
      return id === undefined || keyword === "properties" || keyword === "items" ? [] : [{ id, keyword }];
    });
};
