import { read, readText } from "./json.js";
import type { FileReference } from "./types.js";

/** A MIME type without parameters, which could say anything of a file once they stand in a `data:` URI. */
export const mediaType: RegExp = /^[\w.+-]+\/[\w.+-]+$/;

const schemes = { url: "https", s3: "s3", local: "file" };

/** Undefined for what is no reference, or whose location is no URI of its type. */
export function readReference(given: unknown): FileReference | undefined {
  const [type, location] = [read(given, "type"), readText(given, "location")];
  const [, scheme] = /^([a-z\d]+):\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+$/.exec(location ?? "") ?? [];
  return location !== undefined && (type === "url" || type === "s3" || type === "local") && scheme === schemes[type]
    ? { type, location }
    : undefined;
}
