import { defined } from "./json.js";
import { sensitiveFields } from "./trust/credentials.js";
import type { ElicitationRequest, FieldSpec, SensitiveKind } from "./types.js";
import type { UrlPolicy } from "./url/url-policy.js";

/** What a host lets servers ask for. The dialog and the bridge hold to it alike. */
export interface AnswerPolicy {
  /**
   * What becomes of fields that look like passwords, keys or card numbers, which servers must not ask for in a form (MCP, elicitation:
   * "Servers MUST NOT use form mode elicitation to request sensitive information"): `warn` withholds them until the person opens them
   * knowingly; `block` offers no way to answer; `allow` treats them as any other. @default "warn"
   */
  readonly sensitive?: "warn" | "block" | "allow" | undefined;
  /** Which addresses are taken as answers to `uri` fields. @default any */
  readonly urls?: UrlPolicy | undefined;
  /**
   * Whether servers may ask for files: by `x-mcp-file` on a property (SEP-2356, a draft), or by a form definition. The property is a text
   * otherwise, and the definition's field cannot be answered. @default false
   */
  readonly files?: boolean | undefined;
  /**
   * Whether pages are opened, as with `url: false` of `elicitationCapability`. Without, a request for a page can only be declined or cancelled,
   * and no address can be tried. @default true
   */
  readonly opensPages?: boolean | undefined;
}

/** A request as a host's policy leaves it. */
export interface AllowedRequest {
  /** With the fields that `policy.sensitive` blocks as unsupported ones, and a page that may not be opened as unreadable. */
  readonly request: ElicitationRequest;
  /** Fields that look like ones for credentials or payment data, by id. */
  readonly sensitive: ReadonlyMap<string, SensitiveKind>;
}

const none: ReadonlyMap<string, SensitiveKind> = new Map();

/**
 * Holds a request to a host's policy.
 *
 * @param wordings the fields in other words than the server's, such as the host's: either may name a credential
 */
export function applyPolicy(
  request: ElicitationRequest,
  { sensitive: treatment = "warn", opensPages = true }: AnswerPolicy,
  ...wordings: readonly (readonly FieldSpec[])[]
): AllowedRequest {
  if (request.mode !== "form") {
    const { mode, message } = request;
    const isRefused = mode === "url" && !opensPages;
    return {
      request: isRefused ? { mode: "unreadable", message, problems: [{ code: "mode", mode }] } : request,
      sensitive: none,
    };
  }
  const sensitive = sensitiveFields(request.message, request.fields, ...wordings);
  const isBlocked = treatment === "block" && sensitive.size > 0;
  const fields = isBlocked ? request.fields.map((field) => (sensitive.has(field.id) ? blocked(field) : field)) : [];
  return { request: isBlocked ? { ...request, fields } : request, sensitive };
}

function blocked({ id, name, label, required, description, rendering, conditions }: FieldSpec): FieldSpec {
  const decided = defined({ description, rendering, conditions });
  return { id, name, label, required, ...decided, kind: "unsupported", reason: "sensitive" };
}
