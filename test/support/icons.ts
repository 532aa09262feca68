/** The first bytes of images. They suffice to recognise the format, but not to paint the image. */

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

function bigEndian(value: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
}

const littleEndian = (value: number, length: number): readonly number[] => [...bigEndian(value, length)].reverse();

function chunk(type: string, content: readonly number[]): readonly number[] {
  return [...bigEndian(content.length, 4), ...ascii(type), ...content, 0, 0, 0, 0];
}

/** @param between chunks before the image data, such as `acTL` */
export function png(width: number, height: number, between: readonly string[] = []): Uint8Array {
  return Uint8Array.of(
    0x89,
    ...ascii("PNG\r\n\x1A\n"),
    ...chunk("IHDR", [...bigEndian(width, 4), ...bigEndian(height, 4), 8, 6, 0, 0, 0]),
    ...between.flatMap((type) => chunk(type, [0, 0, 0, 2, 0, 0, 0, 0])),
    ...chunk("IDAT", [0]),
  );
}

export function jpeg(width: number, height: number): Uint8Array {
  const comment = [0xff, 0xfe, 0, 4, 0, 0];
  const frame = [0xff, 0xc0, 0, 17, 8, ...bigEndian(height, 2), ...bigEndian(width, 2), 3];
  return Uint8Array.of(0xff, 0xd8, ...comment, 0xff, ...frame);
}

export type WebpFormat = "VP8 " | "VP8L" | "VP8X";

export function webp(width: number, height: number, format: WebpFormat, isAnimated = false): Uint8Array {
  const content = {
    "VP8 ": [0, 0, 0, 0x9d, 0x01, 0x2a, ...littleEndian(width, 2), ...littleEndian(height, 2)],
    VP8L: [0x2f, ...littleEndian(width - 1 + (height - 1) * 0x4000, 4)],
    VP8X: [isAnimated ? 2 : 0, 0, 0, 0, ...littleEndian(width - 1, 3), ...littleEndian(height - 1, 3)],
  }[format];
  const body = [...ascii("WEBP"), ...ascii(format), ...littleEndian(content.length, 4), ...content];
  return Uint8Array.of(...ascii("RIFF"), ...littleEndian(body.length, 4), ...body);
}

export function base64Url(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}

export const svgUrl = (content: string): string => `data:image/svg+xml,${encodeURIComponent(content)}`;

/** A drawing that can be painted: a disc. */
export function disc(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="${colour}"/></svg>`;
}
