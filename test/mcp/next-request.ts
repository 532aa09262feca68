import { vi } from "vitest";
import type { ElicitationQueue, PendingElicitation } from "../../src/index.js";

/** What is to be shown now, once there is something. */
export function nextRequest(queue: ElicitationQueue): Promise<PendingElicitation> {
  return vi.waitFor(() => {
    const { current } = queue.getSnapshot();
    if (!current) throw new Error("Nothing is asked yet.");
    return current;
  });
}
