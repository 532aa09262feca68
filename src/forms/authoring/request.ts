import { writtenOptions } from "../../core/check/words.js";
import { defined, isRecord, read, readText } from "../../core/json.js";
import { assertNever, type FieldOption, type FieldSpec, type Revision, revisions } from "../../core/types.js";
import { ElicitationError } from "./error.js";
import { type AskedForm, definedForm, requireMessage } from "./form.js";
import { requireInsensitive } from "./read-schema.js";
import { noAnswers } from "./response.js";
import type { Form } from "./types.js";

/** The params of `elicitation/create`, with mutable lists, as the types of SDKs have them. */
export type ElicitParams = FormParams | PageParams;

// Types, since interfaces lack the index signature that SDK v2 wants of params.
type FormParams = {
  readonly mode?: "form";
  readonly message: string;
  readonly requestedSchema: {
    readonly type: "object";
    readonly properties: Record<string, PropertySchema>;
    readonly required?: string[];
  };
};

type PageParams = {
  readonly mode: "url";
  readonly message: string;
  readonly url: string;
  /** Of the notification that the page is done. Not there in 2026-07-28, though SDK v2 types it so. */
  readonly elicitationId: string;
};

type PropertySchema = { readonly title?: string; readonly description?: string } & (
  | TextSchema
  | {
      readonly type: "number" | "integer";
      readonly minimum?: number;
      readonly maximum?: number;
      readonly default?: number;
    }
  | { readonly type: "boolean"; readonly default?: boolean }
  | (ListSchema & { readonly items: { readonly type: "string"; readonly enum: string[] } })
  | (ListSchema & { readonly items: { readonly anyOf: TitledOption[] } })
);

interface TextSchema {
  readonly type: "string";
  readonly format?: McpFormat;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly enum?: string[];
  /** In 2025-06-18, where later revisions have `oneOf`. */
  readonly enumNames?: string[];
  readonly oneOf?: TitledOption[];
  readonly default?: string;
}

interface ListSchema {
  readonly type: "array";
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: string[];
}

type McpFormat = "email" | "uri" | "date" | "date-time";

interface TitledOption {
  readonly const: string;
  readonly title: string;
}

/**
 * The params that ask a form before anything was answered. Rules that the revision does not have are left out, and checked by `fromResult`.
 *
 * @throws {ElicitationError} `unsupported` where the revision has no such field or no pages
 */
export function toRequest<Input>(
  form: Form<unknown, Input>,
  input: Input,
  { revision }: { readonly revision: Revision },
): ElicitParams {
  return paramsOf(definedForm(form).ask({ input, answers: noAnswers }), revision);
}

/** What is asked again keeps what was right, and says what was wrong. */
export interface Correction {
  readonly content: Readonly<Record<string, unknown>>;
  /** By field name; `""` stands for the content as a whole. */
  readonly errors: Readonly<Record<string, string>>;
}

export function paramsOf(form: AskedForm, revision: Revision, correction?: Correction): ElicitParams;
export function paramsOf(
  { message, url, fields, properties }: AskedForm,
  revision: Revision,
  correction?: Correction,
): FormParams | Omit<PageParams, "elicitationId"> {
  if (!revisions.includes(revision)) {
    throw new ElicitationError("unsupported", `MCP has elicitation in ${revisions.join(", ")}, not in ${revision}.`);
  }
  const isOldest = revision === "2025-06-18";
  if (url !== undefined) {
    if (isOldest) {
      throw new ElicitationError(
        "unsupported",
        "Revision 2025-06-18 of MCP opens no pages. Send the address in a result.",
      );
    }
    return { mode: "url", message, url, ...(revision === "2025-11-25" && { elicitationId: crypto.randomUUID() }) };
  }
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const faults = Object.entries(correction?.errors ?? {}).map(([name, error]) =>
    labels.has(name) ? `${labels.get(name)}: ${error}` : error,
  );
  const said = faults.length > 0 ? requireMessage(`${faults.join("\n")}\n\n${message}`) : message;
  if (faults.length > 0) {
    requireInsensitive(said, fields, properties);
  }
  const required = fields.flatMap((field) => (field.required ? [field.name] : []));
  return {
    ...(!isOldest && { mode: "form" }),
    message: said,
    requestedSchema: {
      type: "object",
      properties: Object.fromEntries(
        fields.map((field) => {
          const source = read({ ...properties }, field.name);
          const isRight = correction !== undefined && !Object.hasOwn(correction.errors, field.name);
          const kept = isRight ? read({ ...correction.content }, field.name) : undefined;
          return [field.name, writeField(field, isRecord(source) ? source : {}, revision, kept)];
        }),
      ),
      ...(required.length > 0 && { required }),
    },
  };
}

function writeField(
  field: FieldSpec,
  source: Record<string, unknown>,
  revision: Revision,
  kept: unknown,
): PropertySchema {
  const texts = defined({
    title: readText(source, "title"),
    description: readText(source, "description") ?? field.description,
  });
  const isOldest = revision === "2025-06-18";
  const preset = kept ?? read(source, "default") ?? read({ ...field }, "default");
  const text = typeof preset === "string" && !isOldest ? preset : undefined;
  switch (field.kind) {
    case "text": {
      const { format, minLength, maxLength, patterns = [] } = field;
      // One of several rules would be stricter than all; beside a format, a library's pattern says the same.
      if (field.alternatives || field.numbers || field.constants) {
        return { ...texts, type: "string", ...defined({ default: text }) };
      }
      const pattern = format === undefined && patterns.length === 1 ? patterns[0] : undefined;
      const mcpFormat = formats.find((one) => one === format);
      return {
        ...texts,
        type: "string",
        ...defined({ minLength, maxLength, pattern, format: mcpFormat, default: text }),
      };
    }
    case "number": {
      const { integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
      return {
        ...texts,
        type: integer ? "integer" : "number",
        ...defined({
          // zod writes these bounds for every whole number.
          minimum: minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
          maximum: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
          exclusiveMinimum,
          exclusiveMaximum,
          multipleOf,
          default: typeof preset === "number" && !isOldest ? preset : undefined,
        }),
      };
    }
    case "boolean":
      return { ...texts, type: "boolean", ...defined({ default: typeof preset === "boolean" ? preset : undefined }) };
    case "date":
    case "date-time": {
      const { kind: format, formatMinimum, formatMaximum } = field;
      return { ...texts, type: "string", format, ...defined({ formatMinimum, formatMaximum, default: text }) };
    }
    case "choice": {
      const { plain, titled } = writeOptions(field.options, source);
      const options = !plain && !isOldest ? { oneOf: titled } : { enum: titled.map((option) => option.const) };
      const enumNames = !plain && isOldest ? titled.map(({ title }) => title) : undefined;
      return { ...texts, type: "string", ...options, ...defined({ enumNames, default: text }) };
    }
    case "choices": {
      if (isOldest) {
        throw new ElicitationError(
          "unsupported",
          `Field ${JSON.stringify(field.name)}: revision 2025-06-18 of MCP has no choices(). Write choice(), or a boolean() for each option.`,
        );
      }
      const { minItems, maxItems } = field;
      const { plain, titled } = writeOptions(field.options, source);
      const list = Array.isArray(preset) ? preset.filter((value) => typeof value === "string") : undefined;
      const rest = { ...texts, type: "array" as const, ...defined({ minItems, maxItems, default: list }) };
      return plain
        ? { ...rest, items: { type: "string", enum: titled.map((option) => option.const) } }
        : { ...rest, items: { anyOf: titled } };
    }
    // Hosts take files only where they say so, and plain requests cannot know.
    case "file":
    case "unsupported":
      throw new ElicitationError("invalid-schema", `Field ${JSON.stringify(field.name)} has no control.`);
    default:
      return assertNever(field);
  }
}

/** Every format that MCP has. SDKs refuse a request with another one. */
const formats: readonly McpFormat[] = ["email", "uri", "date", "date-time"];

/** `readSchema` lets only texts through. Their labels are for the kit's own dialog, which has to distinguish what other servers write. */
function writeOptions(
  options: readonly FieldOption[],
  source: Record<string, unknown>,
): { readonly plain: boolean; readonly titled: TitledOption[] } {
  const written = new Map(writtenOptions(source).map(({ value, title }) => [value, title ?? String(value)]));
  const titled = options.map(({ value, label }) => ({ const: String(value), title: written.get(value) || label }));
  return { plain: titled.every((option) => option.title === option.const), titled };
}

/**
 * Whether a client shows forms or opens pages.
 *
 * @param capabilities the client's, as it sent them in `initialize`, or with the request in revision 2026-07-28
 */
export function supports(capabilities: unknown, mode: "form" | "url"): boolean {
  const elicitation = isRecord(capabilities) ? read(capabilities, "elicitation") : undefined;
  if (!isRecord(elicitation)) {
    return false;
  }
  // Revision 2025-06-18 has forms only, and nothing to say about them.
  return isRecord(read(elicitation, mode)) || (mode === "form" && read(elicitation, "url") === undefined);
}

/**
 * @param capabilities undefined where they are not known
 * @throws {ElicitationError} `unsupported`
 */
export function requireSupport(capabilities: unknown, { mode = "form" }: ElicitParams): void {
  if (capabilities !== undefined && !supports(capabilities, mode)) {
    const what = mode === "form" ? "show forms" : "open pages";
    throw new ElicitationError("unsupported", `The client does not ${what}: it has no capability elicitation.${mode}.`);
  }
}
