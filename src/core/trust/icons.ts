import { isRecord, readList, readText } from "../json.js";

export interface IconChoice {
  /** The background behind the icon. */
  readonly theme: "light" | "dark";
  /** The side of the icon's square, in device pixels. */
  readonly size: number;
}

const mostCharacters = 200_000;
const mostBytes = 65_536;
/** In pixels. */
const longestSide = 1024;

/**
 * The best icon of `serverInfo.icons` (MCP 2025-11-25, `Icon`), as a `data:` URL. Only embedded images are used: PNG, JPEG and WebP,
 * recognised by their first bytes, with one frame, up to 64 KiB and 1024 pixels. The URL is rebuilt from these bytes, so nothing is fetched
 * and the browser gets only what was checked. SVG is refused, because nobody can tell how long it takes to paint. Icons are self-reported
 * and prove nothing. Accepts any value and never throws.
 *
 * @returns undefined if there is no usable icon
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

/** Lower is better. The theme counts first: this one, any, the other. Then the smallest icon that is large enough, then the largest. */
function rankOf(side: number, madeFor: string | undefined, { theme, size }: IconChoice): number {
  const themeRank = madeFor === theme ? 0 : madeFor === "light" || madeFor === "dark" ? 2 : 1;
  return themeRank * 2 * longestSide + (side >= size ? side : 2 * longestSide - side);
}

/** The rebuilt `data:` URL of an image, and its longer side in pixels. */
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
    // Not base64, or too few bytes for the header.
    return undefined;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Read the size from the bytes, not from what a server declares. Undefined for another format and for more than one frame. */
const sizeReaders = new Map([
  ["png", pngSize],
  ["jpeg", jpegSize],
  ["webp", webpSize],
]);

function letters(view: DataView, from: number, length = 4): string {
  return String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(from + index)));
}

/** W3C PNG, sections 5.2 and 11.2.1. An `acTL` chunk before the image data means an animation. */
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

/** ITU T.81, Annex B. The frame header is the first marker of SOF0 to SOF15. Three markers in that range are not frame headers. */
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
