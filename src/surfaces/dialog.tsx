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
  /** What the dialog is put into. In a shadow root, the stylesheet has to be there, too. @default document.body */
  readonly container?: HTMLElement | ShadowRoot | null | undefined;
  /** Gets focus when the dialog closes and the element that had it before is gone. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
  /**
   * Milliseconds after opening in which buttons and Escape do nothing, so that nothing meant for the page acts in the dialog.
   * For tests: anything lower than the default takes the protection away. @default 500
   */
  readonly activationDelay?: number | undefined;
  /**
   * The pause in milliseconds that the dialog waits for while the person types into the page, ten seconds at most; 0 opens it at once.
   * @default 1000
   */
  readonly waitForTyping?: number | undefined;
}

/**
 * Shows one elicitation request in a modal dialog and answers it exactly once: with the person's answer, or `cancel` when
 * the request is aborted or the dialog unmounted before that. Once its page is open, it waits in a corner of the window and is not modal.
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
 * The `<dialog>`, which stays while one request follows another, so that nothing flickers. It covers the whole window, so that popups of
 * controls are not cut off; the visible panel stands inside it.
 */
function Modal({ surface, container, waitForTyping, ...panel }: ModalProps): ReactNode {
  const { request, session, idPrefix } = useElicitation();
  const { isClosed, isPageOpened } = useElicitationSession();
  // Nor is it modal again once it has expired: that would take the focus from a person who is elsewhere.
  const isModal = !isPageOpened;
  const isOpen = useTypingPause(isClosed ? undefined : session, waitForTyping);
  return (
    <Dialog.Root open={isOpen}>
      <Dialog.Portal container={container ?? undefined}>
        <dialog
          ref={surface}
          className="elicit-overlay"
          data-elicitation-dialog=""
          // React Aria hides what comes into the page while its modal is open, unless told.
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

/** Mounted as long as the dialog is in the page. */
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
  /** Is set to what Escape does while this request is shown. */
  readonly escapeRef: RefObject<(() => void) | undefined>;
}

/** Header and content of one request, guarded. */
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
    // Not only as the dialog opens: the next request is shown in the same one, and its title is read out, too.
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

/** Longer texts are not read out whole when the dialog opens; the person goes through them at their own pace (WAI-ARIA APG, "Modal dialog"). */
function isOneSentence({ message }: ElicitationRequest): boolean {
  return message !== "" && message.length <= 200 && !message.includes("\n");
}
