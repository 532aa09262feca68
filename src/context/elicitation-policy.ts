import type { UrlPolicy } from "../core/url/url-policy.js";

/** What a host allows servers to ask for. */
export interface ElicitationPolicy {
  /**
   * What becomes of fields that look like passwords, keys or card numbers, which servers must not ask for in a form (MCP, elicitation:
   * "Servers MUST NOT use form mode elicitation to request sensitive information"): `warn` keeps them closed until the person opens them
   * knowingly; `block` offers no way to answer; `allow` treats them as any other. @default "warn"
   */
  readonly sensitive?: "warn" | "block" | "allow" | undefined;
  /** Which addresses are taken as answers to `uri` fields. @default any */
  readonly urls?: UrlPolicy | undefined;
}
