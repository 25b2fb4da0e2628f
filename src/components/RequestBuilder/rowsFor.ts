/** Characters that fit a line of a text area on a wide screen. */
const LINE = 60;

/** Rows from which on a text area scrolls. */
const MOST = 10;

/**
 * Counts the rows that a text takes in a text area.
 *
 * @param least rows of an empty one
 */
export function rowsFor(text: string, least: number): number {
  const rows = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return Math.min(MOST, Math.max(least, rows));
}
