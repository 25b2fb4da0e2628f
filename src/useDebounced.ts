import { useEffect, useState } from 'react';

import { PAUSE_MS } from './useAnnouncement';

/** Returns a value once the reader pauses. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
