import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ElicitationProps, PendingOptions } from "../elicitation/config.js";
import { ActionButton } from "../elicitation/action-button.js";
import { focusControl, focusElement, rootOf } from "../elicitation/focus.js";
import { ElicitationHeader, titleOf, WaitingCall } from "../elicitation/header.js";
import { useKeptRef, useOnce } from "../elicitation/hiding.js";
import { announce } from "../elicitation/notices.js";
import type { Session } from "../elicitation/session.js";
import { type Elicitation, useElicitation, useElicitationSession } from "../elicitation/context.js";
import { ElicitationRoot } from "../elicitation/root.js";
import { endingOf, endingOfSession, paramsWithoutSecrets, withoutSecrets } from "../elicitation/ending.js";
import { delays, useActivationGuard } from "./activation-guard.js";
import { useAnswerKeys } from "./answer-keys.js";
import { Bar } from "./bar.js";
import { descriptionOf, ElicitationContent, isOneSentence } from "./content.js";
import { useDisappearance } from "./disappearance.js";
import { focusTitle, isFocusLost } from "./dialog-focus.js";
import { type Mode, useModality } from "./modality.js";
import { type Place, usePlace } from "./place.js";
import { settledTitle } from "./settled.js";
import { useTypingPause, watchTyping } from "./typing.js";

watchTyping();

/** The props of `ElicitationDialog`. */
export interface ElicitationDialogProps extends ElicitationProps {
  /**
   * The parent element of the dialog. A shadow root must contain the stylesheet, too. If it leaves the page, or the page around it goes
   * away, the request is answered `cancel`. @default document.body
   */
  readonly container?: HTMLElement | ShadowRoot | null | undefined;
  /**
   * Gets focus when the dialog closes and the element that had it before is gone. After an answer in the dock it gets focus in any case, if focus
   * was in the dock.
   */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
  /**
   * Milliseconds after opening in which buttons and Escape do nothing, so that a press that was meant for the page does not act in the
   * dialog. Only tests should set it, because a lower value removes that protection. @default 500
   */
  readonly activationDelay?: number | undefined;
  /**
   * While the person types into the page, the dialog waits for a pause of this many milliseconds, for ten seconds at most. 0 opens it at
   * once.
   * @default 1000
   */
  readonly waitForTyping?: number | undefined;
}

/**
 * Shows one elicitation request in a modal dialog. The dialog answers the request exactly once: with the person's answer, or with `cancel`
 * if the request is aborted or the dialog unmounts before that. While React hides the dialog, the request waits. After the page of a URL
 * request is opened, the dialog waits in a corner of the window and is not modal.
 *
 * - `data-elicitation-dialog` on the dialog
 * - `aria-modal` on it for as long as it is modal
 * - `data-ready` on it once its buttons act
 * - `data-mode` on it: `form`, `url`, `approval` or `unreadable`
 * - `data-state` on it: `open` or `closed`, for animations
 */
export function ElicitationDialog({
  container,
  returnFocus: fallback,
  activationDelay = delays.activationDelay,
  waitForTyping = delays.waitForTyping,
  ...props
}: ElicitationDialogProps): ReactNode {
  const surface = useRef<HTMLDialogElement>(null);
  const placed = { surface, container, fallback, activationDelay, waitForTyping, pending: props.pending ?? notPending };
  return (
    <ElicitationRoot surface={surface} {...props}>
      <PlacedDialog {...placed} />
    </ElicitationRoot>
  );
}

const notPending: PendingOptions = {};
const dialogMarks = { "data-elicitation-dialog": "" };
/** The changes inside are announced by their own live regions, also in a `log`. */
const cardMarks = { "data-elicitation-card": "", "aria-live": "off" } as const;

interface PlacedDialogProps {
  readonly surface: RefObject<HTMLDialogElement | null>;
  readonly container: ElicitationDialogProps["container"];
  readonly fallback: ElicitationDialogProps["returnFocus"];
  readonly activationDelay: number;
  readonly waitForTyping: number;
  readonly pending: PendingOptions;
}

/**
 * The `<dialog>` in every place: over the page, in the dock, folded to the bar, and as a card among others. It stays mounted while one
 * request follows another, so that nothing flickers. Over the page it covers the whole window, so that popups of controls are not clipped;
 * the visible panel is inside it. With a dock, it stands there all the time, because the browser shows a modal dialog over the page wherever
 * it stands. So a request that moves keeps all that was entered.
 */
function PlacedDialog({ surface, container, waitForTyping, pending, ...panel }: PlacedDialogProps): ReactNode {
  const { request, session, spoken, idPrefix, slot } = useElicitation();
  const { phase, isClosed, isPageOpened } = useElicitationSession();
  const [place, move] = usePlace(session, pending.placement, waitForTyping);
  const isCard = place === "card";
  // Once its page was opened, it stays beside the page, also when it expires: a modal dialog would take focus from what the person does now.
  const modes: Readonly<Record<Place, Mode>> = {
    card: "inline",
    dock: "docked",
    bar: "docked",
    dialog: isPageOpened ? "beside" : "modal",
  };
  const mode = modes[place];
  const attach = useKeptRef(surface);
  const isOpen = useTypingPause(isClosed ? undefined : session, place === "dialog" ? waitForTyping : 0);
  usePlacementReport(isOpen && !isCard ? place : undefined, pending);
  useEndReport();
  useEffect(() => {
    if (isCard && phase === "expired") {
      // A card needs nobody to close it: it says in one line how the request ended.
      session.cancel();
    }
  }, [isCard, phase, session]);
  return (
    <Dialog.Root open={isOpen}>
      <Dialog.Portal container={container ?? undefined}>
        <dialog
          ref={attach}
          className={slot(isCard ? "card" : "overlay")}
          {...spoken}
          {...(isCard ? cardMarks : dialogMarks)}
          // Without this attribute, React Aria hides elements that are added while one of its modals is open.
          data-react-aria-top-layer=""
          data-mode={request.mode}
          data-place={place}
          data-state={isOpen ? "open" : "closed"}
          tabIndex={-1}
          aria-modal={mode === "modal" ? "true" : undefined}
          aria-labelledby={place === "bar" ? `${idPrefix}-bar` : `${idPrefix}-title`}
          aria-describedby={place === "bar" ? undefined : descriptionOf(request, phase === "open", idPrefix)}
        >
          <Panel surface={surface} mode={mode} place={place} move={move} pending={pending} {...panel} />
        </dialog>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Tells the host where a request is shown, and when nothing is shown any more. */
function usePlacementReport(place: Place | undefined, pending: PendingOptions): void {
  // The next request has handlers of its own, but may stand where this one does: something is shown all the time.
  const latest = useRef(pending);
  useEffect(() => {
    latest.current = pending;
  });
  useEffect(() => {
    if (place) {
      const placement = place === "dialog" ? "dialog" : "dock";
      latest.current.onPlacementChange?.({ placement, isExpanded: place !== "bar" });
    }
  }, [place]);
  const isShown = place !== undefined;
  useEffect(() => (isShown ? () => latest.current.onPlacementChange?.(undefined) : undefined), [isShown]);
}

/** Tells the queue how a request has ended, without credentials. */
function useEndReport(): void {
  const { request, session, props, fields, sensitive } = useElicitation();
  useEffect(() => {
    const secrets = fields.filter(({ id }) => sensitive.has(id));
    return session.subscribe(() => {
      const ending = endingOfSession(session.get());
      if (ending) {
        const params =
          request.mode === "approval" ? request.kept : paramsWithoutSecrets(props.current.request, secrets);
        props.current.pending?.onEnd?.(withoutSecrets(ending, secrets), params);
      }
    });
  }, [session, props, request, fields, sensitive]);
}

interface PanelProps extends Omit<PlacedDialogProps, "container" | "waitForTyping"> {
  readonly mode: Mode;
  readonly place: Place;
  readonly move: (to: Place) => void;
}

/** The visible panel, or the bar in its place. Mounted as long as the dialog is in the page. */
function Panel({ surface, mode, place, move, fallback, activationDelay, pending }: PanelProps): ReactNode {
  const elicitation = useElicitation();
  const { idPrefix, messages, session, request } = elicitation;
  const state = useElicitationSession();
  const { phase } = state;
  const [seen, setSeen] = useState<Session>();
  if (place !== "bar" && seen !== session) {
    setSeen(session);
  }
  const [first] = useState(idPrefix);
  const status = useRef<HTMLParagraphElement>(null);
  const escapeRef = useRef<() => void>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  useDisappearance(
    surface,
    useCallback(() => session.withdraw("host"), [session]),
  );
  const { isAside, giveFocusBack } = useModality(panel, mode, escapeRef, fallback);
  const isInPage = mode === "docked" || mode === "inline";
  const isPause = useTypingPause(isInPage && phase === "open" ? session : undefined, delays.waitForTyping);
  const last = useRef<{ readonly session: Session; readonly place: Place }>(undefined);
  useEffect(() => {
    const before = last.current;
    const dialog = surface.current;
    last.current = { session, place };
    if (!before || !dialog) {
      return;
    }
    const isLost = isFocusLost(dialog.ownerDocument);
    if (before.session !== session) {
      // `useModality` focuses the title only when the dialog opens. In the dock focus moves only if it was in the request before this one.
      if (place === "dialog" || (place === "dock" && isLost)) {
        focusTitle(dialog);
      } else if (place === "bar" && isLost) {
        focusElement(dialog.querySelector("[data-to=dock]"));
      }
    } else if (place === "bar" && before.place !== "bar" && (isLost || isInside(dialog))) {
      giveFocusBack();
    } else if (place === "dock" && before.place === "bar") {
      focusFirst(dialog, request);
    } else if (place === "dialog" && before.place !== "dialog") {
      // Focus is on the title, and what follows it is read next.
      dialog.querySelector(".elicit-body")?.scroll?.({ top: 0 });
    }
  }, [session, place, request, surface, giveFocusBack]);
  /** Whether focus was inside when the request ended. Undefined before that. */
  const hadFocus = useRef<boolean>(undefined);
  useEffect(() => {
    hadFocus.current = undefined;
    return session.subscribe(() => {
      if (session.get().phase === "expired") {
        // Before the end is rendered, because what had focus is gone then.
        hadFocus.current ??= isInside(surface.current);
      }
    });
  }, [session, surface]);
  useEffect(() => {
    // Not otherwise, because the person may read on in the chat.
    if (phase === "expired" && hadFocus.current && surface.current) {
      focusTitle(surface.current);
    }
  }, [phase, surface]);
  /** What is announced of the phase that has just begun. */
  const news = (): string | undefined => {
    switch (phase) {
      case "open":
        return isInPage && !isInside(surface.current)
          ? titleOf(elicitation, messages.asksTitle) + (isOneSentence(request) ? `\n${request.message}` : "")
          : undefined;
      case "sent":
        return state.result && settledTitle(elicitation, endingOf(state.result)).text;
      case "expired": {
        // Who is in the request is told by its title, which gets focus. Who has stopped the call knows it.
        const ending = hadFocus.current || state.endedBy === "stop" ? undefined : endingOfSession(state);
        return ending && settledTitle(elicitation, ending).text;
      }
      default:
        return undefined;
    }
  };
  // Outside of the request's contents, because the next request may take their place before this has been spoken. Once for each phase,
  // because a host may give new messages at every render.
  useOnce(`${idPrefix} ${phase === "open" ? isPause : phase}`, () => {
    const text = phase !== "open" || isPause ? news() : undefined;
    if (text && status.current) {
      announce(status.current, text);
    }
  });
  return (
    <>
      {place === "bar" && (
        <Bar
          key={idPrefix}
          position={pending.position}
          isNew={seen !== session}
          onSeen={() => setSeen(session)}
          onUnfold={() => move("dock")}
        />
      )}
      <div
        ref={panel}
        className={place === "card" ? undefined : elicitation.slot("dialog")}
        hidden={place === "bar"}
        // In a low window it scrolls, and Firefox makes a tab stop of what scrolls.
        tabIndex={-1}
      >
        <Contents
          key={idPrefix}
          {...{ surface, escapeRef, place, pending }}
          tools={pending.placement && place !== "card" && <PlaceButtons place={place} move={move} />}
          onFold={place === "dock" ? () => move("bar") : undefined}
          isNext={idPrefix !== first}
          activationDelay={isAside ? Infinity : activationDelay}
        />
      </div>
      <p ref={status} className="elicit-hidden" role="status" />
    </>
  );
}

function isInside(dialog: Element | null): boolean {
  return dialog?.contains(rootOf(dialog).activeElement) ?? false;
}

/** Moves focus to the first field, or to the title if there is much to read before it. */
function focusFirst(dialog: Element, request: Elicitation["request"]): void {
  const control = dialog.querySelector<HTMLElement>("[data-elicitation-field]:not([hidden])");
  if (control && (request.message === "" || isOneSentence(request))) {
    focusControl(control);
  } else {
    focusTitle(dialog);
  }
}

/** Moves the request between dialog and dock, and folds it. Answers nothing. */
function PlaceButtons({ place, move }: Pick<PanelProps, "place" | "move">): ReactNode {
  const { messages } = useElicitation();
  const { phase, isAsking } = useElicitationSession();
  const isDocked = place === "dock";
  if (phase === "sent" || isAsking) {
    return null;
  }
  return (
    <>
      {isDocked && phase === "open" && (
        <ActionButton
          to="dialog"
          look="icon"
          glyph="dialog"
          onClick={() => move("dialog")}
          text={messages.openAsDialog()}
        />
      )}
      <ActionButton
        to="bar"
        look="icon"
        glyph="fold"
        aria-expanded={isDocked ? true : undefined}
        // The second press of a double press on "Answer" may land here.
        onClick={({ detail }) => detail < 2 && move("bar")}
        text={isDocked ? messages.collapse() : messages.answerLater()}
      />
    </>
  );
}

interface ContentsProps extends Pick<PanelProps, "surface" | "activationDelay" | "place" | "pending"> {
  readonly tools: ReactNode;
  /** Folds the request, which Escape does in the dock. Undefined elsewhere, where Escape leaves. */
  readonly onFold: (() => void) | undefined;
  /** Whether it follows another request in the same dialog, whose description is not read again. */
  readonly isNext: boolean;
  /** Set to the function that Escape calls while this request is shown. */
  readonly escapeRef: RefObject<(() => void) | undefined>;
}

/** Header and content of one request, with the activation guard. */
function Contents({
  surface,
  activationDelay,
  place,
  pending: { position, neighbors },
  tools,
  onFold,
  isNext,
  escapeRef,
}: ContentsProps): ReactNode {
  const { request, session, idPrefix } = useElicitation();
  const { phase } = useElicitationSession();
  const mayAct = useActivationGuard(surface, activationDelay, place === "card" ? `card ${neighbors}` : place);
  useAnswerKeys(surface, mayAct);
  useEffect(() => {
    escapeRef.current = () => {
      if (onFold && !session.get().isAsking) {
        onFold();
      } else if (mayAct()) {
        session.dismiss();
      }
    };
  }, [escapeRef, mayAct, session, onFold]);
  return (
    <>
      {place === "card" && <WaitingCall />}
      <ElicitationHeader
        position={position}
        tools={tools}
        describedBy={isNext ? descriptionOf(request, phase === "open", idPrefix) : undefined}
      />
      <ElicitationContent />
    </>
  );
}
