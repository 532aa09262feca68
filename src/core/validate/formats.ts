import { isDate } from "../draft/local-date-time.js";
import { longestLine } from "../text/clean-text.js";
import type { TextFormat } from "../types.js";
import { parseUrl } from "../url/inspect-url.js";

/**
 * Whether a text has a format. All formats except `time` are those of ajv-formats, because servers built on the official SDKs use it. A
 * `uri` must also have a scheme, see {@link lacksScheme}. A URL with a web scheme must also be parseable, which `https://` and the port
 * 99999 are not. Every check takes linear time.
 */
export function hasFormat(text: string, name: TextFormat): boolean {
  const format = formats[name];
  return format instanceof RegExp ? format.test(text) : format(text);
}

/** A drive, or a host with a port: nobody means a scheme. `tel:` and `sms:` are meant as schemes, even before a short number. */
const withoutScheme = /^(?:[a-z]:|(?!(?:tel|sms):)[^:/?#]+:\d{1,5}(?:[/?#]|$))/i;

/** Whether an address begins with a host or a drive, although RFC 3986 reads a scheme in `localhost:3000` and `C:`. */
export function lacksScheme(address: string): boolean {
  return withoutScheme.test(address);
}

/** Schemes whose URLs have a host and are parsed alike by every browser (WHATWG URL). */
const web = /^(?:https?|wss?|ftp):/i;

// Parts of the expressions below.
const { raw } = String;
const atom = raw`[\w!#$%&'*+/=?^{|}~\x60-]+`;
const label = raw`[a-z\d]+(?:-+[a-z\d]+)*`;
const shortLabel = raw`(?!-)[a-z\d-]{1,63}(?<!-)`;
const octet = raw`(?:25[0-5]|(?:2[0-4]|1\d|[1-9])?\d)`;
const groups = raw`[\da-f]{1,4}(?::[\da-f]{1,4})*`;
const plain = raw`\w.~!$&'()*+,;=:-`;

/** The characters of a URI component (RFC 3986): plain ones, the given others, and percent-encoded ones. */
function characters(others: string): string {
  return raw`(?:[${others}${plain}]|%[\da-f]{2})*`;
}

// As in ajv-formats, one slash is enough before a host in brackets, and other hosts are matched like a path.
const path = characters("@/");
const query = characters("@/?");
const withHostInBrackets = raw`\/\/?(?:${characters("")}@)?\[([^\]]*)\](?::\d*)?(?:\/${path})?`;
const uri = new RegExp(
  raw`^[a-z][a-z\d+.-]*:(?:(?![?#]|$)${path}|${withHostInBrackets})(?:\?${query})?(?:#${query})?$`,
  "i",
);

function isUri(text: string): boolean {
  const match = uri.exec(text);
  return (
    match !== null &&
    (match[1] === undefined || isIpLiteral(match[1])) &&
    !lacksScheme(text) &&
    (!web.test(text) || text.length > longestLine || parseUrl(text) !== undefined)
  );
}

const ipFuture = new RegExp(raw`^v[\da-f]+\.[${plain}]+$`, "i");

/** In a URI, ajv-formats accepts octets with leading zeros. */
function isIpLiteral(host: string): boolean {
  return ipFuture.test(host) || isIpv6(host, raw`(?!\d{4})0*${octet}`);
}

const longestIpv6 = "1111:1111:1111:1111:1111:1111:111.111.111.111".length;
const ipv6 = new RegExp(raw`^(?:${groups})?(?:::(?:${groups})?)?$`, "i");

/** RFC 4291. `::` stands for at least one group. The last two groups can be written as an IPv4 address. */
function isIpv6(text: string, octetOfEnd: string): boolean {
  if (text.length > longestIpv6) {
    return false;
  }
  const address = text.replace(new RegExp(raw`(?<=:)${octetOfEnd}(?:\.${octetOfEnd}){3}$`), "0:0");
  const count = address.match(/[^:]+/g)?.length ?? 0;
  return ipv6.test(address) && (address.includes("::") ? count < 8 : count === 8);
}

const dateTime = /^(\d{4}-\d\d-\d\d)[t\s](\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:z|([+-])([01]\d|2[0-3])(?::?([0-5]\d))?)$/i;

/** RFC 3339, also with a space instead of the T. */
function isDateTime(text: string): boolean {
  const [, day = "", hours, minutes, seconds, sign, offsetHours = 0, offsetMinutes = 0] = dateTime.exec(text) ?? [];
  const [hour, minute, second, direction] = [Number(hours), Number(minutes), Number(seconds), sign === "-" ? -1 : 1];
  // A leap second is the 61st second of the last minute of a day in UTC.
  const minuteInUtc = minute - direction * Number(offsetMinutes);
  const hourInUtc = hour - direction * Number(offsetHours) - (minuteInUtc < 0 ? 1 : 0);
  const isLastMinute = [23, -1].includes(hourInUtc) && [59, -1].includes(minuteInUtc);
  return isFullDate(day) && ((hour < 24 && minute < 60 && second < 60) || (isLastMinute && second < 61));
}

/** RFC 3339 has a year 0, which `isDate` refuses because date controls do not have it. */
function isFullDate(text: string): boolean {
  return isDate(text.replace(/^0000/, "2000"));
}

const formats: Readonly<Record<TextFormat, RegExp | ((text: string) => boolean)>> = {
  email: new RegExp(raw`^${atom}(?:\.${atom})*@(?:${label}\.)+${label}$`, "i"),
  uri: isUri,
  uuid: /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){4}[\da-f]{8}$/i,
  // Offset and seconds are optional: zod and valibot expect times without them, and write only `format: "time"`.
  time: /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/i,
  duration: /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/,
  hostname: new RegExp(raw`^(?=.{1,253}\.?$)${shortLabel}(?:\.${shortLabel})*\.?$`, "i"),
  ipv4: new RegExp(raw`^${octet}(?:\.${octet}){3}$`),
  ipv6: (text) => isIpv6(text, octet),
  date: isFullDate,
  "date-time": isDateTime,
};
