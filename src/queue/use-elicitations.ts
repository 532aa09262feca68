import { useSyncExternalStore } from "react";
import { type ElicitationQueue, emptySnapshot, type QueueSnapshot } from "./queue.js";

const getServerSnapshot = (): QueueSnapshot => emptySnapshot;

/**
 * What a queue holds, for a badge or a list beside the chat: renders again with every change. Empty on a server and while a page hydrates,
 * for requests come to the page.
 *
 * @example
 * const { pending } = useElicitations(queue);
 * return pending.length > 0 && <a href="#chat">{pending.length} questions wait</a>;
 */
export function useElicitations(queue: Pick<ElicitationQueue, "subscribe" | "getSnapshot">): QueueSnapshot {
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot, getServerSnapshot);
}
