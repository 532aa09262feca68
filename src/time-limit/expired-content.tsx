import { type ReactNode, useEffect } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { SettledSummary } from "../settled/settled-summary.js";

/** What is left of a request whose time has run out: that it has, and what was entered, to be read and copied. */
export function ExpiredContent(): ReactNode {
  const { expiredDraft, idPrefix, getRoot } = useElicitation();
  useEffect(() => {
    // What had focus is gone, and this is to be read out.
    getRoot().getElementById(`${idPrefix}-title`)?.focus({ preventScroll: true });
  }, [idPrefix, getRoot]);
  return (
    <>
      <ElicitationBody hasControls={false}>
        <SettledSummary outcome={{ state: "expired", draft: expiredDraft, isTimeUp: true }} />
      </ElicitationBody>
      <ElicitationActions />
    </>
  );
}
