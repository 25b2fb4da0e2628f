/**
 * Returns the option that a key activates.
 *
 * @param active index of the active option, -1 for none
 * @returns its index, or undefined for other keys; without an active option, Home and End move the caret
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
