import { noControl } from "../core/check/no-control.js";
import { writtenOptions } from "../core/check/written-options.js";
import { error } from "../core/finding.js";
import { defined, isRecord, read, readText } from "../core/json.js";
import { isRevision, type Revision, revisionNames, revisions } from "../core/revisions.js";
import { assertNever, defaultLimits, type FieldOption, type FieldSpec } from "../core/types.js";
import { resolveMessages } from "../messages/english.js";
import type { MessageOverrides } from "../messages/messages.js";
import { ElicitationError, faultyForm, fieldFault, invalidField } from "./error.js";
import { type AskedForm, definedForm } from "./form.js";
import { type Correction, type Errors, noAnswers } from "./response.js";
import type { Form, JsonSchema } from "./types.js";

/** The params of `elicitation/create`. The lists are mutable, as in the SDKs' types. */
export type ElicitParams = FormParams | PageParams;

// Type aliases, because interfaces do not have the index signature that SDK v2 requires of params.
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
  /** For `notifications/elicitation/complete`. Missing in revision 2026-07-28, although SDK v2's type requires it. */
  readonly elicitationId: string;
};

/** Only as precise as the SDKs' types require. The values also have limits and defaults. */
type PropertySchema = { readonly title?: string; readonly description?: string } & (
  | { readonly type: "string" }
  | { readonly type: "number" | "integer" }
  | { readonly type: "boolean" }
  | { readonly type: "array"; readonly items: { readonly type: "string"; readonly enum: string[] } }
  | { readonly type: "array"; readonly items: { readonly anyOf: { readonly const: string; readonly title: string }[] } }
);

/**
 * The params that ask a form as the first one of a chain. Revision 2025-06-18 has defaults only for booleans, so other defaults are left
 * out. `pattern`, `multipleOf`, exclusive bounds and bounds of dates are sent although no revision has them, for clients that read them.
 *
 * @throws {ElicitationError} `unsupported` if the revision does not have such a field, or URL mode
 */
export function toRequest<Input>(
  form: Form<unknown, Input>,
  input: Input,
  { revision }: { readonly revision: Revision },
): ElicitParams {
  return paramsOf(definedForm(form).ask({ input, answers: noAnswers }), revision);
}

export function paramsOf(form: AskedForm, revision: string, correction?: Correction): ElicitParams;
export function paramsOf(
  { message, url, fields, properties, messages }: AskedForm,
  revision: string,
  correction?: Correction,
): FormParams | Omit<PageParams, "elicitationId"> {
  if (!isRevision(revision)) {
    throw new ElicitationError(
      "unsupported",
      `Revision ${revision} of MCP has no elicitation. Use one of ${revisionNames().join(", ")}.`,
    );
  }
  const { urlMode, elicitationId } = revisions[revision];
  if (url !== undefined) {
    if (!urlMode) {
      const fault = error(
        "revision",
        `Revision ${revision} of MCP has no URL mode.`,
        "Put the address into the result of the tool.",
      );
      throw faultyForm("unsupported", [["mode"], fault]);
    }
    return { mode: "url", message, url, ...(elicitationId && { elicitationId: crypto.randomUUID() }) };
  }
  const { right, errors = {} } = correction ?? {};
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    ...(urlMode && { mode: "form" }),
    message: messageWithErrors(message, errors, fields, messages),
    requestedSchema: {
      type: "object",
      properties: Object.fromEntries(
        fields.map((field) => {
          const source = properties[field.name] ?? {};
          // If the person has cleared a default, it does not come back.
          const preset =
            right && !Object.hasOwn(errors, field.name)
              ? read(right, field.name)
              : (read(source, "default") ?? read({ ...field }, "default"));
          return [field.name, writeField(field, source, revision, preset)];
        }),
      ),
      ...(required.length > 0 && { required }),
    },
  };
}

function messageWithErrors(
  message: string,
  errors: Errors,
  fields: readonly FieldSpec[],
  messages: MessageOverrides,
): string {
  const { errorLine } = resolveMessages(messages);
  const lines = Object.entries(errors).map(([name, text]) => {
    const field = fields.find((one) => one.name === name);
    return field ? errorLine({ label: field.label, error: text }) : text;
  });
  const left = defaultLimits.text - message.length - "\n\n".length;
  return lines.length > 0 && left > 0 ? `${lines.join("\n").slice(0, left)}\n\n${message}` : message;
}

function writeField(field: FieldSpec, source: JsonSchema, revision: Revision, preset: unknown): PropertySchema {
  const { lists, defaults } = revisions[revision];
  if (field.kind === "choices" && !lists) {
    const fault = error(
      "revision",
      `Revision ${revision} of MCP has no choices().`,
      "Write choice(), or a boolean() for each option.",
    );
    throw faultyForm("unsupported", fieldFault(field.name, fault));
  }
  const rules = typeAndLimits(field, source, revision);
  // If a library accepts a text or a number, only one type is sent, and the default may have the other.
  const isOfType = (Array.isArray(preset) ? "array" : typeof preset) === rules.type.replace("integer", "number");
  return {
    ...defined({
      title: readText(source, "title"),
      description: readText(source, "description") ?? field.description,
      default: isOfType && (defaults === "all" || field.kind === "boolean") ? structuredClone(preset) : undefined,
    }),
    ...rules,
  };
}

function typeAndLimits(field: FieldSpec, source: JsonSchema, revision: Revision): PropertySchema {
  switch (field.kind) {
    case "text": {
      const { format, minLength, maxLength, patterns = [] } = field;
      // A text may satisfy any of several rules. Sending one of them would be too strict.
      if (field.alternatives || field.numbers || field.constants) {
        return { type: "string" };
      }
      const pattern = patterns.length === 1 ? patterns[0] : undefined;
      // MCP has no other formats for text fields, and SDKs refuse a request with another one.
      const known = format === "email" || format === "uri" ? format : undefined;
      return { type: "string", ...defined({ minLength, maxLength, pattern, format: known }) };
    }
    case "number": {
      const { integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
      return {
        type: integer ? "integer" : "number",
        ...defined({
          // zod writes these bounds for every integer.
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
      const { kind: format, formatMinimum, formatMaximum } = field;
      return { type: "string", ...defined({ format, formatMinimum, formatMaximum }) };
    }
    case "choice": {
      const { values, titled } = writeOptions(field.options, source);
      const enumNames = titled?.map(({ title }) => title);
      return {
        type: "string",
        ...(titled && revisions[revision].optionTitles === "oneOf"
          ? { oneOf: titled }
          : defined({ enum: values, enumNames })),
      };
    }
    case "choices": {
      const { minItems, maxItems } = field;
      const { values, titled } = writeOptions(field.options, source);
      const limits = defined({ minItems, maxItems });
      return titled
        ? { type: "array", ...limits, items: { anyOf: titled } }
        : { type: "array", ...limits, items: { type: "string", enum: values } };
    }
    // Only some hosts accept files, and a server cannot know whether its host does.
    case "file":
    case "unsupported":
      throw invalidField(field.name, noControl.type);
    default:
      return assertNever(field);
  }
}

interface WrittenOptions {
  readonly values: string[];
  /** Undefined if every option is its own title. */
  readonly titled: { readonly const: string; readonly title: string }[] | undefined;
}

/** Uses the author's titles. Parsed labels may have additions, which keep look-alike options apart in the kit's own dialog. */
function writeOptions(options: readonly FieldOption[], source: JsonSchema): WrittenOptions {
  const titles = new Map(writtenOptions(source).map(({ value, title }) => [value, title ?? String(value)]));
  const all = options.map(({ value, label }) => ({ const: String(value), title: titles.get(value) || label }));
  const isTitled = all.some((option) => option.title !== option.const);
  return { values: all.map((option) => option.const), titled: isTitled ? all : undefined };
}

/**
 * Whether a client shows forms, or opens pages.
 *
 * @param capabilities the client's capabilities, as sent in `initialize`, or with the request in revision 2026-07-28
 */
export function supports(capabilities: unknown, mode: "form" | "url"): boolean {
  const elicitation = isRecord(capabilities) ? read(capabilities, "elicitation") : undefined;
  if (!isRecord(elicitation)) {
    return false;
  }
  // An empty `elicitation: {}` means forms, because revision 2025-06-18 has nothing else.
  return isRecord(read(elicitation, mode)) || (mode === "form" && read(elicitation, "url") === undefined);
}

/**
 * @param capabilities undefined if they are not known; nothing is checked then
 * @throws {ElicitationError} `unsupported`
 */
export function requireSupport(capabilities: unknown, { mode = "form" }: ElicitParams): void {
  if (capabilities !== undefined && !supports(capabilities, mode)) {
    throw new ElicitationError(
      "unsupported",
      `The client has not declared the capability elicitation.${mode}, or the server has no session with it.`,
    );
  }
}
