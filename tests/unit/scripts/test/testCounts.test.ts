import { describe, expect, it } from 'vitest';

import { checkedCount, total } from '../../../../scripts/test/testCounts';

describe('checkedCount', () => {
  it.each([
    ['returns the counts of a report', { passed: 3, failed: 0, skipped: 1 }, 0, { passed: 3, failed: 0, skipped: 1 }],
    ['keeps failed tests', { passed: 3, failed: 2, skipped: 0 }, 1, { passed: 3, failed: 2, skipped: 0 }],
    [
      'counts a failing exit code without a failed test',
      { passed: 3, failed: 0, skipped: 0 },
      1,
      { passed: 3, failed: 1, skipped: 0 },
    ],
    ['counts a missing report as a failure', undefined, 0, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_behavior, count, code, expected) => {
    expect(checkedCount(count, code)).toEqual(expected);
  });
});

describe('total', () => {
  const counts = [
    { passed: 3, failed: 1, skipped: 2 },
    { passed: 4, failed: 0, skipped: 1 },
  ];

  it('adds up passed and failed tests', () => {
    expect(total(counts, false)).toEqual({ passed: 7, failed: 1 });
  });

  it('counts skipped tests as failed in CI', () => {
    expect(total(counts, true)).toEqual({ passed: 7, failed: 4 });
  });
});
