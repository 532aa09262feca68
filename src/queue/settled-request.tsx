import { type ReactNode, useEffect, useRef } from "react";
import { useElicitation } from "../elicitation/context.js";
import { bringIntoView, focusElement, rootOf } from "../elicitation/focus.js";
import { announce } from "../elicitation/notices.js";
import type { Ending } from "../elicitation/ending.js";
import { ElicitationRoot, type ElicitationRootProps } from "../elicitation/root.js";
import { isFocusLost } from "../surfaces/dialog-focus.js";
import { SettledLine } from "../surfaces/settled-line.js";
import type { SettledElicitation } from "./queue.js";

export interface SettledProps {
  readonly settled: SettledElicitation;
  /** Whether focus was in the card when the request ended. Undefined for a request that ended before it was shown here. */
  readonly hadFocus: { readonly current: boolean | undefined };
  /** The props of the host. */
  readonly props: Omit<ElicitationRootProps, "request" | "server" | "onResult" | "children">;
}

/** What became of a request, in a card. In a module of its own, because only hosts with `ElicitationCards` need it. */
export function SettledRequest({ settled, hadFocus, props }: SettledProps): ReactNode {
  const { params, server, tool, isApproval, ending } = settled;
  return (
    <ElicitationRoot
      {...props}
      request={params}
      isApproval={isApproval}
      server={server}
      tool={tool}
      onResult={ignore}
      drafts={false}
    >
      <SettledCard ending={ending} hadFocus={hadFocus} />
    </ElicitationRoot>
  );
}

const ignore = (): void => undefined;

interface SettledCardProps extends Pick<SettledProps, "hadFocus"> {
  readonly ending: Ending;
}

/**
 * A request that has ended, in one line of a transcript. If it ended just now, its title gets focus, or is announced.
 *
 * - `data-elicitation-card` on the card
 * - `data-state` on it: `accepted`, `declined`, `cancelled` or `expired`
 */
function SettledCard({ ending, hadFocus }: SettledCardProps): ReactNode {
  const { idPrefix, spoken } = useElicitation();
  const card = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isTold = useRef(false);
  // A person who has stopped a call knows that.
  const isStopped = ending.state === "expired" && ending.endedBy === "stop";
  useEffect(() => {
    const title = rootOf(card.current).getElementById(`${idPrefix}-title`);
    const wasInside = isTold.current ? undefined : hadFocus.current;
    isTold.current = true;
    if (wasInside) {
      // This code may have come late, when the person was elsewhere.
      if (card.current && isFocusLost(card.current.ownerDocument)) {
        // It is much lower than the open card, whose end may be all that was in view.
        bringIntoView(card.current);
        focusElement(title);
      }
    } else if (wasInside === false && !isStopped && status.current && title) {
      announce(status.current, title.textContent);
    }
  }, [idPrefix, hadFocus, isStopped]);
  return (
    <section
      ref={card}
      className="elicit-card"
      {...spoken}
      data-elicitation-card=""
      data-state={ending.state}
      role="group"
      aria-labelledby={`${idPrefix}-title`}
      aria-live="off"
    >
      <SettledLine ending={ending} />
      <p ref={status} className="elicit-hidden" role="status" />
    </section>
  );
}
