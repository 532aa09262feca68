import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { scrutinyModule } from "../context/scrutiny-module.js";
import type { ElicitationDialogProps } from "../dialog/elicitation-dialog.js";
import { lazyModule } from "../loading/lazy-module.js";
import type { ElicitationQueue } from "./elicitation-queue.js";
import { RequestBoundary } from "./request-boundary.js";

/** What the queue says of each request, and so not the host's props. */
type FromQueue =
  | "request"
  | "requestId"
  | "server"
  | "onResult"
  | "onClose"
  | "onMute"
  | "signal"
  | "position"
  | "arrivedAt"
  | "isCompleted"
  | "drafts"
  | "closeDelay"
  | "endsWithSurface";

export interface ElicitationHostProps extends Omit<ElicitationDialogProps, FromQueue> {
  /** The queue whose requests are shown, one at a time. */
  readonly queue: ElicitationQueue;
  /**
   * Milliseconds for which an accepted form stays, so that a server that asks on at once does so in the same dialog. `0` closes it with
   * the answer. @default 300
   */
  readonly followUpDelay?: number | undefined;
}

const dialogModule = lazyModule(() => {
  // Nearly every request is a form, and no form is shown before it has been looked over. Where this does not come, the dialog says so.
  scrutinyModule.load().catch(() => undefined);
  return import("../dialog/elicitation-dialog.js");
});

/**
 * Shows the head of a queue in an `ElicitationDialog`. Render it once, near the root. The dialog's code is loaded with the first
 * request. A request that cannot be shown, because the dialog does not load or a control throws, is answered `cancel`. When
 * the host unmounts, requests wait for the next one, with what has been typed, unless the queue's `whenUnmounted` says otherwise.
 */
export function ElicitationHost({
  queue,
  followUpDelay = 300,
  urlAnswer,
  timeLimit,
  onExpire,
  ...dialogProps
}: ElicitationHostProps): ReactNode {
  const { current, position, total, isCompleted } = useSyncExternalStore(
    queue.subscribe,
    queue.getSnapshot,
    queue.getSnapshot,
  );
  // Not while hydrating: a server may have had it when the browser has not.
  const dialog = useSyncExternalStore(dialogModule.subscribe, dialogModule.peek, () => undefined);
  const expiredId = useRef<number>(undefined);

  useEffect(() => {
    const detach = queue.attachHost();
    const leavePage = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) {
        queue.cancelAll();
      }
    };
    window.addEventListener("pagehide", leavePage);
    return () => {
      detach();
      window.removeEventListener("pagehide", leavePage);
    };
  }, [queue]);

  useEffect(() => {
    if (!current || dialog) {
      return undefined;
    }
    let isCurrent = true;
    dialogModule.load().catch((error: unknown) => {
      if (isCurrent) {
        console.error("react-elicitation: the dialog did not load, so its request was cancelled.", error);
        current.settle({ action: "cancel" });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [current, dialog]);
  if (!current || !dialog) {
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
        arrivedAt={current.arrivedAt}
        position={{ index: position, total }}
        urlAnswer={current.urlAnswer ?? urlAnswer}
        timeLimit={current.timeLimit ?? timeLimit}
        isCompleted={isCompleted}
        drafts={queue.drafts ?? false}
        // Nobody waits for a follow-up while others wait already.
        closeDelay={total > position ? 0 : followUpDelay}
        onMute={current.isRepeated ? () => queue.mute(current.server) : undefined}
        onExpire={() => {
          expiredId.current = current.id;
          onExpire?.();
        }}
        // The queue decides what becomes of a request when its host goes.
        endsWithSurface={false}
        signal={current.signal}
        onResult={(result) => current.settle(result, expiredId.current === current.id ? "until-left" : "until-next")}
        onClose={current.leave}
      />
    </RequestBoundary>
  );
}
