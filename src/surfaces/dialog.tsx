import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { ElicitationRequest } from "../core/types.js";
import type { ElicitationProps, PendingOptions } from "../elicitation/config.js";
import { rootOf } from "../elicitation/focus.js";
import { ElicitationHeader } from "../elicitation/header.js";
import { ElicitationRoot, useElicitation, useElicitationSession } from "../elicitation/root.js";
import { useActivationGuard } from "./activation-guard.js";
import { ElicitationContent } from "./content.js";
import { type DialogElement, focusedElement, focusInView, keepModal, returnFocus } from "./dialog-focus.js";
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
 * the request is aborted or the dialog unmounted before that.
 *
 * - `data-elicitation-dialog` on the dialog
 * - `data-ready` on it once its buttons act
 * - `data-mode` on it: `form`, `url` or `unreadable`
 * - `data-state` on it and on the overlay: `open` or `closed`, for animations
 */
export function ElicitationDialog({
  container,
  returnFocus: fallback,
  activationDelay = 500,
  waitForTyping = 1_000,
  ...props
}: ElicitationDialogProps): ReactNode {
  const surface = useRef<ModalElement>(null);
  const modal = { surface, container, fallback, activationDelay, waitForTyping, position: props.pending?.position };
  return (
    <ElicitationRoot surface={surface} {...props}>
      <Modal {...modal} />
    </ElicitationRoot>
  );
}

type ModalElement = HTMLDivElement & DialogElement;

interface ModalProps {
  readonly surface: RefObject<ModalElement | null>;
  readonly container: ElicitationDialogProps["container"];
  readonly fallback: ElicitationDialogProps["returnFocus"];
  readonly activationDelay: number;
  readonly waitForTyping: number;
  readonly position: PendingOptions["position"];
}

/** The modal element, which stays while one request follows another, so that nothing flickers. */
function Modal({ surface, container, fallback, activationDelay, waitForTyping, position }: ModalProps): ReactNode {
  const { request, session, idPrefix } = useElicitation();
  const { isClosed } = useElicitationSession();
  const isOpen = useTypingPause(isClosed ? undefined : session, waitForTyping);
  const opener = useRef<Element | null>(null);
  const escapeRef = useRef<((event: KeyboardEvent) => void) | null>(null);
  const titleId = `${idPrefix}-title`;
  // Radix looks for focus in the document, where all of a shadow root is one element. There, the browser's own modal dialog does its work.
  const isInShadow = container && "host" in container.getRootNode();
  const Surface = isInShadow ? "dialog" : "div";

  const enter = (): void => {
    const element = surface.current;
    if (element) {
      opener.current ??= focusedElement(element);
      if (!element.open) {
        element.showModal?.();
      }
      keepModal(element);
      rootOf(element).getElementById(titleId)?.focus({ preventScroll: true });
    }
  };
  // Not only as it opens: the next request is shown in the same dialog, and its title is read out, too.
  useEffect(enter, [surface, titleId]);

  return (
    // Without onOpenChange: Escape and presses outside close nothing by themselves.
    <Dialog.Root open={isOpen} modal={!isInShadow}>
      <Dialog.Portal container={container ?? undefined}>
        {/* Radix's own overlay locks scrolling with an injected <style>, which a strict style-src forbids; styles.css does it. */}
        <div className="elicit-overlay" data-state={isOpen ? "open" : "closed"} />
        <Dialog.Content
          asChild
          ref={surface}
          onFocus={focusInView}
          className="elicit-dialog"
          data-elicitation-dialog=""
          data-mode={request.mode}
          aria-modal="true"
          aria-labelledby={titleId}
          aria-describedby={isOneSentence(request) ? `${idPrefix}-message` : undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            enter();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener.current, fallback);
            opener.current = null;
          }}
          onEscapeKeyDown={(event) => escapeRef.current?.(event)}
        >
          <Surface>
            <Contents key={idPrefix} {...{ surface, activationDelay, position, escapeRef }} />
          </Surface>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ContentsProps extends Pick<ModalProps, "surface" | "activationDelay" | "position"> {
  /** Is set to what Escape does while this request is shown. */
  readonly escapeRef: RefObject<((event: KeyboardEvent) => void) | null>;
}

/** Header and content of one request, guarded. */
function Contents({ surface, activationDelay, position, escapeRef }: ContentsProps): ReactNode {
  const { session } = useElicitation();
  const mayAct = useActivationGuard(surface, activationDelay);
  useEffect(() => {
    escapeRef.current = (event) => {
      // While an input method composes, Escape belongs to it.
      const isComposing = event.isComposing || event.keyCode === 229;
      if (mayAct(event) && !isComposing) {
        session.dismiss();
      }
    };
  }, [escapeRef, mayAct, session]);
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
