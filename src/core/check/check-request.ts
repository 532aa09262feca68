import { isRecord, read, readText } from "../json.js";
import { newestRevision, type Revision, revisions } from "../revisions.js";
import { type InspectedUrl, inspectUrl } from "../url/inspect-url.js";
import { applyRules, checkForm, type CheckOptions } from "./check-requested-schema.js";
import { error, type Rule, type SchemaFinding, warning } from "./rules.js";

interface CheckedRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly mode: unknown;
  readonly revision: Revision;
  /** Of a page. */
  readonly url: InspectedUrl | undefined;
}

const when =
  (keyword: string, applies: (request: CheckedRequest) => boolean): Rule<CheckedRequest>["find"] =>
  (request) =>
    applies(request) ? [[keyword]] : [];

/** What is said of the params around a schema, and of those that ask for a page. */
const requestRules: readonly Rule<CheckedRequest>[] = [
  error(
    "refused",
    "Clients built on MCP's TypeScript SDK refuse the request: it has no message.",
    "Write a text that says why the server asks.",
    when("message", ({ params }) => typeof params.message !== "string"),
  ),
  error(
    "refused",
    "Clients refuse the request: MCP has no such mode.",
    'Write "form", "url", or nothing for a form.',
    when("mode", ({ mode }) => mode !== "form" && mode !== "url"),
  ),
  error(
    "refused",
    "Clients built on MCP's TypeScript SDK refuse the request: this is null.",
    "Leave it out, as serializers do by `exclude_none` or `omitempty`.",
    ({ params }) => ["mode", "_meta", "task"].filter((keyword) => params[keyword] === null).map((keyword) => [keyword]),
  ),
  error(
    "refused",
    "Clients refuse the request: this is not an absolute URL.",
    "Write an address that begins with https://.",
    when("url", ({ url }) => url?.refusal === "not-a-url"),
  ),
  error(
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
  error(
    "revision",
    ({ revision }) => `Revision ${revision} of MCP has no URL mode.`,
    "Send the address in a result.",
    when("mode", ({ mode, revision }) => mode === "url" && !revisions[revision].urlMode),
  ),
  error(
    "url",
    "Careful clients do not open it.",
    "Write an address that begins with https://; http:// is for this machine only.",
    when("url", ({ url }) => url?.refusal !== undefined && url.refusal !== "not-a-url"),
  ),
  warning(
    "url",
    "Dialogs warn people of this address: it is long, or its host is unusual or can be mistaken for another.",
    "Write a short address with a host of plain letters that people know, no user name before it and no unusual port.",
    when("url", ({ url }) => url !== undefined && url.warnings.length > 0),
  ),
  warning(
    "message",
    "People are not told why the server asks.",
    "Say it in a sentence.",
    when("message", ({ params }) => readText(params, "message")?.trim() === ""),
  ),
];

/** The same as `checkRequestedSchema` for the whole params of `elicitation/create`. Form definitions are left to `checkFormDefinition`. */
export async function checkRequest(params: unknown, options: CheckOptions = {}): Promise<readonly SchemaFinding[]> {
  const source = isRecord(params) ? params : {};
  const { revision = newestRevision() } = options;
  const mode = read(source, "mode") ?? "form";
  const url = mode === "url" ? inspectUrl(readText(source, "url") ?? "") : undefined;
  const findings = applyRules(requestRules, { params: source, mode, revision, url });
  if (mode !== "form" || Object.hasOwn(source, "formDefinition")) {
    return findings;
  }
  const found = await checkForm(read(source, "requestedSchema"), readText(source, "message") ?? "", options);
  return [...findings, ...found.map((finding) => ({ ...finding, path: `/requestedSchema${finding.path}` }))];
}
