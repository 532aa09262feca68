import punycode from "punycode.js";
import { cleanLine } from "../text/clean-text.js";
import { hostReach } from "./host-reach.js";
import { longestName } from "./longest-name.js";
import { looksLikeLatin } from "./look-alike-host.js";
import { parseUrl } from "./parse-url.js";
import { plainAddress } from "./plain-address.js";
import { type UrlWarning, urlWarnings } from "./url-warnings.js";

export type { UrlWarning } from "./url-warnings.js";

/** A URL as a browser reads it, with what a person should know before opening it. Nothing is fetched to find out. */
export interface InspectedUrl {
  /** As the server wrote it, on one line, without unseen characters. */
  readonly text: string;
  /** What would be opened: the normal form. Undefined when the text is no absolute URL. */
  readonly href?: string;
  /** Why it cannot be opened; undefined when it can. */
  readonly refusal?: UrlRefusal;
  /** The host in ASCII, with the port if one is given: `xn--pple-43d.com`, `127.0.0.1:8080`. `""` where there is none. */
  readonly host: string;
  /** The host in its own script, where it differs: `аpple.com`. */
  readonly unicodeHost?: string;
  /** The name in Latin letters that the host can be taken for: `apple.com`. */
  readonly looksLike?: string;
  readonly warnings: readonly UrlWarning[];
}

/**
 * Only https may be opened, and http on the loopback interface, for local servers open local pages (SEP-1036; MCP
 * security best practices).
 */
export type UrlRefusal = "not-a-url" | "scheme" | "plain-http";

/** Looks a URL over without touching the network. Total: any text in, never a throw. */
export function inspectUrl(text: string): InspectedUrl {
  const shown = cleanLine(text);
  const url = parseUrl(text);
  if (!url) {
    return { text: shown, refusal: "not-a-url", host: "", warnings: [] };
  }
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const reach = hostReach(url.hostname);
  const isPlainHttp = url.protocol === "http:" && (reach !== "loopback" || isTranslated(url.hostname));
  const refusal = !isWeb ? "scheme" : isPlainHttp ? "plain-http" : undefined;
  const unicodeName = decodeName(url.hostname);
  const looksLike = unicodeName === url.hostname ? undefined : looksLikeLatin(unicodeName);
  return {
    text: shown,
    href: url.href,
    ...(refusal && { refusal }),
    host: url.host,
    ...(unicodeName !== url.hostname && { unicodeHost: `${unicodeName}${url.host.slice(url.hostname.length)}` }),
    ...(looksLike !== undefined && { looksLike }),
    // What is no web address has no host in this sense, and is not opened in any case.
    warnings: isWeb ? urlWarnings(text, url, reach, unicodeName) : [],
  };
}

/** A host name in its own script; as it is where it cannot be shown faithfully. */
function decodeName(hostname: string): string {
  if (hostname.length > longestName) {
    return hostname;
  }
  try {
    const decoded = punycode.toUnicode(hostname);
    return decoded === cleanLine(decoded) ? decoded : hostname;
  } catch {
    return hostname;
  }
}

/** Whether the way to an IPv4 address leads through a translator, which is another machine; a mapped address is the address itself. */
function isTranslated(hostname: string): boolean {
  return plainAddress(hostname) !== hostname && !/^\[::ffff:[\da-f]+:[\da-f]+\]$/.test(hostname);
}
