import { type ReactNode, useEffect, useState } from "react";
import {
  createElicitationQueue,
  ElicitationCards,
  ElicitationHost,
  type ElicitationHostProps,
} from "react-elicitation";
import { weather } from "../support/servers.js";
import "../support/stage.css";

export interface CardsStageProps extends Pick<ElicitationHostProps, "onAccept"> {
  /** What both calls ask. */
  readonly params: unknown;
}

const calls = ["subscribe_alerts", "plan_trip"];

/** A transcript in which two calls ask at once. Each can be stopped, as chats do. */
export function CardsStage({ params, onAccept }: CardsStageProps): ReactNode {
  const [queue] = useState(createElicitationQueue);
  const [stops] = useState(() => new Map(calls.map((call) => [call, new AbortController()])));
  useEffect(() => {
    for (const [name, { signal }] of stops) {
      void queue.elicit(params, { server: weather, callId: name, tool: { name }, signal });
    }
  }, [queue, params, stops]);
  return (
    <main className="stage">
      <h1 className="stage-title">A chat whose calls ask</h1>
      {calls.map((call) => (
        <section key={call} aria-label={call}>
          <p className="stage-caption">{call}</p>
          <ElicitationCards queue={queue} call={call} />
          <button type="button" className="stage-button" onClick={() => stops.get(call)?.abort("stopped")}>
            Stop
          </button>
        </section>
      ))}
      <ElicitationHost queue={queue} activationDelay={0} onAccept={onAccept} />
    </main>
  );
}
