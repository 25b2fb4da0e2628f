import { expect, it } from 'vitest';

import { markdownTable } from '../../../bench/markdownTable';
import { median } from '../../../bench/median';
import { totalBlockingTime } from '../../../bench/readableProbe';

it.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 9, 1, 2], 5.5],
  [[100, 20, 3, 1000, 3], 20],
])('finds the median of %j', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('has no median of nothing', () => {
  expect(() => median([])).toThrow('a median needs at least one value');
});

it('adds up only what of each task goes beyond 50 ms', () => {
  expect(totalBlockingTime([50, 51, 150, 20])).toBe(101);
  expect(totalBlockingTime([])).toBe(0);
});

it('prints rows as a Markdown table with figures on the right', () => {
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
