import { describe, expect, it } from 'vitest';

import { totalBlockingTime } from '../../../bench/lib/metricsProbe';
import { median, medians } from '../../../bench/lib/statistics';
import { markdownTable } from '../../../scripts/lib/markdownTable';

describe('the median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 9, 1, 2], 5.5],
    [[100, 20, 3, 1000, 3], 20],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('needs a value', () => {
    expect(() => median([])).toThrow('at least one value');
  });
});

describe('medians', () => {
  it('are taken field by field, without fields that are no numbers', () => {
    const runs = [
      { bytes: 1, time: 30, name: 'a' },
      { bytes: 3, time: 10, name: 'b' },
      { bytes: 2, time: 20, name: 'c' },
    ];
    expect(medians(runs)).toEqual({ bytes: 2, time: 20 });
  });

  it('need a run', () => {
    expect(() => medians([])).toThrow('at least one run');
  });
});

it('total blocking time counts the part of each task beyond 50 ms', () => {
  expect(totalBlockingTime([50, 51, 150, 20])).toBe(101);
});

it('a Markdown table aligns numbers to the right', () => {
  const rows = [
    { name: 'a page', bytes: 7 },
    { name: 'b', bytes: 12_345 },
  ];
  const table = markdownTable(rows, [
    { title: 'Page', cell: ({ name }) => name },
    { title: 'KB', cell: ({ bytes }) => String(bytes), align: 'right' },
  ]);
  expect(table).toMatchInlineSnapshot(`
    "| Page   |    KB |
    | ------ | ----: |
    | a page |     7 |
    | b      | 12345 |"
  `);
});
