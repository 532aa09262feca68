import { isRecord } from "../core/json.js";

/** By its shape, because a frame has a class of its own. */
export function isAbortSignal(value: unknown): value is AbortSignal {
  return isRecord(value) && typeof value.aborted === "boolean" && typeof value.addEventListener === "function";
}

/**
 * Calls the listener when the signal aborts, at once if it has; returns the function that stops it. (`AbortSignal.any` is missing from some
 * browsers that run ES2022.)
 */
export function follow(signal: AbortSignal | undefined, listener: () => void): () => void {
  if (signal?.aborted) listener();
  signal?.addEventListener("abort", listener);
  return () => signal?.removeEventListener("abort", listener);
}

/** Timers run at once for longer delays: https://developer.mozilla.org/docs/Web/API/Window/setTimeout#maximum_delay_value */
export const maxDelay: number = 2 ** 31 - 1;
