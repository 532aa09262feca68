import type { ElicitValue } from "../elicit-result.js";
import type { FieldSpec } from "../request/field-spec.js";
import { checkBeyondSchema, type Patterns } from "./check-beyond-schema.js";
import type { Check, Compile } from "./engine.js";
import type { FieldError } from "./field-error.js";
import { type AnswersSchema, answersSchema } from "./field-schema.js";
import { reasonOf } from "./reason-of.js";

/** Checks content against the fields it answers: at most one error for each, in the fields' order. */
export type Validate = (content: Readonly<Record<string, unknown>>) => readonly FieldError[];

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
 * The validator for a form's fields, made once for each array of fields and freed with it. Its engine is loaded on demand.
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
  const validator = makeValidator(fields, engine);
  made.set(engine, validator);
  validator.catch(() => made.delete(engine));
  return validator;
}

async function makeValidator(fields: readonly FieldSpec[], engine: ValidatorEngine): Promise<Validate> {
  const [check, patterns] = await Promise.all([makeCheck(answersSchema(fields), engine), loadPatterns(fields)]);
  return (content) => validateWith(check, patterns, fields, content);
}

async function makeCheck(schema: AnswersSchema, engine: ValidatorEngine): Promise<Check> {
  if (engine === "ajv") {
    try {
      return (await loadAjv())(schema);
    } catch {
      // Eval is blocked, or the chunk did not arrive: the interpreter gives the same answers.
    }
  }
  return (await loadInterpreter())(schema);
}

async function loadAjv(): Promise<Compile> {
  return (await import("./compile-with-ajv.js")).compileWithAjv;
}

async function loadInterpreter(): Promise<Compile> {
  return (await import("./interpret-with-cfworker.js")).interpretWithCfworker;
}

/** An engine for patterns that did not arrive leaves them to the server: nobody is locked out. */
async function loadPatterns(fields: readonly FieldSpec[]): Promise<Patterns> {
  const hasPattern = fields.some((field) => field.kind === "text" && field.pattern !== undefined);
  const engine = hasPattern ? await import("./read-patterns.js").catch(() => undefined) : undefined;
  return engine?.readPatterns(fields) ?? new Map();
}

function validateWith(
  check: Check,
  patterns: Patterns,
  fields: readonly FieldSpec[],
  content: Readonly<Record<string, unknown>>,
): readonly FieldError[] {
  const answers = new Map<string, ElicitValue>();
  const broken = new Map<string, Set<string>>();
  const breaks = (id: string, keyword: string): void => {
    broken.set(id, (broken.get(id) ?? new Set()).add(keyword));
  };
  for (const { id, name, kind } of fields) {
    const value = kind !== "unsupported" && Object.hasOwn(content, name) ? content[name] : undefined;
    if (isElicitValue(value)) {
      answers.set(id, value);
    } else if (value !== undefined) {
      breaks(id, "type");
    }
  }
  for (const { id, keyword } of check(Object.fromEntries(answers))) {
    breaks(id, keyword);
  }
  return fields.flatMap((field) => {
    const reason =
      reasonOf(field, broken.get(field.id) ?? new Set()) ?? checkBeyondSchema(field, answers.get(field.id), patterns);
    return reason ? [{ name: field.name, ...reason }] : [];
  });
}

/** Engines are only asked about what the protocol can carry, for they differ in the rest. */
function isElicitValue(value: unknown): value is ElicitValue {
  return Array.isArray(value)
    ? value.every((item) => typeof item === "string")
    : typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
}
