import { onTestFinished, vi } from "vitest";
import { createElicitationQueue, type ElicitationQueue, type PendingElicitation } from "react-elicitation";
import { connectBridge, type ElicitationBridge } from "react-elicitation/mcp";

export interface BridgedPage {
  readonly queue: ElicitationQueue;
  /** Resolves with what waits in the page, once it is that many. */
  readonly pending: (count: number) => Promise<readonly PendingElicitation[]>;
}

/** A page of the bridge, in the same process. */
export function openPage(bridge: ElicitationBridge): BridgedPage {
  const queue = createElicitationQueue();
  onTestFinished(
    connectBridge({ open: (receive) => bridge.connect(receive), send: (message) => bridge.receive(message) }, queue),
  );
  return {
    queue,
    pending: (count) =>
      vi.waitFor(() => {
        const { pending } = queue.getSnapshot();
        if (pending.length !== count) throw new Error(`${pending.length} requests wait.`);
        return pending;
      }),
  };
}
