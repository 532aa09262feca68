import { type ReactNode, useCallback, useEffect, useReducer, useState, useSyncExternalStore } from "react";
import { isRecord } from "../core/json.js";
import { useLastingEffect } from "../elicitation/hiding.js";
import { watchTyping } from "../surfaces/typing.js";
import { LazyView, loadView, QueueView } from "./loading.js";
import { type ElicitationQueue, emptySnapshot, type QueueSnapshot } from "./queue.js";
import type { ElicitationHostProps } from "./queue-view.js";

/**
 * Shows the first request of a queue in an `ElicitationDialog`. Render it once, near the root. The dialog's code is loaded with the first
 * request, or before it: by `connectElicitation` when a call begins, by `preloadElicitation`, or by the queue's `preload`. While it loads,
 * a line says who asks. If it does not load, the line says so, and the person can try again or decline. If a control throws, the request is
 * answered `cancel`. When the host unmounts, requests and their drafts wait for the next host, unless the queue has
 * `whenUnmounted: "cancel"`. A host that React hides is not unmounted.
 */
export function ElicitationHost(props: ElicitationHostProps): ReactNode {
  const { queue } = props;
  const snapshot = useElicitations(queue);
  // While React hides the host, its dock stays, and so does what was entered.
  const [dock, attachDock] = useReducer(
    (before: HTMLElement | undefined, element: HTMLElement | null) => element ?? before,
    undefined,
  );
  /** Identifies this component among several of one queue, of which the first shows the requests. */
  const [attached, setAttached] = useState<() => void>();

  const attach = useCallback(() => {
    watchTyping();
    const detach = queue.attachHost(preloadElicitation);
    setAttached(() => detach);
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
  useLastingEffect(attach);

  // One commit later, because in the first one cards that had no host give up what they show, and only then its answers are in the drafts.
  const [host, setHost] = useState<() => void>();
  // oxlint-disable-next-line react/set-state-in-effect -- it is for a commit of its own
  useEffect(() => setHost(() => attached), [attached]);
  const isFirst = host !== undefined && snapshot.host === host;
  const asked = snapshot.current ?? snapshot.pending[0];
  const isShowing = isFirst && asked && QueueView;
  // A dock does not come while a request is shown: that would render the request anew, without what was entered.
  const hasDock = dock ?? (!isShowing && props.placement);
  // A dock is there before its request, which then begins in it.
  const view = isFirst && (dock || !hasDock) && <LazyView {...props} dock={dock} snapshot={snapshot} asked={asked} />;
  return hasDock ? (
    <div ref={attachDock} className="elicit-dock">
      {view}
    </div>
  ) : (
    view
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
  if (!isRecord(queue) || !("subscribe" in queue)) {
    throw new TypeError("react-elicitation: `queue` is not from createElicitationQueue().");
  }
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot, getServerSnapshot);
}

/**
 * Loads the dialog's code before the first request. Call it when a tool call begins that may lead to a request. It may be called any number
 * of times. After a failure, the next call or request tries again.
 */
export function preloadElicitation(): void {
  loadView().catch(() => undefined);
}
