import { isRecord } from "./json.js";

/**
 * How a request ends otherwise than by the person or its time limit. `withdrawn`: the host takes the request back, and the request vanishes.
 * `ended`: nobody waits for the answer any more. What is shown says so, and what was entered can still be read.
 */
export type RequestEnd = "withdrawn" | "ended";

/** An `AbortController` that aborts for one of these reasons. Only the first counts. */
export interface EndController {
  readonly signal: AbortSignal;
  readonly abort: (end: RequestEnd) => void;
}

/** The end that a signal's reason names. A plain `abort()` withdraws, and so does any reason but `ended`. Undefined before the signal aborts. */
export function endOf(signal: AbortSignal | undefined): RequestEnd | undefined {
  return signal?.aborted ? (signal.reason === "ended" ? "ended" : "withdrawn") : undefined;
}

/**
 * Calls the listener with the end when the signal aborts, at once if it has aborted. Returns the function that stops listening.
 * (`AbortSignal.any` is missing from some browsers that run ES2022.)
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

/** By its shape, because each window and frame has an `AbortSignal` of its own. */
export function isAbortSignal(value: unknown): value is AbortSignal {
  return isRecord(value) && typeof value.aborted === "boolean" && typeof value.addEventListener === "function";
}
