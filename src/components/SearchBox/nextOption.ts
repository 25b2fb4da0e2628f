/**
 * Computes the option that a key leads to.
 *
 * @param active index of the active option, -1 for none
 * @returns undefined when the key means nothing to the list: without an active option, Home and End move the caret
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
