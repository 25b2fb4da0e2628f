import { useEffect, useState } from 'react';

/**
 * Gives a value once it has not changed for a while.
 *
 * @param delay in milliseconds
 */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
