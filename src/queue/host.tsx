import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { callSafely } from "../core/call-safely.js";
import { useLastingEffect } from "../elicitation/hiding.js";
import { useLate } from "../elicitation/late.js";
import { earlyWords } from "../messages/early-words.js";
import { watchTyping } from "../surfaces/typing.js";
import { type ElicitationQueue, emptySnapshot, type PendingElicitation, type QueueSnapshot } from "./queue.js";
import type { ElicitationHostProps, QueueViewProps } from "./queue-dialog.js";

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

  const isFirst = snapshot.host === attached;
  const asked = snapshot.current ?? snapshot.pending[0];
  // A dock stays, and none comes while a request is shown: that would render the request anew, without what was entered.
  // Until it is attached, this host has shown nothing, and a request that waited for it begins in its dock.
  const isDocked = attached && asked && QueueView ? dock : (dock ?? props.placement);
  const shown = isFirst && (dock || !isDocked) && <LazyView {...props} dock={dock} snapshot={snapshot} asked={asked} />;
  return isDocked ? (
    <div ref={attachDock} className="elicit-dock">
      {shown}
    </div>
  ) : (
    shown
  );
}

/** Set once it has been loaded, for the whole page. */
let QueueView: ComponentType<QueueViewProps> | undefined;

interface LazyViewProps extends QueueViewProps {
  /** The request for which the code is loaded. */
  readonly asked: PendingElicitation | undefined;
}

/** Shows what a queue holds, once the code is there, and until then a line that says who asks. */
export function LazyView({ asked, ...props }: LazyViewProps): ReactNode {
  const [, setIsLoaded] = useState(false);
  if (QueueView) {
    return <QueueView {...props} />;
  }
  return asked && <LoadingStatus key={asked.id} {...props} asked={asked} onLoad={() => setIsLoaded(true)} />;
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
  loadView().catch(() => undefined);
}

/** Older versions of Chromium do not retry a module that failed until the page is reloaded: https://github.com/whatwg/html/issues/6768. */
export async function loadView(): Promise<void> {
  ({ QueueView } = await import("./queue-dialog.js"));
}

/** In milliseconds: if the dialog's code loads sooner, nothing is announced. */
const longestSilence = 300;

interface LoadingStatusProps extends ElicitationHostProps {
  readonly asked: PendingElicitation;
  readonly onLoad: () => void;
}

/**
 * Loads the dialog's code, and says meanwhile who asks. Renders a `<p>`, whose text is in an element with the role `status` that is empty at
 * first; otherwise it is not announced. After a failure there are buttons to decline and to try again.
 */
function LoadingStatus({ asked, onLoad, ...props }: LoadingStatusProps): ReactNode {
  const [tries, setTries] = useState(1);
  /** The number of the last try that failed. */
  const [failures, setFailures] = useState(0);
  const isLate = useLate(true, longestSilence, false);
  const isReady = useLate(isLate && failures > 0, props.activationDelay ?? 500, false);
  const latest = useRef({ ...props, onLoad });
  useEffect(() => {
    latest.current = { ...props, onLoad };
  });
  useEffect(() => {
    let isCurrent = true;
    loadView().then(
      () => isCurrent && latest.current.onLoad(),
      (error: unknown) => {
        if (isCurrent) {
          console.error("react-elicitation: the dialog did not load.", error);
          setFailures(tries);
          callSafely(() => latest.current.onShowFailed?.(error, asked));
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [tries, asked]);

  const words = { ...earlyWords, ...props.messages };
  const marks = (name: keyof typeof earlyWords) =>
    words[name] === earlyWords[name] ? { lang: "en", dir: "ltr" } : { lang: props.locale, dir: "auto" };
  const button = (action: string, name: "decline" | "tryAgain", act: () => void): ReactNode =>
    isLate &&
    failures > 0 && (
      <button
        type="button"
        className="elicit-button"
        data-action={action}
        onClick={() => isReady && act()}
        {...marks(name)}
      >
        {words[name]()}
      </button>
    );
  const { name, origin = "" } = asked.server;
  const text = failures === tries ? "notShown" : "loading";
  return (
    <p className="elicit-loading" data-ready={isReady ? "" : undefined}>
      <span role="status" {...marks(text)}>
        {isLate && words[text]({ server: name || origin, isRepeated: failures > 1 })}
      </span>
      {button("decline", "decline", () => asked.settle({ action: "decline" }))}
      {button("retry", "tryAgain", () => setTries(tries + 1))}
    </p>
  );
}
