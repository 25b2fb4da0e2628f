/** Width of a number in percent of the scale, in a narrow window or with large text. */
const LABEL_WIDTH = 24;

/** Returns whether a position, in percent of the scale, is in its right half. Its number is on the side of the middle. */
export function isRightHalf(position: number): boolean {
  return position > 50;
}

/**
 * Returns the row of the number at each position: the lowest in which it covers no other, 0 at the bottom.
 *
 * @param positions in percent of the scale
 */
export function labelRows(positions: readonly number[]): number[] {
  const starts = positions.map((at) => (isRightHalf(at) ? at - LABEL_WIDTH : at));
  const rows: number[] = [];
  for (const start of starts) {
    const covered = rows.filter((_row, index) => Math.abs((starts[index] ?? 0) - start) < LABEL_WIDTH);
    let row = 0;
    while (covered.includes(row)) row += 1;
    rows.push(row);
  }
  return rows;
}
