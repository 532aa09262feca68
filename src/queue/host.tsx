import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import type { ServerIdentity } from "../core/types.js";
import { loadingText } from "../messages/loading-text.js";
import type { Messages } from "../messages/messages.js";
import { watchTyping } from "../surfaces/typing.js";
import { type ElicitationQueue, emptySnapshot, type QueueSnapshot } from "./queue.js";
import type { ElicitationHostProps, QueueDialogProps } from "./queue-dialog.js";

/**
 * Shows the first request of a queue in an `ElicitationDialog`. Render it once, near the root. The dialog's code is loaded with the first
 * request, or before it: by `connectElicitation` when a call begins, by `preloadElicitation`, or by the queue's `preload`. While it loads,
 * a line says who asks. If a request cannot be shown, because the dialog does not load or a control throws, it is answered `cancel`. When
 * the host unmounts, requests and their drafts wait for the next host, unless the queue has `whenUnmounted: "cancel"`.
 */
export function ElicitationHost(props: ElicitationHostProps): ReactNode {
  const { queue, messages } = props;
  const snapshot = useElicitations(queue);
  const { current } = snapshot;
  const [QueueDialog, setQueueDialog] = useState<ComponentType<QueueDialogProps>>();

  useEffect(() => {
    watchTyping();
    const detach = queue.attachHost(preloadElicitation);
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
    if (!current || QueueDialog) {
      return undefined;
    }
    let isCurrent = true;
    loadDialog().then(
      (loaded) => {
        if (isCurrent) {
          setQueueDialog(() => loaded);
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          console.error("react-elicitation: the dialog did not load, so the request was cancelled.", error);
          current.settle({ action: "cancel" });
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [current, QueueDialog]);

  if (!current) {
    return null;
  }
  return QueueDialog ? (
    <QueueDialog {...props} snapshot={snapshot} current={current} />
  ) : (
    <LoadingStatus key={current.id} server={current.server} text={messages?.loading} />
  );
}

const getServerSnapshot = (): QueueSnapshot => emptySnapshot;

/**
 * What a queue holds, for a badge, a list beside the chat, or a settings page. Renders again at every change. The snapshot is empty on a server
 * and during hydration.
 *
 * @example
 * const { pending } = useElicitations(queue);
 * return pending.length > 0 && <a href="#chat">{pending.length} questions wait</a>;
 */
export function useElicitations(queue: Pick<ElicitationQueue, "subscribe" | "getSnapshot">): QueueSnapshot {
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot, getServerSnapshot);
}

/**
 * Loads the dialog's code before the first request. Call it when a tool call begins that may lead to a request. It may be called any number
 * of times. After a failure, the next call or request tries again.
 */
export function preloadElicitation(): void {
  loadDialog().catch(() => undefined);
}

/** Chromium does not retry a module that failed until the page is reloaded: https://github.com/whatwg/html/issues/6768. */
async function loadDialog(): Promise<ComponentType<QueueDialogProps>> {
  const { QueueDialog } = await import("./queue-dialog.js");
  return QueueDialog;
}

/** In milliseconds: if the dialog's code loads sooner, nothing is announced. */
const longestSilence = 300;

interface LoadingStatusProps {
  readonly server: ServerIdentity;
  readonly text: Messages["loading"] | undefined;
}

/**
 * Says who asks while the dialog's code loads. Renders a `<p>` with role `status`, which is empty at first; otherwise it is not announced.
 */
function LoadingStatus({ server, text = loadingText }: LoadingStatusProps): ReactNode {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), longestSilence);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="elicit-loading" role="status" dir="auto">
      {isLate && text({ server: server.name || (server.origin ?? "") })}
    </p>
  );
}
