const minute = 60_000;

/**
 * Lets each key pass so many times in any minute.
 *
 * @returns whether this time is within the limit; times over it are not counted
 */
export function createRateLimit(perMinute: number): (key: string) => boolean {
  const times = new Map<string, number[]>();
  return (key) => {
    const now = Date.now();
    const recent = (times.get(key) ?? []).filter((time) => now - time < minute);
    const isWithin = recent.length < perMinute;
    if (isWithin && Number.isFinite(perMinute)) {
      recent.push(now);
    }
    times.set(key, recent);
    return isWithin;
  };
}
