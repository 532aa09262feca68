import { type ReactNode, type RefObject, useEffect } from "react";
import { useDismissal } from "../context/dismissal-context.js";
import { useElicitation } from "../context/elicitation-context.js";
import { ElicitationContent } from "../elicitation/elicitation-content.js";
import { ElicitationHeader, type QueuePosition } from "../parts/elicitation-header.js";
import { useActivationGuard } from "../guard/use-activation-guard.js";

export interface DialogSurfaceProps {
  /** The element of the dialog. */
  readonly dialog: RefObject<HTMLElement | null>;
  readonly activationDelay: number;
  readonly position: QueuePosition | undefined;
  /** Is set to what Escape does while this request is shown. */
  readonly escapeRef: RefObject<((event: KeyboardEvent) => void) | null>;
}

/** What one request shows inside the dialog: header and content, guarded. */
export function DialogSurface({ dialog, activationDelay, position, escapeRef }: DialogSurfaceProps): ReactNode {
  const { phase } = useElicitation();
  const { isAsking, dismiss } = useDismissal();
  const mayAct = useActivationGuard(dialog, activationDelay, isAsking ? "asking" : phase);
  useEffect(() => {
    escapeRef.current = (event) => {
      // While an input method composes, Escape is a word to it and not to the dialog.
      const isComposing = event.isComposing || event.keyCode === 229;
      if (mayAct(event) && !isComposing) {
        dismiss();
      }
    };
  }, [escapeRef, mayAct, dismiss]);
  return (
    <>
      <ElicitationHeader position={position} />
      <ElicitationContent />
    </>
  );
}
