import { Component, type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import type { ElicitationDialogProps } from "../surfaces/dialog.js";
import { watchTyping } from "../surfaces/typing.js";
import type { ElicitationQueue } from "./queue.js";

/** What the queue says of each request, and so not the host's props. */
type FromQueue =
  | "request"
  | "requestId"
  | "server"
  | "onResult"
  | "onClose"
  | "onMute"
  | "signal"
  | "callSignal"
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

/**
 * Shows the head of a queue in an `ElicitationDialog`. Render it once, near the root. The dialog's code is loaded with the first
 * request. A request that cannot be shown, because the dialog does not load or a control throws, is answered `cancel`. When
 * the host unmounts, requests wait for the next one, with their drafts, unless the queue's `whenUnmounted` says otherwise.
 */
export function ElicitationHost({
  queue,
  followUpDelay = 300,
  url,
  timeLimit,
  ...dialogProps
}: ElicitationHostProps): ReactNode {
  const { getSnapshot } = queue;
  const { current, position, total, isCompleted } = useSyncExternalStore(queue.subscribe, getSnapshot, getSnapshot);
  const [Dialog, setDialog] = useState<ComponentType<ElicitationDialogProps>>();

  useEffect(() => {
    watchTyping();
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
    if (!current || Dialog) {
      return undefined;
    }
    let isCurrent = true;
    // After a failure the next request tries again. (Chromium remembers a module that failed until the page is loaded anew:
    // https://github.com/whatwg/html/issues/6768.)
    import("../surfaces/dialog.js").then(
      ({ ElicitationDialog }) => {
        if (isCurrent) {
          setDialog(() => ElicitationDialog);
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          console.error("react-elicitation: the dialog did not load: its request was cancelled.", error);
          current.settle({ action: "cancel" });
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [current, Dialog]);

  if (!current || !Dialog) {
    return null;
  }
  const limit = current.timeLimit || timeLimit ? { ...timeLimit, ...current.timeLimit } : undefined;
  return (
    <RequestBoundary requestId={current.id} onFailure={() => current.settle({ action: "cancel" })}>
      <Dialog
        {...dialogProps}
        request={current.params}
        requestId={current.id}
        server={current.server}
        drafts={queue.drafts ?? false}
        url={{ ...url, acceptOn: current.acceptOn ?? url?.acceptOn }}
        timeLimit={limit}
        pending={{
          position: { index: position, total },
          arrivedAt: current.arrivedAt,
          isCompleted,
          // Nobody waits for a follow-up while others wait already.
          followUpDelay: total > position ? 0 : followUpDelay,
          // The queue decides what becomes of a request when its host goes.
          keepOnUnmount: true,
        }}
        onMute={current.isRepeated ? () => queue.mute(current.server) : undefined}
        signal={current.signal}
        callSignal={current.callSignal}
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

interface RequestBoundaryState {
  readonly failedId: number | undefined;
}

/** Keeps a request that cannot be rendered, by a host's own control for example, from taking the page with it or being left without an answer. */
class RequestBoundary extends Component<RequestBoundaryProps, RequestBoundaryState> {
  override state: RequestBoundaryState = { failedId: undefined };

  override componentDidCatch(): void {
    const { requestId, onFailure } = this.props;
    this.setState({ failedId: requestId });
    onFailure();
  }

  override render(): ReactNode {
    return this.state.failedId === this.props.requestId ? null : this.props.children;
  }
}
