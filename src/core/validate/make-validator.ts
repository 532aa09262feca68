import type { ElicitValue } from "../elicit-result.js";
import type { FieldSpec } from "../request/field-spec.js";
import { checkBeyondSchema, type Patterns } from "./check-beyond-schema.js";
import type { Check, Compile, Validate } from "./engine.js";
import { answersSchema } from "./field-schema.js";
import type { FieldError } from "./field-error.js";
import { reasonOf } from "./reason-of.js";
import { recentChecks } from "./recent-checks.js";

/** Puts a validator together from its parts. Throws what `compile` throws. */
export function makeValidator(fields: readonly FieldSpec[], compile: Compile, patterns: Patterns): Validate {
  const check = recentChecks(compile, answersSchema(fields));
  const options = optionsOf(fields);
  return (content) => validateWith(check, { patterns, options }, fields, content);
}

/** The values of each list that several may be chosen of, by field id. */
function optionsOf(fields: readonly FieldSpec[]): ReadonlyMap<string, ReadonlySet<unknown>> {
  return new Map(
    fields.flatMap((field) =>
      field.kind === "choices" ? [[field.id, new Set(field.options.map(({ value }) => value))] as const] : [],
    ),
  );
}

interface LookUp {
  readonly patterns: Patterns;
  readonly options: ReadonlyMap<string, ReadonlySet<unknown>>;
}

const noKeywords: ReadonlySet<string> = new Set();

function validateWith(
  check: Check,
  { patterns, options }: LookUp,
  fields: readonly FieldSpec[],
  content: Readonly<Record<string, unknown>>,
): ReturnType<Validate> {
  // By field id, which is never a name that objects know already.
  const answers: Record<string, ElicitValue> = {};
  const broken = new Map<string, Set<string>>();
  const breaks = (id: string, keyword: string): void => {
    broken.set(id, (broken.get(id) ?? new Set()).add(keyword));
  };
  for (const { id, name, kind } of fields) {
    const value = kind !== "unsupported" && Object.hasOwn(content, name) ? content[name] : undefined;
    if (isElicitValue(value)) {
      answers[id] = value;
      const known = options.get(id);
      if (known && Array.isArray(value) && !value.every((item) => known.has(item))) {
        breaks(id, "enum");
      }
    } else if (value !== undefined) {
      breaks(id, "type");
    }
  }
  for (const { id, keyword } of check(answers)) {
    breaks(id, keyword);
  }
  const errors: FieldError[] = [];
  for (const field of fields) {
    const keywords = broken.get(field.id) ?? noKeywords;
    const reason =
      (keywords.size > 0 ? reasonOf(field, keywords) : undefined) ??
      checkBeyondSchema(field, answers[field.id], patterns);
    if (reason) {
      errors.push({ name: field.name, ...reason });
    }
  }
  return errors;
}

/** Engines are only asked about what the protocol can carry, for they differ in the rest. */
function isElicitValue(value: unknown): value is ElicitValue {
  return Array.isArray(value)
    ? value.every((item) => typeof item === "string")
    : typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));
}
