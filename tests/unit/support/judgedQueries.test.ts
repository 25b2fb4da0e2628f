import { describe, expect, it } from 'vitest';

import { brand } from '../../../brand.config';
import { checkQueries, placeOf, rankOf, readQueries, score, SHOWN, type Outcome } from '../../support/judgedQueries';

const QUERY = { query: 'pii', kind: 'identifier', version: 'v3.4.0', targets: ['docs/pii/#request', 'docs/api/'] };

const message = (value: unknown) => {
  try {
    checkQueries(value, 'queries.json');
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
};

describe('checkQueries', () => {
  it('accepts a query with its targets', () => {
    expect(checkQueries([QUERY], 'queries.json')).toEqual([QUERY]);
  });

  it.each([
    ['an unknown kind', { ...QUERY, kind: 'guess' }],
    ['an unknown version', { ...QUERY, version: 'v1.0.0' }],
    ['an unknown key', { ...QUERY, note: 'x' }],
    ['no target', { ...QUERY, targets: [] }],
    ['seventeen targets', { ...QUERY, targets: Array.from({ length: 17 }, (_, page) => `${page}/`) }],
    ['a target with a slash at its start', { ...QUERY, targets: ['/docs/pii/'] }],
    ['a target without a slash at its end', { ...QUERY, targets: ['docs/pii'] }],
    ['an empty query', { ...QUERY, query: ' ' }],
  ])('refuses %s', (_, entry) => {
    expect(message([entry])).toContain('wrong entry 0');
  });

  it('refuses a second entry for a query of the same version only', () => {
    expect(message([QUERY, { ...QUERY, version: 'next' }])).toBeUndefined();
    expect(message([QUERY, QUERY])).toMatchInlineSnapshot(`
      "queries.json: two entries for one query of a version
        expected: each pair of query and version once
        found:    ["pii","v3.4.0"]
        remedy:   remove one of the two"
    `);
  });
});

it('fills the brand into queries and targets', () => {
  const queries = readQueries();
  expect(JSON.stringify(queries)).not.toContain('%brand');
  expect(queries.flatMap(({ targets }) => targets).join(' ')).toContain(`docs/understanding-${brand.slug}-metrics/`);
});

it.each([
  ['docs/intro/', { page: 'docs/intro/', anchor: '' }],
  ['/docs/intro/#a%20b', { page: 'docs/intro/', anchor: 'a b' }],
  ['/', { page: '', anchor: '' }],
])('reads %s as a place', (address, place) => {
  expect(placeOf(address)).toEqual(place);
});

describe('rankOf', () => {
  const places = ['docs/other/', 'docs/pii/#reply', 'docs/pii/#request', 'docs/api/#401'].map(placeOf);

  it.each([
    ['wants the anchor that a target names', ['docs/pii/#request'], 3],
    ['takes any place on a page when the target names no anchor', ['docs/pii/'], 2],
    ['takes the first place that fits any target', ['docs/api/', 'docs/pii/#reply'], 2],
    ['finds none', ['docs/pii/#statuses'], undefined],
  ])('%s', (_, targets, rank) => {
    expect(rankOf({ targets }, places)).toBe(rank);
  });

  it('takes a row of a table of fields where its heading is asked for', () => {
    const row = [placeOf('docs/pii/#request-allowlist')];
    expect(rankOf({ targets: ['docs/pii/#request'] }, row)).toBe(1);
    expect(rankOf({ targets: ['docs/pii/#reply'] }, row)).toBeUndefined();
  });

  it('takes a row of the reference on its metric page, but not on another', () => {
    const target = ['docs/api/metrics/v4alpha/prompt_manipulation/#reply-data-scores-label'];
    const row = (page: string) => [
      placeOf(`docs/understanding-${brand.slug}-metrics/${page}/#reply-data-scores-label`),
    ];
    expect(rankOf({ targets: target }, row('prompt-injection'))).toBe(1);
    expect(rankOf({ targets: target }, row('toxicity'))).toBeUndefined();
    expect(
      rankOf({ targets: ['docs/api/safety/v3/pii/#request-allowlist'] }, [
        placeOf(`docs/understanding-${brand.slug}-metrics/pii/#request-allowlist`),
      ]),
    ).toBeUndefined();
  });

  it('does not look beyond what the box shows', () => {
    const wrong = Array.from({ length: SHOWN - 1 }, () => placeOf('docs/other/'));
    const right = placeOf('docs/pii/');
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

  it('gives mean reciprocal rank, hits and empty answers', () => {
    expect(score(outcomes).overall).toEqual({ queries: 4, mrr: 1.75 / 4, hit1: 0.25, hit3: 0.5, empty: 0.25 });
  });

  it('gives them by kind, in the order of the kinds, for those that occur', () => {
    expect([...score(outcomes).byKind]).toEqual([
      ['prose', { queries: 2, mrr: 0.125, hit1: 0, hit3: 0, empty: 0.5 }],
      ['typo', { queries: 2, mrr: 0.75, hit1: 0.5, hit3: 1, empty: 0 }],
    ]);
  });
});
