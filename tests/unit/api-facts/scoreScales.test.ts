import { describe, expect, it } from 'vitest';

import { SCORE_SCALES } from '../../../plugins/api-facts/scoreScales';

describe('the bands of a direction', () => {
  const drawn = Object.entries(SCORE_SCALES).filter(([, { bands }]) => bands !== undefined && bands.length > 0);

  it.each(drawn)('%s covers its whole scale without a gap', (_direction, { bands = [], top }) => {
    const ends = bands.map(({ to }) => to);
    expect(bands.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(top);
  });

  it.each(drawn)('%s is called a starting point', (_direction, { note }) => {
    expect(note).toMatch(/Starting points.*own data/);
  });

  it('puts good where the direction says', () => {
    const verdicts = (direction: 'higher' | 'lower') => SCORE_SCALES[direction].bands?.map(({ kind }) => kind);
    expect(verdicts('higher')).toEqual(['act', 'look', 'good']);
    expect(verdicts('lower')).toEqual(['good', 'look', 'act']);
  });
});
