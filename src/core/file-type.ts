/**
 * The first bytes of media types, as Latin-1. `alias` is a name that some operating systems use instead of the registered one. Formats that
 * are ZIP or TIFF inside, such as office documents, have media types of their own.
 */
const signatures: readonly { readonly type: string; readonly alias?: string; readonly start: RegExp }[] = [
  { type: "image/png", start: /^\x89PNG\r\n\x1a\n/ },
  { type: "image/jpeg", alias: "image/jpg", start: /^\xff\xd8\xff/ },
  { type: "image/gif", start: /^GIF8[79]a/ },
  { type: "image/webp", start: /^RIFF.{4}WEBP/s },
  // Not at the start, because printers put commands in front.
  { type: "application/pdf", start: /%PDF-/ },
  { type: "image/tiff", start: /^(?:II[*+]\0|MM\0[*+])/ },
  { type: "application/zip", alias: "application/x-zip-compressed", start: /^PK(?:\x03\x04|\x05\x06|\x07\x08)/ },
  { type: "application/gzip", alias: "application/x-gzip", start: /^\x1f\x8b/ },
];

/** Media types of text, which no signature begins. */
const textual = /^text\/|[/+-](?:json|xml|yaml)$/;

/** How many bytes of a file are compared with its type. */
export const headLength = 1024;

/** The registered name of a media type, without parameters. */
export function registeredType(type: string): string {
  const [given = ""] = type.split(";", 1);
  return signatures.find(({ alias }) => alias === given)?.type ?? given;
}

/**
 * The media type of a file whose first bytes fit its declared type.
 *
 * @param type the declared type; if it is `""`, the type of the bytes is returned
 * @param head the first {@link headLength} bytes, as Latin-1
 * @returns undefined if the bytes are those of another type
 */
export function typeByContent(type: string, head: string): string | undefined {
  const given = registeredType(type);
  const known = signatures.find((signature) => signature.type === given);
  const found = signatures.find(({ start }) => start.exec(head)?.index === 0);
  if (known ? !known.start.test(head) : textual.test(given) && found) {
    return undefined;
  }
  return given === "" ? (found?.type ?? "") : given;
}
