import { type ReactNode, type RefObject, useEffect } from "react";
import { ElicitationContent } from "../elicitation/elicitation-content.js";
import type { ElicitationState } from "../elicitation/elicitation-root.js";
import { ElicitationHeader, type QueuePosition } from "../parts/elicitation-header.js";
import { useActivationGuard } from "./use-activation-guard.js";

export interface DialogSurfaceProps extends ElicitationState {
  /** The element of the dialog. */
  readonly dialog: RefObject<HTMLElement | null>;
  readonly activationDelay: number;
  readonly position: QueuePosition | undefined;
  /** Is set to what Escape does while this request is shown. */
  readonly escapeRef: RefObject<((event: KeyboardEvent) => void) | null>;
}

/** What one request shows inside the dialog: header and content, guarded. */
export function DialogSurface({
  dialog,
  activationDelay,
  position,
  escapeRef,
  asking,
  dismiss,
  confirmation,
}: DialogSurfaceProps): ReactNode {
  const mayAct = useActivationGuard(dialog, activationDelay, asking);
  useEffect(() => {
    escapeRef.current = (event) => {
      // While an input method composes, Escape is a word to it and not to the dialog.
      const isComposing = event.isComposing || event.keyCode === 229;
      if (mayAct(event) && !isComposing) {
        dismiss();
      }
    };
    return () => {
      escapeRef.current = null;
    };
  }, [escapeRef, mayAct, dismiss]);
  return (
    <>
      <ElicitationHeader position={position} onDismiss={dismiss} />
      <ElicitationContent confirmation={confirmation} />
    </>
  );
}
