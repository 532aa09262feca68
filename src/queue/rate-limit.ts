const minute = 60_000;

/**
 * Lets each key pass so many times in any minute.
 *
 * @returns whether this time is within the limit; times over it are not counted
 */
export function createRateLimit(perMinute: number): (key: string) => boolean {
  const times = new Map<string, number[]>();
  return (key) => {
    if (!Number.isFinite(perMinute)) {
      return true;
    }
    // Not by the clock on the wall, which may be set.
    const now = performance.now();
    const recent = times.get(key) ?? [];
    times.set(key, recent);
    while (recent[0] !== undefined && now - recent[0] >= minute) {
      recent.shift();
    }
    const isWithin = recent.length < perMinute;
    if (isWithin) {
      recent.push(now);
    }
    return isWithin;
  };
}
