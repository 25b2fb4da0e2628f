import { expect, it } from 'vitest';

import { starlightRows } from '../../../bench/search/starlightRows';

const section = (url: string, matches: number) => ({ url, locations: Array.from({ length: matches }) });
const rows = (...results: Parameters<typeof starlightRows>[0]) =>
  starlightRows(results).map(({ page, anchor }) => `${page}#${anchor}`);

it('shows a page, then the three sections with most matches in the order of the page', () => {
  const sections = [
    section('/a/', 9),
    section('/a/#1', 2),
    section('/a/#2', 1),
    section('/a/#3', 4),
    section('/a/#4', 3),
  ];
  expect(rows({ url: '/a/', sub_results: sections })).toEqual(['a/#', 'a/#1', 'a/#3', 'a/#4']);
});

it('shows a page that was found only below a heading by both', () => {
  expect(rows({ url: '/a/', sub_results: [section('/a/#1', 1)] }, { url: '/b/', sub_results: [] })).toEqual([
    'a/#',
    'a/#1',
    'b/#',
  ]);
});
