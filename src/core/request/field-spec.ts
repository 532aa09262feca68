/**
 * One property of `requestedSchema`, understood. A closed union: match it with a switch that ends in {@link assertNever}.
 * Texts meant for people (`label`, `description`, option labels) are cleaned; values are never changed.
 */
export type FieldSpec =
  | TextField
  | NumberField
  | BooleanField
  | ChoiceField
  | ChoicesField
  | DateField
  | DateTimeField
  | UnsupportedField;

/** The names of the kinds: `"text"`, `"number"`, … */
export type FieldKind = FieldSpec["kind"];

/** The spec of one kind, as in `FieldOf<"choice">`. */
export type FieldOf<Kind extends FieldKind> = Extract<FieldSpec, { kind: Kind }>;

interface FieldBase {
  /** Internal, unique in the request, safe as an HTML id and as a react-hook-form name: `f0`, `f1`, … */
  readonly id: string;
  /** The property's name: data, possibly `""`, `a.b` or `__proto__`. */
  readonly name: string;
  /** The schema's `title`, else the name. Never empty, and different from every other label of the request. */
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
}

export interface TextField extends FieldBase {
  readonly kind: "text";
  readonly format?: "email" | "uri";
  /** In code points, as JSON Schema counts. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** As the server sent it, not known to be readable. */
  readonly pattern?: string;
  /** Whether several lines or a long text are to be expected. */
  readonly multiline: boolean;
  /** The server says that it is one (`format: "password"`), though it must not ask for one. */
  readonly isPassword?: true;
  readonly default?: string;
}

export interface NumberField extends FieldBase {
  readonly kind: "number";
  readonly integer: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly default?: number;
}

export interface BooleanField extends FieldBase {
  readonly kind: "boolean";
  readonly default?: boolean;
}

export type OptionValue = string | number | boolean;

export interface FieldOption<Value extends OptionValue = OptionValue> {
  readonly value: Value;
  /** Never empty unless the value is. */
  readonly label: string;
}

/** One of several options. Values are unique. */
export interface ChoiceField extends FieldBase {
  readonly kind: "choice";
  readonly options: readonly FieldOption[];
  readonly default?: OptionValue;
}

/** Any number of options, sent as a list in the order of the schema. */
export interface ChoicesField extends FieldBase {
  readonly kind: "choices";
  readonly options: readonly FieldOption<string>[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: readonly string[];
}

/** A calendar day, sent as `YYYY-MM-DD` (RFC 3339 full-date). */
export interface DateField extends FieldBase {
  readonly kind: "date";
  readonly default?: string;
}

/** An instant, sent as RFC 3339 date-time with seconds and offset. */
export interface DateTimeField extends FieldBase {
  readonly kind: "date-time";
  readonly default?: string;
}

/** A property no control fits. It is named on screen and blocks accepting only where it is required. */
export interface UnsupportedField extends FieldBase {
  readonly kind: "unsupported";
  readonly reason: UnsupportedReason;
}

/**
 * Why no control fits:
 * `schema` no JSON Schema object · `type` a type the protocol cannot carry · `reference` a `$ref` that leads nowhere local ·
 * `alternatives` an `anyOf`/`oneOf`/`allOf` of different shapes · `no-options` a list of options with none left ·
 * `too-many-options` over the limit · `too-large` over the limit of text in all · `sensitive` asks for what a host's policy forbids · `number-list` a list of numbers, which no result can carry ·
 * `contradiction` limits that no answer keeps to.
 */
export type UnsupportedReason =
  | "schema"
  | "type"
  | "reference"
  | "alternatives"
  | "no-options"
  | "too-many-options"
  | "too-large"
  | "sensitive"
  | "number-list"
  | "contradiction";
