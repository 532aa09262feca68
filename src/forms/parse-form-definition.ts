import { canClose } from "../core/conditions.js";
import { defined, isRecord, read, readList, readNumber, readText } from "../core/json.js";
import { createParseContext, type ParseContext, spend } from "../core/parse/parse-context.js";
import { parseForm } from "../core/parse/parse-request.js";
import {
  type DefinitionProblem,
  defaultLimits,
  type FieldSpec,
  type FormDefinitions,
  type FormRequest,
  type RequestLimits,
  type UnreadableRequest,
} from "../core/types.js";
import { withConditions } from "./conditions.js";
import { type DefinedField, fieldSchema, recordIn, reportDefinition, reportField, urlPolicy } from "./field-types.js";
import { collectProblems, type JsonObject, reportAt, type ReportProblem } from "./problems.js";
import { inRows, withRendering } from "./rendering.js";

/**
 * Parses a form definition into the fields that a `requestedSchema` becomes, so that both are shown, checked and sent alike. Total: any
 * value in, never a throw. What is not obeyed is in `definition.problems`, and keeps no form from being answered. With `allow_partial` no
 * field is required.
 *
 * @param limits bounds on what is read; see {@link RequestLimits}
 * @param takesFiles whether a field may ask for a file; otherwise it is unsupported. @default false
 */
export function parseFormDefinition(
  definition: unknown,
  limits: Partial<RequestLimits> = {},
  takesFiles = false,
): FormRequest | UnreadableRequest {
  if (!isRecord(definition) || !readList(definition, "fields")) {
    return { mode: "unreadable", message: "", problems: [{ code: "schema" }] };
  }
  const problems: DefinitionProblem[] = [];
  const allLimits = { ...defaultLimits, ...defined(limits) };
  const report = collectProblems(problems, allLimits);
  const fields = fieldsOf(definition, report);
  const byName = new Map(fields.map((field) => [field.id, field]));
  const context = createParseContext(schemaOf(definition, fields, takesFiles, allLimits.fields), allLimits, takesFiles);
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
  const timeout = readNumber(definition, "timeout");
  const indexOf = ({ name }: FieldSpec): number => byName.get(name)?.index ?? 0;
  return {
    ...form,
    // An object has properties such as "10" before the others.
    fields: withConditions(
      inRows(form.fields.toSorted((one, other) => indexOf(one) - indexOf(other))),
      definition,
      fields.slice(0, allLimits.fields),
      report,
    ),
    definition: {
      id: readText(definition, "id") ?? "",
      title,
      ...defined({ timeout: timeout !== undefined && timeout > 0 ? timeout : undefined }),
      ...(Object.hasOwn(definition, "metadata") && { metadata: definition.metadata }),
      problems,
    },
  };
}

/** For `definitions` of a dialog, card or host: params with a `formDefinition` are then a form. */
export const formDefinitions: FormDefinitions = { parse: parseFormDefinition };

/**
 * The JSON Schema (2020-12) of the answers to a definition. Total. It cannot say where an address leads, nor when a condition requires an
 * answer: a field that others show or hide is not required. Bounds of dates are `formatMinimum` and `formatMaximum` of ajv-formats.
 */
export function toJsonSchema(definition: unknown): Record<string, unknown> {
  const source = isRecord(definition) ? definition : {};
  const fields = fieldsOf(source, () => undefined);
  const schema = schemaOf(source, fields, true);
  const form = parseFormDefinition(definition, {}, true);
  const parsed = form.mode === "form" ? form.fields : [];
  const conditional = new Set(parsed.filter((field) => field.conditions?.some(canClose)).map(({ name }) => name));
  const [title, description] = [readText(source, "title"), readText(source, "description")];
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    ...defined({ title, description }),
    ...schema,
    required: schema.required.filter((name) => !conditional.has(name)),
    additionalProperties: false,
  };
}

/** The fields that have an id, each id once. */
function fieldsOf(definition: JsonObject, report: ReportProblem): readonly DefinedField[] {
  const ids = new Set<string>();
  return (readList(definition, "fields") ?? []).flatMap((source: unknown, index) => {
    const id = isRecord(source) ? readText(source, "id") : undefined;
    if (!isRecord(source) || id === undefined || ids.has(id)) {
      report(id === undefined ? "value" : "duplicate-id", "fields", index);
      return [];
    }
    ids.add(id);
    return [{ id, index, source }];
  });
}

/** @param limit how many fields are read; the others are only counted */
function schemaOf(
  definition: JsonObject,
  fields: readonly DefinedField[],
  takesFiles: boolean,
  limit = Infinity,
): { readonly type: "object"; readonly properties: JsonObject; readonly required: readonly string[] } {
  const isPartial = read(definition, "allow_partial") === true;
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map(({ id, source }, place) => [id, place < limit ? fieldSchema(source, takesFiles) : {}]),
    ),
    required: isPartial ? [] : fields.flatMap(({ id, source }) => (read(source, "required") === true ? [id] : [])),
  };
}

/** A field with what no JSON Schema says: hints, dependencies, and which addresses it takes. */
function completed(
  field: FieldSpec,
  source: JsonObject,
  byName: ReadonlyMap<string, unknown>,
  context: ParseContext,
  report: ReportProblem,
): FieldSpec {
  reportField(source, report);
  if (field.kind === "unsupported") {
    report("unsupported");
  }
  const listed = readList(source, "dependencies") ?? [];
  const dependencies = spend(context, "steps", listed.length)
    ? listed.filter((name) => typeof name === "string").filter((name) => byName.has(name))
    : [];
  if (dependencies.length < listed.length) {
    report("condition", "dependencies");
  }
  return {
    ...withRendering(field, source, context, report),
    ...defined({ urls: urlPolicy(source) }),
    ...(dependencies.length > 0 && { dependencies }),
    ...(read(recordIn(source, "rendering"), "inputType") === "password" && { isPassword: true }),
  };
}
