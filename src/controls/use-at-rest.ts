import { useEffect, useState } from "react";

/** Milliseconds without a key that are a pause. */
const pause = 600;

/** Whether a text has been the same for a moment, as it is at first: what can be said of half an address is not true of the whole. */
export function useAtRest(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}
