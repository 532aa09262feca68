import type { ElicitResult } from "../core/elicit-result.js";

/** Resolves with the answer. What goes wrong in asking is a `cancel`, the spec's word for a browser that failed to load, and is told to the developer. */
export async function askOrCancel(ask: () => Promise<ElicitResult>): Promise<ElicitResult> {
  try {
    return await ask();
  } catch (error) {
    console.error("react-elicitation: a request could not be shown and was cancelled.", error);
    return { action: "cancel" };
  }
}
