import type { FileAnswer } from "./types.js";

type Description = Omit<FileAnswer, "content">;

/**
 * A file as a `data:` URI (RFC 2397, which allows parameters after the type). The parameter `name` is from SEP-2356's first draft.
 *
 * @param base64 the file's content; without it the URI has the file's size instead, for transcripts only
 */
export function writeDataUri({ filename, content_type, size }: Description, base64?: string): string {
  // `encodeURIComponent` throws for a lone surrogate.
  const name = encodeURIComponent(filename.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
  const rest = base64 === undefined ? `size=${size},` : `base64,${base64}`;
  return `data:${content_type};name=${name};${rest}`;
}

/** Undefined for a text that is not a `data:` URI. `content` is undefined if the file is not encoded in base64. */
export function readDataUri(text: string): (Description & { readonly content: string | undefined }) | undefined {
  const comma = text.indexOf(",");
  if (comma < 0 || !/^data:/i.test(text)) {
    return undefined;
  }
  // An untrusted text may be of any length.
  const [type, ...parameters] = text.slice("data:".length, Math.min(comma, longestHead)).split(";");
  const valueOf = (key: string): string => parameters.find((one) => one.startsWith(key))?.slice(key.length) ?? "";
  const content = parameters.at(-1) === "base64" ? text.slice(comma + 1) : undefined;
  const size = content === undefined ? text.length - comma - 1 || Number(valueOf("size=")) : sizeOfBase64(content);
  // RFC 2397: a missing type means text/plain.
  return { filename: percentDecoded(valueOf("name=")), content_type: type || "text/plain", size, content };
}

const longestHead = 10_000;

/** The decoded size in bytes. */
export function sizeOfBase64(text: string): number {
  const padding = text.endsWith("==") ? 2 : Number(text.endsWith("="));
  return Math.floor(((text.length - padding) * 3) / 4);
}

export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // A lone %.
  }
}

/** The name and size of a sent file. Of a location it shows only the last path segment, because a presigned URL grants access. */
export function describeSentFile(text: string): { readonly name: string; readonly size?: number } {
  const file = readDataUri(text);
  const [path = ""] = text.slice(0, longestHead).split(/[?#]/, 1);
  return file
    ? { name: file.filename, size: file.size }
    : { name: percentDecoded(path.split(/[/\\]/).findLast((segment) => segment !== "") ?? "") };
}
