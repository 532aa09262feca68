import { plainDrawing } from "./plain-drawing.js";
import { stillImageSize } from "./still-image.js";

/** The most bytes that an icon may have: a picture of 40 pixels needs a few thousand. */
export const mostIconBytes = 65_536;

/** The longest side of a raster icon, in pixels: decoded, it takes 4 bytes for each. */
const longestSide = 1024;

/**
 * An image as a `data:` URL made anew, so that a browser gets nothing but what was looked at. Undefined for what is not shown: other types
 * than PNG, JPEG, WebP and SVG, bytes of another type than they are said to be, what moves, what is too large. Total: never a throw.
 *
 * @param type the media type without parameters, in small letters
 */
export function embedImage(bytes: Uint8Array, type: string): string | undefined {
  if (bytes.length > mostIconBytes) {
    return undefined;
  }
  switch (type) {
    case "image/png":
    case "image/webp":
      return raster(bytes, type);
    case "image/jpeg":
    case "image/jpg":
      return raster(bytes, "image/jpeg");
    case "image/svg+xml": {
      const drawing = plainDrawing(new TextDecoder().decode(bytes));
      return drawing && `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    }
    default:
      return undefined;
  }
}

function raster(bytes: Uint8Array, type: Parameters<typeof stillImageSize>[1]): string | undefined {
  const { width, height } = stillImageSize(bytes, type) ?? { width: 0, height: 0 };
  const fits = Math.min(width, height) > 0 && Math.max(width, height) <= longestSide;
  return fits
    ? `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`
    : undefined;
}
