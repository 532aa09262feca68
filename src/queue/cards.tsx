import { type ReactNode, useEffect, useState } from "react";
import { useBrowserLayoutEffect } from "../elicitation/focus.js";
import { earlyWords } from "../messages/early-words.js";
import { preloadElicitation, useElicitations } from "./host.js";
import { LazyView, loadSettled, SettledRequest } from "./loading.js";
import type { ElicitationHostProps } from "./queue-view.js";
import { type CardTranscript, type Row, transcriptOf } from "./transcript.js";

/** The props of `ElicitationHost` that are not about a place, and the call. */
export interface ElicitationCardsProps
  extends Omit<ElicitationHostProps, "placement" | "onPlacementChange" | "followUpDelay"> {
  /**
   * The id of the tool call whose requests are shown, such as the AI SDK's `toolCallId`. Requests have it as `callId`.
   * @default the requests that belong to no call
   */
  readonly call?: string | undefined;
}

/**
 * Shows the requests of one tool call as cards, where it is rendered: in the transcript, beside the call. What became of them stays, in one
 * line each. Renders nothing for a call that has asked nothing. A card goes before dock and dialog of the same queue.
 *
 * With an `ElicitationHost` for the queue, its props and contexts count, and what is entered stays while a row is not in the page, as in a
 * virtualised list. Without one, each has its own, and a row that goes keeps what the drafts of the queue keep.
 */
export function ElicitationCards({ call, ...props }: ElicitationCardsProps): ReactNode {
  const { queue } = props;
  const snapshot = useElicitations(queue);
  const { pending, held, history, host } = snapshot;
  const [row, setRow] = useState<Row>(() => ({ call, element: undefined }));
  const [transcript, setTranscript] = useState<CardTranscript>();
  if (row.call !== call) {
    setRow({ call, element: undefined });
  }
  useBrowserLayoutEffect(() => {
    const attached = transcriptOf(queue, preloadElicitation);
    setTranscript(attached);
    return attached.attach(row);
  }, [queue, row]);
  const isMine = ({ callId }: { readonly callId?: string | undefined }): boolean => callId === call;
  const asked = pending.find(isMine);
  const settled = history.find(isMine);
  const [hasFailed, setHasFailed] = useState(false);
  const isUsed = asked !== undefined || settled !== undefined;
  useEffect(() => {
    if (isUsed && transcript && !SettledRequest) {
      loadSettled().then(transcript.refresh, (error: unknown) => {
        console.error(
          "react-elicitation: what became of requests cannot be shown, because its code did not load.",
          error,
        );
        setHasFailed(true);
      });
    }
  }, [isUsed, transcript]);
  if (transcript?.rowOf(call) !== row || !(asked || settled || held.some(isMine))) {
    return null;
  }
  return (
    <>
      <RowElement transcript={transcript} row={row} />
      {!host && row.element && (
        <LazyView {...props} dock={undefined} snapshot={snapshot} asked={asked} only={row.element} />
      )}
      {settled && hasFailed && !SettledRequest && <LoadingFailure {...props} server={settled.server.name} />}
    </>
  );
}

interface LoadingFailureProps extends Pick<ElicitationCardsProps, "locale" | "messages"> {
  readonly server: string;
}

/** Says that the end of a request cannot be shown. */
function LoadingFailure({ server, locale, messages }: LoadingFailureProps): ReactNode {
  const words = messages?.notShown ?? earlyWords.notShown;
  const lang = words === earlyWords.notShown ? "en" : (messages?.language ?? locale);
  return (
    <p className="elicit-loading">
      <span role="status" lang={lang} dir="auto">
        {words({ server, isRepeated: true })}
      </span>
    </p>
  );
}

interface RowElementProps {
  readonly transcript: CardTranscript;
  readonly row: Row;
}

/** The element for the cards of a row. Its children are not React's. */
function RowElement({ transcript, row }: RowElementProps): ReactNode {
  const [element, setElement] = useState<HTMLElement | null>(null);
  // A layout effect, because the cards have to be out of the element before React removes it.
  useBrowserLayoutEffect(() => {
    transcript.place(row, element ?? undefined);
    return () => transcript.place(row, undefined);
  }, [transcript, row, element]);
  return <div ref={setElement} className="elicit-cards" />;
}
