import { longestLine } from "../text/clean-text.js";
import type { FieldErrorReason } from "../types.js";
import { hasFormat, lacksScheme } from "../validate/formats.js";
import { parseUrl } from "./inspect-url.js";

/** A URI as RFC 3986 has it, or why a text is none. */
export type NormalUri = { readonly uri: string } | { readonly error: FieldErrorReason };

/**
 * Writes an address as RFC 3986 has it, for address bars show more: the host by IDNA, every character the RFC forbids percent-encoded. A text
 * that is a URI already stays exactly as it is.
 */
export function normalUri(text: string): NormalUri {
  if (hasFormat(text, "uri")) {
    return { uri: text };
  }
  const [, scheme, authority, rest = ""] = /^([a-z][a-z\d+.-]*:)(?:\/\/([^/?#]*))?(.*)$/is.exec(text) ?? [];
  if (scheme === undefined || lacksScheme(text)) {
    return { error: { code: "uri-scheme" } };
  }
  if (text.length > longestLine) {
    return { error: { code: "uri" } };
  }
  if (/^[a-z]+:\/*\\/i.test(text) || authority?.includes("\\")) {
    // Browsers read a slash in it: the host begins behind it, or ends there.
    return { error: { code: "uri-character", quoted: "\\" } };
  }
  const [path = "", ...fragment] = rest.split("#");
  const end = encode(path) + (fragment.length > 0 ? `#${encode(fragment.join("#"))}` : "");
  if (authority === undefined) {
    return checked(scheme + end);
  }
  if (authority === "" && scheme.toLowerCase() !== "file:") {
    // Browsers skip the slashes and read the host behind them, where it would be encoded as a path.
    return { error: { code: "uri" } };
  }
  const [, userinfo = "", host = "", port = ""] = /^(?:(.*)@)?(.*?)(:\d*)?$/s.exec(authority) ?? [];
  const name = toAscii(host);
  if ("error" in name) {
    return name;
  }
  const before = userinfo === "" ? "" : `${encode(userinfo).replace(/[/?@]/g, encodeURIComponent)}@`;
  return checked(`${scheme}//${before}${name.uri}${port}${end}`);
}

function checked(uri: string): NormalUri {
  return hasFormat(uri, "uri") ? { uri } : { error: { code: "uri" } };
}

/** A percent sign that encodes nothing is encoded, too. Controls and lone surrogates stay, and fail the check. */
function encode(text: string): string {
  return text.replace(/%(?![\da-f]{2})/gi, "%25").replace(/[^\p{Cc}\p{Cs}\w.~!$&'()*+,;=:@/?%-]/gu, encodeURIComponent);
}

/** A host in ASCII. What a name must not contain cannot be encoded in it. */
function toAscii(host: string): NormalUri {
  const [character] = host.startsWith("[") ? [] : (/[^\w.~!$&'()*+,;=%\u0080-\u{10ffff}-]/u.exec(host) ?? []);
  if (character !== undefined) {
    return { error: { code: "uri-character", quoted: character } };
  }
  const name = /[\u0080-\u{10ffff}]/u.test(host) ? parseUrl(`https://${host}`)?.hostname : host;
  return name === undefined ? { error: { code: "uri" } } : { uri: name };
}
