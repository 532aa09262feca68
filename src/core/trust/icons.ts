import { isRecord, readList, readText } from "../json.js";

export interface IconChoice {
  /** The background the icon is shown on. */
  readonly theme: "light" | "dark";
  /** The side of the square it is shown in, in device pixels. */
  readonly size: number;
}

const mostCharacters = 200_000;
const mostBytes = 65_536;
/** In pixels. */
const longestSide = 1024;

/**
 * The icon of `serverInfo.icons` (MCP 2025-11-25, `Icon`) that fits best, as a `data:` URL. Only images that are embedded are shown: PNG, JPEG and
 * WebP by their first bytes, of one frame, up to 64 KiB and 1024 pixels. The URL is made anew of these bytes, so nothing is fetched and a
 * browser gets nothing that was not checked. No SVG: how long a drawing takes to paint cannot be told. Self-reported, and no proof of anything.
 *
 * @returns undefined where there is none to show. Total: any value in, never a throw.
 */
export function serverIcon(serverInfo: unknown, { theme, size }: IconChoice): string | undefined {
  const declared = readList(serverInfo, "icons") ?? [];
  let characters = 0;
  const icons = declared
    .slice(0, 16)
    .filter(isRecord)
    .flatMap((icon) => {
      const src = readText(icon, "src") ?? "";
      characters += src.length;
      const image = characters <= mostCharacters ? readImage(src) : undefined;
      return image ? [{ url: image.url, rank: rankOf(image.side, readText(icon, "theme"), { theme, size }) }] : [];
    });
  return icons.sort((one, other) => one.rank - other.rank)[0]?.url;
}

/** The lower, the better: made for the theme, for any, for the other one; among these the smallest that need not be enlarged, then the largest. */
function rankOf(side: number, madeFor: string | undefined, { theme, size }: IconChoice): number {
  const themeRank = madeFor === theme ? 0 : madeFor === "light" || madeFor === "dark" ? 2 : 1;
  return themeRank * 2 * longestSide + (side >= size ? side : 2 * longestSide - side);
}

/** The image of a `data:` URL, as a new one, and its longer side in pixels. */
function readImage(src: string): { readonly url: string; readonly side: number } | undefined {
  const [, type = "", base64 = ""] = /^data:image\/(png|jpe?g|webp)(?:;[^,;]*)*;base64,([^,]*)$/i.exec(src) ?? [];
  const format = type.toLowerCase().replace("jpg", "jpeg");
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const { width, height } = sizeReaders.get(format)?.(new DataView(bytes.buffer)) ?? { width: 0, height: 0 };
    const side = Math.max(width, height);
    const fits = bytes.length <= mostBytes && width > 0 && height > 0 && side <= longestSide;
    const made = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return fits ? { url: `data:image/${format};base64,${btoa(made)}`, side } : undefined;
  } catch {
    // No base64, or too few bytes for the header.
    return undefined;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size is read from the bytes and not from what a server declares; undefined for bytes of another format and for more than one frame. */
const sizeReaders = new Map([
  ["png", pngSize],
  ["jpeg", jpegSize],
  ["webp", webpSize],
]);

function letters(view: DataView, from: number, length = 4): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(from + index)));
}

/** W3C PNG, sections 5.2 and 11.2.1. An `acTL` chunk before the image data makes it move. */
function pngSize(view: DataView): Size | undefined {
  if (letters(view, 0, 8) !== "\x89PNG\r\n\x1A\n" || letters(view, 12) !== "IHDR") {
    return undefined;
  }
  let at = 8;
  while (letters(view, at + 4) !== "IDAT" && letters(view, at + 4) !== "acTL") {
    at += 12 + view.getUint32(at);
  }
  return letters(view, at + 4) === "acTL" ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** ITU T.81, Annex B: the frame header is the first of the markers SOF0 to SOF15, three of whose numbers mean something else. */
function jpegSize(view: DataView): Size | undefined {
  let at = view.getUint16(0) === 0xffd8 ? 2 : view.byteLength;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    // Any number of fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** RFC 9649, section 2. */
function webpSize(view: DataView): Size | undefined {
  const isWebp = letters(view, 0) === "RIFF" && letters(view, 8) === "WEBP";
  switch (isWebp && letters(view, 12)) {
    case "VP8 ":
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X": {
      const isAnimated = (view.getUint8(20) & 0x02) !== 0;
      const width = (view.getUint32(24, true) & 0xffffff) + 1;
      return isAnimated ? undefined : { width, height: (view.getUint32(26, true) >>> 8) + 1 };
    }
    default:
      return undefined;
  }
}
