import { isRecord, readList, readText } from "../core/json.js";
import { readRpcError } from "./rpc-error.js";
import { parseUrl } from "../core/url/parse-url.js";

/** The params of a URL request, as received but for its mode. */
export interface RequiredPage {
  readonly mode: "url";
  readonly url: string;
}

const urlElicitationRequired = -32042;

/**
 * The pages a server names in error -32042 (2025-11-25 schema.ts, `URLElicitationRequiredError`). None where it is another error, or where
 * one of its entries has no address: then opening the others would not help.
 */
export function requiredPages(error: unknown): readonly RequiredPage[] {
  const { code, data } = readRpcError(error);
  const entries = code === urlElicitationRequired && isRecord(data) ? (readList(data, "elicitations") ?? []) : [];
  const pages = entries.flatMap(readPage);
  return pages.length === entries.length ? pages : [];
}

/** Always a page, whatever mode it claims: what is answered here never reaches the server, so no form may be filled in for it. */
function readPage(entry: unknown): readonly RequiredPage[] {
  const url = isRecord(entry) ? readText(entry, "url") : undefined;
  return isRecord(entry) && url !== undefined ? [{ ...entry, mode: "url", url }] : [];
}

/** By what two addresses are the same. */
export function addressKey(url: string): string {
  return parseUrl(url)?.href ?? url;
}
