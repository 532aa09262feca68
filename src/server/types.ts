import type { ElicitValue } from "../core/types.js";
import type { MessageOverrides } from "../messages/messages.js";

/** The values that a form may depend on. */
export interface FormContext<Input = unknown> {
  /** The input that the chain was started with. */
  readonly input: Input;
  /** The answers that were accepted earlier in this chain. */
  readonly answers: EarlierAnswers;
}

export interface EarlierAnswers {
  /** The last accepted content of a form, or undefined. Forms that `with` made from it count as the same form. */
  of<Content>(form: Form<Content, never>): Content | undefined;
}

/** A function of a context, with its input type erased. Uses a method, because parameters of methods are bivariant in TypeScript. */
export type OfContext<Result> = { of(context: FormContext): Result }["of"];

// Fields

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A field of a form, made by `string`, `choice` and the other makers. `Value` includes undefined if the field is not required. */
export interface Field<Value, Input = unknown> extends AnyField {
  /** For the compiler only. */
  readonly "~types"?: { readonly value: Value; readonly input: (input: Input) => void };
}

/** A field with its types erased. Otherwise makers would infer them from the surrounding form. */
export interface AnyField {
  /** The JSON Schema of the answer, without the options. */
  readonly schema: JsonSchema;
  readonly required: boolean;
  readonly options?: Options | OfContext<Options>;
}

/**
 * Values, or values with the titles that people read: `{ YES: "Of course", NO: "Nope" }`. JavaScript puts integer keys first and in
 * ascending order, so `{ 10: "Ten", 2: "Two" }` begins with 2.
 */
export type Options<Value extends string = string, Title extends string = string> =
  | readonly Value[]
  | Readonly<Record<Value, Title>>;

/** Refuses a TypeScript enum as an object of titles: only a member of an enum is not the text that it is. */
export type NoEnum<Title extends string> = `${Title}` extends Title
  ? unknown
  : { readonly "Pass the texts of an enum: Object.values(…)": never };

/** The rules of fields of every kind. A field that is not required may be left empty, and its answer is then undefined. */
export interface FieldRules<Value, Required extends boolean> {
  /** The label. @default the field's name */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Not sent in revision 2025-06-18, except for booleans. */
  readonly default?: Value | undefined;
  /** @default true */
  readonly required?: Required | undefined;
  /**
   * False for a field that seems to ask for a credential or payment data but does not ("IBAN of the recipient"). Clients may still treat it
   * as sensitive.
   */
  readonly sensitive?: false | undefined;
}

/** In code points. */
export interface TextLimits {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /**
   * In the syntax of RE2, which takes linear time but has no look-arounds and back-references; `validate` can check those. Checked on the
   * server, and by clients that read it. Refuses a text that would take long to match: 1,500 characters for `^[a-z]{3,40}$`.
   */
  readonly pattern?: string | undefined;
}

export interface NumberLimits {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly exclusiveMaximum?: number | undefined;
  readonly multipleOf?: number | undefined;
}

/** `YYYY-MM-DD`, or RFC 3339 with an offset: `2026-07-01T08:30:00Z`. Bounds are checked on the server, and by clients that read them. */
export interface DateLimits {
  readonly formatMinimum?: string | undefined;
  readonly formatMaximum?: string | undefined;
}

export interface ListLimits {
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
}

/** Changes to a field, by the names of its rules. */
export interface FieldChanges
  extends Omit<FieldRules<ElicitValue, boolean>, "required">,
    TextLimits,
    NumberLimits,
    DateLimits,
    ListLimits {
  readonly options?: Options | undefined;
}

// Forms

/**
 * A form, to be asked by `runForm` or `stepForm`. A handler that returns a form continues the chain with it. `End` is the type of the end
 * of a chain that starts with this form.
 */
export interface Form<Content, Input = unknown, End = unknown> {
  /** For the compiler only. */
  readonly "~types"?: { readonly content: Content; readonly input: (input: Input) => void; readonly end: End };
  /**
   * The same form with another message, changed fields or other handlers. Everything else stays, including the types, so new options must
   * fit the types of the old ones. If only some handlers are given, the ends of the others stay in the type, and so do those that are
   * replaced, because a type of ends does not tell them apart.
   *
   * @throws {ElicitationError} `invalid-schema`
   */
  with<Accepted, Declined, Cancelled, Needed = Input>(
    changes: FormChanges<Content, Needed> & Required<LaterHandlers<Content, Needed, Accepted, Declined, Cancelled>>,
  ): Form<
    Content,
    Input & Needed & InputOf<Accepted | Declined | Cancelled>,
    EndsOf<Content, Accepted, Declined, Cancelled>
  >;
  with<Accepted = never, Declined = never, Cancelled = never, Needed = Input>(
    changes: FormChanges<Content, Needed> & LaterHandlers<Content, Needed, Accepted, Declined, Cancelled>,
  ): Form<
    Content,
    Input & Needed & InputOf<Accepted | Declined | Cancelled>,
    End | EndsOf<Content, Accepted, Declined, Cancelled>
  >;
}

/** Any form, whatever it asks and reads. */
export type AnyForm = Form<unknown, never>;

export interface FormChanges<Content, Input = unknown> {
  readonly message?: string | { of(context: FormContext<Input>): string }["of"] | undefined;
  readonly messages?: MessageOverrides | { of(context: FormContext<Input>): MessageOverrides }["of"] | undefined;
  readonly fields?: { readonly [Name in keyof Content]?: FieldChanges } | undefined;
  /** Checks across fields, in place of those that the form has. */
  validate?(content: Content, context: FormContext<Input>): ContentErrors<Content> | Promise<ContentErrors<Content>>;
}

/** `Handlers` as methods, because a form is also a form of less content. */
interface LaterHandlers<Content, Input, Accepted, Declined, Cancelled> {
  onAccepted?(content: Content, context: FormContext<Input>): Accepted | Promise<Accepted>;
  onDeclined?(context: FormContext<Input>): Declined | Promise<Declined>;
  onCancelled?(context: FormContext<Input>): Cancelled | Promise<Cancelled>;
}

export interface FormSource<Fields, Input, Accepted, Declined, Cancelled>
  extends Handlers<ContentOf<Fields>, Input, Accepted, Declined, Cancelled> {
  readonly message: string | ((context: FormContext<Input>) => string);
  /** Fields made by `string`, `choice` and the other makers, or a flat object schema of zod, Valibot, ArkType or Effect. */
  readonly fields: Fields;
  /**
   * The words for answers that are wrong, such as `de` of `react-elicitation/locales/de`, or what `createMessages` picks by the input. What
   * `validate` and a library's schema say is not translated.
   *
   * @default English
   */
  readonly messages?: MessageOverrides | ((context: FormContext<Input>) => MessageOverrides) | undefined;
  /** Checks across fields. If it returns errors, the person is asked again. May run more than once for the same answers. */
  readonly validate?: (
    content: ContentOf<Fields>,
    context: FormContext<Input>,
  ) => ContentErrors<ContentOf<Fields>> | Promise<ContentErrors<ContentOf<Fields>>>;
}

/** What is wrong with content that the fields allow, by field name. `""` is the content as a whole. */
export type ContentErrors<Content> = { readonly [Name in keyof Content | ""]?: string | undefined } | undefined;

/**
 * What follows each answer. If a handler returns a form, the chain continues with it. Any other value ends the chain and is its `value`. A
 * handler can make the form that it returns: `onAccepted: ({ category }) => productOf(category)`.
 */
export interface Handlers<Content, Input, Accepted, Declined, Cancelled> {
  readonly onAccepted?: (content: Content, context: FormContext<Input>) => Accepted | Promise<Accepted>;
  readonly onDeclined?: (context: FormContext<Input>) => Declined | Promise<Declined>;
  readonly onCancelled?: (context: FormContext<Input>) => Cancelled | Promise<Cancelled>;
}

/**
 * The return type of a handler: another form, or the value that ends the chain. Annotate a handler with it if the handler leads back to its
 * own form, or to a form that passes its own form to `answers.of`, because TypeScript cannot infer a type from itself: `(content):
 * Next<Dish> => …`, or `Next<Dish, Kitchen>` if the forms after it read an input. A form that is made by a function of the content needs no
 * annotation. The form may also end with undefined, as a form without a handler does.
 */
export type Next<Value, Input = unknown> = Value | Form<unknown, Input, ChainEnd<Action, unknown, Value | undefined>>;

type Action = "accept" | "decline" | "cancel";

/** The end of a chain: the action and content of its last form, and the value that the last handler returned. */
export interface ChainEnd<Taken extends Action = Action, Content = unknown, Value = unknown> {
  readonly action: Taken;
  readonly content: Content;
  readonly value: Value;
}

/** All possible ends of a form with these handlers. If a handler returns a form, they include the ends of that form. */
export type EndsOf<Content, Accepted, Declined, Cancelled> =
  | EndOf<Accepted, "accept", Content>
  | EndOf<Declined, "decline", undefined>
  | EndOf<Cancelled, "cancel", undefined>;

/** The end of a chain that starts with any of several forms. */
export type EndOfForm<Asked> = Asked extends Form<unknown, never, infer End> ? End : never;

type EndOf<Returned, Taken extends Action, Content> =
  Returned extends Form<unknown, never, infer End> ? End : ChainEnd<Taken, Content, Returned>;

export type ContentOf<Fields> =
  Fields extends StandardSchema<infer Content>
    ? Content
    : { readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value, never> ? Value : never };

/** The input that satisfies all of several forms and fields. */
export type InputOf<Parts> = (
  Parts extends Form<unknown, infer Input> | Field<unknown, infer Input>
    ? (input: Input) => void
    : never
) extends (input: infer All) => void
  ? All
  : unknown;

/** Answers that are known before a form is asked. */
export interface Known<Content> {
  /**
   * Answers that are already known, by field name. They are the defaults of the first form, and a form that is asked again later does not
   * get them. What the form would refuse is left out, because stored answers may be older than its limits. Revision 2025-06-18 carries
   * booleans only.
   */
  readonly initial?: Partial<Content> | undefined;
}

/** The content of any of several forms. */
export type ContentOfForm<Asked> = Asked extends Form<infer Content, never> ? Content : never;

/** An answered form of a chain. */
export interface TrailEntry {
  readonly form: Form<unknown, never>;
  /** The message that was shown. */
  readonly message: string;
  readonly action: Action;
  /** The accepted content. */
  readonly content: unknown;
}

/**
 * An object schema of any library that implements Standard Schema and Standard JSON Schema (standardschema.dev), such as zod and ArkType.
 * For Valibot, use `toStandardJsonSchema` of `@valibot/to-json-schema`. For Effect, use `toStandardJSONSchemaV1(toStandardSchemaV1(…))`.
 */
export interface StandardSchema<Output = unknown> {
  readonly "~standard": {
    readonly types?: { readonly output: Output } | undefined;
    readonly jsonSchema: Readonly<Record<"input" | "output", (options: { readonly target: string }) => JsonSchema>>;
    validate(value: unknown): StandardResult | Promise<StandardResult>;
  };
}

type StandardResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
