import { isRecord, jsonPointer, read } from "../json.js";
import { parseRequest } from "../parse/parse-request.js";
import { newestRevision, type Revision } from "../revisions.js";
import { sensitiveFields } from "../trust/credentials.js";
import type { FieldSpec } from "../types.js";
import type { PatternTests } from "../validate/patterns.js";
import { createValidator, loadPatterns } from "../validate/validator.js";
import { type CheckedSchema, type Rule, type SchemaFinding, schemaRules } from "./rules.js";
import { readPropertyAsSdk } from "./sdk-reading.js";

export interface CheckOptions {
  /** Of MCP, which the server and its clients speak. @default "2026-07-28", the newest */
  readonly revision?: Revision | undefined;
}

/**
 * Everything in a `requestedSchema` that clients or people may trip over: what its revision of MCP does not have, what clients built on MCP's
 * TypeScript SDK refuse or leave out before any handler sees it, what no dialog of this kit can show, and what people cannot read or answer. Empty where
 * there is nothing. Total, and never rejects.
 */
export async function checkRequestedSchema(
  schema: unknown,
  options: CheckOptions = {},
): Promise<readonly SchemaFinding[]> {
  return checkForm(schema, "", options);
}

/** @param message of the request, which may ask for a credential */
export async function checkForm(
  schema: unknown,
  message: string,
  { revision = newestRevision() }: CheckOptions,
): Promise<readonly SchemaFinding[]> {
  const request = parseRequest({ message, requestedSchema: schema });
  const form = request.mode === "form" ? request : undefined;
  const fields = form?.fields ?? [];
  const patterns = await loadPatterns(fields, true);
  const broken = await brokenDefaults(fields, patterns);
  const sensitive = sensitiveFields(message, fields);
  const properties = read(schema, "properties");
  const checked: CheckedSchema = {
    revision,
    schema,
    form,
    properties: fields.map((field) => {
      const source = read(properties, field.name);
      return {
        name: field.name,
        source: isRecord(source) ? source : {},
        field,
        sdk: readPropertyAsSdk(field.name, source),
        tests: patterns.get(field.id),
        hasBrokenDefault: broken.has(field.name),
        isSensitive: sensitive.has(field.id),
      };
    }),
  };
  return applyRules(schemaRules, checked);
}

/** The names of the fields whose default no answer can be: it breaks their limits, or their control cannot show it. */
export async function brokenDefaults(
  fields: readonly FieldSpec[],
  patterns: ReadonlyMap<string, PatternTests>,
): Promise<ReadonlySet<string>> {
  // Whether or not they are asked: what is hidden at first may be shown.
  const shown = fields.map((field) => ({ ...field, conditions: [], rendering: {} }));
  const validate = await createValidator(shown, { patterns });
  const defaults = fields.flatMap((field) => ("default" in field ? [[field.name, field.default] as const] : []));
  const broken = validate(Object.fromEntries(defaults)).flatMap(({ name, code }) =>
    code === "required" ? [] : [name],
  );
  const unshown = fields.flatMap(({ name, unshownDefault }) => (unshownDefault === undefined ? [] : [name]));
  return new Set([...broken, ...unshown]);
}

/** What rules find, in their order: of the rules of one code, the first speaks for a place. */
export function applyRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): readonly SchemaFinding[] {
  const found = new Map<string, SchemaFinding>();
  for (const { find, code, severity, message: words, advice } of rules) {
    const message = typeof words === "string" ? words : words(subject);
    for (const path of find(subject).map(jsonPointer)) {
      const key = `${code} ${path}`;
      if (!found.has(key)) {
        found.set(key, { code, severity, path, message, advice });
      }
    }
  }
  return Array.from(found.values());
}
