import { describe, expect, it } from 'vitest';

import { labelRows } from '../../../../src/components/ScoreScale/labelRows';

describe('labelRows', () => {
  it.each<[string, number[], number[]]>([
    ['no position', [], []],
    ['positions far from each other', [0, 50, 100], [0, 0, 0]],
    ['close positions', [90, 95, 100], [0, 1, 2]],
    ['the lowest free row', [60, 70, 90], [0, 1, 0]],
    ['numbers that meet in the middle', [45, 55], [0, 1]],
    ['equal positions', [10, 10], [0, 1]],
  ])('gives %s rows without overlaps', (_name, positions, rows) => {
    expect(labelRows(positions)).toEqual(rows);
  });
});
