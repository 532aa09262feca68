import { type ReactNode, useState } from "react";
import { ElicitationCard, type ElicitationCardProps } from "react-elicitation";

/** A card whose request is taken back at a press, as a server does when its time is up. */
export function ExpiringCard(props: ElicitationCardProps): ReactNode {
  const [withdrawal] = useState(() => new AbortController());
  return (
    <>
      <ElicitationCard {...props} signal={withdrawal.signal} />
      <button type="button" className="stage-button" onClick={() => withdrawal.abort()}>
        Stop waiting
      </button>
    </>
  );
}
