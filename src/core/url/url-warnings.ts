import { longestName } from "./longest-name.js";
import { hasMixedScripts } from "./mixed-scripts.js";
import type { HostReach } from "./host-reach.js";
import { looksLikeLatin } from "./look-alike-host.js";
import { isDisguised } from "./written-host.js";

/**
 * What a person should know before opening a URL. Of its letters, the gravest:
 * `look-alike` a host that can be taken for one in Latin letters · `mixed-scripts` letters of several scripts in one word ·
 * `punycode` other letters than Latin ones. Then:
 * `disguised` a host that is not written as what it is: an address as one number, in octal, hex or IPv6, letters in
 * disguise, a dot at the end · `userinfo` text before an @ that looks like a host · `private` an address inside a private
 * network, or of no network · `loopback` this machine · `port` an unusual port · `long` too long to look over.
 */
export type UrlWarning =
  | "look-alike"
  | "mixed-scripts"
  | "punycode"
  | "disguised"
  | "userinfo"
  | "private"
  | "loopback"
  | "port"
  | "long";

/** Characters of an address, and of its host, that a person will look over. */
const longestUrl = 2000;
const longestHost = 100;

/** @param text the URL as the server wrote it */
export function urlWarnings(text: string, url: URL, reach: HostReach, unicodeName: string): readonly UrlWarning[] {
  const found: readonly (UrlWarning | false | undefined)[] = [
    letterWarning(url.hostname, unicodeName),
    isDisguised(text, url.hostname, unicodeName) && "disguised",
    (url.username !== "" || url.password !== "") && "userinfo",
    reach === "private" && "private",
    reach === "loopback" && "loopback",
    url.port !== "" && reach === "public" && "port",
    (url.href.length > longestUrl || url.hostname.length > longestHost) && "long",
  ];
  return found.filter((warning) => typeof warning === "string");
}

function letterWarning(hostname: string, unicodeName: string): UrlWarning | undefined {
  if (!hostname.split(".").some((label) => label.startsWith("xn--"))) {
    return undefined;
  }
  if (looksLikeLatin(unicodeName) !== undefined) {
    return "look-alike";
  }
  return unicodeName.length <= longestName && unicodeName.split(".").some(hasMixedScripts)
    ? "mixed-scripts"
    : "punycode";
}
