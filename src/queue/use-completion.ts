import { useEffect, useState } from "react";
import { isRecord, readText } from "../core/json.js";
import { serverKey } from "../core/server-key.js";
import type { ElicitationQueue } from "./elicitation-queue.js";
import type { PendingElicitation } from "./pending-elicitation.js";

/** Whether the server of a request has said that what was to be done on its page is done. No other server can say so. */
export function useCompletion(queue: ElicitationQueue, current: PendingElicitation | undefined): boolean {
  const [completedId, setCompletedId] = useState<number>();
  useEffect(
    () =>
      queue.onComplete((elicitationId, server) => {
        if (current && elicitationId === idOf(current.params) && serverKey(server) === serverKey(current.server)) {
          setCompletedId(current.id);
        }
      }),
    [queue, current],
  );
  return current !== undefined && completedId === current.id;
}

function idOf(params: unknown): string | undefined {
  return isRecord(params) ? readText(params, "elicitationId") : undefined;
}
