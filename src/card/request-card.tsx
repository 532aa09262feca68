import { type ElementType, type ReactNode, useRef, useState } from "react";
import type { FormHandle } from "../context/elicitation-context.js";
import type { ElicitResult } from "../core/elicit-result.js";
import { ElicitationRoot, type ElicitationRootProps } from "../elicitation/elicitation-root.js";
import { type Outcome, outcomeOf } from "../settled/outcome.js";
import { SettledSummary } from "../settled/settled-summary.js";
import { CardSurface } from "./card-surface.js";
import { useTitleHeard } from "./use-title-heard.js";

export interface RequestCardProps extends Omit<ElicitationRootProps, "id" | "surface" | "formHandle" | "children"> {
  readonly id: string;
  readonly result?: ElicitResult | undefined;
  readonly title?: ElementType | undefined;
  readonly activationDelay: number;
}

/** The card of one request, from its appearance on: to answer, then to read. Renders a `<section>`. */
export function RequestCard({
  result,
  title,
  activationDelay,
  onResult,
  onClose,
  onExpire,
  ...rootProps
}: RequestCardProps): ReactNode {
  const { id, request, signal } = rootProps;
  const [ownOutcome, setOwnOutcome] = useState<Outcome>();
  const [hasAnswered, setHasAnswered] = useState(false);
  // What happens here is known better than what the host keeps of it: a page that is open is still waited for.
  const outcome = ownOutcome ?? (result && !hasAnswered ? outcomeOf(result) : undefined);
  const card = useRef<HTMLElement>(null);
  const formHandle = useRef<FormHandle>(null);
  const isOutOfTime = useRef(false);
  const answered = useRef<Outcome>(undefined);
  const { status, ...focusInside } = useTitleHeard(card, `${id}-title`, outcome !== undefined);

  const expire = (): void => {
    isOutOfTime.current = true;
    onExpire?.();
  };
  const answer = (given: ElicitResult): void => {
    if (result !== undefined) {
      return;
    }
    setHasAnswered(true);
    const isExpired = given.action === "cancel" && (isOutOfTime.current || signal?.aborted === true);
    if (isExpired) {
      setOwnOutcome({
        state: "expired",
        draft: formHandle.current?.readDraft(),
        isTimeUp: isOutOfTime.current,
      });
    } else {
      answered.current = outcomeOf(given);
    }
    onResult(given);
  };
  // A page that is open is waited for after its answer.
  const close = (): void => {
    setOwnOutcome((known) => known ?? answered.current);
    onClose?.();
  };

  // A group, for a region is a landmark, and a transcript full of landmarks of the same name helps nobody find anything. Not live,
  // even in a log: what changes inside is said where it matters, and once.
  return (
    <section
      ref={card}
      {...focusInside}
      className="elicit-card"
      data-elicitation-card=""
      data-mode={request.mode}
      data-state={outcome?.state ?? "open"}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-live="off"
    >
      <ElicitationRoot
        {...rootProps}
        surface={card}
        formHandle={formHandle}
        onExpire={expire}
        onResult={answer}
        onClose={close}
      >
        {outcome ? (
          <SettledSummary outcome={outcome} title={title} />
        ) : (
          <CardSurface card={card} activationDelay={activationDelay} title={title} />
        )}
      </ElicitationRoot>
      <p ref={status} className="elicit-hidden" role="status" />
    </section>
  );
}
