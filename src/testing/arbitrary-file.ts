import { writeDataUri } from "../core/data-uri.js";
import { isExtension, unknownType } from "../core/fields/file.js";
import type { FileField } from "../core/types.js";

/** First bytes of each media type that is known by them, as Latin-1. Files of other types are texts. */
const heads: Readonly<Record<string, string>> = {
  "image/png": "\x89PNG\r\n\x1a\n",
  "image/jpeg": "\xff\xd8\xff",
  "image/gif": "GIF89a",
  "image/webp": "RIFF\0\0\0\0WEBP",
  "image/tiff": "II*\0",
  "application/pdf": "%PDF-",
  "application/zip": "PK\x03\x04",
  "application/gzip": "\x1f\x8b",
};

/** The largest file that is made, in bytes. A larger one would take seconds to check. */
const mostBytes = 20 * 1024 * 1024;

interface MadeFile {
  readonly name: string;
  readonly type: string;
  /** Latin-1. */
  readonly bytes: string;
}

function uriOf({ name, type, bytes }: MadeFile): string {
  return writeDataUri({ filename: name, content_type: type, size: bytes.length }, btoa(bytes));
}

/** A file for each type and each extension that a field accepts; where it lists both, they are paired in their order. */
function accepted({ accept = ["text/plain", ".txt"], maxSize }: FileField): readonly MadeFile[] {
  const extensions = accept.filter(isExtension);
  const types = accept.filter((type) => !isExtension(type)).map(withoutStar);
  return Array.from({ length: Math.max(types.length, extensions.length) }, (_, index) => {
    const type = types[index % types.length] ?? unknownType;
    const bytes = heads[type] ?? "a".slice(0, maxSize);
    return { name: `file${extensions[index % extensions.length] ?? ""}`, type, bytes };
  });
}

/** A type that a range such as `image/*` has. */
function withoutStar(type: string): string {
  return type === "image/*" ? "image/png" : type.replace("*", "plain");
}

/** Files that a field may well accept, as `data:` URIs. */
export function plausibleFiles(field: FileField): readonly string[] {
  return accepted(field).map(uriOf);
}

/** Files that a field may refuse: too large, of another type, empty, and with the first bytes of another type. */
export function wrongFiles(field: FileField): readonly string[] {
  const { maxSize } = field;
  const files = accepted(field);
  const large = maxSize < mostBytes ? files.slice(0, 1) : [];
  return [
    ...large.map((file) => ({ ...file, bytes: file.bytes.padEnd(maxSize + 1, "a") })),
    { name: "file.other", type: "application/x-other", bytes: "a" },
    ...files.map((file) => ({ ...file, bytes: "" })),
    ...files.map((file) => ({ ...file, bytes: file.type in heads ? "a" : (heads["image/png"] ?? "") })),
  ].map(uriOf);
}
