/** Calls a host's function. If it throws, the error is logged for the host's developer and goes no further. */
export function callSafely(callback: (() => void) | undefined): void {
  try {
    callback?.();
  } catch (error) {
    console.error("react-elicitation: a host function threw.", error);
  }
}
