import punycode from "punycode.js";
import { cleanLine, quotable, shorten } from "../text/clean-text.js";
import { skeleton } from "../text/skeleton.js";
import { type HostReach, hostReach, plainAddress } from "./host-reach.js";

/** A URL as a browser parses it, with what a person should know before opening it. Nothing is fetched. */
export interface InspectedUrl {
  /** As the server wrote it, on one line and without invisible characters. */
  readonly text: string;
  /** The normalized URL, which would be opened. Undefined if the text is not an absolute URL. */
  readonly href?: string;
  /** Why the URL must not be opened. Undefined if it may be opened. */
  readonly refusal?: UrlRefusal;
  /** The host in ASCII, with the port if one is given: `xn--pple-43d.com`, `127.0.0.1:8080`. `""` if there is no host. */
  readonly host: string;
  /** The host in Unicode, if it differs: `аpple.com`. */
  readonly unicodeHost?: string;
  /** The name in Latin letters that the host resembles, if any: `apple.com`. */
  readonly looksLike?: string;
  readonly warnings: readonly UrlWarning[];
}

/**
 * Why a URL must not be opened. Only https is allowed, and http on the loopback interface, where local servers serve their pages (SEP-1036;
 * MCP security best practices).
 */
export type UrlRefusal = "not-a-url" | "scheme" | "plain-http";

/** Reasons for caution. At most one of the first three applies to a URL. */
export type UrlWarning =
  /** The host resembles a name in Latin letters. */
  | "look-alike"
  /** A label mixes scripts that no language writes together. */
  | "mixed-scripts"
  /** The host has letters beyond ASCII. */
  | "punycode"
  /** The spelling of the host hides the destination: a decimal, octal, hex or embedded IPv4 address, encoded letters, a final dot. */
  | "disguised"
  /** Text before an @ may be mistaken for the host. */
  | "userinfo"
  /** The host is in a private network. */
  | "private"
  /** The host is this machine. */
  | "loopback"
  /** The host is public, and the URL has a port other than the default one. */
  | "port"
  /** The URL is too long for people to read to the end. */
  | "long";

/** A URL or a host with more characters is `long`. */
const longUrl = 2000;
const longHost = 100;

/** Inspects a URL. Never throws. */
export function inspectUrl(text: string): InspectedUrl {
  const shown = cleanLine(shorten(text, longestUrl));
  const url = parseUrl(text);
  if (!url) {
    return { text: shown, refusal: "not-a-url", host: "", warnings: [] };
  }
  const { hostname, host, href } = url;
  const reach = hostReach(hostname);
  const refusal = refusalOf(url, reach);
  const unicodeName = toUnicode(hostname);
  const looksLike = unicodeName === hostname ? undefined : looksLikeLatin(unicodeName);
  return {
    text: shown,
    href,
    ...(refusal && { refusal }),
    host,
    ...(unicodeName !== hostname && { unicodeHost: `${unicodeName}${host.slice(hostname.length)}` }),
    ...(looksLike !== undefined && { looksLike }),
    // Other schemes are never opened, and their hosts have different rules.
    warnings: refusal === "scheme" ? [] : warningsOf(text, url, reach, unicodeName, looksLike),
  };
}

function refusalOf({ protocol, hostname }: URL, reach: HostReach): UrlRefusal | undefined {
  switch (protocol) {
    case "https:":
      return undefined;
    case "http:":
      return reach === "loopback" && !isTranslated(hostname) ? undefined : "plain-http";
    default:
      return "scheme";
  }
}

/** Whether an IPv6 address reaches its embedded IPv4 address through a translator, which is another machine. IPv4-mapped ones do not. */
function isTranslated(hostname: string): boolean {
  return plainAddress(hostname) !== hostname && !/^\[::ffff:[\da-f]+:[\da-f]+\]$/.test(hostname);
}

function warningsOf(
  text: string,
  url: URL,
  reach: HostReach,
  unicodeName: string,
  looksLike: string | undefined,
): readonly UrlWarning[] {
  const found: readonly (UrlWarning | false | undefined)[] = [
    letterWarning(url.hostname, unicodeName, looksLike),
    isDisguised(text, url.hostname, unicodeName) && "disguised",
    (url.username !== "" || url.password !== "") && "userinfo",
    reach === "private" && "private",
    reach === "loopback" && "loopback",
    url.port !== "" && reach === "public" && "port",
    (url.href.length > longUrl || url.hostname.length > longHost) && "long",
  ];
  return found.filter((warning) => typeof warning === "string");
}

function letterWarning(hostname: string, unicodeName: string, looksLike: string | undefined): UrlWarning | undefined {
  if (!hostname.split(".").some((label) => label.startsWith("xn--"))) {
    return undefined;
  }
  if (looksLike !== undefined) {
    return "look-alike";
  }
  return unicodeName.split(".").some(hasMixedScripts) ? "mixed-scripts" : "punycode";
}

// Parsing

/** The longest name in DNS (RFC 1035). Longer names never resolve, so their letters are not analysed, which would take long. */
export const longestName = 255;

/**
 * More than thirty combining marks in a row. No text needs so many (Stream-Safe Text Format, UAX #15), and IDNA processing takes quadratic
 * time for them: 0.1 s for 20,000.
 */
const piledMarks = /(?:(?!\p{Default_Ignorable_Code_Point})\p{M}\p{Default_Ignorable_Code_Point}*){31}/u;

/** The most characters of a URL that is parsed, which bounds the time. Five times the default limit of a URL to open. */
const longestUrl = 100_000;

/**
 * Parses a URL like the browser. Undefined for a text that is not a URL, and for one that would take too long to parse. Never throws. Does
 * not use `URL.canParse`, because Node 20 returns false for `https://müller.de` once it has optimised that function.
 */
export function parseUrl(text: string): URL | undefined {
  if (text.length > longestUrl || piledMarks.test(text)) {
    return undefined;
  }
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** A short excerpt of a text that is not a URL, to quote in a message. */
export function quotedNonAddress(text: string): string {
  return quotable(text, 200);
}

/** A host name in Unicode. Unchanged if it is too long to analyse, or if its Unicode form cannot be shown faithfully. */
function toUnicode(hostname: string): string {
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

// Look-alikes

/** Whether a host name can be mistaken for a known one: `examp1e.com` for `example.com`. Both are in Unicode and without a port. */
export function isMistakenFor(unicodeName: string, known: string): boolean {
  if (unicodeName === known || Math.max(unicodeName.length, known.length) > longestName) {
    return false;
  }
  return looseSkeleton(unicodeName) === looseSkeleton(known);
}

/** Treats dots and hyphens as equal, because they are easily mistaken for each other. */
function looseSkeleton(name: string): string {
  return skeleton(name, { loose: true }).replace(/[^\p{L}\p{N}]+/gu, " ");
}

/**
 * The name in Latin letters that a host name resembles: `apple.com` for `аррӏе.com`, which is Cyrillic. Undefined if there is none, and
 * under a top-level domain in another script, where people do not expect Latin letters.
 */
function looksLikeLatin(unicodeName: string): string | undefined {
  const looks = unicodeName.split(".").map((label) => {
    // In lower case, because browsers keep Cherokee letters in upper case.
    const look = skeleton(label).toLowerCase();
    return isLatin(look) ? look : label;
  });
  const look = looks.join(".");
  return look !== unicodeName && isLatin(looks.at(-1) ?? "") ? look : undefined;
}

/** Includes the slash, because a letter that looks like one would seem to end the host. */
function isLatin(label: string): boolean {
  return /^[a-z0-9/-]*$/.test(label);
}

// Mixed scripts

/** The recommended scripts (UAX #31, table 5). */
const scriptNames =
  "Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana " +
  "Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan";

/** Japanese, Chinese and Korean, each with Latin (UTS 39, "highly restrictive"). */
const writtenTogether = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

interface Script {
  readonly name: string;
  readonly letter: RegExp;
}

/** Compiled when the first name needs them. */
let scripts: readonly Script[] | undefined;

/** Whether a label mixes scripts that no language writes together, such as a Cyrillic а with Latin letters. */
function hasMixedScripts(label: string): boolean {
  scripts ??= scriptNames.split(" ").map((name) => ({ name, letter: new RegExp(`\\p{sc=${name}}`, "u") }));
  const found = scripts.filter(({ letter }) => letter.test(label));
  const hasOther = Array.from(label).some(
    (character) =>
      !/[\p{sc=Common}\p{sc=Inherited}]/u.test(character) && !found.some(({ letter }) => letter.test(character)),
  );
  return hasOther
    ? found.length > 0
    : found.length > 1 && !writtenTogether.some((names) => found.every(({ name }) => names.includes(name)));
}

// Disguise

/** Whether a host is written differently from how the browser reads it. `unicodeName` is `hostname` in Unicode. */
function isDisguised(text: string, hostname: string, unicodeName: string): boolean {
  if (hostname.startsWith("[")) {
    return plainAddress(hostname) !== hostname;
  }
  const written = writtenHost(text).normalize("NFC");
  // Also compared as written, because browsers keep Cherokee letters in upper case.
  const isPlain = [written, written.toLowerCase()].some((host) => host === hostname || host === unicodeName);
  return hostname.endsWith(".") || !isPlain;
}

/** The host of a URL before parsing, or `""` if it cannot be found. */
function writtenHost(text: string): string {
  // The URL Standard strips surrounding spaces, tabs and newlines, and accepts either slash.
  const written = text.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, "").trimEnd();
  const authority = /^[a-z][a-z0-9+.-]*:[/\\]*([^/\\?#]*)/i.exec(written)?.[1] ?? "";
  return authority.slice(authority.lastIndexOf("@") + 1).replace(/:\d*$/, "");
}
