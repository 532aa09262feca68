/** Returns the value cached for a key. Makes and caches it if there is none. */
type Lru<Key, Value> = (key: Key, make: () => Value) => Value;

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

/** Remembers the last result of a function for each owner, for as long as the owner is in memory and the other arguments are the same. */
export function rememberLast<Owner extends object, Arguments extends readonly unknown[], Result>(
  compute: (owner: Owner, ...given: Arguments) => Result,
): (owner: Owner, ...given: Arguments) => Result {
  const lasts = new WeakMap<Owner, { readonly given: Arguments; readonly result: Result }>();
  return (owner, ...given) => {
    const last = lasts.get(owner);
    if (last?.given.every((one, index) => one === given[index])) {
      return last.result;
    }
    const result = compute(owner, ...given);
    lasts.set(owner, { given, result });
    return result;
  };
}
