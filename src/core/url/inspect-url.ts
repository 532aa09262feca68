import punycode from "punycode.js";
import { cleanLine, quotable, shorten } from "../text/clean-text.js";
import { skeleton } from "../text/skeleton.js";
import { type HostReach, hostReach, plainAddress } from "./host-reach.js";

/** A URL as a browser parses it, with what the person should know before opening it. Nothing is fetched. */
export interface InspectedUrl {
  /** As the server wrote it, on one line and without invisible characters. */
  readonly text: string;
  /** The normal form, which would be opened. Undefined for a text that is no absolute URL. */
  readonly href?: string;
  /** Why it must not be opened; undefined when it may. */
  readonly refusal?: UrlRefusal;
  /** The host in ASCII, with the port if one is given: `xn--pple-43d.com`, `127.0.0.1:8080`. `""` where there is none. */
  readonly host: string;
  /** The host in Unicode, where it differs: `аpple.com`. */
  readonly unicodeHost?: string;
  /** The name in Latin letters that the host resembles: `apple.com`. */
  readonly looksLike?: string;
  readonly warnings: readonly UrlWarning[];
}

/**
 * Only https may be opened, and http on the loopback interface, where local servers serve their pages (SEP-1036; MCP security best
 * practices).
 */
export type UrlRefusal = "not-a-url" | "scheme" | "plain-http";

/** Reasons for caution, of which the first three exclude each other. */
export type UrlWarning =
  /** The host resembles one in Latin letters. */
  | "look-alike"
  /** A label mixes scripts that no language writes together. */
  | "mixed-scripts"
  /** The host has letters beyond ASCII. */
  | "punycode"
  /** The host as written hides the destination: a decimal, octal, hex or embedded IPv4 address, encoded letters, a final dot. */
  | "disguised"
  /** Text before an @ may be mistaken for the host. */
  | "userinfo"
  /** The host is in a private network. */
  | "private"
  /** The host is this machine. */
  | "loopback"
  /** The host is public and the port unusual. */
  | "port"
  /** Nobody will read it to the end. */
  | "long";

/** Characters above which an address, or its host, is `long`. */
const longUrl = 2000;
const longHost = 100;

/** Inspects a URL. Total: no text throws. */
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
    // Other schemes are never opened, and their hosts follow other rules.
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

/** Whether an IPv6 address reaches its embedded IPv4 address through a translator, which is another machine. An IPv4-mapped one does not. */
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

/** The longest name in DNS (RFC 1035). Longer ones are not analysed letter by letter, which would take long and help nobody. */
export const longestName = 255;

/**
 * More than thirty combining marks in a row, which no text needs (Stream-Safe Text Format, UAX #15). IDNA processing takes time quadratic in
 * their number: 0.1 s for 20,000.
 */
const piledMarks = /(?:(?!\p{Default_Ignorable_Code_Point})\p{M}\p{Default_Ignorable_Code_Point}*){31}/u;

/** Characters of a URL, which bounds the time to parse it: five times the default limit of an address to open. */
const longestUrl = 100_000;

/**
 * A URL as the browser parses it; undefined for a text that is none, or that is only made to take long. Never throws. Not by
 * `URL.canParse`: once that is optimised, Node 20 returns false for `https://müller.de`.
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

/** A short excerpt of a text that is no URL, which may be anything, for quoting in a message. */
export function quotedNonAddress(text: string): string {
  return quotable(text, 200);
}

/** A host name in Unicode; unchanged where that would be too long to analyse or cannot be shown faithfully. */
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

/** Whether a host name can be mistaken for one that the person knows: `examp1e.com` for `example.com`. Both in Unicode, without a port. */
export function isMistakenFor(unicodeName: string, known: string): boolean {
  if (unicodeName === known || Math.max(unicodeName.length, known.length) > longestName) {
    return false;
  }
  return looseSkeleton(unicodeName) === looseSkeleton(known);
}

/** Dots and hyphens are easily mistaken for each other, too. */
function looseSkeleton(name: string): string {
  return skeleton(name, { loose: true }).replace(/[^\p{L}\p{N}]+/gu, " ");
}

/**
 * The name in Latin letters that a host name resembles: `apple.com` for `аррӏе.com`, which is Cyrillic. Undefined under a top-level domain in
 * another script, where nobody expects Latin, and for names that do not resemble any.
 */
function looksLikeLatin(unicodeName: string): string | undefined {
  const looks = unicodeName.split(".").map((label) => {
    // In lower case, because browsers keep Cherokee in capitals.
    const look = skeleton(label).toLowerCase();
    return isLatin(look) ? look : label;
  });
  const look = looks.join(".");
  return look !== unicodeName && isLatin(looks.at(-1) ?? "") ? look : undefined;
}

/** Including the slash, which some letters resemble, and which would seem to end the host. */
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

/** Compiled with the first name that needs them. */
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

/** Whether a host is not written as the browser reads it. `unicodeName` is `hostname` in Unicode. */
function isDisguised(text: string, hostname: string, unicodeName: string): boolean {
  if (hostname.startsWith("[")) {
    return plainAddress(hostname) !== hostname;
  }
  const written = writtenHost(text).normalize("NFC");
  // Also as written, because browsers keep Cherokee in capitals.
  const isPlain = [written, written.toLowerCase()].some((host) => host === hostname || host === unicodeName);
  return hostname.endsWith(".") || !isPlain;
}

/** The host of a URL before parsing; `""` where it cannot be found. */
function writtenHost(text: string): string {
  // The URL Standard strips surrounding blanks, tabs and newlines, and takes either slash.
  const written = text.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, "").trimEnd();
  const authority = /^[a-z][a-z0-9+.-]*:[/\\]*([^/\\?#]*)/i.exec(written)?.[1] ?? "";
  return authority.slice(authority.lastIndexOf("@") + 1).replace(/:\d*$/, "");
}
