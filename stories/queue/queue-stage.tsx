import { type ReactNode, useState } from "react";
import {
  createElicitationQueue,
  ElicitationHost,
  type ElicitationHostProps,
  type ElicitResult,
  type ServerIdentity,
} from "react-elicitation";
import { ResultView } from "../support/result-view.js";
import "../support/stage.css";

export interface Asked {
  readonly server: ServerIdentity;
  readonly params: unknown;
}

export interface QueueStageProps extends Omit<ElicitationHostProps, "queue"> {
  /** What the servers ask at a press of the button, all at once. */
  readonly asked: readonly Asked[];
  readonly onResult: (server: string, result: ElicitResult) => void;
  /** Takes the second request back as soon as the first is answered. */
  readonly withdrawSecond?: boolean;
}

interface Answered {
  readonly id: number;
  readonly server: string;
  readonly result: ElicitResult;
}

/** A host's page in three lines: a queue, servers that ask through it, and one `ElicitationHost`. */
export function QueueStage({ asked, onResult, withdrawSecond = false, ...hostProps }: QueueStageProps): ReactNode {
  const [queue] = useState(createElicitationQueue);
  const [answers, setAnswers] = useState<readonly Answered[]>([]);
  const ask = (): void => {
    const withdrawal = new AbortController();
    asked.forEach(({ server, params }, index) => {
      const signal = withdrawSecond && index === 1 ? withdrawal.signal : undefined;
      void queue.elicit(params, { server, signal }).then((result) => {
        onResult(server.name, result);
        setAnswers((before) => [...before, { id: before.length, server: server.name, result }]);
        if (index === 0) {
          withdrawal.abort();
        }
      });
    });
  };
  return (
    <main className="stage">
      <h1 className="stage-title">A chat that calls several tools</h1>
      <button type="button" className="stage-button" data-primary="" onClick={ask}>
        Let {asked.length} servers ask
      </button>
      {answers.map(({ id, server, result }) => (
        <div key={id}>
          <p className="stage-caption">To {server}</p>
          <ResultView result={result} />
        </div>
      ))}
      <ElicitationHost {...hostProps} queue={queue} />
      {hostProps.placement !== undefined && <textarea className="stage-composer" aria-label="Message" rows={1} />}
    </main>
  );
}
