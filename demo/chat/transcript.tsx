import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { Bubble } from "./bubble.js";
import type { Turn } from "./turn.js";

interface TranscriptProps {
  readonly turns: readonly Turn[];
  /** Renders what a call has asked, if that is shown in the transcript. */
  readonly renderCards: (callId: string) => ReactNode;
}

export function Transcript({ turns, renderCards }: TranscriptProps) {
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (turns.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [turns]);

  return (
    // A scrollable region must be focusable, so that it can be scrolled with the keyboard.
    <div className="transcript" role="log" aria-label="Conversation" tabIndex={0} ref={log}>
      {turns.length === 0 ? (
        <p className="transcript-empty">
          Pick one of the server’s tools below, or type its name. When the server needs to know something, it asks you
          in a dialog.
        </p>
      ) : null}
      {turns.map((turn) => (
        <Fragment key={turn.id}>
          {turn.from === "assistant" ? renderCards(String(turn.id)) : null}
          <Bubble turn={turn} />
        </Fragment>
      ))}
    </div>
  );
}
