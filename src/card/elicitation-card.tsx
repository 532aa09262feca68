import { type ElementType, type ReactNode, useId, useMemo } from "react";
import type { DraftMemory } from "../core/draft/draft-memory.js";
import type { ElicitResult } from "../core/elicit-result.js";
import type { RequestLimits } from "../core/request/request-limits.js";
import { serverKey } from "../core/server-key.js";
import type { ElicitationRootProps } from "../elicitation/elicitation-root.js";
import { useRequest } from "../elicitation/use-request.js";
import { RequestCard } from "./request-card.js";

export interface ElicitationCardProps
  extends Omit<
    ElicitationRootProps,
    "id" | "surface" | "request" | "drafts" | "closeDelay" | "formHandle" | "children"
  > {
  /** The `params` of `elicitation/create`, as received: nothing need be checked before. */
  readonly request: unknown;
  /**
   * Tells requests apart that ask the same: needed wherever one card may show one after another. An equal copy with the same id from the
   * same server is the same request, answered or not.
   */
  readonly requestId?: string | number | undefined;
  /** Called once for each request, with what to send back; never for one whose `result` is given. What it throws is reported and changes nothing. */
  readonly onResult: (result: ElicitResult) => void;
  /** Takes the request back: answers `cancel`, and the card says that the server has stopped waiting. */
  readonly signal?: AbortSignal | undefined;
  /** How the request was answered: for a transcript that is drawn again, or a request that was answered elsewhere. */
  readonly result?: ElicitResult | undefined;
  /**
   * Answers of earlier requests, for when the same server asks the same again; see `createDraftMemory`. `false` keeps none.
   * @default in memory, for as long as the card is mounted
   */
  readonly drafts?: DraftMemory | false | undefined;
  /** Renders the title; takes `id`, `tabIndex` and children. @default "h2" */
  readonly title?: ElementType | undefined;
  /**
   * Milliseconds after appearing in which presses do nothing, so that nothing meant for the transcript acts in the card. For tests:
   * anything lower than the default takes the protection away. @default 500
   */
  readonly activationDelay?: number | undefined;
  /** Bounds on what is read of a request; what lies past one is not shown, and said so. Read when a request appears. */
  readonly limits?: Partial<RequestLimits> | undefined;
}

/**
 * Shows one elicitation request where it stands, such as in the transcript of a chat, and answers it exactly once: with what the person
 * chose, or `cancel` when the request is aborted or the card unmounted before that. Then it says what became of the request. It takes no
 * focus when it appears; its title is read out once, politely, whether or not the transcript is a live region (`role="log"`) itself.
 * Escape does nothing, for it belongs to the page.
 *
 * - `data-elicitation-card` on the card
 * - `data-ready` on it once presses act
 * - `data-mode` on it: `form`, `url` or `unreadable`
 * - `data-state` on it: `open`, `accepted`, `declined`, `cancelled` or `expired`
 */
export function ElicitationCard({
  request: params,
  requestId,
  limits,
  drafts,
  activationDelay = 500,
  ...rest
}: ElicitationCardProps): ReactNode {
  const { request, key } = useRequest(params, JSON.stringify([requestId, serverKey(rest.server)]), limits);
  // Without a memory of the host's, the form makes one when there is something to keep.
  const memory = useMemo(() => (drafts === false ? undefined : { current: drafts }), [drafts]);
  return (
    <RequestCard
      key={key}
      id={`${useId()}-${key}`}
      {...rest}
      request={request}
      drafts={memory}
      activationDelay={activationDelay}
    />
  );
}
