import { type ComponentType, type ReactNode, useEffect, useReducer, useRef, useState } from "react";
import { callSafely } from "../core/call-safely.js";
import { useLate } from "../elicitation/late.js";
import { earlyWords } from "../messages/early-words.js";
import type { PendingElicitation } from "./queue.js";
import type { ElicitationHostProps, QueueViewProps } from "./queue-view.js";
import type { SettledProps } from "./settled-request.js";

// The code that is loaded with the first request, and what the person sees until it is there.

/** Set once it has been loaded, for the whole page. */
export let QueueView: ComponentType<QueueViewProps> | undefined;
/** Likewise. */
export let SettledRequest: ComponentType<SettledProps> | undefined;

/**
 * Loads what shows requests. Firefox and older versions of Chromium do not retry a module that failed until the page is reloaded:
 * https://github.com/whatwg/html/issues/6768.
 */
export async function loadView(): Promise<void> {
  ({ QueueView } = await import("./queue-view.js"));
}

/** Loads what shows the end of a request, in its card. */
export async function loadSettled(): Promise<void> {
  [{ SettledRequest }] = await Promise.all([import("./settled-request.js"), loadView()]);
}

interface LazyViewProps extends Omit<QueueViewProps, "SettledRequest"> {
  /** The request for which the code is loaded. */
  readonly asked: PendingElicitation | undefined;
}

/** Shows what a queue holds, once the code is there, and until then a line that says who asks. */
export function LazyView({ asked, ...props }: LazyViewProps): ReactNode {
  const [, onLoad] = useReducer(() => true, false);
  if (QueueView) {
    return <QueueView {...props} SettledRequest={SettledRequest} />;
  }
  return asked && <LoadingStatus key={asked.id} {...props} asked={asked} onLoad={onLoad} />;
}

/** In milliseconds: if the code loads sooner, nothing is announced. */
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
  /** The number of the last try that failed. 0 before one has. */
  const [lastFailed, setLastFailed] = useState(0);
  const isLate = useLate(true, longestSilence, false);
  const hasFailed = isLate && lastFailed > 0;
  const isReady = useLate(hasFailed, props.activationDelay ?? 500, false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    let isCurrent = true;
    loadView().then(
      () => isCurrent && onLoad(),
      (error: unknown) => {
        if (isCurrent) {
          console.error("react-elicitation: the dialog did not load.", error);
          setLastFailed(tries);
          callSafely(() => latest.current.onShowFailed?.(error, asked));
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [tries, asked, onLoad]);

  const words = { ...earlyWords, ...props.messages };
  const marks = (name: keyof typeof earlyWords) => ({
    lang: words[name] === earlyWords[name] ? "en" : (words.language ?? props.locale),
    dir: "auto",
  });
  const HostButton = props.components?.button;
  // Not an `ActionButton`, because that needs the elicitation of an `ElicitationRoot`, whose code has not loaded.
  const button = (action: "decline" | "retry", message: "decline" | "tryAgain", act: () => void): ReactNode => {
    const buttonProps = {
      ...marks(message),
      "data-action": action,
      type: "button",
      onClick: () => isReady && act(),
      children: words[message](),
    } as const;
    return HostButton ? (
      <HostButton look="outlined" isGuarded={!isReady} {...{ action, buttonProps }} />
    ) : (
      // oxlint-disable-next-line react/button-has-type -- it is among the attributes
      <button className="elicit-button" {...buttonProps} />
    );
  };
  const { name, origin = "" } = asked.server;
  const message = lastFailed === tries ? "notShown" : "loading";
  return (
    <p className="elicit-loading" data-ready={isReady ? "" : undefined}>
      <span role="status" {...marks(message)}>
        {isLate && words[message]({ server: name || origin, isRepeated: lastFailed > 1 })}
      </span>
      {hasFailed && button("decline", "decline", () => asked.settle({ action: "decline" }))}
      {hasFailed && button("retry", "tryAgain", () => setTries(tries + 1))}
    </p>
  );
}
