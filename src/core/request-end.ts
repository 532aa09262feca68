import { isRecord } from "./json.js";

/**
 * How a request ends if neither the person nor its time limit ends it. `withdrawn`: the host takes the request back, and it vanishes.
 * `ended`: nobody waits for the answer any more. A shown request says so, and the entered answers can still be read. `refused`: the host does
 * not pass the answers on. A shown request says that nothing was sent, and the entered answers can still be read. `stopped`: as `ended`, but
 * the person has stopped the request's call, and a shown request says so. `answered`: as `withdrawn`, but the person has answered in another
 * window, and a card says so.
 */
export type RequestEnd = "withdrawn" | "ended" | "refused" | "stopped" | "answered";

/** The ends that the reason of an abort has to name. */
const namedEnds: readonly RequestEnd[] = ["ended", "refused", "stopped", "answered"];

/** An `AbortController` that aborts for one of these reasons. Only the first call of `abort` counts. */
export interface EndController {
  readonly signal: AbortSignal;
  readonly abort: (end: RequestEnd) => void;
}

/** The end that a signal's reason names. A plain `abort()` and any other reason withdraw. Undefined before the signal aborts. */
export function endOf(signal: AbortSignal | undefined): RequestEnd | undefined {
  return signal?.aborted ? (namedEnds.find((end) => end === signal.reason) ?? "withdrawn") : undefined;
}

/**
 * Calls the listener with the end when the signal aborts, or at once if it has already aborted. Returns the function that stops listening.
 * `AbortSignal.any` is not used, because some browsers that run ES2022 do not have it.
 */
export function follow(signal: AbortSignal | undefined, listener: (end: RequestEnd) => void): () => void {
  const tell = (): void => {
    const end = endOf(signal);
    if (end) listener(end);
  };
  tell();
  signal?.addEventListener("abort", tell);
  return () => signal?.removeEventListener("abort", tell);
}

/** Checks the shape, because each window and frame has its own `AbortSignal`. */
export function isAbortSignal(value: unknown): value is AbortSignal {
  return isRecord(value) && typeof value.aborted === "boolean" && typeof value.addEventListener === "function";
}
