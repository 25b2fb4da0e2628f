import { describe, expect, it } from 'vitest';

import { brand } from '../../../brand.config';
import { errorDetails } from '../../support/errorDetails';
import {
  checkQueries,
  parseTarget,
  rankOf,
  readQueries,
  score,
  SHOWN,
  type Outcome,
} from '../../support/judgedQueries';
import { LATEST } from '../../support/specifiedRoutes';

const QUERY = { query: 'pii', kind: 'identifier', version: LATEST, targets: ['docs/pii/#request', 'docs/api/'] };

describe('checkQueries', () => {
  it('accepts a valid query', () => {
    expect(checkQueries([QUERY], 'queries.json')).toEqual([QUERY]);
  });

  it('names the latest version', () => {
    expect(checkQueries([{ ...QUERY, version: 'latest' }], 'queries.json')).toEqual([QUERY]);
  });

  it.each([
    ['an unknown kind', { ...QUERY, kind: 'guess' }],
    ['an unknown version', { ...QUERY, version: 'v1.0.0' }],
    ['an unknown key', { ...QUERY, note: 'x' }],
    ['no target', { ...QUERY, targets: [] }],
    ['seventeen targets', { ...QUERY, targets: Array.from({ length: 17 }, (_, page) => `${page}/`) }],
    ['a target with a leading slash', { ...QUERY, targets: ['/docs/pii/'] }],
    ['a target without a trailing slash', { ...QUERY, targets: ['docs/pii'] }],
    ['an empty query', { ...QUERY, query: ' ' }],
  ])('rejects %s', (_, entry) => {
    expect(errorDetails(() => checkQueries([entry], 'queries.json')).problem).toContain('wrong entry 0');
  });

  it('rejects a query that a version has twice', () => {
    const other = { ...QUERY, version: 'next' };
    expect(checkQueries([QUERY, other], 'queries.json')).toEqual([QUERY, other]);
    expect(errorDetails(() => checkQueries([QUERY, QUERY], 'queries.json'))).toMatchObject({
      file: 'queries.json',
      found: `["pii","${LATEST}"]`,
    });
  });
});

it('replaces brand tokens in queries and targets', () => {
  const queries = readQueries();
  expect(JSON.stringify(queries)).not.toContain('%brand');
  expect(queries.flatMap(({ targets }) => targets).join(' ')).toContain(`docs/understanding-${brand.slug}-metrics/`);
});

it.each([
  ['docs/intro/', { page: 'docs/intro/', anchor: '' }],
  ['/docs/intro/#a%20b', { page: 'docs/intro/', anchor: 'a b' }],
  ['/', { page: '', anchor: '' }],
])('splits %s into page and anchor', (target, location) => {
  expect(parseTarget(target)).toEqual(location);
});

describe('rankOf', () => {
  const hits = ['docs/other/', 'docs/pii/#reply', 'docs/pii/#request', 'docs/api/#401'].map(parseTarget);

  it.each([
    ['requires the anchor of a target', ['docs/pii/#request'], 3],
    ['accepts any hit on the page of a target without an anchor', ['docs/pii/'], 2],
    ['returns the rank of the first hit for any target', ['docs/api/', 'docs/pii/#reply'], 2],
    ['is undefined without a right hit', ['docs/pii/#statuses'], undefined],
  ])('%s', (_, targets, rank) => {
    expect(rankOf({ targets }, hits)).toBe(rank);
  });

  it('accepts a field row for the heading of its table', () => {
    const row = [parseTarget('docs/pii/#request-allowlist')];
    expect(rankOf({ targets: ['docs/pii/#request'] }, row)).toBe(1);
    expect(rankOf({ targets: ['docs/pii/#reply'] }, row)).toBeUndefined();
  });

  it('accepts a row of the reference on the metric page of the operation', () => {
    const target = ['docs/api/metrics/v4alpha/prompt_manipulation/#reply-data-scores-label'];
    const row = (page: string) => [
      parseTarget(`docs/understanding-${brand.slug}-metrics/${page}/#reply-data-scores-label`),
    ];
    expect(rankOf({ targets: target }, row('prompt-injection'))).toBe(1);
    expect(rankOf({ targets: target }, row('toxicity'))).toBeUndefined();
    expect(
      rankOf({ targets: ['docs/api/safety/v3/pii/#request-allowlist'] }, [
        parseTarget(`docs/understanding-${brand.slug}-metrics/pii/#request-allowlist`),
      ]),
    ).toBeUndefined();
  });

  it('ignores hits that the search box does not show', () => {
    const wrong = Array.from({ length: SHOWN - 1 }, () => parseTarget('docs/other/'));
    const right = parseTarget('docs/pii/');
    expect(rankOf({ targets: ['docs/pii/'] }, [...wrong, right])).toBe(SHOWN);
    expect(rankOf({ targets: ['docs/pii/'] }, [...wrong, ...wrong, right])).toBeUndefined();
  });
});

describe('score', () => {
  const outcomes: Outcome[] = [
    { kind: 'typo', rank: 1, found: 8 },
    { kind: 'typo', rank: 2, found: 3 },
    { kind: 'prose', rank: 4, found: 5 },
    { kind: 'prose', rank: undefined, found: 0 },
  ];

  it('computes the metrics of all queries', () => {
    expect(score(outcomes).overall).toEqual({ queries: 4, mrr: 1.75 / 4, hit1: 0.25, hit3: 0.5, empty: 0.25 });
  });

  it('computes the metrics of each kind that occurs', () => {
    expect([...score(outcomes).byKind]).toEqual([
      ['prose', { queries: 2, mrr: 0.125, hit1: 0, hit3: 0, empty: 0.5 }],
      ['typo', { queries: 2, mrr: 0.75, hit1: 0.5, hit3: 1, empty: 0 }],
    ]);
  });
});
