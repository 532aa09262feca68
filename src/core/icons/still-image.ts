/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The kinds of raster image that are shown. No GIF: what moves would have to be stopped by the person (WCAG 2.2.2). */
export type RasterType = "image/png" | "image/jpeg" | "image/webp";

/**
 * The size of a raster image, read from its first bytes and not taken from what a server says. Undefined when the bytes are not of that
 * type or hold more than one frame. Total: any bytes in, never a throw.
 */
export function stillImageSize(bytes: Uint8Array, type: RasterType): ImageSize | undefined {
  switch (type) {
    case "image/png":
      return pngSize(bytes);
    case "image/jpeg":
      return jpegSize(bytes);
    case "image/webp":
      return webpSize(bytes);
  }
}

/** A number of `length` bytes, the most significant first; what lies past the end counts as 0. */
function number(bytes: Uint8Array, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 1) {
    sum = sum * 256 + (bytes[at] ?? 0);
  }
  return sum;
}

/** … the least significant first. */
function reversed(bytes: Uint8Array, from: number, length: number): number {
  return number(bytes.slice(from, from + length).reverse(), 0, length);
}

function letters(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

/** W3C PNG, sections 5.2 and 11.2.1; an `acTL` chunk before the image data makes it move. */
function pngSize(bytes: Uint8Array): ImageSize | undefined {
  if (letters(bytes, 0, 8) !== "\x89PNG\r\n\x1A\n" || letters(bytes, 12, 4) !== "IHDR") {
    return undefined;
  }
  for (let at = 8; at < bytes.length; at += 12 + number(bytes, at, 4)) {
    const chunk = letters(bytes, at + 4, 4);
    if (chunk === "acTL") {
      return undefined;
    }
    if (chunk === "IDAT") {
      return { width: number(bytes, 16, 4), height: number(bytes, 20, 4) };
    }
  }
  return undefined;
}

/** ITU T.81, Annex B: the frame header is the first of the markers SOF0 to SOF15, three of whose numbers mean something else. */
function jpegSize(bytes: Uint8Array): ImageSize | undefined {
  let at = number(bytes, 0, 2) === 0xffd8 ? 2 : bytes.length;
  while (at < bytes.length && bytes[at] === 0xff) {
    const marker = number(bytes, at + 1, 1);
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: number(bytes, at + 7, 2), height: number(bytes, at + 5, 2) };
    }
    // Any number of bytes may fill the room before a marker.
    at += marker === 0xff ? 1 : 2 + number(bytes, at + 2, 2);
  }
  return undefined;
}

/** RFC 9649, section 2. */
function webpSize(bytes: Uint8Array): ImageSize | undefined {
  if (letters(bytes, 0, 4) !== "RIFF" || letters(bytes, 8, 4) !== "WEBP") {
    return undefined;
  }
  switch (letters(bytes, 12, 4)) {
    case "VP8 ":
      return { width: reversed(bytes, 26, 2) % 0x4000, height: reversed(bytes, 28, 2) % 0x4000 };
    case "VP8L": {
      const bits = reversed(bytes, 21, 4);
      return { width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 };
    }
    case "VP8X": {
      const isAnimated = (number(bytes, 20, 1) & 0x02) !== 0;
      return isAnimated ? undefined : { width: reversed(bytes, 24, 3) + 1, height: reversed(bytes, 27, 3) + 1 };
    }
    default:
      return undefined;
  }
}
