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

/** The operations on one kind of field. A kind is one file with all of them, and one line in the registry (`index.ts`). */
export interface FieldKindOf<Kind extends FieldKind> {
  /** Undefined where the schema is of another kind. */
  readonly parse: (property: Property, context: ParseContext) => FieldSpec | undefined;
  /** Whether it is answered with one press. A decision is made on one question and must not be restored for another. */
  readonly isDecision: boolean;
  /** The draft value of a field without an answer. */
  readonly unanswered: "" | readonly [];
  /** The draft value of the untouched field: its default, else unanswered. */
  readonly initialValue: (field: FieldOf<Kind>, context: DraftContext) => DraftValue;
  readonly readAnswer: (field: FieldOf<Kind>, entered: DraftValue, context: ReadContext) => Answer;
  /**
   * The first rule of the field that a value of `content` breaks, whoever sent the value: its type, then its options, lengths and counts, its
   * bounds, and last its form. The dialog, the bridge and servers all check with this function.
   */
  readonly check: (field: FieldOf<Kind>, value: unknown, tests: PatternTests) => FieldErrorReason | undefined;
  /**
   * A value as conditions compare it, the same for all spellings of one answer: authors write `"5"` for a number, and an instant in any zone.
   * Undefined for a value that no answer to the field can be.
   */
  readonly comparable: (field: FieldOf<Kind>, value: OptionValue) => OptionValue | undefined;
  /** Whether one answer can be greater than another. */
  readonly isOrdered: boolean;
  /** Whether the field could take a secret of this kind. Fields that cannot are never taken for ones that ask for a credential. */
  readonly canHold: (field: FieldOf<Kind>, secret: SensitiveKind) => boolean;
  /** The regular expressions an answer is tested with. @default none */
  readonly patterns?: (field: FieldOf<Kind>) => readonly string[];
  /** Whether any answer satisfies the field's lengths, counts and bounds: `minimum: 5` beside `maximum: 3` leaves none. @default true */
  readonly hasAnswer?: (field: FieldOf<Kind>) => boolean;
}

/** A property of the form, with its wrappers opened. */
export interface Property {
  readonly schema: Schema;
  /** The other shapes an answer may have, but for values, which are constants; see `resolveSchema`. */
  readonly otherShapes: readonly Schema[];
  /** Declared or implied; see `typeOf`. */
  readonly type: unknown;
  readonly base: FieldBase;
}

/** What an answer is read with. */
export interface ReadContext extends DraftContext {
  /** By field id, for answers that can be written in several ways, of which a pattern may refuse some. */
  readonly patterns?: ReadonlyMap<string, PatternTests> | undefined;
}

/** Undefined where the field is unanswered. */
export type Answer = { readonly value: ElicitValue } | { readonly error: FieldErrorReason } | undefined;

/**
 * What an empty entry sends: mostly nothing, and `""` in two cases. The schema names `""` as a value of a required property: leaving the field
 * empty is the answer. Or the field has a default, and `""` satisfies the schema: SDKs (C#, Go, TypeScript) put the default back for a
 * missing key.
 */
export function emptyAnswer(
  { required, constants = [], default: known }: FieldBase & { readonly default?: unknown },
  fitsRule = false,
): Answer {
  const isNamed = constants.includes("");
  const replacesDefault = known !== undefined && (known === "" || !required);
  return (isNamed && required) || ((isNamed || fitsRule) && replacesDefault) ? { value: "" } : undefined;
}
