import type { ParseContext } from "../parse/parse-context.js";
import type { Schema } from "../parse/resolve-schema.js";
import type {
  DraftContext,
  DraftValue,
  ElicitValue,
  FieldBase,
  FieldErrorReason,
  FieldKind,
  FieldOf,
  FieldSpec,
  OptionValue,
  SensitiveKind,
} from "../types.js";
import type { PatternTests } from "../validate/patterns.js";

/** The operations on one kind of field. To add a kind, write one file with all of them, and one line in the registry (`index.ts`). */
export interface FieldKindOf<Kind extends FieldKind> {
  /** Undefined if the schema is of another kind. */
  readonly parse: (property: Property, context: ParseContext) => FieldSpec | undefined;
  /** Whether the field is answered by choosing. A decision belongs to one question and must not be restored for another. */
  readonly isDecision: boolean;
  /** The draft value of an untouched field: its default, else unanswered. */
  readonly initialValue: (field: FieldOf<Kind>, context: DraftContext) => DraftValue;
  readonly readAnswer: (field: FieldOf<Kind>, entered: DraftValue, context: ReadContext) => Answer;
  /**
   * The first rule of the field that a value of `content` violates. Rules are checked in this order: type, options, lengths and counts,
   * bounds, format and pattern. The dialog, the bridge and servers all use this function.
   */
  readonly check: (field: FieldOf<Kind>, value: unknown, tests: PatternTests) => FieldErrorReason | undefined;
  /**
   * Normalizes a value for conditions, so that all spellings of an answer compare equal: authors write `"5"` for a number, and instants in
   * any time zone. Undefined for a value that no answer to the field can have.
   */
  readonly comparable: (field: FieldOf<Kind>, value: OptionValue) => OptionValue | undefined;
  /** Whether one answer can be greater than another. */
  readonly isOrdered: boolean;
  /** Whether the field could hold a secret of this kind. If not, the field is never treated as asking for one. */
  readonly canHold: (field: FieldOf<Kind>, secret: SensitiveKind) => boolean;
  /** The regular expressions that an answer has to match. @default none */
  readonly patterns?: (field: FieldOf<Kind>) => readonly string[];
  /** Whether any answer satisfies the field's lengths, counts and bounds. None does for `minimum: 5` beside `maximum: 3`. @default true */
  readonly hasAnswer?: (field: FieldOf<Kind>) => boolean;
}

/** A property of the form, with its wrappers removed. */
export interface Property {
  readonly schema: Schema;
  /** The other shapes that an answer may have, see `resolveSchema`. Shapes that list values are not here, but in `constants`. */
  readonly otherShapes: readonly Schema[];
  /** The shapes that list values, if a value may have several shapes. */
  readonly options: readonly Schema[];
  /** Declared or implied; see `typeOf`. */
  readonly type: unknown;
  readonly base: FieldBase;
}

export interface ReadContext extends DraftContext {
  /** By field id. For an answer with several spellings, one that the patterns accept is chosen. */
  readonly patterns?: ReadonlyMap<string, PatternTests> | undefined;
}

/** Undefined if the field is unanswered. */
export type Answer = { readonly value: ElicitValue } | { readonly error: FieldErrorReason } | undefined;

/**
 * The answer of an empty entry: unanswered, except in two cases where it is `""`. First, if the schema lists `""` as a value of a required
 * property. Second, if the field has a default and `""` is valid, because SDKs (C#, Go, TypeScript) fill in the default for a missing key.
 */
export function emptyAnswer(
  { required, constants = [], default: known }: FieldBase & { readonly default?: unknown },
  fitsRule = false,
): Answer {
  const isNamed = constants.includes("");
  const replacesDefault = known !== undefined && (known === "" || !required);
  return (isNamed && required) || ((isNamed || fitsRule) && replacesDefault) ? { value: "" } : undefined;
}
