import type { IconPolicy } from "../core/icons/choose-icon.js";
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
  /**
   * Which of the icons that servers say they have (`serverInfo.icons`) are shown: `embedded`, those that come with it as `data:` URLs;
   * `same-origin`, also those on the https origin the connection goes to, which are fetched when the server asks and so tell it when;
   * `none`. PNG, JPEG, WebP and SVG that do not move, of up to 64 KiB and 1024 pixels. @default "embedded"
   */
  readonly icons?: IconPolicy | undefined;
}
