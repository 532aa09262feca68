import { error } from "../core/finding.js";
import { defined, isPlain, isRecord } from "../core/json.js";
import { judge } from "../core/judge.js";
import { defaultLimits, type FieldError, type FieldSpec } from "../core/types.js";
import { inspectUrl } from "../core/url/inspect-url.js";
import type { MessageOverrides } from "../messages/messages.js";
import { faultyForm, invalidField, invalidSchema, requireShape, type Shape } from "./error.js";
import { changeField, propertyOf } from "./fields.js";
import { type Properties, readSchema } from "./read-schema.js";
import { isStandardSchema, readStandardSchema } from "./standard-schema.js";
import type {
  AnyField,
  ChainEnd,
  ContentOf,
  EndsOf,
  FieldChanges,
  Form,
  FormContext,
  FormSource,
  Handlers,
  InputOf,
  OfContext,
  StandardSchema,
} from "./types.js";

const handlersShape: Shape = {
  onAccepted: "function or undefined",
  onDeclined: "function or undefined",
  onCancelled: "function or undefined",
};

/**
 * A form for a person, whose content is typed by its fields.
 *
 * @throws {ElicitationError} `invalid-schema`; thrown when the form is asked if its options depend on earlier answers
 */
export function defineForm<
  Fields extends Readonly<Record<string, AnyField>> | StandardSchema,
  Input = unknown,
  Accepted = undefined,
  Declined = undefined,
  Cancelled = undefined,
>(
  source: FormSource<Fields, Input, Accepted, Declined, Cancelled>,
): Form<
  ContentOf<Fields>,
  Input & InputOf<Fields[keyof Fields] | Accepted | Declined | Cancelled>,
  EndsOf<ContentOf<Fields>, Accepted, Declined, Cancelled>
> {
  requireShape("defineForm()", source, {
    message: "string or function",
    fields: "object or function",
    messages: "object or function or undefined",
    validate: "function or undefined",
    ...handlersShape,
  });
  const { fields, ...rest } = source;
  if (isStandardSchema(fields)) {
    return new DefinedForm({ ...rest, ...readStandardSchema(fields) });
  }
  if (!isPlain(fields) || "~standard" in fields) {
    throw invalidSchema(
      "defineForm(): fields has to be an object of fields, or a schema that implements Standard JSON Schema: z.object(…) of zod 4.2 or later, type(…) of ArkType, toStandardJsonSchema(…) of Valibot, toStandardJSONSchemaV1(toStandardSchemaV1(…)) of Effect.",
    );
  }
  for (const [name, field] of Object.entries(fields)) {
    if (!isPlain(field) || !isRecord(field.schema)) {
      throw invalidField(name, noField);
    }
  }
  return new DefinedForm({ ...rest, fields });
}

const noField = error(
  "value",
  "This is not a field.",
  "Call a maker, such as string() or choice([…]), or pass a schema of a library as a whole: fields: z.object({…}).",
);

/** A form without fields, which the person accepts or declines. */
export function confirm<Input = unknown, Accepted = undefined, Declined = undefined, Cancelled = undefined>(
  message: string | ((context: FormContext<Input>) => string),
  handlers: Handlers<object, Input, Accepted, Declined, Cancelled> = {},
): Form<object, Input & InputOf<Accepted | Declined | Cancelled>, EndsOf<object, Accepted, Declined, Cancelled>> {
  requireShape("confirm()", handlers, handlersShape);
  return new DefinedForm({ ...handlers, message, fields: {} });
}

export interface PageSource<Input, Accepted, Declined, Cancelled>
  extends Handlers<undefined, Input, Accepted, Declined, Cancelled> {
  readonly message: string | ((context: FormContext<Input>) => string);
  /** An absolute https URL, or http on this machine. Data that the person enters there never passes through the client. */
  readonly url: string | ((context: FormContext<Input>) => string);
}

/** A page to open outside the chat, for data that no client may see, as in sign-in and payment. Accepted means that it was opened. */
export function openPage<Input = unknown, Accepted = undefined, Declined = undefined, Cancelled = undefined>(
  source: PageSource<Input, Accepted, Declined, Cancelled>,
): Form<undefined, Input & InputOf<Accepted | Declined | Cancelled>, EndsOf<undefined, Accepted, Declined, Cancelled>> {
  requireShape("openPage()", source, { message: "string or function", url: "string or function", ...handlersShape });
  return new DefinedForm({ ...source, fields: {} });
}

/** The source of a form or a page, with its types erased. Handlers are methods, because parameters of methods are bivariant. */
interface AnySource extends AnyHandlers {
  readonly message: string | OfContext<string>;
  readonly url?: string | OfContext<string>;
  readonly messages?: MessageOverrides | OfContext<MessageOverrides> | undefined;
  readonly fields: Readonly<Record<string, AnyField>>;
  /** The definitions that the fields of a library's schema refer to. */
  readonly $defs?: unknown;
  /** The library's schema, which makes the final check. */
  readonly schema?: StandardSchema;
}

interface AnyHandlers {
  validate?(content: unknown, context: FormContext): unknown;
  onAccepted?(content: unknown, context: FormContext): unknown;
  onDeclined?(context: FormContext): unknown;
  onCancelled?(context: FormContext): unknown;
}

interface AnyChanges extends AnyHandlers {
  readonly message?: AnySource["message"] | undefined;
  readonly messages?: AnySource["messages"];
  readonly fields?: object | undefined;
}

interface ReadFields {
  readonly fields: readonly FieldSpec[];
  /** Their JSON Schemas as the author wrote them. */
  readonly properties: Properties;
  readonly validate: (content: Readonly<Record<string, unknown>>) => readonly FieldError[];
}

/** A form with its resolved message, options and words. */
export interface AskedForm extends ReadFields {
  readonly form: DefinedForm;
  readonly message: string;
  readonly url: string | undefined;
  readonly messages: MessageOverrides;
}

export class DefinedForm implements Form<unknown, never> {
  /** Also recognises a form of another copy of this package. */
  readonly "~form" = true;
  readonly source: AnySource;
  /** The form from which `with` made this one, or this form. */
  readonly origin: DefinedForm;
  /** Undefined if options depend on the context. */
  readonly #known: ReadFields | undefined;

  constructor(source: AnySource, origin?: DefinedForm) {
    this.source = source;
    this.origin = origin ?? this;
    const { message, url, fields } = source;
    if (typeof message !== "function") {
      requireMessage(message);
    }
    if (typeof url === "string") {
      requireAddress(url);
    }
    const isKnown = Object.values(fields).every(({ options }) => typeof options !== "function");
    this.#known = isKnown ? readFields(source) : undefined;
  }

  with(changes: AnyChanges): DefinedForm {
    requireShape("with()", changes, {
      message: "string or function or undefined",
      fields: "object or undefined",
      messages: "object or function or undefined",
      validate: "function or undefined",
      ...handlersShape,
    });
    const { fields = {}, ...rest } = changes;
    const known = new Map(Object.entries(this.source.fields));
    for (const [name, rules] of new Map<string, FieldChanges | undefined>(Object.entries(fields))) {
      const field = known.get(name);
      if (!field) {
        throw invalidSchema(`The form has no field ${JSON.stringify(name)} to change.`);
      }
      known.set(name, changeField(name, field, rules ?? {}));
    }
    return new DefinedForm({ ...this.source, ...defined(rest), fields: Object.fromEntries(known) }, this.origin);
  }

  ask(context: FormContext): AskedForm {
    const { message, url, messages = {} } = this.source;
    return {
      ...(this.#known ?? readFields(this.source, context)),
      form: this,
      message: requireMessage(typeof message === "function" ? message(context) : message),
      url: typeof url === "function" ? requireAddress(url(context)) : url,
      messages: typeof messages === "function" ? messages(context) : messages,
    };
  }

  /** With answers that are known as defaults, except for those that the form would refuse. */
  askKnowing(initial: object, context: FormContext): AskedForm {
    const asked = this.ask(context);
    const known: readonly (readonly [string, unknown])[] = Object.entries(defined(initial));
    const unknown = known.find(([name]) => !Object.hasOwn(asked.properties, name));
    if (unknown) {
      throw invalidSchema(`The form has no field ${JSON.stringify(unknown[0])}, of which an answer is known.`);
    }
    const refused = new Set(known.length > 0 ? asked.validate(Object.fromEntries(known)).map(({ name }) => name) : []);
    const presets = known.filter(([name]) => !refused.has(name));
    const changed = presets.map(([name, value]) => [name, { ...asked.properties[name], default: value }] as const);
    return { ...asked, properties: { ...asked.properties, ...Object.fromEntries(changed) } };
  }

  /** Leaves forms out of JSON, so that a result can be serialized with its trail. */
  toJSON(): undefined {
    return undefined;
  }
}

function readFields({ message, fields: made, $defs }: AnySource, context?: FormContext): ReadFields {
  const entries = Object.entries(made);
  const properties = Object.fromEntries(entries.map(([name, field]) => [name, propertyOf(field, context)]));
  const { fields, patterns } = readSchema(properties, {
    required: entries.filter(([, field]) => field.required).map(([name]) => name),
    $defs,
    message: typeof message === "string" ? message : "",
  });
  return { fields, properties, validate: (content) => judge(fields, { content }, { patterns }).errors };
}

function requireMessage(message: unknown): string {
  if (typeof message !== "string" || message.trim() === "") {
    throw faultyForm("invalid-schema", [["message"], noMessage]);
  }
  if (message.length > defaultLimits.text) {
    const length = `The message has ${message.length} characters, and clients show ${defaultLimits.text} at most.`;
    throw faultyForm("invalid-schema", [["message"], error("too-large", length, "Shorten it.")]);
  }
  return message;
}

const noMessage = error("message", "The message has to be a non-empty text, not a Promise.", "Write why you ask.");

/** Throws for a URL that clients refuse to open. */
function requireAddress(url: unknown): string {
  if (typeof url === "string" && inspectUrl(url).refusal === undefined) {
    return url;
  }
  const fault = error(
    "url",
    `Clients refuse to open ${JSON.stringify(url)}.`,
    "Use an absolute https URL, or http on localhost.",
  );
  throw faultyForm("invalid-schema", [["url"], fault]);
}

/**
 * Whether a handler returned a form. True also for a form of another copy of this package, which `definedForm` then refuses. Its input is
 * checked where the chain is started.
 */
export function isForm(value: unknown): value is Form<unknown, unknown, ChainEnd> {
  return isRecord(value) && value["~form"] === true;
}

/** The form behind its public type. */
export function definedForm(form: Form<unknown, never>): DefinedForm {
  if (form instanceof DefinedForm) {
    return form;
  }
  throw invalidSchema(
    "This is not a form of this copy of react-elicitation: install one only, and make forms with its defineForm(), confirm() or openPage().",
  );
}
