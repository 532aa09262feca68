import {
  type ElementType,
  type FocusEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ElicitResult } from "../core/types.js";
import type { ElicitationProps } from "../elicitation/config.js";
import { rootOf } from "../elicitation/focus.js";
import { ElicitationHeader } from "../elicitation/header.js";
import { announce } from "../elicitation/notices.js";
import { ElicitationRoot, useElicitation, useElicitationSession } from "../elicitation/root.js";
import { FormPlace } from "../form/form-place.js";
import { delays, useActivationGuard } from "./activation-guard.js";
import { ElicitationContent } from "./content.js";
import { outcomeOf, outcomeOfSession, SettledSummary } from "./settled.js";

export interface ElicitationCardProps extends ElicitationProps {
  /** Called once for each request, with the result to send back; never for one whose `result` is given. */
  readonly onResult: (result: ElicitResult) => void;
  /** How the request was answered: for a transcript that is drawn again, or a request that was answered elsewhere. */
  readonly result?: ElicitResult | undefined;
  /** Renders the title; takes `id`, `tabIndex` and children. @default "h2" */
  readonly title?: ElementType | undefined;
  /**
   * Milliseconds after appearing in which buttons do nothing, so that nothing meant for the transcript acts in the card. For tests:
   * anything lower than the default takes the protection away. @default 500
   */
  readonly activationDelay?: number | undefined;
}

/**
 * Shows one elicitation request inline, such as in the transcript of a chat, and answers it exactly once: with the person's answer, or
 * `cancel` when the request is aborted or the card unmounted before that. Then it says how the request ended. It takes no focus when it
 * appears; its title is announced once, politely, whether or not the transcript is a live region (`role="log"`) itself. Escape does nothing,
 * for it belongs to the page.
 *
 * - `data-elicitation-card` on the card
 * - `data-ready` on it once its buttons act
 * - `data-mode` on it: `form`, `url` or `unreadable`
 * - `data-state` on it: `open`, `accepted`, `declined`, `cancelled` or `expired`
 */
export function ElicitationCard({
  result,
  title,
  activationDelay = delays.activationDelay,
  ...props
}: ElicitationCardProps): ReactNode {
  const card = useRef<HTMLElement>(null);
  return (
    <ElicitationRoot surface={card} {...props}>
      <Card card={card} result={result} title={title} activationDelay={activationDelay} />
    </ElicitationRoot>
  );
}

interface CardProps extends Pick<ElicitationCardProps, "result" | "title"> {
  readonly card: RefObject<HTMLElement | null>;
  readonly activationDelay: number;
}

/** The card of one request, from its appearance on: to answer, then to read. Renders a `<section>`. */
function Card({ card, result, title, activationDelay }: CardProps): ReactNode {
  const { request, session, idPrefix } = useElicitation();
  const state = useElicitationSession();
  useEffect(() => {
    if (result) {
      session.adopt(result);
    }
  }, [session, result]);
  // What was answered here is known better than what the host keeps of it: an opened page is still waited for.
  const outcome = outcomeOfSession(state) ?? (result && !state.result ? outcomeOf(result) : undefined);
  const { status, ...focusInside } = useTitleAnnouncement(card, `${idPrefix}-title`, outcome !== undefined);
  // A group, for a region is a landmark, and a transcript full of landmarks of the same name helps nobody find anything. Not live,
  // even in a log: what changes inside is announced where it matters, and once.
  return (
    <section
      ref={card}
      {...focusInside}
      className="elicit-card"
      data-elicitation-card=""
      data-mode={request.mode}
      data-state={outcome?.state ?? "open"}
      role="group"
      aria-labelledby={`${idPrefix}-title`}
      aria-live="off"
    >
      {outcome ? (
        <SettledSummary key={idPrefix} outcome={outcome} title={title} />
      ) : (
        <OpenCard key={idPrefix} card={card} title={title} activationDelay={activationDelay} />
      )}
      <p ref={status} className="elicit-hidden" role="status" />
    </section>
  );
}

function OpenCard({ card, title, activationDelay }: CardProps): ReactNode {
  useActivationGuard(card, activationDelay);
  return (
    <>
      <ElicitationHeader title={title} />
      <FormPlace>
        <ElicitationContent />
      </FormPlace>
    </>
  );
}

interface TitleAnnouncement {
  /** For an element with role `status` that is empty and stays. */
  readonly status: RefObject<HTMLParagraphElement | null>;
  /** For the element of the card. */
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/**
 * Announces the title of a card when it changes, once: by focus where focus was in the card, for the element that had it is gone and keyboard
 * users would be back at the top of the page; by a status otherwise, for focus belongs to what the person is doing. A card that is already
 * settled when it appears is history, and says nothing.
 */
function useTitleAnnouncement(
  card: RefObject<HTMLElement | null>,
  titleId: string,
  isSettled: boolean,
): TitleAnnouncement {
  const status = useRef<HTMLParagraphElement>(null);
  const isFocusInside = useRef(false);
  const [isHistory] = useState(isSettled);

  useEffect(() => {
    const title = rootOf(card.current).getElementById(titleId);
    const region = status.current;
    if (!title || !region || (isHistory && isSettled)) {
      return;
    }
    if (isFocusInside.current) {
      title.focus();
      return;
    }
    return announce(region, title.textContent);
  }, [card, titleId, isSettled, isHistory]);

  return {
    status,
    onFocus: () => {
      isFocusInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // When the whole window loses focus, the element keeps it for when the window has it again.
      isFocusInside.current =
        currentTarget.contains(rootOf(currentTarget).activeElement) || currentTarget.contains(relatedTarget);
    },
  };
}
