import { decimalSeparator } from "../draft/parse-number.js";
import { isRecord, readText } from "../json.js";
import { type ParseContext, spend } from "../parse/parse-context.js";
import { isOption, resolveSchema, type Schema, typeOf } from "../parse/resolve-schema.js";
import type {
  DraftContext,
  DraftValue,
  FieldBase,
  FieldErrorReason,
  FieldKind,
  FieldOf,
  FieldSpec,
  OptionValue,
  SensitiveKind,
} from "../types.js";
import { nameInWords } from "../text/labels.js";
import type { PatternTests } from "../validate/patterns.js";
import { boolean } from "./boolean.js";
import { choice } from "./choice.js";
import { choices } from "./choices.js";
import { enteredWord, isConstant, readConstants } from "./constants.js";
import { date } from "./date.js";
import { dateTime } from "./date-time.js";
import { file } from "./file.js";
import type { Answer, FieldKindOf, Property, ReadContext } from "./field-kind.js";
import { number } from "./number.js";
import { text } from "./text.js";
import { unsupported, unsupportedField } from "./unsupported.js";

/** The kinds in the order in which they try to parse a schema: files before lists, options before types, formats before plain text. */
const kinds: { readonly [Kind in FieldKind]: FieldKindOf<Kind> } = {
  file,
  choices,
  choice,
  boolean,
  number,
  date,
  "date-time": dateTime,
  text,
  unsupported,
};

/** Parses one property of `requestedSchema` into the field that fits it. Accepts any value and never throws. */
export function parseField(
  property: unknown,
  place: { readonly index: number; readonly name: string; readonly required: boolean },
  context: ParseContext,
): FieldSpec {
  const resolved = resolveSchema(property, context);
  if ("reason" in resolved) {
    return unsupportedField(parseBase(isRecord(property) ? property : {}, place, context), resolved.reason);
  }
  const { schema, otherShapes = [], options = [], typeTitle } = resolved;
  const type = typeOf(schema);
  const base = {
    ...parseBase(schema, place, context, typeTitle),
    ...readConstants(otherShapes, type === "number" || type === "integer", context),
  };
  const rules = otherShapes.filter((shape) => !isOption(shape));
  const field = parseKind({ schema, otherShapes: rules, options, type, base }, context);
  spend(context, "text", (readText(schema, "default") ?? "").length);
  if (!spend(context, "text", patternsOf(field).join("").length)) {
    return unsupportedField(base, "too-large");
  }
  return hasAnswer(field) ? field : unsupportedField(base, "contradiction");
}

function parseBase(
  schema: Schema,
  { index, name, required }: Parameters<typeof parseField>[1],
  context: ParseContext,
  typeTitle?: string,
): FieldBase {
  spend(context, "text", name.length);
  // The name of a type does not describe the property, but it says more than a name of one letter.
  const title = context.line(readText(schema, "title") ?? (/^.?$/u.test(name) ? typeTitle : undefined) ?? "");
  const description = context.block(readText(schema, "description") ?? "");
  return {
    id: `f${index}`,
    name,
    label: title || nameInWords(context.line(name)) || `#${index + 1}`,
    ...(description && { description }),
    ...(schema.format === "password" && { isPassword: true }),
    required,
  };
}

function parseKind(property: Property, context: ParseContext): FieldSpec {
  for (const kind of Object.values(kinds)) {
    const field = kind.parse(property, context);
    if (field) {
      return field;
    }
  }
  return unsupportedField(property.base, "type");
}

function hasAnswer<Kind extends FieldKind>(field: FieldOf<Kind>): boolean {
  return field.constants !== undefined || (kinds[field.kind].hasAnswer?.(field) ?? true);
}

/** The operations of {@link FieldKindOf} on a field of any kind. */
export function isDecision(field: FieldSpec): boolean {
  return kinds[field.kind].isDecision;
}

export function initialValue<Kind extends FieldKind>(field: FieldOf<Kind>, context: DraftContext): DraftValue {
  return kinds[field.kind].initialValue(field, context);
}

/** The server's default as text, if no control can show it: a text for a number, or an instant after year 9999 in the time zone. */
export function quotedDefault(field: FieldSpec, context: DraftContext): string | undefined {
  const isEmpty = field.kind === "date-time" && initialValue(field, context) === "";
  return field.unshownDefault ?? (isEmpty ? field.default : undefined);
}

export function readAnswer<Kind extends FieldKind>(
  field: FieldOf<Kind>,
  entered: DraftValue,
  context: ReadContext,
): Answer {
  const named = untouchedDefault(field, entered, context) ?? enteredWord(field, entered);
  return named === undefined ? kinds[field.kind].readAnswer(field, entered, context) : { value: named };
}

/**
 * An entry as it is written in another locale: where the other sign is before the decimals, comma and point change places. So it is the same
 * number there, or refused for the same reason. Undefined if it is as it was: so are words, and what a text may hold unless it would become
 * another number.
 */
export function inLocale(
  field: FieldSpec,
  entered: DraftValue | undefined,
  from: string,
  to: string,
): string | undefined {
  if (typeof entered !== "string" || decimalSeparator(from) === decimalSeparator(to)) {
    return undefined;
  }
  const readIn = (locale: string): string => JSON.stringify(readAnswer(field, entered, { locale }));
  return (field.kind === "number" ? enteredWord(field, entered) === undefined : readIn(from) !== readIn(to))
    ? entered.replace(/([.．])|[,，]/g, (_, point) => (point ? "," : "."))
    : undefined;
}

/** The unchanged, valid default of a text or number field. It is sent as it is, because reading its text could change the type. */
function untouchedDefault(field: FieldSpec, entered: DraftValue, context: ReadContext): string | number | undefined {
  const known = field.kind === "text" || field.kind === "number" ? field.default : undefined;
  if (known === undefined || entered === "" || entered !== initialValue(field, context)) {
    return undefined;
  }
  const isExact = !Number.isInteger(known) || Number.isSafeInteger(known);
  const isRight = isConstant(field, known) || (isExact && !checkValue(field, known, context.patterns?.get(field.id)));
  return isRight ? known : undefined;
}

/** Whether the person has to enter something. A required text that allows `""` is answered by leaving it empty. */
export function needsEntry(field: FieldSpec): boolean {
  return field.required && readAnswer(field, "", {}) === undefined;
}

/** Whether a field is never shown or sent, whatever the answers are. A required field cannot be hidden. */
export function isHidden({ required, rendering }: FieldSpec, hint: unknown = rendering?.hidden): boolean {
  return hint === true && !required;
}

/** Whether the answer is the default and cannot be changed. A required field without a default stays editable. */
export function isReadOnly(field: FieldSpec, hint: unknown = field.rendering?.readOnly): boolean {
  return hint === true && field.kind !== "unsupported" && (!field.required || "default" in field);
}

export function patternsOf<Kind extends FieldKind>(field: FieldOf<Kind>): readonly string[] {
  return kinds[field.kind].patterns?.(field) ?? [];
}

export function checkValue<Kind extends FieldKind>(
  field: FieldOf<Kind>,
  value: unknown,
  tests: PatternTests = new Map(),
): FieldErrorReason | undefined {
  return kinds[field.kind].check(field, value, tests);
}

export function comparable<Kind extends FieldKind>(field: FieldOf<Kind>, value: OptionValue): OptionValue | undefined {
  return isConstant(field, value) ? value : kinds[field.kind].comparable(field, value);
}

export function isOrdered(field: FieldSpec): boolean {
  return kinds[field.kind].isOrdered;
}

export function canHold<Kind extends FieldKind>(field: FieldOf<Kind>, secret: SensitiveKind): boolean {
  return kinds[field.kind].canHold(field, secret);
}
