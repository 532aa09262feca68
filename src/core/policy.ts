import { defined } from "./json.js";
import { sensitiveFields } from "./trust/credentials.js";
import type { ElicitationRequest, FieldSpec, SensitiveKind } from "./types.js";
import type { UrlPolicy } from "./url/url-policy.js";

/** What a host lets servers ask for. The dialog and the bridge apply the same policy. */
export interface AnswerPolicy {
  /**
   * How to treat fields that look like passwords, keys or card numbers. Servers must not ask for them in a form (MCP, elicitation: "Servers
   * MUST NOT use form mode elicitation to request sensitive information"). `warn` hides the control until the person chooses to open it.
   * `block` offers no way to answer. `allow` treats them like any other field. @default "warn"
   */
  readonly sensitive?: "warn" | "block" | "allow" | undefined;
  /** Which URLs are accepted as answers to `uri` fields. @default any */
  readonly urls?: UrlPolicy | undefined;
  /**
   * Whether servers may ask for files: by `x-mcp-file` on a property (SEP-2356, a draft), or by a form definition. If not, the property is
   * read as text, and the definition's field cannot be answered. @default false
   */
  readonly files?: boolean | undefined;
  /**
   * Whether pages may be opened. Corresponds to `url` of `elicitationCapability`. If false, a URL request can only be declined or
   * cancelled, and an entered URL cannot be tried out. @default true
   */
  readonly opensPages?: boolean | undefined;
}

/** A request after a host's policy was applied. */
export interface AllowedRequest {
  /** Fields that `sensitive` blocks are unsupported, and a URL request that may not be opened is unreadable. */
  readonly request: ElicitationRequest;
  /** The fields that seem to ask for credentials or payment data, by id. */
  readonly sensitive: ReadonlyMap<string, SensitiveKind>;
}

const none: ReadonlyMap<string, SensitiveKind> = new Map();

/**
 * Applies a host's policy to a request.
 *
 * @param wordings the fields in other words than the server's, such as the host's. A credential named in any of them counts.
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
