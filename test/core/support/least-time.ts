/** Tries before a time counts: a machine that is busy with something else may be slow once, not every time. */
const tries = 5;

/** Milliseconds that a call takes at the least; no more is tried than is needed to come below `enough`. */
export function leastTime(call: () => unknown, enough = 5): number {
  let least = Infinity;
  for (let attempt = 0; attempt < tries && least > enough; attempt += 1) {
    const start = performance.now();
    call();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
