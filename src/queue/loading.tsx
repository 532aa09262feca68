import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { callSafely } from "../core/call-safely.js";
import type { ServerIdentity } from "../core/types.js";
import { useLate } from "../elicitation/late.js";
import { earlyWords } from "../messages/early-words.js";
import type { PendingElicitation } from "./queue.js";
import type { ElicitationHostProps, QueueViewProps } from "./queue-dialog.js";
import type { SettledProps } from "./settled-request.js";

// The code that is loaded with the first request, and what the person sees until it is there.

interface LoadedCode {
  readonly QueueView: ComponentType<QueueViewProps> | undefined;
  readonly SettledRequest: ComponentType<SettledProps> | undefined;
}

/** For the whole page. */
let loaded: LoadedCode = { QueueView: undefined, SettledRequest: undefined };
const listeners = new Set<() => void>();

function keep(code: LoadedCode): void {
  loaded = code;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getLoaded = (): LoadedCode => loaded;

/** The code that has been loaded so far. Renders again when there is more. */
export function useLoadedCode(): LoadedCode {
  return useSyncExternalStore(subscribe, getLoaded, getLoaded);
}

/**
 * Loads what shows requests. Older versions of Chromium do not retry a module that failed until the page is reloaded:
 * https://github.com/whatwg/html/issues/6768.
 */
export async function loadView(): Promise<void> {
  if (!loaded.QueueView) {
    const { QueueView } = await import("./queue-dialog.js");
    keep({ ...loaded, QueueView });
  }
}

/** Loads what shows the end of a request, in its card. */
export async function loadSettled(): Promise<void> {
  const [{ SettledRequest }] = await Promise.all([import("./settled-request.js"), loadView()]);
  keep({ ...loaded, SettledRequest });
}

interface LazyViewProps extends Omit<QueueViewProps, "SettledRequest"> {
  /** The request for which the code is loaded. */
  readonly asked: PendingElicitation | undefined;
}

/** Shows what a queue holds, once the code is there, and until then a line that says who asks. */
export function LazyView({ asked, ...props }: LazyViewProps): ReactNode {
  const { QueueView, SettledRequest } = useLoadedCode();
  if (QueueView) {
    return <QueueView {...props} SettledRequest={SettledRequest} />;
  }
  return (
    asked && (
      <LoadingStatus
        key={asked.id}
        {...props}
        server={asked.server}
        load={loadView}
        onFailure={(error) => callSafely(() => props.onShowFailed?.(error, asked))}
        onDecline={() => asked.settle({ action: "decline" })}
      />
    )
  );
}

/** In milliseconds: if the code loads sooner, nothing is announced. */
const longestSilence = 300;

interface LoadingStatusProps
  extends Pick<ElicitationHostProps, "activationDelay" | "components" | "locale" | "messages"> {
  readonly server: ServerIdentity;
  /** Loads the code. The same function at every render. */
  readonly load: () => Promise<void>;
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /** Undefined for a request that has ended. Of that, only a failure is said. */
  readonly onDecline?: (() => void) | undefined;
}

/**
 * Loads code, and says meanwhile who asks. Renders a `<p>`, whose text is in an element with the role `status` that is empty at first;
 * otherwise it is not announced. After a failure there are buttons to decline and to try again.
 */
export function LoadingStatus({
  server: { name, origin = "" },
  load,
  onFailure,
  onDecline,
  activationDelay = 500,
  components: { button: HostButton } = {},
  locale,
  messages,
}: LoadingStatusProps): ReactNode {
  const [tries, setTries] = useState(1);
  /** The number of the last try that failed. */
  const [failures, setFailures] = useState(0);
  const isLate = useLate(true, longestSilence, false);
  const isReady = useLate(isLate && failures > 0, activationDelay, false);
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  useEffect(() => {
    let isCurrent = true;
    load().catch((error: unknown) => {
      if (isCurrent) {
        console.error("react-elicitation: the dialog did not load.", error);
        setFailures(tries);
        latest.current?.(error);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [tries, load]);

  const words = { ...earlyWords, ...messages };
  const marks = (word: keyof typeof earlyWords) =>
    words[word] === earlyWords[word] ? { lang: "en", dir: "ltr" } : { lang: locale, dir: "auto" };
  // `ActionButton` needs the elicitation of an `ElicitationRoot`, which is in the code that has not loaded.
  const button = (action: "decline" | "retry", word: "decline" | "tryAgain", act: () => void): ReactNode => {
    const own = {
      "data-action": action,
      onClick: () => isReady && act(),
      children: words[word](),
      ...marks(word),
    } as const;
    return HostButton ? (
      <HostButton action={action} look="outlined" isGuarded={!isReady} buttonProps={{ ...own, type: "button" }} />
    ) : (
      <button type="button" className="elicit-button" {...own} />
    );
  };
  const text = failures === tries ? "notShown" : "loading";
  const hasFailed = isLate && failures > 0;
  return (
    <p className="elicit-loading" data-ready={isReady ? "" : undefined}>
      <span role="status" {...marks(text)}>
        {(hasFailed || (isLate && onDecline)) && words[text]({ server: name || origin, isRepeated: failures > 1 })}
      </span>
      {hasFailed && onDecline && button("decline", "decline", onDecline)}
      {hasFailed && button("retry", "tryAgain", () => setTries(tries + 1))}
    </p>
  );
}
