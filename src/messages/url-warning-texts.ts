import type { InspectedUrl } from "../core/url/inspect-url.js";
import type { UrlMessages } from "./messages.js";

/** What a person should know of an address, in words. */
export interface UrlWarningTexts {
  readonly texts: readonly string[];
  /** The parts of them that are the address's own words. */
  readonly isolate: readonly string[];
}

export function urlWarningTexts(
  { host, unicodeHost = host, looksLike = "", warnings }: InspectedUrl,
  words: UrlMessages,
): UrlWarningTexts {
  return {
    // A host's own words may say the same of several.
    texts: [...new Set(warnings.map((warning) => words.urlWarning[warning]({ host, unicodeHost, looksLike })))],
    isolate: [host, unicodeHost, looksLike],
  };
}
