import { assertNever } from "../core/assert-never.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import { cleanLine, shorten } from "../core/text/clean-text.js";
import type { SettledMessages } from "../messages/messages.js";
import type { Outcome } from "./outcome.js";
import { parseUrl } from "../core/url/parse-url.js";

export interface SettledTitle {
  readonly text: string;
  /** What in it is not the kit's: the server's name, or a host. */
  readonly isolate: string;
}

const longestHost = 80;

/** What became of a request, in one sentence. */
export function settledTitle(
  request: ElicitationRequest,
  outcome: Outcome,
  server: string,
  words: SettledMessages,
): SettledTitle {
  switch (outcome.state) {
    case "accepted": {
      if (request.mode === "url") {
        const host = hostOf(request.url);
        return { text: words.openedTitle({ host }), isolate: host };
      }
      const isConfirmation = request.mode === "form" && request.fields.length === 0;
      const title = isConfirmation ? words.confirmedTitle : words.answeredTitle;
      return { text: title({ server }), isolate: server };
    }
    case "declined":
      return { text: words.declinedTitle({ server }), isolate: server };
    case "cancelled":
      return { text: words.cancelledTitle({ server }), isolate: server };
    case "expired":
      return { text: (outcome.isTimeUp ? words.timeUpTitle : words.expiredTitle)({ server }), isolate: server };
    default:
      return assertNever(outcome);
  }
}

/** In the letters of the network, not of people: there nothing looks like another. */
function hostOf(url: string): string {
  return shorten(cleanLine(parseUrl(url)?.host || url), longestHost);
}
