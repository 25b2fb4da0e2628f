import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a reader has paused. Readers who type pause for less between two keys. */
export const PAUSE_MS = 400;

/** Returns a value once it has not changed for a while. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
