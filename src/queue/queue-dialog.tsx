import { Component, type ReactNode } from "react";
import { ElicitationDialog, type ElicitationDialogProps } from "../surfaces/dialog.js";
import type { ElicitationQueue, PendingElicitation, QueueSnapshot } from "./queue.js";

/** The props that the queue sets for each request, so `ElicitationHost` does not have them. */
type FromQueue =
  | "request"
  | "requestId"
  | "server"
  | "onResult"
  | "onClose"
  | "onMute"
  | "signal"
  | "drafts"
  | "pending";

export interface ElicitationHostProps extends Omit<ElicitationDialogProps, FromQueue> {
  /** The queue whose requests are shown, one at a time. */
  readonly queue: ElicitationQueue;
  /**
   * Milliseconds for which an accepted form stays visible, so that a request that follows at once is shown in the same dialog. `0` closes
   * it with the answer. @default 300
   */
  readonly followUpDelay?: number | undefined;
}

export interface QueueDialogProps extends ElicitationHostProps {
  readonly current: PendingElicitation;
  readonly snapshot: QueueSnapshot;
}

/** The first request of a queue in a dialog. In a module of its own, so that pages without requests do not load the dialog. */
export function QueueDialog({
  queue,
  current,
  snapshot: { position, total, isCompleted },
  followUpDelay = 300,
  url,
  onAccept,
  timeLimit,
  ...dialogProps
}: QueueDialogProps): ReactNode {
  return (
    <RequestBoundary requestId={current.id} onFailure={() => current.settle({ action: "cancel" })}>
      <ElicitationDialog
        {...dialogProps}
        request={current.params}
        requestId={current.id}
        server={current.server}
        drafts={queue.drafts ?? false}
        url={{ ...url, acceptOn: current.acceptOn ?? url?.acceptOn }}
        onAccept={current.onAccept ?? onAccept}
        timeLimit={{ ...timeLimit, ...current.timeLimit }}
        pending={{
          position: { index: position, total },
          arrivedAt: current.arrivedAt,
          isCompleted,
          followUpDelay,
          // The queue decides what happens to a request when the host unmounts.
          keepOnUnmount: true,
        }}
        onMute={current.isRepeated ? () => queue.mute(current.server) : undefined}
        signal={current.signal}
        // Of requests that are not accepted, only an expired one stays on screen, until the person has read it.
        onResult={(result) => current.settle(result, result.action === "accept" ? "until-next" : "until-left")}
        onClose={current.leave}
      />
    </RequestBoundary>
  );
}

interface RequestBoundaryProps {
  /** Identifies the request. After a failure, the next request is rendered again. */
  readonly requestId: number;
  /** Called once when showing the request has failed. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** If rendering a request throws, for example in a host's own control, the page stays and the request gets an answer. */
class RequestBoundary extends Component<RequestBoundaryProps, { readonly failedId?: number }> {
  override state: { readonly failedId?: number } = {};

  override componentDidCatch(): void {
    const { requestId, onFailure } = this.props;
    this.setState({ failedId: requestId });
    onFailure();
  }

  override render(): ReactNode {
    return this.state.failedId === this.props.requestId ? null : this.props.children;
  }
}
