import { createElicitationQueue, ElicitationHost } from "react-elicitation";
import "react-elicitation/styles.css";
import type { Subject } from "./subject.js";

const queue = createElicitationQueue({
  requestsPerMinute: Infinity,
  maxPending: Infinity,
  maxPendingPerServer: Infinity,
});
const server = { name: "Bench" };

/**
 * As a host has it, but for the half second in which nothing acts after opening, and the moment in which an accepted form stays: the others
 * wait for nothing, so these are taken away.
 */
const ours: Subject = {
  Host: () => <ElicitationHost queue={queue} activationDelay={0} followUpDelay={0} />,
  ask: (question, signal) => queue.elicit(question, { server, signal }),
};
export default ours;
