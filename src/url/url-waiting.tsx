import { type ReactNode, useEffect, useRef } from "react";
import { useElicitation } from "../context/elicitation-context.js";
import type { UrlMessages } from "../messages/messages.js";
import { ElicitationActions } from "../parts/elicitation-actions.js";
import { ElicitationBody } from "../parts/elicitation-body.js";
import { ElicitationMessage } from "../parts/elicitation-message.js";
import { IsolatedText } from "../parts/isolated-text.js";
import { UrlAddress } from "./url-address.js";

export interface UrlWaitingProps {
  readonly href: string;
  readonly host: string;
  readonly domain: string | undefined;
  readonly words: UrlMessages;
  readonly onReopen: () => void;
  /** What went wrong with opening it again, if anything. */
  readonly children: ReactNode;
}

/**
 * The person is on the page: until they say they have finished, or the server does. Leaving before that is possible at any time; whether
 * it is still an answer depends on what the host takes for one.
 */
export function UrlWaiting({ href, host, domain, words, onReopen, children }: UrlWaitingProps): ReactNode {
  const { settle, isCompleted, idPrefix } = useElicitation();
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; never the one that accepts.
    status.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isCompleted) {
      settle({ action: "accept" });
    }
  }, [isCompleted, settle]);
  return (
    <>
      <ElicitationBody hasControls={false}>
        <ElicitationMessage />
        <p ref={status} className="elicit-waiting" tabIndex={-1}>
          <IsolatedText text={words.urlWaiting({ host })} isolate={host} />
        </p>
        <div className="elicit-destination">
          <UrlAddress href={href} id={`${idPrefix}-url`} domain={domain} />
        </div>
        <button type="button" className="elicit-text-button" data-action="reopen" onClick={onReopen}>
          {words.urlReopen()}
        </button>
        {children}
      </ElicitationBody>
      <ElicitationActions>
        <button
          type="button"
          className="elicit-button"
          data-action="accept"
          onClick={() => settle({ action: "accept" })}
        >
          {words.urlFinished()}
        </button>
      </ElicitationActions>
    </>
  );
}
