import type { ReactNode } from "react";
import { createElicitationQueue, ElicitationHost, type ElicitationHostProps } from "react-elicitation";
import "react-elicitation/styles.css";
import type { Subject } from "./subject.js";

const queue = createElicitationQueue({
  requestsPerMinute: Infinity,
  maxPending: Infinity,
  maxPendingPerServer: Infinity,
});
const server = { name: "Bench" };

/**
 * Rendered as in a host, but without delays, because the other subjects have none: buttons act at once, an accepted form closes at once,
 * and no dialog waits for a person who is typing.
 */
export function BenchHost(props: Omit<ElicitationHostProps, "queue">): ReactNode {
  return <ElicitationHost {...props} queue={queue} activationDelay={0} followUpDelay={0} waitForTyping={0} />;
}

const ours: Subject = {
  Host: BenchHost,
  ask: (question, signal) => queue.elicit(question, { server, signal }),
};
export default ours;
