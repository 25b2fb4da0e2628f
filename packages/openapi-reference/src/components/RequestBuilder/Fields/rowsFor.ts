/** Characters in a line of a text area on a wide screen. */
const LINE_LENGTH = 60;

/** Maximum number of rows: a longer text area scrolls. */
const MAX_ROWS = 10;

/** Returns the number of rows of a text area. */
export function rowsFor(text: string, minRows: number): number {
  const rows = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
  return Math.min(MAX_ROWS, Math.max(minRows, rows));
}
