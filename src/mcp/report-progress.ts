import type { Notify } from "./request-context.js";

/** The longest delay timers take; beyond it they fire at once: https://developer.mozilla.org/docs/Web/API/Window/setTimeout#maximum_delay_value */
const longest = 2 ** 31 - 1;

/**
 * Tells the server every `interval` milliseconds that its request is still open, so that its time limit can begin anew
 * (`notifications/progress`: an increasing `progress` without a total, because nobody knows how long a person takes).
 * Returns how to stop. What goes wrong in telling is of no consequence: the answer is what counts.
 */
export function reportProgress(notify: Notify, progressToken: string | number, interval: number): () => void {
  let progress = 0;
  const tell = async (): Promise<void> => {
    progress += 1;
    try {
      await notify({ method: "notifications/progress", params: { progressToken, progress } });
    } catch {
      // In 2026-07-28 there is no open request to tell about, and a connection may be gone: the next answer will show it.
    }
  };
  const timer = setInterval(() => void tell(), interval);
  return () => clearInterval(timer);
}

/** Throws for an interval that timers would take for "at once, without end". */
export function assertInterval(interval: number | false): void {
  if (interval !== false && !(interval >= 1 && interval <= longest)) {
    throw new RangeError(
      `react-elicitation: progressInterval is ${interval}, with which progress would be sent without a pause. Give a number of milliseconds from 1 to ${longest}, or false to send none.`,
    );
  }
}
