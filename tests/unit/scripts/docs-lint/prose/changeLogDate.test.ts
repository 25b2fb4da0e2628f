import { describe, expect, it } from 'vitest';

import { changeLogDate } from '../../../../../scripts/docs-lint/prose/rules/changeLogDate';
import { foundBy } from './onPage';

const LOG = 'versioned_docs/version-v3.4.0/change-log.mdx';

describe('change-log-date', () => {
  it.each([
    ['an ISO date', '## v3.4.0 (2025-06-16)', ['2025-06-16']],
    ['a date with slashes', 'On 6/16/2025.', ['6/16/2025']],
    ['month and day', 'On June 16, 2025, and May 3rd.', ['June 16, 2025', 'May 3rd']],
    ['day and month', 'On 16 June 2025.', ['16 June 2025']],
    ['month and year', 'Since March 2025.', ['March 2025']],
    ['a quarter', 'In Q2 2025.', ['Q2 2025']],
    ['a year', 'Since 2025.', ['2025']],
    ['code', 'Since `2025-06`.', ['2025-06']],
  ])('reports %s', (_case, source, found) => {
    expect(foundBy(changeLogDate, source, LOG)).toEqual(found);
  });

  it.each([
    ['versions', '## v3.4.0\n\n### Edition 3.2.0'],
    ['the verbs may and march', 'You may call it. Metrics march on.'],
    ['other numbers', 'It adds 12 metrics and 2,025 words, item 20250.'],
  ])('accepts %s', (_case, source) => {
    expect(foundBy(changeLogDate, source, LOG)).toEqual([]);
  });

  it.each([
    ['docs/change-log.mdx', ['2025']],
    ['docs/intro.mdx', []],
    ['docs/about-change-log.mdx', []],
  ])('checks change-logs only: %s', (file, found) => {
    expect(foundBy(changeLogDate, 'Since 2025.', file)).toEqual(found);
  });
});
