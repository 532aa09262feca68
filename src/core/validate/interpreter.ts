import { Validator } from "@cfworker/json-schema";
import type { ValidatorEngine } from "./engine.js";

/** The default engine: @cfworker/json-schema walks the schema at every check. It generates no code, so it works under any Content-Security-Policy. */
export const interpreterEngine: ValidatorEngine = (schema) => {
  const validator = new Validator({ ...schema }, "2020-12", false);
  return (answers) =>
    validator.validate(answers).errors.flatMap(({ instanceLocation, keyword }) => {
      const id = instanceLocation.split("/")[1];
      // It also reports the parents of each violation.
      return id === undefined || keyword === "properties" || keyword === "items" ? [] : [{ id, keyword }];
    });
};
