import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';

import type { OperationHistory } from '../../../../plugins/api/differences/operationHistory';
import { historyFile } from '../../../../plugins/versions/history/historyFile';
import { operationFeed, type FeedSite } from '../../../../plugins/versions/history/operationFeed';

const ROOT = 'https://docs.example/base/';
const PAGE = `${ROOT}docs/api/v2/tone/`;

const HISTORY: OperationHistory = {
  method: 'POST',
  path: '/v2/tone',
  slug: '/v2/tone',
  since: 'v1',
  predecessors: [],
  changes: [
    {
      version: 'v1',
      kind: 'added',
      text: 'new operation, takes over from `/v1/tone`',
      fields: ['`a` → `b` (renamed)'],
    },
    { version: 'v3', kind: 'breaking', text: 'request field `<b>`: now required', fields: [] },
    { version: 'next', kind: 'added', text: 'request field `c` added', fields: [] },
  ],
  fields: [],
};

const SITE: FeedSite = {
  siteRoot: ROOT,
  released: ['v3', 'v2', 'v1'],
  added: new Map([
    ['v1', new Date(Date.UTC(2026, 0, 1))],
    ['v3', new Date(Date.UTC(2026, 0, 3))],
  ]),
  iconUrl: `${ROOT}icon.svg`,
  author: 'A & B',
  copyright: '© 2025 A',
  language: 'en',
};

function dates(feed: string): string[] {
  return [...feed.matchAll(/<updated>(\d{4}-\d\d-\d\d)/g)].map(([, date = '']) => date);
}

describe('operationFeed', () => {
  const feed = operationFeed(HISTORY, SITE);

  it('has an entry for each released version with changes, the newest first', () => {
    expect(XMLValidator.validate(feed)).toBe(true);
    expect([...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([PAGE, `${PAGE}#v3`, `${PAGE}#v1`]);
  });

  it('has the date of each version, and that of its newest entry', () => {
    expect(dates(feed)).toEqual(['2026-01-03', '2026-01-03', '2026-01-01']);
  });

  it('has the start of 1970 if no date is known', () => {
    expect(dates(operationFeed(HISTORY, { ...SITE, added: new Map() }))).toEqual(Array(3).fill('1970-01-01'));
  });

  it('lists changes and fields as HTML', () => {
    expect(feed).toContain('<code>a</code> → <code>b</code> (renamed)');
    expect(feed).toContain('<code>&lt;b&gt;</code>');
  });

  it('has no entries if the operation is not released', () => {
    expect(operationFeed({ ...HISTORY, changes: HISTORY.changes.slice(2) }, SITE)).not.toContain('<entry>');
  });
});

describe('historyFile', () => {
  it.each([
    ['an operation', HISTORY, { since: 'v1', page: PAGE, feed: `${PAGE}atom.xml` }],
    ['a removed operation, which has no page', { ...HISTORY, until: 'v2' }, { until: 'v2', feed: `${PAGE}atom.xml` }],
  ])('has the URLs of %s', (_case, history, expected) => {
    const { operations } = historyFile(['v1', 'next'], [history], ROOT);
    expect(operations).toMatchObject([expected]);
    expect('page' in (operations[0] ?? {})).toBe('page' in expected);
  });
});
