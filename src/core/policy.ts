import { defined } from "./json.js";
import { sensitiveFields } from "./trust/credentials.js";
import type {
  ElicitationRequest,
  FieldSpec,
  FormRequest,
  SensitiveKind,
  ToolRequest,
  UnreadableRequest,
} from "./types.js";
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
   * Whether servers may ask for files: by `x-mcp-file` on a property (a draft: SEP-2356, which was closed and goes on in SEP-2631), or by a form definition. If not, the property is
   * read as text, and the definition's field cannot be answered. @default false
   */
  readonly files?: boolean | undefined;
  /**
   * Where the host's `uploadFile` puts files, as beginnings of their locations: `https://files.example.com/uploads/`, `s3://bucket/`. The
   * bridge and `parseFormResponse` accept only files in the answer itself and locations under one of these. The dialog has the locations
   * from the host, so it checks them only if this is given. A `file:` location never matches. @default none
   */
  readonly uploads?: readonly string[] | undefined;
  /**
   * Whether pages may be opened. Corresponds to `url` of `elicitationCapability`. If false, a URL request can only be declined or
   * cancelled, and an entered URL cannot be tried out. @default true
   */
  readonly opensPages?: boolean | undefined;
}

/**
 * Applies a host's policy to a request. Fields that `sensitive` blocks become unsupported, and a URL request that may not be opened becomes
 * unreadable.
 *
 * @param sensitive the fields that seem to ask for credentials or payment data, by id. @default those that {@link sensitiveFields} finds
 */
export function applyPolicy<Asked extends ElicitationRequest | ToolRequest>(
  request: Asked,
  { sensitive: treatment, opensPages = true }: AnswerPolicy,
  sensitive?: ReadonlyMap<string, SensitiveKind>,
): Asked | FormRequest | UnreadableRequest {
  if (request.mode !== "form") {
    const { mode, message } = request;
    const isRefused = mode === "url" && !opensPages;
    return isRefused ? { mode: "unreadable", message, problems: [{ code: "mode", mode }] } : request;
  }
  if (treatment !== "block") {
    return request;
  }
  const blockedIds = sensitive ?? sensitiveFields(request.message, request.fields);
  if (blockedIds.size === 0) {
    return request;
  }
  return { ...request, fields: request.fields.map((field) => (blockedIds.has(field.id) ? blocked(field) : field)) };
}

function blocked({ id, name, label, required, description, rendering, conditions }: FieldSpec): FieldSpec {
  const decided = defined({ description, rendering, conditions });
  return { id, name, label, required, ...decided, kind: "unsupported", reason: "sensitive" };
}
