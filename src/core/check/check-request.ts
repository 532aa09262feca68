import { existingPath, isRecord, jsonPointer, type Path, read, readText } from "../json.js";
import type { Finding } from "../finding.js";
import { definitionKey, parseRequest } from "../parse/parse-request.js";
import { isRevision, newestRevision, type Revision, revisions } from "../revisions.js";
import { type InspectedUrl, inspectUrl } from "../url/inspect-url.js";
import { loadPatterns } from "../validate/load-patterns.js";
import { checkedFields } from "./field-rules.js";
import { errorRule, faultsIn, type Rule, warningRule } from "./rule.js";
import { type CheckedSchema, schemaRules } from "./rules.js";
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
  const message = readText(source, "message") ?? "";
  const url = mode === "url" ? inspectUrl(readText(source, "url") ?? "") : undefined;
  const isTooLong = mode === "form" && parseRequest({ message, requestedSchema: {} }).problems.length > 0;
  const request = { params: source, message, mode, revision, url, isTooLong };
  const findings = findingsOf(requestRules, request, source, []);
  if (mode !== "form" || definitionKey(source)) {
    return findings;
  }
  const schema = await checkedSchema(read(source, "requestedSchema"), isTooLong ? "" : message, revision);
  return [...findings, ...findingsOf(schemaRules, schema, source, ["requestedSchema"])];
}

interface CheckedRequest {
  readonly params: Readonly<Record<string, unknown>>;
  /** `""` if there is none. */
  readonly message: string;
  readonly mode: unknown;
  readonly revision: Revision;
  /** Undefined for a form. */
  readonly url: InspectedUrl | undefined;
  /** Whether a form cannot be accepted because of its message. */
  readonly isTooLong: boolean;
}

const when =
  (keyword: string, applies: (request: CheckedRequest) => boolean): Rule<CheckedRequest>["find"] =>
  (request) =>
    applies(request) ? [[keyword]] : [];

/** With more lines, a message does not fit on the screen together with the form. */
const manyLines = 12;

/** Fences of code, headings, rows that head a table, links, and bold text. */
const markdown =
  /^ {0,3}(?:```|~~~|#{1,6} \S)|^ *\|?[ :-]*---[ :-]*\||\[[^\]\n]+\]\([^\s)]+\)|\*\*(?=\S)[^\n]*?\S\*\*/m;

/** Rules for the params outside `requestedSchema`, and for URL requests. */
const requestRules: readonly Rule<CheckedRequest>[] = [
  errorRule(
    "refused",
    "Clients built on MCP's TypeScript SDK refuse the request: it has no message.",
    "Write a text that says why the server asks.",
    // A form definition has a title, and only clients that know definitions read one.
    when("message", ({ params }) => {
      const isLeftOut = params.message === undefined && definitionKey(params) !== undefined;
      return typeof params.message !== "string" && !isLeftOut;
    }),
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
    "Clients refuse the request: its `url` is not an absolute URL.",
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
  errorRule(
    "too-large",
    "The message is longer than a dialog reads, and the form cannot be accepted.",
    "Say in a few sentences what people decide, and show the rest before the call or on a page.",
    when("message", ({ isTooLong }) => isTooLong),
  ),
  warningRule(
    "message",
    `The message has more than ${manyLines} lines: people have to scroll, and may answer without having read the end.`,
    "Begin with what people decide, and shorten the rest.",
    when("message", ({ message }) => message.trim().split(/\r\n|[\r\n]/).length > manyLines),
  ),
  warningRule(
    "plain-text",
    "Dialogs show the message as plain text: people read the marks of Markdown and the fences of code.",
    "Write sentences and line breaks.",
    when("message", ({ message }) => markdown.test(message)),
  ),
];

async function checkedSchema(schema: unknown, message: string, revision: Revision): Promise<CheckedSchema> {
  const request = parseRequest({ message, requestedSchema: schema });
  const form = request.mode === "form" ? request : undefined;
  const patterns = await loadPatterns(form?.fields ?? [], true);
  const checked = form ? checkedFields(form, read(schema, "properties"), patterns) : [];
  return {
    revision,
    schema,
    form,
    properties: checked.map((property) => {
      const { name } = property.field;
      return { ...property, name, sdk: readPropertyAsSdk(name, property.source) };
    }),
  };
}

/** @param place where the params have what the rules check */
function findingsOf<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  params: unknown,
  place: Path,
): readonly Finding[] {
  const findings = faultsIn(rules, subject).map(([part, { code, severity, message, advice }]) => {
    const path = jsonPointer(existingPath(params, [...place, ...part]));
    return { code, severity, path, message, advice };
  });
  // Two parts that are missing may belong to one object.
  return Array.from(new Map(findings.map((finding) => [`${finding.path} ${finding.message}`, finding])).values());
}
