/** The content of a `data:` URL (RFC 2397). */
export interface DataUrl {
  /** Without parameters, in small letters; `""` where none is given. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Undefined for what is no `data:` URL, or cannot be decoded. Total: any text in, never a throw. */
export function readDataUrl(url: string): DataUrl | undefined {
  const comma = url.indexOf(",");
  if (comma < 0 || !/^data:/i.test(url)) {
    return undefined;
  }
  const [type = "", ...parameters] = url
    .slice("data:".length, comma)
    .split(";")
    .map((part) => part.trim().toLowerCase());
  // What follows a "#" is a fragment, and not content.
  const [content = ""] = url.slice(comma + 1).split("#");
  try {
    // A "%" that escapes nothing stands for itself, as in browsers.
    const text = decodeURIComponent(content.replace(/%(?![\da-f]{2})/gi, "%25"));
    const bytes =
      parameters.at(-1) === "base64"
        ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
        : new TextEncoder().encode(text);
    return { type, bytes };
  } catch {
    return undefined;
  }
}
