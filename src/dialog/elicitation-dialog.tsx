import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { rootOf } from "../context/root-of.js";
import type { DraftMemory } from "../core/draft/draft-memory.js";
import type { ElicitationRequest } from "../core/request/elicitation-request.js";
import type { RequestLimits } from "../core/request/request-limits.js";
import { serverKey } from "../core/server-key.js";
import { ElicitationRoot, type ElicitationRootProps } from "../elicitation/elicitation-root.js";
import { useRequest } from "../elicitation/use-request.js";
import type { QueuePosition } from "../parts/elicitation-header.js";
import { DialogSurface } from "./dialog-surface.js";
import { focusInView } from "./focus-in-view.js";
import { focusedElement } from "./focused-element.js";
import { returnFocus } from "./return-focus.js";

export interface ElicitationDialogProps
  extends Omit<ElicitationRootProps, "id" | "surface" | "request" | "drafts" | "formHandle" | "children"> {
  /** The `params` of `elicitation/create`, as received: nothing need be checked before. */
  readonly request: unknown;
  /**
   * Tells requests apart that ask the same: needed wherever a server may ask twice. An equal copy with the same id from the same server is
   * the same request, answered or not.
   */
  readonly requestId?: string | number | undefined;
  /**
   * Answers of earlier requests, for when the same server asks the same again; see `createDraftMemory`. `false` keeps none.
   * @default in memory, for as long as the dialog is mounted
   */
  readonly drafts?: DraftMemory | false | undefined;
  /** Where the request stands among those that wait, for "1 of 3". */
  readonly position?: QueuePosition | undefined;
  /** What the dialog is put into. In a shadow root, the stylesheet is to be there, too. @default document.body */
  readonly container?: HTMLElement | ShadowRoot | null | undefined;
  /** Gets focus when the dialog closes and what had it before is gone. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
  /**
   * Milliseconds after opening in which keys and presses do nothing, so that nothing meant for the page acts in the dialog.
   * For tests: anything lower than the default takes the protection away. @default 500
   */
  readonly activationDelay?: number | undefined;
  /** Bounds on what is read of a request; what lies past one is not shown, and said so. Read when a request opens. */
  readonly limits?: Partial<RequestLimits> | undefined;
}

/**
 * Shows one elicitation request in a modal dialog and answers it exactly once: with what the person chose, or `cancel` when
 * the request is aborted or the dialog unmounted before that.
 *
 * - `data-elicitation-dialog` on the dialog
 * - `data-ready` on it once keys and presses act
 * - `data-mode` on it: `form`, `url` or `unreadable`
 * - `data-state` on it and on the overlay: `open` or `closed`, for animations
 */
export function ElicitationDialog({
  request: params,
  requestId,
  onClose,
  drafts,
  position,
  container,
  returnFocus: fallback,
  activationDelay = 500,
  limits,
  ...rootProps
}: ElicitationDialogProps): ReactNode {
  const identity = JSON.stringify([requestId, serverKey(rootProps.server)]);
  const { request, key } = useRequest(params, identity, limits);
  // Without a memory of the host's, the form makes one when there is something to keep.
  const memory = useMemo(() => (drafts === false ? undefined : { current: drafts }), [drafts]);
  const [closedKey, setClosedKey] = useState<number>();
  const isOpen = closedKey !== key;
  const dialog = useRef<HTMLDivElement & Partial<Pick<HTMLDialogElement, "open" | "showModal">>>(null);
  const opener = useRef<Element | null>(null);
  const escapeRef = useRef<((event: KeyboardEvent) => void) | null>(null);
  const id = `${useId()}-${key}`;
  const titleId = `${id}-title`;
  // Radix looks for focus in the page, where all of a shadow root is one element. There, the browser's own modal dialog does its work.
  const isInShadow = container && "host" in container.getRootNode();
  const Surface = isInShadow ? "dialog" : "div";

  const enter = (): void => {
    opener.current ??= focusedElement(dialog.current);
    const element = dialog.current;
    if (element) {
      if (!element.open) {
        element.showModal?.();
      }
      // Without it Tab does not go round from everywhere, and the dialog is modal all the same.
      import("./keep-modal.js").then(({ keepModal }) => keepModal(element)).catch(() => undefined);
      rootOf(element).getElementById(titleId)?.focus({ preventScroll: true });
    }
  };
  // Not only as it opens: the next request is shown in the same dialog, and its title is read out, too.
  useEffect(enter, [titleId]);

  return (
    // Without onOpenChange: Escape and presses outside close nothing by themselves.
    <Dialog.Root open={isOpen} modal={!isInShadow}>
      <Dialog.Portal container={container ?? undefined}>
        {/* Radix's own overlay locks scrolling with an injected <style>, which a strict style-src forbids; styles.css does it. */}
        <div className="elicit-overlay" data-state={isOpen ? "open" : "closed"} />
        <Dialog.Content
          asChild
          ref={dialog}
          onFocus={focusInView}
          className="elicit-dialog"
          data-elicitation-dialog=""
          data-mode={request.mode}
          aria-modal="true"
          aria-labelledby={titleId}
          aria-describedby={isOneSentence(request) ? `${id}-message` : undefined}
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
            <ElicitationRoot
              key={key}
              id={id}
              surface={dialog}
              {...rootProps}
              request={request}
              drafts={memory}
              onClose={() => {
                setClosedKey(key);
                onClose?.();
              }}
            >
              <DialogSurface
                dialog={dialog}
                activationDelay={activationDelay}
                position={position}
                escapeRef={escapeRef}
              />
            </ElicitationRoot>
          </Surface>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Longer texts are not read out whole when the dialog opens; the person goes through them at their own pace (WAI-ARIA APG, "Modal dialog"). */
function isOneSentence({ message }: ElicitationRequest): boolean {
  return message !== "" && message.length <= 200 && !message.includes("\n");
}
