import { longestLine } from "../text/clean-text.js";
import type { FieldErrorReason } from "../types.js";
import { hasFormat, lacksScheme } from "../validate/formats.js";
import { parseUrl } from "./inspect-url.js";

/** A URI of RFC 3986, or the reason why a text is not one. */
export type NormalUri = { readonly uri: string } | { readonly error: FieldErrorReason };

/**
 * Converts a typed address to a URI of RFC 3986, because address bars show characters that the RFC forbids. The host is converted by IDNA,
 * and every other forbidden character is percent-encoded. A text that is already a URI stays exactly as it is.
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
    // Browsers read a backslash as a slash, so the host may begin or end there.
    return { error: { code: "uri-character", quoted: "\\" } };
  }
  const [path = "", ...fragment] = rest.split("#");
  const end = encode(path) + (fragment.length > 0 ? `#${encode(fragment.join("#"))}` : "");
  if (authority === undefined) {
    return checked(scheme + end);
  }
  if (authority === "" && scheme.toLowerCase() !== "file:") {
    // Browsers skip extra slashes and then read the host. This function would encode that host as a path.
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

/** Also encodes a percent sign that is not part of an encoding. Controls and lone surrogates stay, and the check then fails. */
function encode(text: string): string {
  return text.replace(/%(?![\da-f]{2})/gi, "%25").replace(/[^\p{Cc}\p{Cs}\w.~!$&'()*+,;=:@/?%-]/gu, encodeURIComponent);
}

/** Converts a host to ASCII. A forbidden character is an error, because a host name has no encoding for it. */
function toAscii(host: string): NormalUri {
  const [character] = host.startsWith("[") ? [] : (/[^\w.~!$&'()*+,;=%\u0080-\u{10ffff}-]/u.exec(host) ?? []);
  if (character !== undefined) {
    return { error: { code: "uri-character", quoted: character } };
  }
  const name = /[\u0080-\u{10ffff}]/u.test(host) ? parseUrl(`https://${host}`)?.hostname : host;
  return name === undefined ? { error: { code: "uri" } } : { uri: name };
}
