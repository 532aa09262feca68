import type { Finding } from "./finding.js";
import type { UrlPolicyError, UrlPolicy } from "./url/url-policy.js";

/** The parsed params of `elicitation/create`. `parseRequest` returns one for any value. */
export type ElicitationRequest = FormRequest | UrlRequest | UnreadableRequest;

/** A form to fill in. A form without fields is a plain question to confirm. */
export interface FormRequest {
  readonly mode: "form";
  /** Cleaned. `""` when the server sent no message. */
  readonly message: string;
  /** In the schema's order. */
  readonly fields: readonly FieldSpec[];
  readonly problems: readonly RequestProblem[];
  /** Present only when the request was a form definition. */
  readonly definition?: FormDefinition;
}

/**
 * The reader of `params.formDefinition`: `formDefinitions` of `react-elicitation/definitions`. The host passes it in, so that a dialog does
 * not load a form language that its servers do not use.
 */
export interface FormDefinitions {
  /** Accepts any value and never throws. */
  readonly parse: (formDefinition: unknown, limits: ParseLimits) => FormRequest | UnreadableRequest;
}

/** What a form definition contains besides its fields. */
export interface FormDefinition {
  readonly id: string;
  /** Cleaned. `""` when the server sent no title. */
  readonly title: string;
  /** How long the server waits, in milliseconds. */
  readonly timeout?: number;
  /** As the server sent it. It is sent back with the answers. */
  readonly metadata?: unknown;
  /** The parts of the definition that are not followed. None of them prevents accepting the form. */
  readonly problems: readonly Finding[];
}

/** A page to open outside the chat (MCP 2025-11-25 and later, "URL mode"). */
export interface UrlRequest {
  readonly mode: "url";
  readonly message: string;
  /** As the server sent it. Inspect it with `inspectUrl` before you show or open it. */
  readonly url: string;
  /** Opaque. Only in revision 2025-11-25. */
  readonly elicitationId?: string;
  readonly problems: readonly RequestProblem[];
}

/** Neither a form nor a page. It can only be declined or cancelled. */
export interface UnreadableRequest {
  readonly mode: "unreadable";
  readonly message: string;
  readonly problems: readonly RequestProblem[];
}

/** A request to run a tool. Params never become one: whoever asks says that it is one. */
export interface ToolRequest {
  readonly mode: "approval";
  readonly message: string;
  readonly problems: readonly RequestProblem[];
}

/** A problem with the request as a whole. A problem with one property becomes an {@link UnsupportedField}. */
export type RequestProblem =
  /** The params are not an object. */
  | { readonly code: "params" }
  /** `requestedSchema` or the form definition is missing, or does not describe a form. */
  | { readonly code: "schema" }
  /** `url` is missing or not a string. */
  | { readonly code: "url" }
  /** A mode that is neither `form` nor `url`. */
  | { readonly code: "mode"; readonly mode: string }
  /** `required` names a property that `properties` does not have, so no valid answer exists. */
  | { readonly code: "required-unknown"; readonly name: string }
  /** More properties than {@link RequestLimits.fields}. Properties beyond the limit are not shown. */
  | { readonly code: "too-many-fields"; readonly count: number; readonly limit: number }
  /** More options, text or steps in total than the limit. Properties beyond the limit have no control. A longer URL is not shown. */
  | { readonly code: "too-many-options"; readonly limit: number }
  | { readonly code: "too-large"; readonly limit: number }
  | { readonly code: "too-complex"; readonly limit: number };

/**
 * Limits on how much of a request is read. Parsing stops at a limit and reports a problem. A host can raise each limit to ten times its
 * default, but no further, so that no request can block the page or the process. A number that is negative or NaN counts as the default.
 */
export interface RequestLimits {
  /** Properties of a form. @default 1000 */
  readonly fields: number;
  /** Options of one property. @default 5000 */
  readonly options: number;
  /** Characters of the message or a description. @default 20000 */
  readonly text: number;
  /** Characters of a label or an option's label. @default 1000 */
  readonly label: number;
  /** Options of all properties together. @default 20000 */
  readonly allOptions: number;
  /** Characters of all texts together. A text counts once for each place where it would be shown. @default 1000000 */
  readonly allText: number;
  /** Characters of a URL to open. A URL is never shown in part. @default 20000 */
  readonly url: number;
  /** Wrappers around one schema: `$ref`, `allOf`, unions with null. @default 32 */
  readonly depth: number;
  /** Schemas, keywords, options and `$ref` steps read for the whole form. Keeps references from multiplying the work. @default 100000 */
  readonly steps: number;
}

/** What a host lets a request ask for. */
export interface ParseLimits extends RequestLimits {
  /** Whether a request may ask for a file. If not, a property is read as text and a definition's field is unsupported. @default false */
  readonly takesFiles?: boolean | undefined;
}

/** The most that a request may have, where the host sets nothing else. A host can raise each to ten times its value. */
export const defaultLimits: RequestLimits = {
  fields: 1000,
  options: 5000,
  text: 20_000,
  label: 1000,
  allOptions: 20_000,
  allText: 1_000_000,
  url: 20_000,
  depth: 32,
  steps: 100_000,
};

/**
 * One parsed property of `requestedSchema`. A closed union: match `kind` with a switch that ends in `assertNever`.
 * Texts for people (`label`, `description`, option labels) are cleaned. Values are never changed.
 */
export type FieldSpec =
  | TextField
  | NumberField
  | BooleanField
  | ChoiceField
  | ChoicesField
  | DateField
  | DateTimeField
  | FileField
  | UnsupportedField;

/** The names of the kinds: `"text"`, `"number"`, … */
export type FieldKind = FieldSpec["kind"];

/** The field type of one kind, as in `FieldOf<"choice">`. */
export type FieldOf<Kind extends FieldKind> = Extract<FieldSpec, { kind: Kind }>;

/** The properties that fields of every kind have. */
export interface FieldBase {
  /** Internal and unique in the request. Safe as an HTML id and as a react-hook-form name: `f0`, `f1`, … */
  readonly id: string;
  /** The property's name. Untrusted: possibly `""`, `a.b` or `__proto__`. */
  readonly name: string;
  /** The schema's own `title`, not one behind a `$ref`, which names a type. Else the name in words. Never empty, unique in the request. */
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
  /** The part of the schema's `default` that no control of this kind can show, as cleaned text: `"soon"` for a number. */
  readonly unshownDefault?: string;
  /** How the server or the host wants the field to be shown. */
  readonly rendering?: Rendering;
  /** Show, enable or require the field depending on other answers. All conditions apply together. */
  readonly conditions?: readonly GivenCondition[];
  /** The server marks the field, of whatever kind, as a password, by a hint or by `format: "password"`. MCP forbids asking for passwords. */
  readonly isPassword?: true;
  /** The names of fields. When one of them changes, this field is checked again. */
  readonly dependencies?: readonly string[];
  /** Values that are valid whatever the field's other rules say: `"auto"` beside a number, `""` beside a format. */
  readonly constants?: readonly (string | number)[];
}

/** The most rows of a text area. A taller one would push the next field out of sight. */
export const mostRows = 20;

/** Hints for showing a field of any kind. Some kinds have further hints. */
export interface Rendering {
  readonly placeholder?: string;
  /** Cleaned. */
  readonly helpText?: string;
  /** The answer is the default and cannot be changed. */
  readonly readOnly?: boolean;
  /** Neither shown nor sent. Only for a field that is not required. */
  readonly hidden?: boolean;
  /** An HTML `autocomplete` token. */
  readonly autoComplete?: string;
  /** `"both"` spans both columns. */
  readonly gridColumn?: 1 | 2 | "both";
  /** Read out after the label, if it says something else. */
  readonly ariaLabel?: string;
  /** Read out after the other descriptions. */
  readonly ariaDescribedBy?: string;
  /** `"blur"` also checks the answer when the person leaves the field, once there is one. @default on Accept, and while it is corrected */
  readonly validationTrigger?: "blur";
  /** From 1. Does not reorder fields. Says which neighbours share a row, which `gridColumn` and `breakAfter` already express. */
  readonly gridRow?: number;
  /** The next field starts a new row. */
  readonly breakAfter?: boolean;
  /** The hints that are not followed, as the server sent them, for a host's own controls. */
  readonly ignored?: Readonly<Record<string, unknown>>;
}

export interface TextRendering extends Rendering {
  /** The keyboard to offer; `"time"` is the browser's picker, for the format `time`. For passwords, see {@link FieldBase.isPassword}. */
  readonly inputType?: "text" | "email" | "tel" | "url" | "number" | "time";
  /** The rows of a multi-line text. */
  readonly rows?: number;
  /** Offers to open the entered URL as a page, after consent. */
  readonly testButton?: boolean;
}

export interface NumberRendering extends Rendering {
  /** What an arrow key adds. Greater than 0. Does not limit the answer. */
  readonly step?: number;
  /** A slider beside the text input, if the number has both bounds. */
  readonly displayStyle?: "slider";
}

export interface BooleanRendering extends Rendering {
  readonly displayStyle?: "checkbox" | "toggle" | "radio";
}

export interface ChoiceRendering extends Rendering {
  readonly displayStyle?: "dropdown" | "radio" | "segmented";
  /** A filter above the options. */
  readonly searchable?: boolean;
}

export interface ChoicesRendering extends Rendering {
  readonly displayStyle?: "checkbox" | "dropdown" | "chips";
}

export interface DateRendering extends Rendering {
  /** How the answer is shown beside its picker: `DD.MM.YYYY`. Has Y, M, D, H, h, m, s and A, once or repeated, as in Day.js. */
  readonly displayFormat?: string;
}

export interface FileRendering extends Rendering {
  /** Whether files can be dropped. @default true */
  readonly dragAndDrop?: boolean;
  /** Whether chosen images and texts are shown. @default true */
  readonly preview?: boolean;
}

/**
 * What happens to a field while a condition holds. While it does not hold, the opposite happens, with two exceptions. `require` never makes
 * a field optional. `validate` only has the field checked again when an answer in the condition changes.
 */
export interface FieldCondition {
  readonly action: "show" | "hide" | "enable" | "disable" | "require" | "validate";
  readonly when: Condition;
}

/** A condition as a server or a host gave it. It is ignored if it is not a {@link Condition} or can never be decided. */
export interface GivenCondition extends Pick<FieldCondition, "action"> {
  readonly when: unknown;
}

/**
 * A test of the other answers, on the values of `content`. An unanswered field equals nothing. A hidden or disabled field counts as
 * unanswered, and so do `[]` and `""`, except an option `""`.
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | FieldComparison;

/** `field` is the property's name. File contents are not compared: a file field takes only `isSet` and `isNotSet`. */
export type FieldComparison =
  | { readonly field: string; readonly operator: "isSet" | "isNotSet" }
  /** Lists are equal in any order. A value may be written as another type: `"5"` for a number. */
  | { readonly field: string; readonly operator: "equals" | "notEquals"; readonly value: ElicitValue }
  /** Compares numbers, days and instants by value, and other texts by code units. */
  | { readonly field: string; readonly operator: "greaterThan" | "lessThan"; readonly value: string | number }
  /** For an answer that is a list, whether one of its items is in `value`. */
  | { readonly field: string; readonly operator: "in" | "notIn"; readonly value: readonly OptionValue[] };

/** How a condition compares an answer. */
export type Operator = FieldComparison["operator"];

/** The text formats that are checked. `time` may omit seconds and offset; the others are checked as in ajv-formats. */
export type TextFormat =
  | "email"
  | "uri"
  | "uuid"
  | "time"
  | "duration"
  | "hostname"
  | "ipv4"
  | "ipv6"
  | "date"
  | "date-time";

/** The rules that a text must satisfy, all of them. */
export interface TextRule {
  readonly format?: TextFormat;
  /** In code points, as JSON Schema counts. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** As the server sent them. They may be invalid regular expressions. */
  readonly patterns?: readonly string[];
}

export interface TextField extends FieldBase, TextRule {
  readonly kind: "text";
  /** Alternative rules. A text may satisfy one of them instead: an email address, or a URI. */
  readonly alternatives?: readonly TextRule[];
  /** Rules for numbers. If the text satisfies no rule for texts, a number may be sent instead: an id, or an email address. */
  readonly numbers?: readonly NumberRule[];
  /** Whether a text of several lines is expected. */
  readonly multiline: boolean;
  /** Which URLs the server accepts, if the text is a URL. The host's own policy applies as well. */
  readonly urls?: UrlPolicy;
  /** The id of the question that this text answers in the person's own words. It is entered there, and has no control of its own. */
  readonly companionOf?: string;
  /** A number only if a number may be sent. */
  readonly default?: string | number;
  readonly rendering?: TextRendering;
}

/** The rules that a number must satisfy, all of them. */
export interface NumberRule {
  readonly integer: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

export interface NumberField extends FieldBase, NumberRule {
  readonly kind: "number";
  readonly default?: number | string;
  readonly rendering?: NumberRendering;
}

export interface BooleanField extends FieldBase {
  readonly kind: "boolean";
  readonly default?: boolean;
  /**
   * `question`: what the whole form asks, Yes or No. Nothing is assumed, and an optional one is left by its own press on "Skip".
   * `agreement`: only `true` is valid, so it is a box to tick. @default a setting, which an untouched box can stand for
   */
  readonly role?: "question" | "agreement";
  readonly rendering?: BooleanRendering;
}

export type OptionValue = string | number | boolean;

export interface FieldOption<Value extends OptionValue = OptionValue> {
  readonly value: Value;
  /** Empty only if the value is empty. */
  readonly label: string;
  readonly description?: string;
}

/** What fields with options have in common. */
interface Choosing {
  /** The rules for an answer in the person's own words, if the schema takes one beside the options. */
  readonly ownWords?: TextRule;
  /** The id of the text field for own words, if the server asks for them in a property of their own. See {@link TextField.companionOf}. */
  readonly companion?: string;
}

/** One of several options. Values are unique. */
export interface ChoiceField extends FieldBase, Choosing {
  readonly kind: "choice";
  readonly options: readonly FieldOption[];
  readonly default?: OptionValue;
  readonly rendering?: ChoiceRendering;
}

/** Any number of options, sent as a list in the order of the schema. Own words come last. */
export interface ChoicesField extends FieldBase, Choosing {
  readonly kind: "choices";
  readonly options: readonly FieldOption<string>[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: readonly string[];
  readonly rendering?: ChoicesRendering;
}

/** A calendar day, sent as `YYYY-MM-DD` (RFC 3339 full-date). */
export interface DateField extends FieldBase {
  readonly kind: "date";
  /** As the server sent them. They may be invalid regular expressions. */
  readonly patterns?: readonly string[];
  /** The first and the last day, as `YYYY-MM-DD`. */
  readonly formatMinimum?: string;
  readonly formatMaximum?: string;
  readonly default?: string;
  readonly rendering?: DateRendering;
}

/** An instant, sent in UTC as RFC 3339 date-time with seconds: `2026-07-01T08:30:00Z`. */
export interface DateTimeField extends FieldBase {
  readonly kind: "date-time";
  /** The first and the last instant, as RFC 3339 date-time. */
  readonly formatMinimum?: string;
  readonly formatMaximum?: string;
  /** They choose between the spellings with `Z`, `.000Z` and the zone's offset. If no spelling matches them, the server decides. */
  readonly patterns?: readonly string[];
  /** As the server sent it: RFC 3339 or similar. Without an offset it is a time in the displayed time zone. */
  readonly default?: string;
  readonly rendering?: DateRendering;
}

/** One or several files (form definitions, and `x-mcp-file`, a draft). Only if the host accepts files. */
export interface FileField extends FieldBase {
  readonly kind: "file";
  /** MIME types (`image/png`, `image/*`) and extensions (`.pdf`) in lower case. A file has to match one of them. @default any */
  readonly accept?: readonly string[];
  /** The largest size of each file, in bytes. */
  readonly maxSize: number;
  /** Whether the answer is a list. */
  readonly isList: boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly rendering?: FileRendering;
}

/** A property that no control fits. Its name is shown. It prevents accepting the form only while it is shown and required. */
export interface UnsupportedField extends FieldBase {
  readonly kind: "unsupported";
  readonly reason: UnsupportedReason;
}

/** Why no control fits. */
export type UnsupportedReason =
  /** Not a JSON Schema object. */
  | "schema"
  /** A type the protocol cannot carry. */
  | "type"
  /** A `$ref` that does not resolve inside the schema. */
  | "reference"
  /** An `anyOf`, `oneOf` or `allOf` of different shapes. */
  | "alternatives"
  /** A list of options that is empty once invalid ones are left out. */
  | "no-options"
  | "too-many-options"
  /** Over {@link RequestLimits.allText}. */
  | "too-large"
  /** Over {@link RequestLimits.steps} or {@link RequestLimits.depth}, as for a schema that refers to itself. */
  | "too-complex"
  /** A credential, which the host's policy forbids. */
  | "sensitive"
  /** A list of numbers, which no `ElicitResult` can carry. */
  | "number-list"
  /** Limits that no answer satisfies. */
  | "contradiction";

/** `credential`: passwords, keys, tokens, one-time codes. `payment`: cards and bank accounts. MCP forbids both in forms. */
export type SensitiveKind = "credential" | "payment";

/**
 * What the person has entered, by field id. `""`, `[]` and a missing id are unanswered. Except for files, a draft is plain data.
 *
 * - text and numbers: the text as typed
 * - boolean: `"true"` or `"false"`. `"skipped"` leaves an optional question.
 * - choice: the index of an option (`"0"`), or own words after a colon (`":at dawn"`)
 * - choices: a list of indexes, and of own words at the end. `["none"]` answers a required list without a minimum with none of its options.
 * - dates: `YYYY-MM-DD`, and wall-clock `YYYY-MM-DDTHH:mm[:ss]` for a date with a time
 * - file: the chosen files
 */
export type Draft = Readonly<Record<string, DraftValue>>;

export type DraftValue = string | readonly string[] | readonly ChosenFile[];

/** A browser's `File`, or only its name, size and type. Without the `File` it cannot be sent. */
export interface ChosenFile {
  /** Untrusted: any text. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** A MIME type, or `""` if it is unknown. */
  readonly type: string;
  /** The first bytes are those of another type, the file cannot be read, or it is not where the host puts files. */
  readonly error?: "file-content" | "file-unreadable" | "file-upload";
}

/** Where a host has stored a file. */
export interface FileReference {
  readonly type: "url" | "s3" | "local";
  /** A URI. Its scheme is `https:` for the type `url`, `s3:` for `s3`, and `file:` for `local`. */
  readonly location: string;
}

/** A file in an answer to a form definition. In MCP's `content` a file is a string instead: a `data:` URI (RFC 2397) or its location. */
export interface FileAnswer {
  readonly filename: string;
  /** MIME. */
  readonly content_type: string;
  /** In bytes. */
  readonly size: number;
  /** Base64, or the place where it was uploaded. */
  readonly content: string | FileReference;
}

/** How numbers and times are read and written. */
export interface DraftContext {
  /** BCP 47, such as `de-CH`. @default the runtime's locale */
  readonly locale?: string | undefined;
  /** IANA name, such as `Europe/Berlin`. @default the runtime's time zone */
  readonly timeZone?: string | undefined;
}

/**
 * The answer to `elicitation/create` (`ElicitResult` of all revisions of MCP).
 *
 * - `accept` carries `content` for a form, at least `{}`, and never for a URL.
 * - `decline` is an explicit no. `cancel` is a dismissal without a choice. Neither carries content.
 */
export type ElicitResult = { action: "accept"; content?: ElicitContent } | { action: "decline" } | { action: "cancel" };

/** The answers by property name. An unanswered property has no key. */
export type ElicitContent = Record<string, ElicitValue>;

/** Every value that the protocol can carry in an answer. Null and nested values are impossible, and a list holds strings only. */
export type ElicitValue = string | number | boolean | string[];

/** What is wrong with the answer to one property. The code is the violated JSON Schema keyword, if there is one. */
export type FieldError = { readonly name: string } & FieldErrorReason;

export type FieldErrorReason =
  | {
      readonly code:
        | "required"
        /** Not typed as a number, or not as a whole number. */
        | "number"
        | "integer"
        /** A number with group separators, which are decimal separators in other languages: `1,234`. */
        | "grouping"
        /** JSON cannot represent the typed number exactly. */
        | "precision"
        | "pattern"
        /** The text has none of the field's formats. */
        | "format"
        | "email"
        | "uri"
        /** A URL without `https://` or another scheme. */
        | "uri-scheme"
        /** Incomplete, or a day that does not exist. */
        | "date"
        | "date-time"
        /** Not one of the options. */
        | "enum"
        /** "Something else" is chosen, and nothing entered. */
        | "own-words"
        /** An option occurs twice. */
        | "uniqueItems"
        /** The value does not have the property's type. */
        | "type";
    }
  | {
      readonly code:
        | "minimum"
        | "maximum"
        | "exclusiveMinimum"
        | "exclusiveMaximum"
        | "multipleOf"
        /** In code points. */
        | "minLength"
        | "maxLength"
        | "minItems"
        | "maxItems";
      readonly limit: number;
    }
  /** Before the first or after the last day or instant. */
  | { readonly code: "formatMinimum" | "formatMaximum"; readonly limit: string }
  /** A wall-clock time that is skipped when clocks go forward. */
  | { readonly code: "time-gap"; readonly timeZone: string }
  | {
      readonly code:
        | "invisible" // An email address, URL or number has an invisible character after this part.
        /** The host of a URL cannot have this character. */
        | "uri-character"
        /** The control cannot show this default of the server. This is not an error in an answer and does not prevent sending. */
        | "default";
      readonly quoted: string;
    }
  /** A file is larger than the limit, in bytes. */
  | { readonly code: "file-size"; readonly file: string; readonly size: number; readonly maxSize: number }
  /** The type is not accepted, the content does not match the name, there is none, it cannot be read, or it cannot be uploaded. */
  | {
      readonly code: "file-type" | "file-content" | "file-empty" | "file-unreadable" | "file-upload";
      readonly file: string;
    }
  /** A URL that the policy of the host or of the field refuses. */
  | UrlPolicyError;

export type FieldErrorCode = FieldErrorReason["code"];

/** The server as the *host* knows it. The server itself chooses only `serverInfo`. */
export interface ServerIdentity {
  /** The name under which the host has configured the server. */
  readonly name: string;
  /** The address of the server, such as `https://mcp.example.com`, or the command of a local process. */
  readonly origin?: string | undefined;
  /** The host's own picture of the server: any URL that an `<img>` may load on the host's page. */
  readonly icon?: string | undefined;
  /** The MCP `Implementation` that the server reported. Unverified: shown after `name`, never in its place. Any shape is accepted. */
  readonly serverInfo?: unknown;
}

/** The identity of a server by what the host configured, never by what the server reports. */
export function serverKey({ name, origin }: ServerIdentity): string {
  return JSON.stringify([name, origin]);
}

/** How long a person has to answer. All in milliseconds. */
export interface TimeLimit {
  /** Starts when the request is shown. @default 300000, five minutes */
  readonly initial: number;
  /** How long before the end the person is warned. @default 60000, one minute */
  readonly warning: number;
  /** How much one extension adds. @default 300000, five minutes */
  readonly extension: number;
  /** How many times the person can extend the time. WCAG 2.2.1 requires ten if the host itself sets the limit. @default 2 */
  readonly maxExtensions: number;
}

/**
 * There is a limit if any of the numbers is given. Missing numbers have their defaults. Handlers alone do not set a limit: they apply to
 * the `timeout` of a form definition, and are never called for a request without one. With a `timeout`, `initial` defaults to it and
 * `maxExtensions` to 0.
 */
export interface TimeLimitOptions extends Partial<TimeLimit> {
  /** When time runs out, in milliseconds since the epoch. For a limit that starts before the request is shown. @default by `initial` */
  readonly deadline?: number | undefined;
  /** Called when the person is warned, with the milliseconds that are left. */
  readonly onWarning?: ((timeLeft: number) => void) | undefined;
  /**
   * Called with `extension`, in milliseconds, when the person asks for more time. The person gets this time unless the function returns or
   * resolves with something else. Rejecting means that nobody could decide, and the person can ask again.
   */
  readonly onExtend?:
    | ((extension: number) => TimeExtension | false | void | Promise<TimeExtension | false | void>)
    | undefined;
  /** Called when time has run out, before the request resolves as `cancel`. */
  readonly onExpire?: (() => void) | undefined;
  /** Called when the request is shown. `warn` warns the person before `warning` does. Returns the function that unsubscribes. */
  readonly subscribe?: ((warn: (warning: TimeWarning) => void) => () => void) | undefined;
}

/** The time that a person gets who asked for more. Return `false` instead to refuse it. */
export interface TimeExtension {
  /** Milliseconds. */
  readonly added: number;
  /** Whether no further extension is possible. @default true after `maxExtensions` */
  readonly isLast?: boolean | undefined;
}

/** What a server says of the time that is left, before the kit's own warning. */
export interface TimeWarning {
  /** Whether the person can ask for more time. */
  readonly isExtendable: boolean;
  /** The milliseconds that are left from now on. They replace the time that was left before. @default as it was */
  readonly timeLeft?: number | undefined;
  /** How much one extension adds, in milliseconds. @default as it was */
  readonly extension?: number | undefined;
}

/** Why answers were refused: for single properties by name, for the form as a whole, or both. Shown as plain text. */
export interface AcceptErrors {
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly form?: string | undefined;
  /** How many more times the person can try, which is shown. @default not shown */
  readonly attemptsLeft?: number | undefined;
  /** Whether the person cannot try again. @default true if `attemptsLeft` is 0 or, without it, after `maxAttempts` refusals */
  readonly isFinal?: boolean | undefined;
}

/** Answers that were taken, as the server has them. They become the result. */
export interface AcceptedAnswers {
  readonly accepted: ElicitContent;
}

/** What `onAccept` gets beside the content. */
export interface AcceptAttempt {
  /** From 1. */
  readonly attempt: number;
  /** Whether the person cannot try again if this attempt is refused, unless the refusal's `isFinal` says otherwise. */
  readonly isLast: boolean;
  /** Aborts when the person declines or cancels, or the request ends, while `onAccept` is still running. */
  readonly signal: AbortSignal;
  /** The files in `content`, with the details that `content` cannot carry, by property name. A list if `content` has a list. */
  readonly files: Readonly<Record<string, FileAnswer | readonly FileAnswer[]>>;
}

/**
 * Delivers answers before they become the result. Resolving with anything but undefined, null or {@link AcceptedAnswers} refuses them: errors
 * are shown at their fields, and the person can correct the answers and try again. Rejecting means that the server could not be reached, and the person can
 * send the same answers again.
 */
export type OnAccept = (content: ElicitContent, attempt: AcceptAttempt) => Acceptance | Promise<Acceptance>;

type Acceptance = AcceptErrors | AcceptedAnswers | undefined | void;

/** How accepted answers reach a server that is not on the page. */
export interface AnswerDelivery {
  /** The most characters that the answers may have as JSON. The form does not send longer ones. */
  readonly maxLength: number;
  /**
   * Delivers the answers, after `onAccept` has taken them. Resolves when the server has them. Rejects if they could not be delivered; the
   * form says so, and the person can send them again.
   *
   * @param signal aborts when the person leaves or the request ends; nothing may be sent after that
   */
  readonly send: (content: ElicitContent, signal: AbortSignal) => Promise<void>;
}

/** The tool whose call led to a request, as `tools/list` describes it. The host knows it; no request names it. */
export interface AskingTool {
  readonly name: string;
  readonly title?: string | undefined;
  readonly annotations?: { readonly destructiveHint?: boolean | undefined } | undefined;
}

/** Options of one request, whoever shows it. */
export interface ElicitOptions {
  readonly server: ServerIdentity;
  /**
   * Ends the request, which resolves as `cancel`. The reason of the abort says how it ends.
   *
   * `controller.abort("ended")`: nobody waits for the answer any more, because the request's call has ended or the server has cancelled the
   * request. A shown request says so until the person closes it, and the answers can still be copied. A pending request is removed.
   *
   * `controller.abort("stopped")`: the same, but the person has stopped the call, and the request says "You stopped this".
   *
   * `controller.abort("withdrawn")`: the host takes the request back. The request vanishes, pending or shown. A plain `abort()` and any
   * other reason do the same. Do not pass on a signal that a protocol aborts: when it aborts, abort a controller of your own with `ended`.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * When a URL request is accepted. `open`: once the page is open, which is what `accept` means in MCP. `finish`: once the person or the
   * server says that the interaction on the page is complete. @default the `ElicitationHost`'s `url.acceptOn`
   */
  readonly acceptOn?: "open" | "finish" | undefined;
  /** If it may destroy something (`destructiveHint`), no single press answers, whatever `quickAnswers` says. @default unknown */
  readonly tool?: AskingTool | undefined;
  /** The id of the tool call that led to the request, as the chat knows it, such as the AI SDK's `toolCallId`. @default unknown */
  readonly callId?: string | undefined;
  /** Delivers the answers to this request, and can refuse them. Has no effect over a bridge. @default the `ElicitationHost`'s `onAccept` */
  readonly onAccept?: OnAccept | undefined;
  /**
   * Over a bridge only its numbers count, and the time begins when the request is made, not when it is shown.
   * @default the `ElicitationHost`'s `timeLimit`
   */
  readonly timeLimit?: TimeLimitOptions | undefined;
  /**
   * Whether the request has already passed the limits where it arrived, such as in a bridge. The queue then applies only muting.
   * @default false
   */
  readonly isAdmitted?: boolean | undefined;
  /**
   * Whether the params are an `ApprovalRequest` and not those of `elicitation/create`. No server may decide that: it is never read from what
   * was received. @default false
   */
  readonly isApproval?: boolean | undefined;
  /**
   * The params of all requests that have to be answered together, the same array for each of them. They are shown, or cancelled unseen, as
   * one, and count as one of `requestsPerMinute`. @default the request stands alone
   */
  readonly batch?: readonly unknown[] | undefined;
  /** Set by `connectBridge`. @default the result alone delivers the answers */
  readonly delivery?: AnswerDelivery | undefined;
  /** Called when the request is cancelled unseen. The result alone looks like that of a person who closes the request. */
  readonly onRefused?: ((reason: UnseenReason) => void) | undefined;
}

/** Why nobody saw a request. `muted`: its server is muted. `rate`: over `requestsPerMinute`. `ceiling`: over another limit. */
export type UnseenReason = "muted" | "rate" | "ceiling";

/**
 * What became of a question. `unseen` is set if no person saw it, because its server is muted (`muted`) or because of a limit of the queue
 * (`rate`, `ceiling`). The action is then `cancel`. Do not answer an unseen question with a refusal: a refusal says that a person decided.
 */
export type Outcome = ElicitResult & { readonly unseen?: UnseenReason | undefined };

/** Ends an exhaustive switch. The compiler reports an error while a case is missing. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
