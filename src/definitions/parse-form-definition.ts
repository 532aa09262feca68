import { noControl } from "../core/check/no-control.js";
import { canClose } from "../core/conditions.js";
import { error, type Finding, warning } from "../core/finding.js";
import { defined, isRecord, read, readList, readPlain, readText } from "../core/json.js";
import { createParseContext, type ParseContext, readLimits, spend } from "../core/parse/parse-context.js";
import { parseForm } from "../core/parse/parse-request.js";
import type { Schema } from "../core/parse/resolve-schema.js";
import { readTimeout } from "../core/time-limit.js";
import {
  type FieldSpec,
  type FormDefinitions,
  type FormRequest,
  type ParseLimits,
  type UnreadableRequest,
} from "../core/types.js";
import { nothingRequired, withConditions } from "./conditions.js";
import {
  type DefinedField,
  answerSchema,
  isKnownType,
  reportDefinition,
  recordIn,
  reportField,
  urlPolicy,
} from "./field-types.js";
import { collectFindings, type JsonObject, reportAt, type Report } from "./findings.js";
import { inRows, isPasswordHint, withRendering } from "./rendering.js";
import { spelledOut } from "./spelling.js";

/**
 * Parses a form definition into the same fields as a `requestedSchema`, so that both are shown, checked and sent alike. Accepts any value
 * and never throws. Parts that are not followed are in `definition.problems`, which do not prevent accepting the form. With `allow_partial`
 * no field is required.
 *
 * @param limits how much is read; see {@link ParseLimits}
 */
export function parseFormDefinition(
  received: unknown,
  limits: Partial<ParseLimits> = {},
): FormRequest | UnreadableRequest {
  const given = readPlain(received);
  if (!isRecord(given) || !readList(given, "fields")) {
    return { mode: "unreadable", message: "", problems: [{ code: "schema" }] };
  }
  const definition = spelledOut(given);
  const problems: Finding[] = [];
  const allLimits = readLimits(limits);
  const report = collectFindings(problems, given, allLimits);
  const fields = fieldsOf(definition, report);
  const byName = new Map(fields.map((field) => [field.id, field]));
  const context = createParseContext(schemaOf(definition, fields, allLimits), allLimits);
  reportDefinition(definition, report);
  const title = context.line(readText(definition, "title") ?? "");
  const description = context.block(readText(definition, "description") ?? "");
  const message = [title, description].filter((text) => text !== "").join("\n\n");
  const form = parseForm(message, context, (field) => {
    const own = byName.get(field.name);
    return own ? completed(field, own.source, byName, context, reportAt(report, "fields", own.index)) : field;
  });
  if (form.mode !== "form") {
    return form;
  }
  const indexOf = ({ name }: FieldSpec): number => byName.get(name)?.index ?? 0;
  return {
    ...form,
    // Restores the order, because an object puts properties such as "10" first.
    fields: withConditions(
      inRows(form.fields.toSorted((one, other) => indexOf(one) - indexOf(other))),
      definition,
      fields.slice(0, allLimits.fields),
      report,
    ),
    definition: {
      id: readText(definition, "id") ?? "",
      title,
      ...defined({ timeout: readTimeout(definition) }),
      ...(Object.hasOwn(definition, "metadata") && { metadata: definition.metadata }),
      problems,
    },
  };
}

/** Pass this as `definitions` to a dialog, card or host, to show params with a `formDefinition` as a form. */
export const formDefinitions: FormDefinitions = { parse: parseFormDefinition };

/**
 * The JSON Schema (2020-12) of the answers to a definition. Accepts any value and never throws. It has no URL policy and no conditions: a
 * field that others can hide or disable is not required. Bounds of dates are `formatMinimum` and `formatMaximum` of ajv-formats.
 */
export function toJsonSchema(received: unknown): Record<string, unknown> {
  const definition = readPlain(received);
  const source = isRecord(definition) ? spelledOut(definition) : {};
  const fields = fieldsOf(source, () => undefined);
  const schema = schemaOf(source, fields, { fields: Infinity, takesFiles: true });
  const form = parseFormDefinition(definition, { takesFiles: true });
  const parsed = new Map(form.mode === "form" ? form.fields.map((field) => [field.name, field]) : []);
  const [title, description] = [readText(source, "title"), readText(source, "description")];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...defined({ title, description }),
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => {
        const field = parsed.get(name);
        // The parsed default, which for a number is 3 instead of "3".
        return [name, defined({ ...property, default: field && "default" in field ? field.default : undefined })];
      }),
    ),
    required: schema.required.filter((name) => !parsed.get(name)?.conditions?.some(canClose)),
    additionalProperties: false,
  };
}

/** The fields that have an id. Of fields with the same id, only the first. */
function fieldsOf(definition: JsonObject, report: Report): readonly DefinedField[] {
  const ids = new Set<string>();
  const isPartial = read(definition, "allow_partial") === true;
  return (readList(definition, "fields") ?? []).flatMap((source: unknown, index) => {
    const id = readText(source, "id");
    if (!isRecord(source) || id === undefined) {
      report(["fields", index, "id"], noId);
      return [];
    }
    if (ids.has(id)) {
      report(["fields", index], repeatedId);
      return [];
    }
    ids.add(id);
    if (isPartial && read(source, "required") === true) {
      report(["fields", index, "required"], nothingRequired);
    }
    return [{ id, index, source }];
  });
}

const noId = error(
  "value",
  "This field is left out: it has no id.",
  "Write an object with an id, a text that no other field has.",
);
const repeatedId = error(
  "duplicate-id",
  "This field is left out: an earlier one has the same id.",
  "Give it another one.",
);

/** @param limits fields beyond `limits.fields` are only counted */
function schemaOf(
  definition: JsonObject,
  fields: readonly DefinedField[],
  limits: Pick<ParseLimits, "fields" | "takesFiles">,
): {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
} {
  const isPartial = read(definition, "allow_partial") === true;
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(({ id, source }, place) => [id, place < limits.fields ? answerSchema(source, limits) : {}]),
    ),
    required: isPartial ? [] : fields.flatMap(({ id, source }) => (read(source, "required") === true ? [id] : [])),
  };
}

/** Adds to a field what JSON Schema cannot express: hints, dependencies, and which URLs and files it accepts. */
function completed(
  field: FieldSpec,
  source: JsonObject,
  byName: ReadonlyMap<string, unknown>,
  context: ParseContext,
  report: Report,
): FieldSpec {
  reportField(source, context, report);
  if (field.kind === "unsupported" && isKnownType(source)) {
    const isRefused = read(source, "type") === "file" && !context.limits.takesFiles;
    report([], isRefused ? noFiles : noControl[field.reason]);
  }
  const listed = readList(source, "dependencies") ?? [];
  const dependencies = spend(context, "steps", listed.length)
    ? listed.filter((name) => typeof name === "string").filter((name) => byName.has(name))
    : [];
  if (dependencies.length < listed.length) {
    report(["dependencies"], unknownDependencies);
  }
  return {
    ...withRendering(field, source, context, report),
    ...defined({ urls: urlPolicy(source) }),
    ...(dependencies.length > 0 && { dependencies }),
    ...(isCredential(source) && { isPassword: true }),
  };
}

const noFiles = error(
  "unsupported",
  "No control fits it: the host takes no files.",
  "Ask for a file only of hosts that take them.",
);
const unknownDependencies = warning(
  "condition",
  "What is not the id of a field of this form is left out.",
  "Write ids of fields.",
);

/** Whether the format or a hint says that the answer is a secret, or an autofill token that browsers protect. */
function isCredential(source: JsonObject): boolean {
  const rendering = recordIn(source, "rendering");
  return (
    [read(rendering, "inputType"), read(rendering, "displayStyle")].some(isPasswordHint) ||
    read(recordIn(source, "validation"), "format") === "password" ||
    /(?:^| )(?:(?:current|new)-password|one-time-code|cc-[a-z-]+)(?: |$)/i.test(
      readText(rendering, "autocomplete") ?? "",
    )
  );
}
