/** The value of `capabilities.elicitation`; without `url`, pages are never asked for. */
export type ElicitationCapability = { form: Record<string, never>; url?: Record<string, never> };

export interface ElicitationCapabilityOptions {
  /** Whether servers may ask for a page to be opened. Default: true. */
  readonly url?: boolean | undefined;
}

/**
 * What a client declares so that servers ask: `capabilities: { elicitation: elicitationCapability() }`. Declare it only where an
 * `ElicitationHost` is rendered, or servers wait for nobody. (MCP 2025-11-25 and 2026-07-28, `ClientCapabilities.elicitation`;
 * 2025-06-18 reads any object as forms.)
 */
export function elicitationCapability({ url = true }: ElicitationCapabilityOptions = {}): ElicitationCapability {
  return url ? { form: {}, url: {} } : { form: {} };
}
