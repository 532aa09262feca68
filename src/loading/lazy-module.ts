/** Code that is fetched when it is first needed, and known from then on. */
export interface LazyModule<T> {
  /** Fetches it, once; after a failure the next call tries again. */
  readonly load: () => Promise<T>;
  /** What has been fetched, if it has. */
  readonly peek: () => T | undefined;
}

/** @param load a dynamic import */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let loading: Promise<T> | undefined;
  let loaded: T | undefined;
  return {
    load: () => {
      loading ??= load().then(
        (value) => {
          loaded = value;
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
  };
}
