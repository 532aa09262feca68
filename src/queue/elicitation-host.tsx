import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import type { ElicitationDialogProps } from "../dialog/elicitation-dialog.js";
import { useLoaded } from "../loading/use-loaded.js";
import { RequestBoundary } from "./request-boundary.js";
import type { ElicitationQueue } from "./create-elicitation-queue.js";

export interface ElicitationHostProps
  extends Omit<ElicitationDialogProps, "request" | "requestId" | "server" | "onResult" | "signal" | "position"> {
  /** The queue whose requests are shown, one at a time. */
  readonly queue: ElicitationQueue;
}

const loadDialog = () => import("../dialog/elicitation-dialog.js");

/**
 * Shows the head of a queue in an `ElicitationDialog`. Render it once, near the root. The dialog's code is loaded with the first
 * request. A request that cannot be shown, because the dialog does not load or a control throws, is answered `cancel`. When
 * the host unmounts, the request on screen is answered `cancel` and those that wait are kept for the next host.
 */
export function ElicitationHost({ queue, ...dialogProps }: ElicitationHostProps): ReactNode {
  const { current, position, total } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  const [dialog, retry] = useLoaded(loadDialog, current !== undefined);
  useEffect(() => {
    if (dialog.status === "failed") {
      console.error(
        "react-elicitation: the dialog could not be loaded, so a request was cancelled unseen.",
        dialog.error,
      );
      queue.getSnapshot().current?.settle({ action: "cancel" });
      retry();
    }
  }, [dialog, queue, retry]);
  if (dialog.status !== "loaded" || !current) {
    return null;
  }
  const { ElicitationDialog } = dialog.value;
  return (
    <RequestBoundary requestId={current.id} onFailure={() => current.settle({ action: "cancel" })}>
      <ElicitationDialog
        {...dialogProps}
        request={current.params}
        requestId={current.id}
        server={current.server}
        position={{ index: position, total }}
        onResult={current.settle}
      />
    </RequestBoundary>
  );
}
