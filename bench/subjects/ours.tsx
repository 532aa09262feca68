import { createElicitationQueue, ElicitationHost } from "react-elicitation";
import "react-elicitation/styles.css";
import type { Subject } from "./subject.js";

const queue = createElicitationQueue({
  requestsPerMinute: Infinity,
  maxPending: Infinity,
  maxPendingPerServer: Infinity,
});
const server = { name: "Bench" };

/** As a host has it, but for the half second in which nothing acts after opening: the others have no such guard, so it is taken away. */
const ours: Subject = {
  Host: () => <ElicitationHost queue={queue} activationDelay={0} />,
  ask: (question, signal) => queue.elicit(question, { server, signal }),
};
export default ours;
