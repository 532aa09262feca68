import { Validator } from "@cfworker/json-schema";
import type { ValidatorEngine } from "./engine.js";

/** The default engine: @cfworker/json-schema walks the schema at every check. It generates no code, so it works under any Content-Security-Policy. */
export const interpreterEngine: ValidatorEngine = (schema) => {
  const validator = new Validator({ ...schema, required: [...schema.required] }, "2020-12", false);
  return (answers) => {
    const { errors } = validator.validate(answers);
    // One error for each missing field does not say which: found once, or a thousand of them would be a million.
    const isIncomplete = errors.some(({ keyword }) => keyword === "required");
    const missing = isIncomplete ? schema.required.filter((id) => !Object.hasOwn(answers, id)) : [];
    const broken = errors.flatMap(({ instanceLocation, keyword }) => {
      const id = instanceLocation.split("/")[1];
      // It also reports the parents of each violation.
      return id === undefined || keyword === "properties" || keyword === "items" ? [] : [{ id, keyword }];
    });
    return [...missing.map((id) => ({ id, keyword: "required" })), ...broken];
  };
};
