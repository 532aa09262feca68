import { englishUrl } from "./english-url.js";
import type { MessageOverrides, UrlMessages } from "./messages.js";

/** The words for addresses: the host's, and English where it has none. */
export function urlMessages(overrides: MessageOverrides): UrlMessages {
  return {
    ...englishUrl,
    ...overrides,
    urlWarning: { ...englishUrl.urlWarning, ...overrides.urlWarning },
    urlRefusal: { ...englishUrl.urlRefusal, ...overrides.urlRefusal },
  };
}
