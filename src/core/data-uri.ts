import type { FileAnswer } from "./types.js";

type Description = Omit<FileAnswer, "content">;

/**
 * A file as a text in `content` (RFC 2397, where parameters may follow the type; `name` is that of SEP-2356's first draft).
 *
 * @param base64 without it, the text keeps the size in place of what is in the file: for transcripts only
 */
export function writeDataUri({ filename, content_type, size }: Description, base64?: string): string {
  // `encodeURIComponent` throws for half a character.
  const name = encodeURIComponent(filename.replaceAll(/\p{Surrogate}/gu, "\uFFFD"));
  const rest = base64 === undefined ? `size=${size},` : `base64,${base64}`;
  return `data:${content_type};name=${name};${rest}`;
}

/** Undefined for a text that is no `data:` URI; `content` is undefined where it holds its file otherwise than in base64. */
export function readDataUri(text: string): (Description & { readonly content: string | undefined }) | undefined {
  const comma = text.indexOf(",");
  if (comma < 0 || !/^data:/i.test(text)) {
    return undefined;
  }
  // A stranger's may be of any length.
  const [type, ...parameters] = text.slice("data:".length, Math.min(comma, longestHead)).split(";");
  const valueOf = (key: string): string => parameters.find((one) => one.startsWith(key))?.slice(key.length) ?? "";
  const content = parameters.at(-1) === "base64" ? text.slice(comma + 1) : undefined;
  const size = content === undefined ? text.length - comma - 1 || Number(valueOf("size=")) : sizeOfBase64(content);
  // No type stands for this one.
  return { filename: percentDecoded(valueOf("name=")), content_type: type || "text/plain", size, content };
}

const longestHead = 10_000;

/** In bytes. */
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

/** The name and size of a sent file. A presigned location lets its reader in, so no more is said of one than the end of its path. */
export function describeSentFile(text: string): { readonly name: string; readonly size?: number } {
  const file = readDataUri(text);
  const [path = ""] = text.slice(0, longestHead).split(/[?#]/, 1);
  return file
    ? { name: file.filename, size: file.size }
    : { name: percentDecoded(path.split(/[/\\]/).findLast((segment) => segment !== "") ?? "") };
}
