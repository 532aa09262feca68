import { read, readText } from "./json.js";
import { cleanLine } from "./text/clean-text.js";
import type { FileReference } from "./types.js";
import { parseUrl } from "./url/inspect-url.js";

/** A MIME type without parameters, because they could inject parameters into a `data:` URI. */
export const mediaType: RegExp = /^[\w.+-]+\/[\w.+-]+$/;

const schemes = { url: "https", s3: "s3", local: "file" };

/** Undefined for a value that is not a reference, or whose location is not a URI of its type. */
export function readReference(given: unknown): FileReference | undefined {
  const [type, location] = [read(given, "type"), readText(given, "location")];
  const [, scheme] = /^([a-z\d]+):\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+$/.exec(location ?? "") ?? [];
  return location !== undefined && (type === "url" || type === "s3" || type === "local") && scheme === schemes[type]
    ? { type, location }
    : undefined;
}

/** Paths that every server reads alike: without `..`, parameters, and encoded dots, slashes, percent signs and control characters. */
const plainPath = /^(?:[\w~!$&'()*+,=:@/-]|\.(?!\.)|%(?!2[5ef]|5c|[01])[\da-f]{2})*$/i;

/**
 * Whether a location lies under one of a host's prefixes, as paths and not as texts. A location that a parser could lead elsewhere does not.
 * A `file:` location never does, because it would name a file of whoever gets the answer.
 *
 * @param prefixes such as `https://files.example.com/uploads/` and `s3://bucket/`
 */
export function isUnder(location: string, prefixes: readonly string[]): boolean {
  const url = parseUrl(location);
  if (!url || url.protocol === "file:" || url.username + url.password !== "") {
    return false;
  }
  return prefixes.some((prefix) => {
    const base = parseUrl(prefix);
    const folder = base?.pathname.replace(/\/?$/, "/") ?? "";
    const isSamePlace = base?.protocol === url.protocol && base.host === url.host;
    return isSamePlace && url.pathname.startsWith(folder) && plainPath.test(url.pathname.slice(folder.length));
  });
}

/** The name under which a file is sent: on one line, without invisible characters, and without the path that some systems put in front. */
export function fileName(name: string): string {
  return cleanLine(name).replace(/[/\\]|^\.{1,2}$/g, "_");
}
