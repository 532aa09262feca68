import { defined, isRecord, read, readList } from "../../core/json.js";
import { defaultLimits, type FieldSpec } from "../../core/types.js";
import { inspectUrl } from "../../core/url/inspect-url.js";
import { ajvEngine } from "../../core/validate/ajv.js";
import { type Validate, validatorWith } from "../../core/validate/validator.js";
import { ElicitationError } from "./error.js";
import { changeField, propertyOf } from "./fields.js";
import { type FormSchema, readSchema, requireInsensitive } from "./read-schema.js";
import { isPlain, requireShape, type Shape } from "./require-shape.js";
import { isStandardSchema, readStandardSchema, type StandardSchema } from "./standard-schema.js";
import type {
  AnyField,
  ContentErrors,
  ContentOf,
  EndsOf,
  Form,
  FormChanges,
  FormContext,
  FormSource,
  Handlers,
  InputOf,
  OfContext,
} from "./types.js";

/**
 * A form for a person, whose content is typed by its fields.
 *
 * @throws {ElicitationError} `invalid-schema`, also when it is asked where options depend on what was answered before
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
    validate: "function or undefined",
    ...handlersShape,
  });
  const { fields, ...rest } = source;
  if (!isStandardSchema(fields)) {
    requireFields(fields);
  }
  return new DefinedForm({ ...rest, ...(isStandardSchema(fields) ? fieldsOf(fields) : { fields }) });
}

function requireFields(fields: object): void {
  if (!isPlain(fields) || "~standard" in fields) {
    throw new ElicitationError(
      "invalid-schema",
      "defineForm(): fields has to be an object of fields, or a schema with Standard JSON Schema: of Valibot, toStandardJsonSchema(…) makes it; of Effect, toStandardJSONSchemaV1(toStandardSchemaV1(…)).",
    );
  }
  for (const [name, field] of Object.entries(fields)) {
    if (!isPlain(field) || !isRecord(field.schema)) {
      throw new ElicitationError(
        "invalid-schema",
        `Field ${JSON.stringify(name)}: not a field. Write string() with its parentheses, choice([…]) or another maker.`,
      );
    }
  }
}

const handlersShape: Shape = {
  onAccepted: "function or undefined",
  onDeclined: "function or undefined",
  onCancelled: "function or undefined",
};

function fieldsOf(schema: StandardSchema): Pick<AnySource, "fields" | "$defs" | "schema"> {
  const { properties, required, $defs } = readStandardSchema(schema);
  for (const [name, property] of Object.entries(properties)) {
    if (required.includes(name) && isNullable(property)) {
      throw new ElicitationError(
        "invalid-schema",
        `Field ${JSON.stringify(name)}: no answer is null. Make the field optional: what is left empty is not sent.`,
      );
    }
  }
  const fields = Object.entries(properties).map(([name, property]): [string, AnyField] => [
    name,
    { schema: withoutPatterns(property), required: required.includes(name) },
  ]);
  return { fields: Object.fromEntries(fields), $defs, schema };
}

function isNullable(property: unknown): boolean {
  if (!isRecord(property)) {
    return false;
  }
  const type = read(property, "type");
  const shapes = readList(property, "anyOf") ?? readList(property, "oneOf") ?? [];
  return type === "null" || (Array.isArray(type) && type.includes("null")) || shapes.some(isNullable);
}

/** JSON Schema lacks the flags of a library's pattern, and the library may change a text before it matches: clients would refuse what it takes. */
function withoutPatterns(property: unknown): Readonly<Record<string, unknown>> {
  const { pattern: _, ...rest } = isRecord(property) ? property : {};
  const all = readList(rest, "allOf");
  return { ...rest, ...(all && { allOf: all.map(withoutPatterns) }) };
}

/** A question without fields, which is answered by accepting or declining it. */
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
  /** Absolute, of https, or of http on this machine. What the person enters there never passes through the client. */
  readonly url: string | ((context: FormContext<Input>) => string);
}

/** A page to open outside the chat: for sign-in, payment and whatever else no client may see. Accepted means that the person went there. */
export function openPage<Input = unknown, Accepted = undefined, Declined = undefined, Cancelled = undefined>(
  source: PageSource<Input, Accepted, Declined, Cancelled>,
): Form<undefined, Input & InputOf<Accepted | Declined | Cancelled>, EndsOf<undefined, Accepted, Declined, Cancelled>> {
  requireShape("openPage()", source, { message: "string or function", url: "string or function", ...handlersShape });
  return new DefinedForm({ ...source, fields: {} });
}

/** What a form or a page is made of, without the types of its author. */
interface AnySource extends Handlers<unknown, unknown, unknown, unknown, unknown> {
  readonly message: string | OfContext<string>;
  readonly url?: string | OfContext<string>;
  readonly fields: Readonly<Record<string, AnyField>>;
  /** What the fields of a library refer to. */
  readonly $defs?: unknown;
  /** The library's own, which has the last word. */
  readonly schema?: StandardSchema;
  validate?(content: unknown, context: FormContext): ContentErrors<object> | Promise<ContentErrors<object>>;
}

/** A form whose message and options are known. */
export interface AskedForm extends FieldsToAnswer {
  readonly message: string;
  readonly url: string | undefined;
}

export interface FieldsToAnswer {
  readonly form: DefinedForm;
  readonly fields: readonly FieldSpec[];
  /** Their JSON Schemas as the author wrote them. */
  readonly properties: FormSchema["properties"];
  readonly validate: Validate;
}

export class DefinedForm implements Form<unknown, never> {
  readonly source: AnySource;
  /** The form that this one was made of by `with`, or itself. */
  readonly origin: DefinedForm;
  /** Undefined where options depend on the context. */
  readonly #known: FieldsToAnswer | undefined;

  constructor(source: AnySource, origin?: DefinedForm) {
    this.source = source;
    this.origin = origin ?? this;
    const isKnown = Object.values(source.fields).every(({ options }) => typeof options !== "function");
    if (typeof source.message !== "function") {
      requireMessage(source.message);
    }
    this.#known = isKnown ? readFields(this) : undefined;
    if ("url" in source && typeof source.url !== "function") {
      requireAddress(source.url);
    }
  }

  with(changes: FormChanges<Readonly<Record<string, unknown>>, never>): DefinedForm {
    requireShape("with()", changes, { message: "string or function or undefined", fields: "object or undefined" });
    const { message, fields = {} } = changes;
    const known = new Map(Object.entries(this.source.fields));
    for (const [name, rules] of Object.entries(fields)) {
      const field = known.get(name);
      if (!field) {
        throw new ElicitationError("invalid-schema", `The form has no field ${JSON.stringify(name)} to change.`);
      }
      known.set(name, changeField(name, field, rules ?? {}));
    }
    return new DefinedForm({ ...this.source, ...defined({ message }), fields: Object.fromEntries(known) }, this.origin);
  }

  /** What an answer is checked against. */
  read(context: FormContext): FieldsToAnswer {
    return this.#known ?? readFields(this, context);
  }

  ask(context: FormContext): AskedForm {
    const { message, url } = this.source;
    const asked = this.read(context);
    const said = requireMessage(typeof message === "function" ? message(context) : message);
    if (typeof message === "function") {
      requireInsensitive(said, asked.fields, asked.properties);
    }
    return {
      ...asked,
      message: said,
      url: typeof url === "function" ? requireAddress(url(context)) : url,
    };
  }

  /** Nothing, so that a result can be written as JSON with its trail. */
  toJSON(): undefined {
    return undefined;
  }
}

function readFields(form: DefinedForm, context?: FormContext): FieldsToAnswer {
  const { message, fields: made, $defs, schema } = form.source;
  const entries = Object.entries(made);
  const properties = Object.fromEntries(entries.map(([name, field]) => [name, propertyOf(field, context)]));
  const required = entries.filter(([, field]) => field.required).map(([name]) => name);
  const { fields, patterns } = readSchema(
    { type: "object", properties, required, $defs },
    { isChecked: !!schema, message: typeof message === "string" ? message : "" },
  );
  const interpret = validatorWith(fields, patterns);
  let isAnswered = false;
  let compiled: Validate | undefined;
  return {
    form,
    fields,
    properties,
    validate: (content) => {
      // Compiling takes as long as many checks, and a form that is made while a chain runs is answered once.
      if (!isAnswered) {
        isAnswered = true;
        return interpret(content);
      }
      compiled ??= validatorWith(fields, patterns, ajvEngine);
      return compiled(content);
    },
  };
}

export function requireMessage(message: unknown): string {
  if (typeof message === "string" && message.length > defaultLimits.text) {
    throw new ElicitationError(
      "invalid-schema",
      `The message has ${message.length} characters, of which clients show ${defaultLimits.text} at most. Shorten it, or what validate() returns.`,
    );
  }
  if (typeof message === "string" && message.trim() !== "") {
    return message;
  }
  throw new ElicitationError(
    "invalid-schema",
    `The message has to be a text, not empty and no Promise: it says why you ask.`,
  );
}

/** An address as a client opens it. */
function requireAddress(url: unknown): string {
  if (typeof url === "string" && inspectUrl(url).refusal === undefined) {
    return url;
  }
  throw new ElicitationError(
    "invalid-schema",
    `No client opens ${JSON.stringify(url)}. Write an absolute https address, or http on this machine.`,
  );
}

/** The form behind its public type. */
export function definedForm(form: Form<unknown, never>): DefinedForm {
  if (form instanceof DefinedForm) {
    return form;
  }
  throw new ElicitationError(
    "invalid-schema",
    "This is not a form of this copy of react-elicitation. Make it with its defineForm(), confirm() or openPage().",
  );
}
