import type { Finding } from "./finding.js";
import type { UrlFault, UrlPolicy } from "./url/url-policy.js";

/** The params of `elicitation/create`, parsed. `parseRequest` makes one of any value. */
export type ElicitationRequest = FormRequest | UrlRequest | UnreadableRequest;

/** A form to fill in; without fields it is a plain question to confirm. */
export interface FormRequest {
  readonly mode: "form";
  /** Cleaned; `""` when the server sent none. */
  readonly message: string;
  /** In the schema's order. */
  readonly fields: readonly FieldSpec[];
  readonly problems: readonly RequestProblem[];
  /** Only of a form definition. */
  readonly definition?: FormDefinition;
}

/**
 * What reads `params.formDefinition`: `formDefinitions` of `react-elicitation/definitions`. Handed in by the host, so that a dialog loads no form
 * language that its servers do not speak.
 */
export interface FormDefinitions {
  /** Total: any value in, a request out, never a throw. */
  readonly parse: (formDefinition: unknown, limits: ParseLimits) => FormRequest | UnreadableRequest;
}

/** What a form definition says beside its fields. */
export interface FormDefinition {
  readonly id: string;
  /** Cleaned; `""` when the server sent none. */
  readonly title: string;
  /** How long the server waits, in milliseconds. */
  readonly timeout?: number;
  /** As the server sent it; it goes back with the answers. */
  readonly metadata?: unknown;
  /** What is not obeyed. None of it keeps the form from being accepted. */
  readonly problems: readonly Finding[];
}

/** A page to open outside the chat (MCP 2025-11-25 and later, "URL mode"). */
export interface UrlRequest {
  readonly mode: "url";
  readonly message: string;
  /** As the server sent it: inspect it with `inspectUrl` before showing or opening it. */
  readonly url: string;
  /** Opaque; only in revision 2025-11-25. */
  readonly elicitationId?: string;
  readonly problems: readonly RequestProblem[];
}

/** Neither a form nor a page: it can only be declined or cancelled. */
export interface UnreadableRequest {
  readonly mode: "unreadable";
  readonly message: string;
  readonly problems: readonly RequestProblem[];
}

/** A fault of the request as a whole. The fault of one property is that property's {@link UnsupportedField}. */
export type RequestProblem =
  /** The params are no object. */
  | { readonly code: "params" }
  /** `requestedSchema`, or the form definition, is missing or describes no form. */
  | { readonly code: "schema" }
  /** `url` is missing or no text. */
  | { readonly code: "url" }
  /** A mode that is neither `form` nor `url`. */
  | { readonly code: "mode"; readonly mode: string }
  /** `required` names a property that `properties` does not have: no valid answer exists. */
  | { readonly code: "required-unknown"; readonly name: string }
  /** More properties than {@link RequestLimits.fields}; those past it are not shown. */
  | { readonly code: "too-many-fields"; readonly count: number; readonly limit: number }
  /** More options, text or steps in all than the limit: properties past it have no control. A longer address is not shown. */
  | { readonly code: "too-many-options"; readonly limit: number }
  | { readonly code: "too-large"; readonly limit: number }
  | { readonly code: "too-complex"; readonly limit: number };

/** Bounds on what is read of a request. Parsing stops at each and reports it as a problem. */
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
  /** Characters of all texts together, each counted as often as it would be shown. @default 1000000 */
  readonly allText: number;
  /** Characters of an address to open, which is never shown in part. @default 20000 */
  readonly url: number;
  /** Wrappers around one schema: `$ref`, `allOf`, unions with null. @default 32 */
  readonly depth: number;
  /** Schemas, keywords, options and steps of a `$ref` read for the whole form, so that references cannot multiply the work. @default 100000 */
  readonly steps: number;
}

/** What a host lets a request ask for. */
export interface ParseLimits extends RequestLimits {
  /** Whether a property may ask for a file: otherwise it is a text, and the field of a definition unsupported. @default false */
  readonly takesFiles?: boolean | undefined;
}

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
 * One property of `requestedSchema`, parsed. A closed union: match `kind` with a switch that ends in `assertNever`.
 * Texts for people (`label`, `description`, option labels) are cleaned; values are never changed.
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

/** The spec of one kind, as in `FieldOf<"choice">`. */
export type FieldOf<Kind extends FieldKind> = Extract<FieldSpec, { kind: Kind }>;

/** What fields of every kind have. */
export interface FieldBase {
  /** Internal, unique in the request, safe as an HTML id and as a react-hook-form name: `f0`, `f1`, … */
  readonly id: string;
  /** The property's name: data, possibly `""`, `a.b` or `__proto__`. */
  readonly name: string;
  /** The schema's own `title`, else the name: a title behind a `$ref` names a type. Never empty, and distinct from every other label of the request. */
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
  /** The schema's `default`, or the part of it, that no control of this kind can show, as text: `"soon"` for a number. Cleaned. */
  readonly unshownDefault?: string;
  /** How the server, or the host, would have it shown. */
  readonly rendering?: Rendering;
  /** What is shown, enabled or required depending on other answers; all hold at once. */
  readonly conditions?: readonly GivenCondition[];
  /** Whether the server calls it a password, by `format: "password"`, which MCP forbids, or by a hint. */
  readonly isPassword?: true;
  /** The names of the fields whose change has this one checked again. */
  readonly dependencies?: readonly string[];
  /** Values of which one may be sent whatever else the field asks for: `"auto"` beside a number, `""` beside a format. */
  readonly constants?: readonly (string | number)[];
}

/** Of a box for text: a taller one would push the next field out of sight. */
export const mostRows = 20;

/** Hints that guide how a field of any kind is shown. Each kind has its own beside them. */
export interface Rendering {
  readonly placeholder?: string;
  /** Cleaned. */
  readonly helpText?: string;
  /** The answer is the default, and cannot be changed. */
  readonly readOnly?: boolean;
  /** Neither shown nor sent. Only of a field that is not required. */
  readonly hidden?: boolean;
  /** An HTML `autocomplete` token. */
  readonly autoComplete?: string;
  /** `"both"`: over both columns. */
  readonly gridColumn?: 1 | 2 | "both";
  /** From 1. Fields stay in their order: it says which neighbours share a row, and `gridColumn` and `breakAfter` say so already. */
  readonly gridRow?: number;
  /** The next field begins a row. */
  readonly breakAfter?: boolean;
  /** The hints that are not obeyed, as the server sent them, for hosts' own controls. */
  readonly ignored?: Readonly<Record<string, unknown>>;
}

export interface TextRendering extends Rendering {
  /** The keyboard to offer. A password is a credential: see {@link FieldBase.isPassword}. */
  readonly inputType?: "text" | "email" | "tel" | "url";
  /** Lines of a text of several lines. */
  readonly rows?: number;
  /** Offers to open the address that was entered, as a page, after consent. */
  readonly testButton?: boolean;
}

export interface NumberRendering extends Rendering {
  /** What an arrow key adds; above 0. Not a limit. */
  readonly step?: number;
  /** A slider beside the text, where the number has both bounds. */
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

/**
 * What becomes of a field while a condition holds; while it does not, the opposite, but for two: `require` adds to what is required anyway, and
 * `validate` has the answer checked again when one that is named changes.
 */
export interface FieldCondition {
  readonly action: "show" | "hide" | "enable" | "disable" | "require" | "validate";
  readonly when: Condition;
}

/** A condition as it came, from a server or a host: what is no {@link Condition}, or can never be decided, is left out. */
export interface GivenCondition extends Pick<FieldCondition, "action"> {
  readonly when: unknown;
}

/**
 * A question about the other answers, on the values of `content`. An unanswered field equals nothing, and one that is hidden or disabled is
 * unanswered; so are `""` and `[]`.
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | FieldComparison;

/** `field` is the property's name. What is in a file is not compared: of one, only `isSet` and `isNotSet` are read. */
export type FieldComparison =
  | { readonly field: string; readonly operator: "isSet" | "isNotSet" }
  /** Lists are equal in any order. A value may be written as another type that says the same: `"5"` for a number. */
  | { readonly field: string; readonly operator: "equals" | "notEquals"; readonly value: ElicitValue }
  /** Numbers, days, instants; other texts by code units. */
  | { readonly field: string; readonly operator: "greaterThan" | "lessThan"; readonly value: string | number }
  /** Of a list, one of its items. */
  | { readonly field: string; readonly operator: "in" | "notIn"; readonly value: readonly OptionValue[] };

/** How a condition compares an answer. */
export type Operator = FieldComparison["operator"];

/** Formats of a text that are checked: `time` with or without seconds and offset, the others as ajv-formats does. */
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

/** What a text must satisfy: all that is given. */
export interface TextRule {
  readonly format?: TextFormat;
  /** In code points, as JSON Schema counts. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** As the server sent them: possibly no valid regular expressions. */
  readonly patterns?: readonly string[];
}

export interface TextField extends FieldBase, TextRule {
  readonly kind: "text";
  /** Other rules, of which a text may satisfy one instead: an email address, or a URI. */
  readonly alternatives?: readonly TextRule[];
  /** Numbers of which one may be sent instead, where the text satisfies no rule: an id, or an email address. */
  readonly numbers?: readonly NumberRule[];
  /** Whether a text of several lines is expected. */
  readonly multiline: boolean;
  /** Which addresses the server takes, where the text is one. The host's own policy holds as well. */
  readonly urls?: UrlPolicy;
  /** A number only where one may be sent. */
  readonly default?: string | number;
  readonly rendering?: TextRendering;
}

/** What a number must satisfy: all that is given. */
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
  readonly rendering?: BooleanRendering;
}

export type OptionValue = string | number | boolean;

export interface FieldOption<Value extends OptionValue = OptionValue> {
  readonly value: Value;
  /** Never empty unless the value is. */
  readonly label: string;
  /** What the server says of it beside its label. */
  readonly description?: string;
}

/** One of several options. Values are unique. */
export interface ChoiceField extends FieldBase {
  readonly kind: "choice";
  readonly options: readonly FieldOption[];
  readonly default?: OptionValue;
  readonly rendering?: ChoiceRendering;
}

/** Any number of options, sent as a list in the order of the schema. */
export interface ChoicesField extends FieldBase {
  readonly kind: "choices";
  readonly options: readonly FieldOption<string>[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Whether no option may be sent twice. No control of the kit's does. */
  readonly uniqueItems?: true;
  readonly default?: readonly string[];
  readonly rendering?: ChoicesRendering;
}

/** A calendar day, sent as `YYYY-MM-DD` (RFC 3339 full-date). */
export interface DateField extends FieldBase {
  readonly kind: "date";
  /** As the server sent them: possibly no valid regular expressions. */
  readonly patterns?: readonly string[];
  /** The first and the last day, as `YYYY-MM-DD`. */
  readonly formatMinimum?: string;
  readonly formatMaximum?: string;
  readonly default?: string;
}

/** An instant, sent in UTC as RFC 3339 date-time with seconds: `2026-07-01T08:30:00Z`. */
export interface DateTimeField extends FieldBase {
  readonly kind: "date-time";
  /** The first and the last instant, as RFC 3339 date-time. */
  readonly formatMinimum?: string;
  readonly formatMaximum?: string;
  /** They decide between `Z`, `.000Z` and the zone's offset. What takes none of them is left to the server. */
  readonly patterns?: readonly string[];
  /** As the server sent it: RFC 3339, or near it. Without an offset it is a time in the zone that is shown. */
  readonly default?: string;
}

/** A file, or several (SEP-2356, a draft, and form definitions). Only where the host takes files. */
export interface FileField extends FieldBase {
  readonly kind: "file";
  /**
   * Lists of MIME types (`image/png`, `image/*`) and extensions (`.pdf`) in lower case: a file has to match one entry of each list.
   * @default any
   */
  readonly accept?: readonly (readonly string[])[];
  /** Of each file, in bytes. */
  readonly maxSize: number;
  /** Whether the answer is a list. */
  readonly isList: boolean;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A property no control fits. It is named on screen, and blocks accepting only while it is shown and required. */
export interface UnsupportedField extends FieldBase {
  readonly kind: "unsupported";
  readonly reason: UnsupportedReason;
}

/** Why no control fits. */
export type UnsupportedReason =
  /** No JSON Schema object. */
  | "schema"
  /** A type the protocol cannot carry. */
  | "type"
  /** A `$ref` that does not resolve inside the schema. */
  | "reference"
  /** An `anyOf`, `oneOf` or `allOf` of different shapes. */
  | "alternatives"
  /** A list of options with none left. */
  | "no-options"
  | "too-many-options"
  /** Over {@link RequestLimits.allText}. */
  | "too-large"
  /** Over {@link RequestLimits.steps}, or {@link RequestLimits.depth}: a schema that refers to itself. */
  | "too-complex"
  /** A credential, which the host's policy forbids. */
  | "sensitive"
  /** A list of numbers, which no `ElicitResult` can carry. */
  | "number-list"
  /** Limits that no answer satisfies. */
  | "contradiction";

/** `credential`: passwords, keys, tokens, one-time codes. `payment`: cards and bank accounts. MCP forbids servers to ask for either in a form. */
export type SensitiveKind = "credential" | "payment";

/**
 * What the person has entered, by field id: the text as typed; `"true"` or `"false"` for a boolean; the index of an option (`"0"`) for a
 * choice; a list of indexes for choices, or `["none"]`, which answers a required list without a minimum with none of its options;
 * `YYYY-MM-DD` and wall-clock `YYYY-MM-DDTHH:mm[:ss]` for dates; the chosen files. `""`, `[]` and a missing id are unanswered. But for files
 * it is plain data, which can be stored and compared.
 */
export type Draft = Readonly<Record<string, DraftValue>>;

export type DraftValue = string | readonly string[] | readonly ChosenFile[];

/** A `File` of the browser, or its name, size and type, where it cannot be sent. */
export interface ChosenFile {
  /** The person's, or whoever named the file: any text. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** MIME; `""` where it is unknown. */
  readonly type: string;
  /** Its first bytes are those of another type, or it cannot be read. */
  readonly fault?: "file-content" | "file-unreadable";
}

/** Where a host has put a file. */
export interface FileReference {
  readonly type: "url" | "s3" | "local";
  /** A URI: `https:` of the type `url`, `s3:` of `s3`, `file:` of `local`. */
  readonly location: string;
}

/** A file in an answer of a form definition. In `content` of MCP it is a text: a `data:` URI (RFC 2397), or its location. */
export interface FileAnswer {
  readonly filename: string;
  /** MIME. */
  readonly content_type: string;
  /** In bytes. */
  readonly size: number;
  /** In base64, or where it was uploaded. */
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
 * - `decline` is an explicit no; `cancel` is a dismissal without a choice. Neither carries content.
 */
export type ElicitResult = { action: "accept"; content?: ElicitContent } | { action: "decline" } | { action: "cancel" };

/** The answers by property name. An unanswered property has no key. */
export type ElicitContent = Record<string, ElicitValue>;

/** Every value the protocol can carry back: never null, never nested, and lists of text only. */
export type ElicitValue = string | number | boolean | string[];

/** What is wrong with the answer to one property. Codes are the broken JSON Schema keywords where there is one. */
export type FieldError = { readonly name: string } & FieldErrorReason;

export type FieldErrorReason =
  | {
      readonly code:
        | "required"
        /** Not a number, or not a whole one, as typed. */
        | "number"
        | "integer"
        /** A number with group separators, which readers of other languages take for decimal ones: `1,234`. */
        | "grouping"
        /** JSON would carry another number than the one that was typed. */
        | "precision"
        | "pattern"
        /** Not of the format, or of none of the formats, that the field has. */
        | "format"
        | "email"
        | "uri"
        /** An address without `https://` or another scheme. */
        | "uri-scheme"
        /** Half-typed, or no day of the calendar. */
        | "date"
        | "date-time"
        /** Not one of the options. */
        | "enum"
        /** One of the options twice. */
        | "uniqueItems"
        /** A value of another type than the property's. */
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
        | "invisible" // After this part of an email address, an address or a number.
        /** The host of an address cannot have this character. */
        | "uri-character"
        /** This default of the server's cannot be shown. It is no fault of an answer, and keeps nothing from being sent. */
        | "default";
      readonly quoted: string;
    }
  /** A file is larger than the limit, in bytes. */
  | { readonly code: "file-size"; readonly file: string; readonly size: number; readonly maxSize: number }
  /** Of none of the accepted types; of another than its name says; or it cannot be read. */
  | { readonly code: "file-type" | "file-content" | "file-unreadable" | "file-upload"; readonly file: string }
  /** An address that the host's policy refuses. */
  | UrlFault;

export type FieldErrorCode = FieldErrorReason["code"];

/** The server as the *host* knows it. A server cannot choose any of it but `serverInfo`. */
export interface ServerIdentity {
  /** The name under which the host has configured the server. */
  readonly name: string;
  /** Where the connection goes, such as `https://mcp.example.com`, or a command for a local process. */
  readonly origin?: string | undefined;
  /** The host's own picture of the server: any address that an `<img>` may load on the host's page. */
  readonly icon?: string | undefined;
  /** The MCP `Implementation` the server reported: unverified, shown second and never instead. Any shape is taken. */
  readonly serverInfo?: unknown;
}

/** Identifies a server by what the host configured, never by what the server reports. */
export function serverKey({ name, origin }: ServerIdentity): string {
  return JSON.stringify([name, origin]);
}

/** How long a person has to answer. All in milliseconds. */
export interface TimeLimit {
  /** From when the request is shown. @default 300000, five minutes */
  readonly initial: number;
  /** How long before the end the person is warned. @default 60000, one minute */
  readonly warning: number;
  /** How much one extension adds. @default 300000, five minutes */
  readonly extension: number;
  /** How many times the person can extend the time (WCAG 2.2.1 asks for ten where the limit is the host's own). @default 2 */
  readonly maxExtensions: number;
}

/**
 * There is a limit where any of the numbers is given; numbers left out are the defaults. Handlers alone set no limit: they watch the `timeout`
 * of a form definition, and are never called for a request without one. Where a `timeout` holds, it is the default of `initial`, and
 * `maxExtensions` is 0 by default.
 */
export interface TimeLimitOptions extends Partial<TimeLimit> {
  /** When time runs out, in milliseconds since the epoch, for a time that runs before the request is shown. @default by `initial` */
  readonly deadline?: number | undefined;
  /** Called when the person is warned, with the milliseconds that are left. */
  readonly onWarning?: ((timeLeft: number) => void) | undefined;
  /**
   * Called when the person asks for more time, with the milliseconds of an extension. They get these, unless it returns, or resolves with,
   * something else. Rejecting means that whoever decides could not be reached: the person can ask again.
   */
  readonly onExtend?:
    | ((extension: number) => TimeExtension | false | void | Promise<TimeExtension | false | void>)
    | undefined;
  /** Called when time has run out, before the result `cancel`. */
  readonly onExpire?: (() => void) | undefined;
  /** Warns the person ahead of `warning` whenever the listener is called. Called when the request is shown; returns what unsubscribes. */
  readonly subscribe?: ((warn: (warning: TimeWarning) => void) => () => void) | undefined;
}

/** What was given to a person who asked for more time; in its place, `false` refuses it. */
export interface TimeExtension {
  /** Milliseconds. */
  readonly added: number;
  /** Whether there will be no other extension. @default once there were `maxExtensions` */
  readonly isLast?: boolean | undefined;
}

export interface TimeWarning {
  readonly isExtendable: boolean;
}

/** Why answers were refused: by property name, as a whole, or both. Shown as text. */
export interface AcceptErrors {
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly form?: string | undefined;
  /** Whether no other answers can be sent any more. @default once answers were refused `maxAttempts` times */
  readonly isFinal?: boolean | undefined;
}

export interface AcceptAttempt {
  /** From 1. */
  readonly attempt: number;
  /** Whether the person cannot try again if this one is refused and the refusal does not say otherwise. */
  readonly isLast: boolean;
  /** Aborts when the person declines, cancels or the request goes away while the host is still busy. */
  readonly signal: AbortSignal;
  /** The files in `content` with what it cannot say of them, by property name: one, or a list as in `content`. */
  readonly files: Readonly<Record<string, FileAnswer | readonly FileAnswer[]>>;
}

/**
 * Delivers answers before they are the result. Resolving with errors, or with anything but nothing, refuses them: errors are shown at their
 * fields, and the person corrects them and tries again. Rejecting means that the server could not be reached: the person can send the same again.
 */
export type OnAccept = (
  content: ElicitContent,
  attempt: AcceptAttempt,
) => AcceptErrors | undefined | void | Promise<AcceptErrors | undefined | void>;

/** How to ask a person, whoever shows the request. */
export interface AskOptions {
  readonly server: ServerIdentity;
  /**
   * Ends the request, which resolves as `cancel`. The reason of the abort says how.
   *
   * `controller.abort("ended")`: nobody waits for the answer any more, because the call that the request belongs to has ended or the server
   * has cancelled the request. A request that is shown says so until the person closes it, and what was entered can be copied. A pending
   * request leaves.
   *
   * `controller.abort("withdrawn")`: the host takes the request back. Pending or shown, the request vanishes. A plain `abort()`, and any
   * other reason, do the same. So a signal that a protocol aborts has to be translated: when it aborts, abort another one with `ended`.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * When a URL request is accepted: once the page is open (MCP's own meaning of `accept`), or only when the person or the server says that
   * the interaction there is complete. @default the `ElicitationHost`'s `url.acceptOn`
   */
  readonly acceptOn?: "open" | "finish" | undefined;
  /** Delivers the answers to this request, and can refuse them. Of no use over a bridge. @default the `ElicitationHost`'s `onAccept` */
  readonly onAccept?: OnAccept | undefined;
  /** Of no use over a bridge. @default the `ElicitationHost`'s `timeLimit` */
  readonly timeLimit?: TimeLimitOptions | undefined;
  /**
   * Whether the request has passed limits where it arrived, as in a bridge: those of the queue do not apply. Muting does.
   * @default false
   */
  readonly isAdmitted?: boolean | undefined;
  /** Called when the request is declined unseen, which its result does not distinguish from a person's decline. */
  readonly onRefused?: (() => void) | undefined;
}

/** Ends an exhaustive switch: the compiler refuses the call while a case is missing. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
