/** Calls a function of the host's: an error it throws is reported to its developer and breaks nothing. */
export function callSafely(callback: (() => void) | undefined): void {
  try {
    callback?.();
  } catch (error) {
    console.error("react-elicitation: a host function threw.", error);
  }
}
