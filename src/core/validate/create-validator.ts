import { assertNever } from "../assert-never.js";
import type { FieldSpec } from "../request/field-spec.js";
import type { Patterns } from "./check-beyond-schema.js";
import type { Compile, Validate } from "./engine.js";

/** `ajv` compiles the schema to code; `interpreter` (@cfworker/json-schema) walks it, for pages that forbid eval. Both find the same. */
export type ValidatorEngine = "ajv" | "interpreter";

export interface ValidatorOptions {
  /**
   * The engine to use. With `"ajv"`, the interpreter takes over where compiling fails; a page whose
   * Content-Security-Policy blocks eval then reports one violation, so name `"interpreter"` there.
   * @default "ajv"
   */
  readonly engine?: ValidatorEngine | undefined;
}

const cache = new WeakMap<readonly FieldSpec[], Map<ValidatorEngine, Promise<Validate>>>();

/**
 * The validator for a form's fields, made once for each array of fields and freed with it. All that checks is loaded on demand.
 * Rejects when no engine could be loaded; the next call tries again.
 */
export function createValidator(
  fields: readonly FieldSpec[],
  { engine = "ajv" }: ValidatorOptions = {},
): Promise<Validate> {
  const made = cache.get(fields) ?? new Map<ValidatorEngine, Promise<Validate>>();
  cache.set(fields, made);
  const known = made.get(engine);
  if (known) {
    return known;
  }
  const validator = loadValidator(fields, engine);
  made.set(engine, validator);
  validator.catch(() => made.delete(engine));
  return validator;
}

async function loadValidator(fields: readonly FieldSpec[], engine: ValidatorEngine): Promise<Validate> {
  try {
    const [{ makeValidator }, compile, patterns] = await Promise.all([
      import("./make-validator.js"),
      loadEngine(engine),
      loadPatterns(fields),
    ]);
    return makeValidator(fields, compile, patterns);
  } catch (error) {
    if (engine === "interpreter") {
      throw error;
    }
    // Eval is blocked, or ajv did not arrive: the interpreter gives the same answers.
    return loadValidator(fields, "interpreter");
  }
}

async function loadEngine(engine: ValidatorEngine): Promise<Compile> {
  switch (engine) {
    case "ajv":
      return (await import("./compile-with-ajv.js")).compileWithAjv;
    case "interpreter":
      return (await import("./interpret-with-cfworker.js")).interpretWithCfworker;
    default:
      return assertNever(engine);
  }
}

/** An engine for patterns that did not arrive leaves them to the server: nobody is locked out. */
async function loadPatterns(fields: readonly FieldSpec[]): Promise<Patterns> {
  const hasPattern = fields.some((field) => field.kind === "text" && field.pattern !== undefined);
  const engine = hasPattern ? await import("./read-patterns.js").catch(() => undefined) : undefined;
  return engine?.readPatterns(fields) ?? new Map();
}
