import { isRecord, readList, readText } from "../core/json.js";
import { type EndController, follow } from "../core/request-end.js";
import { parseUrl } from "../core/url/inspect-url.js";
import { ask, type Outcome, type RequestElicitor, type ServerSource } from "../agents/port.js";
import { readRpcError } from "./rpc-error.js";

/** Who asks for the pages, and which of them this call has opened already. */
export interface FulfilUrlOptions {
  /** The server that refused the call. */
  readonly server: ServerSource;
  /** Ends the requests, for example when the call is given up. The abort reason says how, as with `signal` of `elicit`. */
  readonly signal?: AbortSignal | undefined;
  /** The pages accepted for this call so far, so that no call is retried forever. Pass a new `Set` for each call; the function fills it. */
  readonly opened: Set<string>;
}

/** The outcome of a refused call. Retry the call only after `accepted`. */
export type UrlFulfilment =
  /** The person has finished on every page. */
  | { readonly outcome: "accepted" }
  /** The person declined a page. */
  | { readonly outcome: "declined" }
  /** A page was cancelled without being shown, because the server is muted or exceeds a limit. */
  | { readonly outcome: "refused" }
  /** The person dismissed a request, or `signal` aborted. */
  | { readonly outcome: "cancelled" }
  /** No request was shown: the page was already opened for this call, or too many pages were. `explanation` tells a developer which. */
  | { readonly outcome: "repeated"; readonly url: string; readonly explanation: string }
  /** No request was shown: the error is not `URLElicitationRequiredError`, or it names no page. */
  | { readonly outcome: "unrelated" };

/** Stops a server that keeps inventing URLs. No call needs as many, and a queue accepts no more from one server in a minute. */
const maxPages = 10;

/**
 * Asks the person to open the pages that a 2025-11-25 server requires for a call (error -32042, `URLElicitationRequiredError`). All pages
 * are queued at once. A page is accepted when the person or the server says that it is finished. Any other answer withdraws the remaining
 * pages. Takes the error of any SDK; never rejects.
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
      explanation: `The server refuses the call until ${again.url} has been opened, but that page was already opened for this call. Retrying could ask forever. Tell the person, and let them start again when the page is finished.`,
    };
  }
  if (opened.size + pages.length > maxPages) {
    return {
      outcome: "repeated",
      url: first.url,
      explanation: `The server asks for more than ${maxPages} pages in one call. Retrying could ask forever. Tell the person.`,
    };
  }
  if (signal?.aborted) {
    return { outcome: "cancelled" };
  }
  const controller: EndController = new AbortController();
  const unfollow = follow(signal, (end) => controller.abort(end));
  /** The outcomes of pages that were not accepted, in the order of their answers. */
  const outcomes: ("declined" | "refused" | "cancelled")[] = [];
  const askFor = async (page: RequiredPage): Promise<void> => {
    const outcome = await ask(queue, {
      params: page,
      server,
      signal: controller.signal,
      acceptOn: "finish",
      reply: outcomeOf,
    });
    if (outcome === "accepted") {
      opened.add(normalUrl(page.url));
    } else {
      outcomes.push(outcome);
      controller.abort("withdrawn");
    }
  };
  await Promise.all(pages.map(askFor));
  unfollow();
  return { outcome: outcomes[0] ?? "accepted" };
}

function outcomeOf({ action, unseen }: Outcome): "accepted" | "declined" | "refused" | "cancelled" {
  switch (action) {
    case "accept":
      return "accepted";
    case "decline":
      return "declined";
    case "cancel":
      return unseen ? "refused" : "cancelled";
  }
}

/** The params of a URL request as received, except for `mode`. */
interface RequiredPage {
  readonly mode: "url";
  readonly url: string;
}

const urlElicitationRequired = -32042;

/**
 * The pages in a `URLElicitationRequiredError` (2025-11-25, schema.ts). Empty for another error. Empty as well when an entry has no URL,
 * because the server would refuse the call again after the other pages were opened.
 */
function requiredPages(error: unknown): readonly RequiredPage[] {
  const { code, data } = readRpcError(error);
  const entries = (code === urlElicitationRequired && readList(data, "elicitations")) || [];
  const pages = entries.flatMap(readPage);
  return pages.length === entries.length ? pages : [];
}

/** Forces URL mode: form content would never reach the server this way, so no form may be shown. */
function readPage(entry: unknown): readonly RequiredPage[] {
  const url = readText(entry, "url");
  return isRecord(entry) && url !== undefined ? [{ ...entry, mode: "url", url }] : [];
}

function normalUrl(url: string): string {
  return parseUrl(url)?.href ?? url;
}
