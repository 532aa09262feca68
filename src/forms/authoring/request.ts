import { defined, isRecord, read, readText } from "../../core/json.js";
import { assertNever, type FieldOption, type FieldSpec } from "../../core/types.js";
import { ElicitationError } from "./error.js";
import { type AskedForm, definedForm } from "./form.js";
import { noAnswers } from "./response.js";
import type { Form } from "./types.js";

/** The revisions of MCP that have elicitation. */
export type Revision = "2025-06-18" | "2025-11-25" | "2026-07-28";

/** The params of `elicitation/create`, of either mode. */
export type ElicitParams =
  | {
      readonly mode?: "form";
      readonly message: string;
      readonly requestedSchema: {
        readonly type: "object";
        readonly properties: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
        readonly required?: readonly string[];
      };
    }
  | { readonly mode: "url"; readonly message: string; readonly url: string; readonly elicitationId?: string };

/**
 * The params that ask a form before anything was answered. Of its schema goes what the revision has; the rest is checked by `fromResult`.
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

export function paramsOf(
  { message, url, fields, properties }: AskedForm,
  revision: Revision,
  correction?: Correction,
): ElicitParams {
  const isOldest = revision === "2025-06-18";
  if (url !== undefined) {
    if (isOldest) {
      throw new ElicitationError(
        "unsupported",
        "Revision 2025-06-18 of MCP opens no pages. Send the address in a result.",
      );
    }
    const elicitationId = revision === "2025-11-25" ? crypto.randomUUID() : undefined;
    return { mode: "url", message, url, ...defined({ elicitationId }) };
  }
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const faults = Object.entries(correction?.errors ?? {}).map(([name, error]) =>
    labels.has(name) ? `${labels.get(name)}: ${error}` : error,
  );
  const required = fields.flatMap((field) => (field.required ? [field.name] : []));
  return {
    ...(!isOldest && { mode: "form" }),
    message: faults.length > 0 ? `${faults.join("\n")}\n\n${message}` : message,
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

/** Every format that MCP has. SDKs refuse a request with another one. */
const formats: readonly unknown[] = ["email", "uri", "date", "date-time"];

function writeField(
  field: FieldSpec,
  source: Readonly<Record<string, unknown>>,
  revision: Revision,
  kept: unknown,
): Readonly<Record<string, unknown>> {
  const known = kept ?? read({ ...source }, "default") ?? read({ ...field }, "default");
  const hasDefault = revision !== "2025-06-18" || field.kind === "boolean";
  return {
    ...writeRules(field, revision),
    ...defined({
      title: readText({ ...source }, "title"),
      description: field.description,
      default: hasDefault ? known : undefined,
    }),
  };
}

function writeRules(field: FieldSpec, revision: Revision): Readonly<Record<string, unknown>> {
  switch (field.kind) {
    case "text": {
      const { format, minLength, maxLength, patterns = [] } = field;
      // One rule of several says too much; beside a format, the pattern of a library says the same.
      if (field.alternatives || field.numbers || field.constants) {
        return { type: "string" };
      }
      const isKnown = formats.includes(format);
      const pattern = format === undefined && patterns.length === 1 ? patterns[0] : undefined;
      return { type: "string", ...defined({ minLength, maxLength, pattern, format: isKnown ? format : undefined }) };
    }
    case "number": {
      const { integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
      return {
        type: integer ? "integer" : "number",
        ...defined({
          // zod writes these bounds for every whole number.
          minimum: minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum,
          maximum: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum,
          exclusiveMinimum,
          exclusiveMaximum,
          multipleOf,
        }),
      };
    }
    case "boolean":
      return { type: "boolean" };
    case "date":
    case "date-time": {
      const { formatMinimum, formatMaximum } = field;
      return { type: "string", format: field.kind, ...defined({ formatMinimum, formatMaximum }) };
    }
    case "choice":
      return { type: "string", ...writeOptions(field.options, revision === "2025-06-18" ? "enumNames" : "oneOf") };
    case "choices": {
      if (revision === "2025-06-18") {
        throw new ElicitationError(
          "unsupported",
          `Field ${JSON.stringify(field.name)}: revision 2025-06-18 of MCP has no choices(). Write choice(), or a boolean() for each option.`,
        );
      }
      const { minItems, maxItems } = field;
      const options = writeOptions(field.options, "anyOf");
      return {
        type: "array",
        items: { ...("enum" in options && { type: "string" }), ...options },
        ...defined({ minItems, maxItems }),
      };
    }
    case "unsupported":
      // `readSchema` lets none through.
      return {};
    default:
      return assertNever(field);
  }
}

function writeOptions(
  options: readonly FieldOption[],
  titles: "enumNames" | "oneOf" | "anyOf",
): Readonly<Record<string, unknown>> {
  const values = options.map(({ value }) => value);
  if (options.every(({ value, label }) => label === value)) {
    return { enum: values };
  }
  return titles === "enumNames"
    ? { enum: values, enumNames: options.map(({ label }) => label) }
    : { [titles]: options.map(({ value, label }) => ({ const: value, title: label })) };
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
