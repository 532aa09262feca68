export interface LoadedModule<T> {
  readonly status: "loaded";
  readonly value: T;
}

/** Code that is fetched when it is first needed, and known from then on. */
export interface LazyModule<T> {
  /**
   * Fetches it, once; after a failure the next call tries again. (Chromium remembers a module that failed until the page is loaded anew:
   * https://github.com/whatwg/html/issues/6768.)
   */
  readonly load: () => Promise<T>;
  /** What has been fetched, if it has: the same object every time. */
  readonly peek: () => LoadedModule<T> | undefined;
  /** Calls the listener once it has been fetched; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param load a dynamic import */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  const listeners = new Set<() => void>();
  let loading: Promise<T> | undefined;
  let loaded: LoadedModule<T> | undefined;
  return {
    load: () => {
      loading ??= load().then(
        (value) => {
          loaded = { status: "loaded", value };
          for (const listener of listeners) {
            listener();
          }
          return value;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    peek: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
