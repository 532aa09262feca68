import type { ReactNode } from "react";
import {
  type ElicitationQueue,
  type RefusedElicitation,
  type ServerIdentity,
  useElicitations,
} from "react-elicitation";

const reasons: Record<RefusedElicitation["reason"], string> = {
  muted: "You muted it.",
  rate: "It asked too often.",
  ceiling: "Too much was waiting, or what it asked was too long.",
};

/** A section of a host's settings: the servers that are muted or sent what nobody saw, with a way to be asked by them again. */
export function UnseenRequests({ queue }: { readonly queue: ElicitationQueue }): ReactNode {
  const { muted, unseen } = useElicitations(queue);
  const servers = new Map([...muted, ...unseen.map(({ server }) => server)].map((server) => [keyOf(server), server]));
  return (
    <section className="unseen" aria-labelledby="unseen-title">
      <h2 id="unseen-title">Requests you did not see</h2>
      {servers.size === 0 && <p>There are none.</p>}
      <ul>
        {Array.from(servers, ([key, server]) => {
          const refused = unseen.filter((one) => keyOf(one.server) === key);
          const isMuted = muted.some((one) => keyOf(one) === key);
          return (
            <li key={key} aria-label={server.name}>
              <p>
                <strong>{server.name}</strong>, unseen: {refused.length}.{" "}
                {[...new Set(refused.map(({ reason }) => reasons[reason]))].join(" ")}
              </p>
              <button type="button" className="stage-button" onClick={() => queue.unmute(server)}>
                {isMuted ? "Let it ask again" : "Remove from this list"}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const keyOf = ({ name, origin }: ServerIdentity): string => JSON.stringify([name, origin]);
