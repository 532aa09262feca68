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
import { ElicitationHeader, WaitingCall } from "../elicitation/header.js";
import { announce } from "../elicitation/notices.js";
import { useKeptRef } from "../elicitation/hiding.js";
import { useElicitation, useElicitationSession } from "../elicitation/context.js";
import { ElicitationRoot } from "../elicitation/root.js";
import { endingOf, endingOfSession } from "../elicitation/ending.js";
import { FormPlace } from "../form/form-place.js";
import { delays, useActivationGuard } from "./activation-guard.js";
import { useAnswerKeys } from "./answer-keys.js";
import { descriptionOf, ElicitationContent } from "./content.js";
import { SettledLine } from "./settled-line.js";

/** The props of `ElicitationCard`. */
export interface ElicitationCardProps extends ElicitationProps {
  /** Called once for each request, with the result to send back. Never called for a request whose `result` is given. */
  readonly onResult: (result: ElicitResult) => void;
  /** The result, for a transcript that is rendered again, or for a request that was answered elsewhere. */
  readonly result?: ElicitResult | undefined;
  /** Renders the title; takes `id`, `tabIndex` and children. @default "h2" */
  readonly title?: ElementType | undefined;
  /**
   * Milliseconds after appearing in which buttons do nothing, so that a press that was meant for the transcript does not act in the card.
   * Only tests should set it, because a lower value removes that protection. @default 500
   */
  readonly activationDelay?: number | undefined;
}

/**
 * Shows one elicitation request inline, for example in the transcript of a chat. The card answers the request exactly once: with the
 * person's answer, or with `cancel` if the request is aborted or the card unmounts before that. After that it says how the request ended.
 * While React hides the card, the request waits. The card takes no focus when it appears. It announces its title once, also in a transcript
 * that is a live region itself (`role="log"`). Escape does nothing in a card.
 *
 * - `data-elicitation-card` on the card
 * - `data-ready` on it once its buttons act
 * - `data-mode` on it: `form`, `url`, `approval` or `unreadable`
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

/** The card of one request, first open and then settled. Renders a `<section>`. */
function Card({ card, result, title, activationDelay }: CardProps): ReactNode {
  const { request, session, spoken, idPrefix, slot } = useElicitation();
  const state = useElicitationSession();
  const attach = useKeptRef(card);
  useEffect(() => {
    if (result) {
      session.adopt(result);
    }
  }, [session, result]);
  // The session's own result takes precedence over the `result` prop, because an accepted page may still be waited for.
  const ending = endingOfSession(state) ?? (result && !state.result ? endingOf(result) : undefined);
  const { status, ...focusInside } = useTitleAnnouncement(card, `${idPrefix}-title`, {
    isSettled: ending !== undefined,
    // Who has stopped the call knows it.
    isQuiet: state.endedBy === "stop",
  });
  // `role="group"`, because regions are landmarks, and many landmarks of the same name are useless. `aria-live="off"`, because changes
  // inside are announced by their own live regions, also in a `log`.
  return (
    <section
      ref={attach}
      {...focusInside}
      className={slot("card")}
      {...spoken}
      data-elicitation-card=""
      data-mode={request.mode}
      data-state={ending?.state ?? "open"}
      role="group"
      aria-labelledby={`${idPrefix}-title`}
      aria-describedby={
        request.mode === "url" && !ending ? descriptionOf(request, state.phase === "open", idPrefix) : undefined
      }
      aria-live="off"
    >
      {ending ? (
        <SettledLine key={idPrefix} ending={ending} title={title} />
      ) : (
        <OpenCard key={idPrefix} card={card} title={title} activationDelay={activationDelay} />
      )}
      <p ref={status} className="elicit-hidden" role="status" />
    </section>
  );
}

function OpenCard({ card, title, activationDelay }: CardProps): ReactNode {
  useAnswerKeys(card, useActivationGuard(card, activationDelay));
  return (
    <>
      <WaitingCall />
      <ElicitationHeader title={title} />
      <FormPlace>
        <ElicitationContent />
      </FormPlace>
    </>
  );
}

interface TitleAnnouncement {
  /** For an empty element with role `status` that stays in the page. */
  readonly status: RefObject<HTMLParagraphElement | null>;
  /** For the element of the card. */
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/**
 * Announces the title of a card once when it changes. If focus was in the card, the title gets focus, because the element that had it is
 * gone and keyboard users would be back at the top of the page. Otherwise a live region announces it, so that focus stays where the person
 * is. A card that is already settled when it appears announces nothing.
 */
function useTitleAnnouncement(
  card: RefObject<HTMLElement | null>,
  titleId: string,
  { isSettled, isQuiet }: { readonly isSettled: boolean; readonly isQuiet: boolean },
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
    return isQuiet ? undefined : announce(region, title.textContent);
  }, [card, titleId, isSettled, isQuiet, isHistory]);

  return {
    status,
    onFocus: () => {
      isFocusInside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // When the window loses focus, the element stays the `activeElement`, and gets focus again with the window.
      isFocusInside.current =
        currentTarget.contains(rootOf(currentTarget).activeElement) || currentTarget.contains(relatedTarget);
    },
  };
}
