import { useEffect, useState } from "react";

/**
 * A value once it has not changed for so many milliseconds, and until then what it was before. For what is said only if it lasts. In a module of
 * its own, because the host loads it before the dialog.
 *
 * @param first what it is at the beginning
 */
export function useLate<Value extends string | boolean>(value: Value, delay: number, first: Value = value): Value {
  const [late, setLate] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return late;
}
