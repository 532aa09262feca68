import { read, readText } from "./json.js";
import type { FileReference } from "./types.js";

/** A MIME type without parameters, because they could inject parameters into a `data:` URI. */
export const mediaType: RegExp = /^[\w.+-]+\/[\w.+-]+$/;

const schemes = { url: "https", s3: "s3", local: "file" };

/** Undefined for a value that is not a reference, or whose location is not a URI of its type. */
export function readReference(given: unknown): FileReference | undefined {
  const [type, location] = [read(given, "type"), readText(given, "location")];
  const [, scheme] = /^([a-z\d]+):\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+$/.exec(location ?? "") ?? [];
  return location !== undefined && (type === "url" || type === "s3" || type === "local") && scheme === schemes[type]
    ? { type, location }
    : undefined;
}
