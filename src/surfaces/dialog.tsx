import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { ElicitationRequest } from "../core/types.js";
import type { ElicitationProps, PendingOptions } from "../elicitation/config.js";
import { ElicitationHeader } from "../elicitation/header.js";
import { ElicitationRoot, useElicitation, useElicitationSession } from "../elicitation/root.js";
import { delays, useActivationGuard } from "./activation-guard.js";
import { ElicitationContent } from "./content.js";
import { focusTitle } from "./dialog-focus.js";
import { useModality } from "./modality.js";
import { useTypingPause, watchTyping } from "./typing.js";

watchTyping();

export interface ElicitationDialogProps extends ElicitationProps {
  /** The parent element of the dialog. A shadow root must contain the stylesheet, too. @default document.body */
  readonly container?: HTMLElement | ShadowRoot | null | undefined;
  /** Gets focus when the dialog closes and the element that had it before is gone. */
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
 * Shows one elicitation request in a modal dialog. Answers it exactly once: with the person's answer, or with `cancel` if the request is
 * aborted or the dialog unmounts before that. After the page of a URL request is opened, the dialog waits in a corner of the window and is
 * not modal.
 *
 * - `data-elicitation-dialog` on the dialog
 * - `aria-modal` on it for as long as it is modal
 * - `data-ready` on it once its buttons act
 * - `data-mode` on it: `form`, `url` or `unreadable`
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
  const modal = { surface, container, fallback, activationDelay, waitForTyping, position: props.pending?.position };
  return (
    <ElicitationRoot surface={surface} {...props}>
      <Modal {...modal} />
    </ElicitationRoot>
  );
}

interface ModalProps {
  readonly surface: RefObject<HTMLDialogElement | null>;
  readonly container: ElicitationDialogProps["container"];
  readonly fallback: ElicitationDialogProps["returnFocus"];
  readonly activationDelay: number;
  readonly waitForTyping: number;
  readonly position: PendingOptions["position"];
}

/**
 * The `<dialog>`. It stays mounted while one request follows another, so that nothing flickers. It covers the whole window, so that popups
 * of controls are not clipped; the visible panel is inside it.
 */
function Modal({ surface, container, waitForTyping, ...panel }: ModalProps): ReactNode {
  const { request, session, idPrefix } = useElicitation();
  const { isClosed, isPageOpened } = useElicitationSession();
  // The dialog does not become modal again when it expires, because that would take focus from the rest of the page.
  const isModal = !isPageOpened;
  const isOpen = useTypingPause(isClosed ? undefined : session, waitForTyping);
  return (
    <Dialog.Root open={isOpen}>
      <Dialog.Portal container={container ?? undefined}>
        <dialog
          ref={surface}
          className="elicit-overlay"
          data-elicitation-dialog=""
          // Without this attribute, React Aria hides elements that are added while one of its modals is open.
          data-react-aria-top-layer=""
          data-mode={request.mode}
          data-state={isOpen ? "open" : "closed"}
          tabIndex={-1}
          aria-modal={isModal ? "true" : undefined}
          aria-labelledby={`${idPrefix}-title`}
          aria-describedby={isOneSentence(request) ? `${idPrefix}-message` : undefined}
        >
          <Panel surface={surface} isModal={isModal} {...panel} />
        </dialog>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface PanelProps extends Omit<ModalProps, "container" | "waitForTyping"> {
  readonly isModal: boolean;
}

/** The visible panel. Mounted as long as the dialog is in the page. */
function Panel({ surface, isModal, fallback, activationDelay, position }: PanelProps): ReactNode {
  const { idPrefix } = useElicitation();
  const escapeRef = useRef<() => void>(undefined);
  const isAside = useModality(surface, isModal, escapeRef, fallback);
  return (
    <div className="elicit-dialog">
      <Contents
        key={idPrefix}
        {...{ surface, escapeRef, position }}
        activationDelay={isAside ? Number.POSITIVE_INFINITY : activationDelay}
      />
    </div>
  );
}

interface ContentsProps extends Pick<PanelProps, "surface" | "activationDelay" | "position"> {
  /** Set to the function that Escape calls while this request is shown. */
  readonly escapeRef: RefObject<(() => void) | undefined>;
}

/** Header and content of one request, with the activation guard. */
function Contents({ surface, activationDelay, position, escapeRef }: ContentsProps): ReactNode {
  const { session } = useElicitation();
  const mayAct = useActivationGuard(surface, activationDelay);
  useEffect(() => {
    escapeRef.current = () => {
      if (mayAct()) {
        session.dismiss();
      }
    };
  }, [escapeRef, mayAct, session]);
  useEffect(() => {
    // `openDialog` focuses the title only when the dialog opens. The next request is shown in the same dialog, and its title must be
    // announced, too.
    if (surface.current?.open) {
      focusTitle(surface.current);
    }
  }, [surface]);
  return (
    <>
      <ElicitationHeader position={position} />
      <ElicitationContent />
    </>
  );
}

/** Only a short message describes the dialog. Longer texts should not be announced as one string (WAI-ARIA APG, "Modal dialog"). */
function isOneSentence({ message }: ElicitationRequest): boolean {
  return message !== "" && message.length <= 200 && !message.includes("\n");
}
