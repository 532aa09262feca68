import { Component, type ReactNode } from "react";
import { ElicitationDialog, type ElicitationDialogProps } from "../surfaces/dialog.js";
import type { ElicitationQueue, PendingElicitation, QueueSnapshot } from "./queue.js";

/** What the queue says of each request, and so not the host's props. */
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
   * Milliseconds for which an accepted form stays visible, so that a server that asks on at once does so in the same dialog. `0` closes it
   * with the answer. @default 300
   */
  readonly followUpDelay?: number | undefined;
}

export interface QueueDialogProps extends ElicitationHostProps {
  readonly current: PendingElicitation;
  readonly snapshot: QueueSnapshot;
}

/** The first request of a queue in a dialog. Loaded by the host with the first request, so that a page without one does not carry it. */
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
          // The queue decides what becomes of a request when its host goes.
          keepOnUnmount: true,
        }}
        onMute={current.isRepeated ? () => queue.mute(current.server) : undefined}
        signal={current.signal}
        // Of what is not accepted only an expired request is still shown, for the person to read.
        onResult={(result) => current.settle(result, result.action === "accept" ? "until-next" : "until-left")}
        onClose={current.leave}
      />
    </RequestBoundary>
  );
}

interface RequestBoundaryProps {
  /** What failed for one request is tried again for the next. */
  readonly requestId: number;
  /** Called once when showing the request has failed. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Keeps a request that cannot be rendered, by a host's own control for example, from taking the page with it or being left without an answer. */
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
