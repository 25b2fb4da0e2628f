import { useEffect, useState } from 'react';

import { PAUSE_MS } from './announce';

/** Returns a value once it has not changed for `delay` milliseconds. */
export function useDebounced<T>(value: T, delay = PAUSE_MS): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
