import { embedImage } from "./embed-image.js";
import { readDataUrl } from "./read-data-url.js";
import { type DeclaredIcon, readIcons } from "./read-icons.js";
import { parseUrl } from "../url/parse-url.js";

/** Which icons of servers are shown: none · those that are part of what a server says of itself (`data:`) · also those of its own origin. */
export type IconPolicy = "none" | "embedded" | "same-origin";

export interface IconChoice {
  /** Where the connection goes, as the host knows it. */
  readonly origin: string | undefined;
  readonly allow: IconPolicy;
  /** What the icon stands on. */
  readonly theme: "light" | "dark";
  /** How large it is shown, in pixels of the screen. */
  readonly size: number;
}

/** An icon to show. `embedded`: `src` is a `data:` URL that was looked at and made anew. `remote`: it is an https address to fetch. */
export interface ChosenIcon {
  readonly kind: "embedded" | "remote";
  readonly src: string;
}

/** In characters: the most bytes there may be, in base64, with some room; and all that is looked at, as much as takes no longer than a frame. */
const longestDataUrl = 100_000;
const mostLookedAt = 200_000;
const longestAddress = 2_000;

/**
 * The icon that fits best of those a server says it has (`serverInfo.icons`, MCP 2025-11-25: self-reported, never proof of who it is).
 * Undefined when there is none that may be shown. Only `data:` images and, where the host allows it, https addresses of the very origin the
 * connection goes to (the specification's rules for icons). Nothing is fetched. Total: any value in, never a throw.
 */
export function chooseIcon(serverInfo: unknown, { origin, allow, theme, size }: IconChoice): ChosenIcon | undefined {
  if (allow === "none") {
    return undefined;
  }
  const own = allow === "same-origin" ? httpsOrigin(origin ?? "") : undefined;
  const byFit = readIcons(serverInfo)
    .map((icon) => ({ icon, rank: [themeRank(icon, theme), sizeRank(icon, size)] as const }))
    .sort((one, other) => one.rank[0] - other.rank[0] || one.rank[1] - other.rank[1]);
  let left = mostLookedAt;
  for (const { icon } of byFit) {
    left -= icon.src.length;
    if (left < 0) {
      return undefined;
    }
    const chosen = embedded(icon) ?? (own === undefined ? undefined : remote(icon, own));
    if (chosen) {
      return chosen;
    }
  }
  return undefined;
}

function embedded({ src }: DeclaredIcon): ChosenIcon | undefined {
  const data = src.length <= longestDataUrl ? readDataUrl(src) : undefined;
  const made = data && embedImage(data.bytes, data.type);
  return made === undefined ? undefined : { kind: "embedded", src: made };
}

function remote({ src, mimeType }: DeclaredIcon, own: string): ChosenIcon | undefined {
  const isShown = mimeType === "" || /^image\/(?:png|jpe?g|webp|svg\+xml)$/.test(mimeType);
  return isShown && src.length <= longestAddress && httpsOrigin(src) === own
    ? { kind: "remote", src: new URL(src).href }
    : undefined;
}

/** The origin of an https address without credentials in it. */
function httpsOrigin(address: string): string | undefined {
  const url = parseUrl(address);
  return url?.protocol === "https:" && url.username === "" && url.password === "" ? url.origin : undefined;
}

function themeRank(icon: DeclaredIcon, theme: "light" | "dark"): number {
  return icon.theme === theme ? 0 : icon.theme === undefined ? 1 : 2;
}

/** From 0: made for any size, then the smallest that need not be enlarged, then those of unknown size, then the largest of the others. */
function sizeRank({ sides }: DeclaredIcon, size: number): number {
  const enough = Math.min(...sides.filter((side) => side >= size && side !== Infinity));
  if (sides.includes(Infinity)) {
    return 0;
  }
  return sides.length === 0 ? 2 : enough === Infinity ? 3 + 1 / Math.max(...sides) : 2 - 1 / enough;
}
