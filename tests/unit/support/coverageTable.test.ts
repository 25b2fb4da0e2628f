import { describe, expect, it } from 'vitest';

import { coverageTable } from '../../support/coverageTable';

const cells: Record<string, { runs: number; printed: number }> = {
  '/v1/mood go': { runs: 2, printed: 5 },
  '/v1/mood java': { runs: 1, printed: 1 },
  '/v1/weather go': { runs: 1, printed: 2 },
};

describe('coverageTable', () => {
  const { text, empty } = coverageTable(
    ['/v1/mood', '/v1/weather'],
    ['go', 'java'],
    (operation, language) => cells[`${operation} ${language}`] ?? { runs: 0, printed: 0 },
  );

  it('shows runs and printed samples, and their sums', () => {
    expect(text).toMatchInlineSnapshot(`
      "runs/printed samples         go       java
      /v1/mood                    2/5        1/1
      /v1/weather                 1/2          -
      all                         3/7        1/1
      4 runs prove 8 printed samples"
    `);
  });

  it('names the cells without a run', () => {
    expect(empty).toEqual(['/v1/weather in java']);
  });
});
