import type { ElementType, ReactNode, RefObject } from "react";
import { useDismissal } from "../context/dismissal-context.js";
import { useElicitation } from "../context/elicitation-context.js";
import { ElicitationContent } from "../elicitation/elicitation-content.js";
import { useActivationGuard } from "../guard/use-activation-guard.js";
import { ElicitationHeader } from "../parts/elicitation-header.js";

export interface CardSurfaceProps {
  /** The element of the card. */
  readonly card: RefObject<HTMLElement | null>;
  readonly activationDelay: number;
  readonly title: ElementType | undefined;
}

/** What a request shows inside the card until it is answered: header and content, guarded. */
export function CardSurface({ card, activationDelay, title }: CardSurfaceProps): ReactNode {
  const { phase } = useElicitation();
  const { isAsking } = useDismissal();
  useActivationGuard(card, activationDelay, isAsking ? "asking" : phase);
  return (
    <>
      <ElicitationHeader title={title} />
      <ElicitationContent />
    </>
  );
}
