import { applyConditions } from "../conditions.js";
import { isConstant } from "../fields/constants.js";
import { createCheck, fieldSchema, patternsOf } from "../fields/index.js";
import { addressFault } from "../fields/text.js";
import { isElicitValue, readNumber, readText } from "../json.js";
import type { ElicitValue, FieldError, FieldErrorReason, FieldSpec } from "../types.js";
import type { AnswersSchema, Check, ValidatorEngine } from "./engine.js";
import { interpreterEngine } from "./interpreter.js";
import type { FieldPattern, PatternTests, readPatterns } from "./patterns.js";

/**
 * Validates content against the fields it answers: at most one error per field, in the fields' order. Fields that the answers hide or disable
 * have none, for they are not sent. A required one that has no control is always missing.
 *
 * @param fields the same with a host's conditions. @default those that the validator was made of
 */
export type Validate = (
  content: Readonly<Record<string, unknown>>,
  fields?: readonly FieldSpec[],
) => readonly FieldError[];

export interface ValidatorOptions {
  /** Checks the schema. An engine that throws while compiling is replaced by the default. @default an interpreter, which needs no `eval` */
  readonly engine?: ValidatorEngine | undefined;
  /** The result of {@link loadPatterns}, for a caller that reads drafts with it as well. @default loaded for these fields */
  readonly patterns?: ReadonlyMap<string, PatternTests> | undefined;
}

/** The validator of a form's fields. Never rejects: patterns whose engine could not be loaded are left to the server. */
export async function createValidator(
  fields: readonly FieldSpec[],
  { engine, patterns }: ValidatorOptions = {},
): Promise<Validate> {
  return validatorWith(fields, patterns ?? (await loadPatterns(fields)), engine);
}

/** The same at once, for patterns that are loaded, or none. */
export function validatorWith(
  fields: readonly FieldSpec[],
  patterns: ReadonlyMap<string, PatternTests>,
  engine: ValidatorEngine = interpreterEngine,
): Validate {
  const answered = fields.filter(({ kind }) => kind !== "unsupported");
  // Not cached: the interpreter compiles 13 fields in 25 µs, about as long as it takes to check them twice.
  const check = compile(engine, answersSchema(answered));
  const checks = new Map(answered.map((field) => [field.id, createCheck(field, patterns.get(field.id))]));

  return (content, conditional = fields) => {
    const { open } = applyConditions(conditional, content);
    // By field id, which is never a name that objects inherit.
    const answers: Record<string, ElicitValue> = {};
    const broken = new Map<string, Set<string>>();
    const add = (id: string, keyword: string | undefined | false): void => {
      if (keyword) {
        broken.set(id, (broken.get(id) ?? new Set()).add(keyword));
      }
    };
    for (const { id, name, kind, required } of open) {
      // A field without a control is left out, unless it is required: then nothing can be sent.
      const value = kind !== "unsupported" && Object.hasOwn(content, name) ? content[name] : undefined;
      // Engines differ in values that the protocol cannot carry.
      if (isElicitValue(value)) {
        answers[id] = value;
        add(id, checks.get(id)?.(value));
      } else {
        // Not left to engines: conditions decide it, and the schema is compiled once.
        add(id, value === undefined ? required && "required" : "type");
      }
    }
    for (const { id, keyword } of check(answers)) {
      add(id, keyword);
    }
    return open.flatMap((field) => {
      const keywords = broken.get(field.id);
      const urls = field.kind === "text" ? field.urls : undefined;
      const reason = keywords
        ? !isConstant(field, answers[field.id]) && reasonOf(field, keywords)
        : urls && addressFault(field, answers[field.id], urls);
      return reason ? [{ name: field.name, ...reason }] : [];
    });
  };
}

/**
 * The schema of the answers, rebuilt from the parsed fields: a server's own schema never reaches an engine, so nothing in it can be
 * compiled, dereferenced or made to loop. The engine checks types, options and counts; what is missing, and the rest, in which engines differ,
 * is for the checks of each kind.
 */
function answersSchema(fields: readonly FieldSpec[]): AnswersSchema {
  return {
    type: "object",
    properties: Object.fromEntries(fields.map((field) => [field.id, fieldSchema(field)])),
  };
}

function compile(engine: ValidatorEngine, schema: AnswersSchema): Check {
  try {
    return engine(schema);
  } catch {
    // A Content-Security-Policy forbids `eval`, for one.
    return interpreterEngine(schema);
  }
}

/** Kept, because `import()` as bundlers write it takes longer than compiling a form. */
let patternReader: typeof readPatterns | undefined;

/** The tests of patterns by field id, see {@link readPatterns}. Empty where the engine could not be loaded. */
export async function loadPatterns(
  fields: readonly FieldSpec[],
  isServer?: boolean,
): Promise<ReadonlyMap<string, PatternTests>> {
  const patterns = patternsIn(fields);
  // RE2 is larger than the rest of the core. Where it does not arrive, nobody may be locked out.
  patternReader ??=
    patterns.length > 0 ? (await import("./patterns.js").catch(() => undefined))?.readPatterns : undefined;
  return patternReader?.(patterns, isServer) ?? new Map();
}

export function patternsIn(fields: readonly FieldSpec[]): readonly FieldPattern[] {
  return fields.flatMap((field) => {
    const { length: defaultLength } = "default" in field ? String(field.default) : "";
    return patternsOf(field).map((pattern) => ({ id: field.id, pattern, defaultLength }));
  });
}

/** Of several broken keywords the first of these is reported: type, then length, then size, then form. */
const order = [
  "type",
  "required",
  "enum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
  "multipleOf",
  "email",
  "uri",
  "date",
  "date-time",
  "formatMinimum",
  "formatMaximum",
  "format",
  "pattern",
] as const;

function reasonOf(field: FieldSpec, keywords: ReadonlySet<string>): FieldErrorReason | undefined {
  const code = order.find((keyword) => keywords.has(keyword));
  const rule = field.kind === "text" ? field.numbers?.[0] : field;
  switch (code) {
    case undefined:
      return undefined;
    case "required":
    case "enum":
    case "uniqueItems":
    case "email":
    case "uri":
    case "date":
    case "date-time":
    case "format":
    case "pattern":
      return { code };
    case "type":
      return rule && "integer" in rule ? { code: rule.integer ? "integer" : "number" } : { code };
    case "formatMinimum":
    case "formatMaximum": {
      const limit = readText({ ...field }, code);
      return limit === undefined ? { code: "type" } : { code, limit };
    }
    default: {
      const limit = readNumber({ ...field, ...rule }, code);
      return limit === undefined ? { code: "type" } : { code, limit };
    }
  }
}
