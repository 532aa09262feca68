import { fullFormats } from "ajv-formats/dist/formats.js";
import { longestLine } from "../text/clean-text.js";
import type { TextFormat } from "../types.js";
import { parseUrl } from "../url/inspect-url.js";

/** The offset and the seconds may be missing: zod and valibot want them so, and say no more than `format: "time"`. */
const time = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/i;

/** A drive, or a host with a port: before the colon stands no scheme that anybody means. Numbers to dial are short, too. */
const withoutScheme = /^(?:[a-z]:|(?!(?:tel|sms):)[^:/?#]+:\d{1,5}(?:[/?#]|$))/i;

/** Whether an address begins with its host, or with a drive, though RFC 3986 reads a scheme in `localhost:3000` and `C:`. */
export function lacksScheme(address: string): boolean {
  return withoutScheme.test(address);
}

/** Schemes whose addresses every browser parses in the same way (WHATWG URL), and which have a host. */
const web = /^(?:https?|wss?|ftp):/i;

/**
 * Whether a text has a format, as ajv-formats defines all but `time`: servers built on the official SDKs check with the same. A `uri` has a
 * scheme, see {@link lacksScheme}, and one of the web can be opened: `https://` and the port 99999 are half-typed.
 */
export function hasFormat(text: string, name: TextFormat): boolean {
  if (name === "uri" && (lacksScheme(text) || (web.test(text) && text.length <= longestLine && !parseUrl(text)))) {
    return false;
  }
  const format = name === "time" ? time : fullFormats[name];
  if (format instanceof RegExp) {
    return format.test(text);
  }
  const validate: unknown = typeof format === "object" ? format.validate : format;
  return isTest(validate) && validate(text) === true;
}

function isTest(value: unknown): value is (text: string) => unknown {
  return typeof value === "function";
}
