/** Returns the value cached for a key. Makes and caches it if there is none. */
export type Lru<Key, Value> = (key: Key, make: () => Value) => Value;

/** @param capacity how many values are cached; the least recently used is evicted first */
export function createLru<Key, Value>(capacity: number): Lru<Key, Value> {
  const cached = new Map<Key, Value>();
  return (key, make) => {
    const value = cached.get(key) ?? make();
    // Deleted first, so that it becomes the last in the map's insertion order.
    cached.delete(key);
    cached.set(key, value);
    const [oldest] = cached.keys();
    if (cached.size > capacity && oldest !== undefined) {
      cached.delete(oldest);
    }
    return value;
  };
}

/** The same for each owner, for as long as the owner is in memory. */
export function createLruByOwner<Owner extends object, Key, Value>(
  capacity: number,
): (owner: Owner, ...of: Parameters<Lru<Key, Value>>) => Value {
  const caches = new WeakMap<Owner, Lru<Key, Value>>();
  return (owner, key, make) => {
    const cache = caches.get(owner) ?? createLru<Key, Value>(capacity);
    caches.set(owner, cache);
    return cache(key, make);
  };
}
