import { createRecent, type Recent } from "../create-recent.js";
import type { Check, Compile } from "./engine.js";
import type { AnswersSchema } from "./field-schema.js";

/** Compiled schemas that are kept, for each engine. Nobody's answers are in them. */
const capacity = 20;
const checksOf = new WeakMap<Compile, Recent<string, Check>>();

/** What checks answers by this schema: compiled, unless one like it was compiled not long ago, for servers ask the same again and again. */
export function recentChecks(compile: Compile, schema: AnswersSchema): Check {
  const checks = checksOf.get(compile) ?? createRecent(capacity);
  checksOf.set(compile, checks);
  return checks(JSON.stringify(schema), () => compile(schema));
}
