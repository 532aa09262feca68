import { useEffect, useRef } from "react";
import { Bubble } from "./bubble.js";
import type { Turn } from "./turn.js";

export function Transcript({ turns }: { readonly turns: readonly Turn[] }) {
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
        <Bubble key={turn.id} turn={turn} />
      ))}
    </div>
  );
}
