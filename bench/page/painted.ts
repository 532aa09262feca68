/** Resolves after the next frame has been painted: a message posted in an animation frame arrives after style, layout and paint. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        port1.close();
        resolve();
      });
      port1.start();
      port2.postMessage(undefined);
    });
  });
}

/** Resolves when `isShown` is true after a painted frame. Throws after half a minute. */
export async function paintedWhen(isShown: () => boolean): Promise<void> {
  const start = performance.now();
  do {
    await painted();
    if (performance.now() - start > 30_000) throw new Error(`Not shown: ${isShown.toString()}`);
  } while (!isShown());
}
