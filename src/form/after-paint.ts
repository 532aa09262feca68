/** Resolves once what is on its way to the screen has been painted: for work that nobody waits for yet. Never, if it is aborted before. */
export function afterPaint(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // A frame is asked for before it is painted; what is put off from there comes after.
    const resolveIfWanted = (): void => {
      if (!signal.aborted) {
        resolve();
      }
    };
    const frame = requestAnimationFrame(() => setTimeout(resolveIfWanted));
    signal.addEventListener("abort", () => cancelAnimationFrame(frame));
  });
}
