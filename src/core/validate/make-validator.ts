import type { ElicitValue } from "../elicit-result.js";
import type { FieldSpec } from "../request/field-spec.js";
import { checkBeyondSchema, type Patterns } from "./check-beyond-schema.js";
import type { Check, Compile, Validate } from "./engine.js";
import { answersSchema } from "./field-schema.js";
import { reasonOf } from "./reason-of.js";

/** Puts a validator together from its parts. Throws what `compile` throws. */
export function makeValidator(fields: readonly FieldSpec[], compile: Compile, patterns: Patterns): Validate {
  const check = compile(answersSchema(fields));
  return (content) => validateWith(check, patterns, fields, content);
}

function validateWith(
  check: Check,
  patterns: Patterns,
  fields: readonly FieldSpec[],
  content: Readonly<Record<string, unknown>>,
): ReturnType<Validate> {
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
