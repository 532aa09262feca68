import { longestName } from "./longest-name.js";
import { plainAddress } from "./plain-address.js";

/** The host of a web address as it is written, before the browser has read it. `""` where none can be made out. */
export function writtenHost(text: string): string {
  // As the URL Standard begins: blanks around, tabs and line ends anywhere, and either slash do not count.
  const written = text.replace(/^[\u0000-\u0020]+|[\t\n\r]/g, "").trimEnd();
  const authority = /^[a-z][a-z0-9+.-]*:[/\\]*([^/\\?#]*)/i.exec(written)?.[1] ?? "";
  return authority.slice(authority.lastIndexOf("@") + 1).replace(/:\d*$/, "");
}

/**
 * Whether a host is written so that it does not show where it leads: an address as one number, in octal or hex, or inside
 * an IPv6 address; letters in disguise (`%65`, `ｅ`); a dot at its end.
 *
 * @param hostname as `URL.hostname` has it
 * @param unicodeName the same in its own script
 */
export function isDisguised(text: string, hostname: string, unicodeName: string): boolean {
  if (hostname.startsWith("[")) {
    return plainAddress(hostname) !== hostname;
  }
  const raw = writtenHost(text);
  const written = raw.length > longestName ? raw : raw.normalize("NFC");
  // Not in small letters only: the browser writes Cherokee in capitals.
  const isPlain = [written, written.toLowerCase()].some((host) => host === hostname || host === unicodeName);
  return hostname.endsWith(".") || !isPlain;
}
