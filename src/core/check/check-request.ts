import { isRecord, jsonPointer, read, readText } from "../json.js";
import type { Finding } from "../finding.js";
import { judge } from "../judge.js";
import { parseRequest } from "../parse/parse-request.js";
import { isRevision, newestRevision, type Revision, revisions } from "../revisions.js";
import { sensitiveFields } from "../trust/credentials.js";
import type { FieldSpec } from "../types.js";
import { type InspectedUrl, inspectUrl } from "../url/inspect-url.js";
import type { PatternTests } from "../validate/patterns.js";
import { loadPatterns } from "../validate/load-patterns.js";
import { type CheckedSchema, errorRule, type Rule, schemaRules, warningRule } from "./rules.js";
import { readPropertyAsSdk } from "./sdk-reading.js";

interface CheckOptions {
  /** The revision of MCP that the server and its clients speak. @default the newest, also for an unknown one */
  readonly revision?: Revision | undefined;
}

/**
 * Finds problems in the params of `elicitation/create`: what the MCP revision does not have, what clients built on MCP's TypeScript SDK
 * refuse or drop before any handler sees it, what this kit's dialog cannot show, and what people cannot read or answer. A `formDefinition`
 * is checked by `checkFormDefinition` instead. Findings do not quote the params. Accepts any value and never rejects.
 *
 * @param params to check a schema alone, pass `{ message, requestedSchema }`
 */
export async function checkRequest(
  params: unknown,
  { revision: given }: CheckOptions = {},
): Promise<readonly Finding[]> {
  const source = isRecord(params) ? params : {};
  // In JavaScript, any name may come.
  const revision = isRevision(given) ? given : newestRevision();
  const mode = read(source, "mode") ?? "form";
  const url = mode === "url" ? inspectUrl(readText(source, "url") ?? "") : undefined;
  const findings = applyRules(requestRules, { params: source, mode, revision, url });
  if (mode !== "form" || Object.hasOwn(source, "formDefinition")) {
    return findings;
  }
  const found = await checkSchema(read(source, "requestedSchema"), readText(source, "message") ?? "", revision);
  return [...findings, ...found.map((finding) => ({ ...finding, path: `/requestedSchema${finding.path}` }))];
}

interface CheckedRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly mode: unknown;
  readonly revision: Revision;
  /** Undefined for a form. */
  readonly url: InspectedUrl | undefined;
}

const when =
  (keyword: string, applies: (request: CheckedRequest) => boolean): Rule<CheckedRequest>["find"] =>
  (request) =>
    applies(request) ? [[keyword]] : [];

/** Rules for the params outside `requestedSchema`, and for URL requests. */
const requestRules: readonly Rule<CheckedRequest>[] = [
  errorRule(
    "refused",
    "Clients built on MCP's TypeScript SDK refuse the request: it has no message.",
    "Write a text that says why the server asks.",
    when("message", ({ params }) => typeof params.message !== "string"),
  ),
  errorRule(
    "refused",
    "Clients refuse the request: MCP has no such mode.",
    'Write "form", "url", or nothing for a form.',
    when("mode", ({ mode }) => mode !== "form" && mode !== "url"),
  ),
  errorRule(
    "refused",
    "Clients built on MCP's TypeScript SDK refuse the request: this is null.",
    "Leave it out, as serializers do by `exclude_none` or `omitempty`.",
    ({ params }) => ["mode", "_meta", "task"].filter((keyword) => params[keyword] === null).map((keyword) => [keyword]),
  ),
  errorRule(
    "refused",
    "Clients refuse the request: this is not an absolute URL.",
    "Write an address that begins with https://.",
    when("url", ({ url }) => url?.refusal === "not-a-url"),
  ),
  errorRule(
    "refused",
    ({ revision }) =>
      `Clients built on MCP's TypeScript SDK refuse the request: revision ${revision} of MCP requires an id for each page.`,
    "Write an `elicitationId`, and send it in `notifications/elicitation/complete`.",
    when(
      "elicitationId",
      ({ params, url, revision }) =>
        url !== undefined && revisions[revision].elicitationId && typeof params.elicitationId !== "string",
    ),
  ),
  errorRule(
    "revision",
    ({ revision }) => `Revision ${revision} of MCP has no URL mode.`,
    "Send the address in a result.",
    when("mode", ({ mode, revision }) => mode === "url" && !revisions[revision].urlMode),
  ),
  errorRule(
    "url",
    "Careful clients do not open it.",
    "Write an address that begins with https://; http:// is for this machine only.",
    when("url", ({ url }) => url?.refusal !== undefined && url.refusal !== "not-a-url"),
  ),
  warningRule(
    "url",
    "Dialogs warn people of this address: it is long, or its host is unusual or can be mistaken for another.",
    "Write a short address with a host of plain letters that people know, no user name before it and no unusual port.",
    when("url", ({ url }) => url !== undefined && url.warnings.length > 0),
  ),
  warningRule(
    "message",
    "People are not told why the server asks.",
    "Say it in a sentence.",
    when("message", ({ params }) => readText(params, "message")?.trim() === ""),
  ),
];

/** @param message of the request, which may ask for a credential */
async function checkSchema(schema: unknown, message: string, revision: Revision): Promise<readonly Finding[]> {
  const request = parseRequest({ message, requestedSchema: schema });
  const form = request.mode === "form" ? request : undefined;
  const fields = form?.fields ?? [];
  const patterns = await loadPatterns(fields, true);
  const broken = brokenDefaults(fields, patterns);
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

/** The names of the fields with a default that is not a valid answer: it violates the field's rules, or the control cannot show it. */
export function brokenDefaults(
  fields: readonly FieldSpec[],
  patterns: ReadonlyMap<string, PatternTests>,
): ReadonlySet<string> {
  // Without conditions and hints, because a field that is hidden at first may be shown later.
  const shown = fields.map((field) => ({ ...field, conditions: [], rendering: {} }));
  const defaults = fields.flatMap((field) => ("default" in field ? [[field.name, field.default] as const] : []));
  const { errors } = judge(shown, { content: Object.fromEntries(defaults) }, { patterns });
  const broken = errors.flatMap(({ name, code }) => (code === "required" ? [] : [name]));
  const unshown = fields.flatMap(({ name, unshownDefault }) => (unshownDefault === undefined ? [] : [name]));
  return new Set([...broken, ...unshown]);
}

/** The findings of rules, in the order of the rules. For each code and place, only the first rule counts. */
function applyRules<Subject>(rules: readonly Rule<Subject>[], subject: Subject): readonly Finding[] {
  const found = new Map<string, Finding>();
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
