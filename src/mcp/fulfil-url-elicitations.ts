import type { ElicitResult } from "../core/elicit-result.js";
import { askOrCancel } from "./ask-or-cancel.js";
import { type Elicitor, identityOf, type ServerSource } from "./elicitor.js";
import { addressKey, type RequiredPage, requiredPages } from "./required-pages.js";

export interface FulfilUrlOptions {
  /** The server that refused the call. */
  readonly server: ServerSource;
  /** Takes the questions back, as when the call is given up. */
  readonly signal?: AbortSignal | undefined;
  /** The pages opened for this call: one new `Set` for each call, written here. With it a call cannot be repeated for ever. */
  readonly opened: Set<string>;
}

/** What became of a call that was refused; only after `accepted` is there any use in calling again. */
export type UrlFulfilment =
  /** The person has finished with every page. */
  | { readonly outcome: "accepted" }
  /** The person said no to a page. */
  | { readonly outcome: "declined" }
  /** A page was declined without having been shown: the person has muted the server, or it asks too much. */
  | { readonly outcome: "refused" }
  /** The person closed a question, or `signal` took them back. */
  | { readonly outcome: "cancelled" }
  /** Nobody was asked: the page has been opened in this call already, or too many have. For a developer, `explanation` says which. */
  | { readonly outcome: "repeated"; readonly url: string; readonly explanation: string }
  /** The error is another one, or names no page: nobody was asked. */
  | { readonly outcome: "unrelated" };

/** More pages than anybody opens for one call, and than a queue takes in a minute; a server that makes up new addresses ends here. */
const mostPages = 10;

/**
 * Asks for the pages without which a 2025-11-25 server refuses a call (error -32042, `URLElicitationRequiredError`). All are
 * queued at once; each counts when the person says that they have finished, or the server does; the first one not accepted takes
 * the others back. Takes any error in the form any SDK throws it, and never throws.
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
  error: unknown,
  queue: Elicitor,
  { server, signal, opened }: FulfilUrlOptions,
): Promise<UrlFulfilment> {
  const pages = requiredPages(error);
  const [first] = pages;
  if (!first) {
    return { outcome: "unrelated" };
  }
  const again = pages.find(({ url }) => opened.has(addressKey(url)));
  if (again) {
    return { outcome: "repeated", url: again.url, explanation: explainRepeated(again.url) };
  }
  if (opened.size + pages.length > mostPages) {
    return { outcome: "repeated", url: first.url, explanation: explainTooMany };
  }
  let isRefused = false;
  const action = await askForAll(pages, signal, async (params, withdrawal) => {
    const result = await askOrCancel(async () =>
      queue.elicit(params, {
        server: identityOf(server),
        signal: withdrawal,
        urlAnswer: "finish",
        onRefused: () => {
          isRefused = true;
        },
      }),
    );
    if (result.action === "accept") {
      opened.add(addressKey(params.url));
    }
    return result;
  });
  return { outcome: isRefused && action === "decline" ? "refused" : outcomes[action] };
}

const outcomes = { accept: "accepted", decline: "declined", cancel: "cancelled" } as const;

type Ask = (page: RequiredPage, withdrawal: AbortSignal) => Promise<ElicitResult>;

/** Resolves with the first action that is no `accept`, and takes back what is still open then. */
async function askForAll(
  pages: readonly RequiredPage[],
  signal: AbortSignal | undefined,
  ask: Ask,
): Promise<ElicitResult["action"]> {
  if (signal?.aborted) {
    return "cancel";
  }
  // Not AbortSignal.any, which some of the browsers that run ES2022 lack.
  const withdrawal = new AbortController();
  const withdraw = (): void => withdrawal.abort();
  signal?.addEventListener("abort", withdraw);
  const refusals: ElicitResult["action"][] = [];
  const answer = async (page: RequiredPage): Promise<void> => {
    const { action } = await ask(page, withdrawal.signal);
    if (action !== "accept") {
      refusals.push(action);
      withdraw();
    }
  };
  await Promise.all(pages.map(answer));
  signal?.removeEventListener("abort", withdraw);
  return refusals[0] ?? "accept";
}

const explainRepeated = (url: string): string =>
  `The server refuses the call until ${url} has been opened, which was opened for this call already. Calling once more would ask for ever: tell the person, and let them start anew when the page is done.`;

const explainTooMany = `The server asks for more than ${mostPages} pages in one call. Calling once more might ask for ever: tell the person.`;
