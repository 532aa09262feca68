import { isRecord, readList, readText } from "../core/json.js";
import { type EndController, follow } from "../core/request-end.js";
import { parseUrl } from "../core/url/inspect-url.js";
import { askOrCancel, identityOf, type RequestElicitor, type ServerSource } from "./elicitor.js";
import { readRpcError } from "./rpc-error.js";

export interface FulfilUrlOptions {
  /** The server that refused the call. */
  readonly server: ServerSource;
  /** Ends the requests, such as when the call is given up: how, says the reason of the abort, as with `signal` of `elicit`. */
  readonly signal?: AbortSignal | undefined;
  /** The pages accepted for this call so far: a new `Set` for each call, filled here, so that no call is retried forever. */
  readonly opened: Set<string>;
}

/** The outcome of a refused call. Only after `accepted` is it worth retrying. */
export type UrlFulfilment =
  /** The person has finished on every page. */
  | { readonly outcome: "accepted" }
  /** The person declined a page. */
  | { readonly outcome: "declined" }
  /** A page was declined without being shown, because the server is muted or exceeds a limit. */
  | { readonly outcome: "refused" }
  /** The person dismissed a request, or `signal` aborted. */
  | { readonly outcome: "cancelled" }
  /** No request was shown: the page was already opened for this call, or too many were. `explanation` tells a developer which. */
  | { readonly outcome: "repeated"; readonly url: string; readonly explanation: string }
  /** Another error, or one that names no page: no request was shown. */
  | { readonly outcome: "unrelated" };

/** More than any call needs, and as many as a queue accepts of one server in a minute; a server that keeps inventing addresses ends here. */
const maxPages = 10;

/**
 * Asks the person to open the pages without which a 2025-11-25 server refuses a call (error -32042, `URLElicitationRequiredError`). All are
 * queued at once and each is accepted when the person or the server says that it is finished; the first other answer withdraws the rest.
 * Takes the error of any SDK; never rejects.
 *
 * @example
 * const opened = new Set<string>();
 * for (;;) {
 *   try {
 *     return await client.callTool(call);
 *   } catch (error) {
 *     const { outcome } = await fulfilUrlElicitations(error, queue, { server, opened });
 *     if (outcome !== "accepted") throw error;
 *   }
 * }
 */
export async function fulfilUrlElicitations(
  cause: unknown,
  queue: RequestElicitor,
  { server, signal, opened }: FulfilUrlOptions,
): Promise<UrlFulfilment> {
  const pages = requiredPages(cause);
  const [first] = pages;
  if (!first) {
    return { outcome: "unrelated" };
  }
  const again = pages.find(({ url }) => opened.has(normalUrl(url)));
  if (again) {
    return {
      outcome: "repeated",
      url: again.url,
      explanation: `The server refuses the call until ${again.url} has been opened, which was opened for this call already. Calling once more would ask for ever: tell the person, and let them start anew when the page is done.`,
    };
  }
  if (opened.size + pages.length > maxPages) {
    return {
      outcome: "repeated",
      url: first.url,
      explanation: `The server asks for more than ${maxPages} pages in one call. Calling once more might ask for ever: tell the person.`,
    };
  }
  if (signal?.aborted) {
    return { outcome: "cancelled" };
  }
  const controller: EndController = new AbortController();
  const unfollow = follow(signal, (end) => controller.abort(end));
  /** Of the pages that were not accepted, in the order of their answers. */
  const outcomes: ("declined" | "refused" | "cancelled")[] = [];
  const ask = async (page: RequiredPage): Promise<void> => {
    let isRefused = false;
    const { action } = await askOrCancel(async () =>
      queue.elicit(page, {
        server: identityOf(server),
        signal: controller.signal,
        acceptOn: "finish",
        onRefused: () => {
          isRefused = true;
        },
      }),
    );
    if (action === "accept") {
      opened.add(normalUrl(page.url));
    } else {
      outcomes.push(action === "cancel" ? "cancelled" : isRefused ? "refused" : "declined");
      controller.abort("withdrawn");
    }
  };
  await Promise.all(pages.map(ask));
  unfollow();
  return { outcome: outcomes[0] ?? "accepted" };
}

/** The params of a URL request as received, but for the mode. */
interface RequiredPage {
  readonly mode: "url";
  readonly url: string;
}

const urlElicitationRequired = -32042;

/**
 * The pages in a `URLElicitationRequiredError` (2025-11-25, schema.ts). None for another error, or where an entry has no URL, because the
 * call would be refused again after opening the others.
 */
function requiredPages(error: unknown): readonly RequiredPage[] {
  const { code, data } = readRpcError(error);
  const entries = (code === urlElicitationRequired && readList(data, "elicitations")) || [];
  const pages = entries.flatMap(readPage);
  return pages.length === entries.length ? pages : [];
}

/** Forces URL mode: content never reaches the server on this path, so nobody must fill in a form. */
function readPage(entry: unknown): readonly RequiredPage[] {
  const url = readText(entry, "url");
  return isRecord(entry) && url !== undefined ? [{ ...entry, mode: "url", url }] : [];
}

function normalUrl(url: string): string {
  return parseUrl(url)?.href ?? url;
}
