/** Gives what was made for a key, and makes it if it is not among those that were asked for last. */
export type Recent<Key, Value> = (key: Key, make: () => Value) => Value;

/** @param capacity how many are remembered; the one not asked for the longest time is forgotten first */
export function createRecent<Key, Value>(capacity: number): Recent<Key, Value> {
  const kept = new Map<Key, Value>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    // Taken out first, so that it is the last in the order of the map.
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > capacity && oldest !== undefined) {
      kept.delete(oldest);
    }
    return value;
  };
}
