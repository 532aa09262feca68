import type { ReactNode } from "react";
import "../support/stage.css";
import "./transcript.css";

export interface TranscriptProps {
  /** What the person wrote before a server asked. */
  readonly said?: string;
  readonly children: ReactNode;
}

/** A chat of the host: what was said, and the cards among it, in the log they belong in. */
export function Transcript({ said = "Warn me about frost.", children }: TranscriptProps): ReactNode {
  return (
    <main className="stage">
      <h1 className="stage-title">A chat of the host</h1>
      <div role="log" aria-label="Conversation" className="transcript">
        <p className="transcript-person">{said}</p>
        {children}
      </div>
    </main>
  );
}
