import { describe, expect, it } from 'vitest';

import { isOtherGeneration, nameReference, operationNames } from '../../../plugins/search/nameMaker';
import { field, operation, tinyFacts } from '../api-facts/tinyFacts';
import { page, place } from './tinyPages';

it('names an operation by its path and by what readers copy of it', () => {
  expect(operationNames('/metrics/v4alpha/pii')).toEqual(['/metrics/v4alpha/pii', 'v4alpha/pii']);
});

const STATUSES = [
  { code: '200', description: 'OK.', hasBody: true },
  { code: '401', description: "No key: 'Give a key'.", hasBody: false },
];

const metadata = () => field('metadata', { children: [field('metadata.correlation_id')] });
const FACTS = tinyFacts([
  operation('/metrics/v4alpha/pii', {
    request: [field('text'), metadata()],
    reply: [field('data')],
    statuses: STATUSES,
  }),
  operation('/metrics/v4alpha/tone', {
    request: [field('tones'), metadata()],
    reply: [field('data')],
    statuses: STATUSES,
  }),
  operation('/safety/v3/pii', { request: [field('old')], reply: [], deprecated: true }),
]);

const landing = (...anchors: string[]) =>
  page(
    'api',
    'API',
    anchors.map((anchor) => place(anchor, `About ${anchor}`)),
  );

describe('nameReference', () => {
  it('gives paths to operations, messages to statuses and shared fields to the envelope', () => {
    const pages = [landing('401', 'envelope'), page('api/metrics/v4alpha/pii', 'PII'), page('intro', 'Intro')];
    nameReference(pages, FACTS);
    expect(pages.map(({ places }) => places.map(({ names }) => names))).toEqual([
      [[], ['Give a key'], ['metadata', 'correlation_id', 'data']],
      [['/metrics/v4alpha/pii', 'v4alpha/pii']],
      [[]],
    ]);
  });

  it('teaches what is missing when the landing has lost a heading', () => {
    expect(() => nameReference([landing('envelope')], FACTS)).toThrowErrorMatchingInlineSnapshot(`
      [Error: plugins/api-reference/landing.mdx: search cannot lead to a heading
        expected: a heading with the anchor #401
        found:    none
        remedy:   bring the heading back, or change plugins/search/nameMaker.ts]
    `);
    expect(() => nameReference([landing('401')], FACTS)).toThrow('#envelope');
  });
});

it.each([
  ['docs/api/metrics/v4alpha/pii/', false],
  ['docs/api/safety/v3/pii/', true],
  ['docs/api/safety/v3/not_in_this_file/', true],
  ['docs/api/', false],
  ['docs/intro/', false],
  ['docs/metrics/v3-metrics-soon-to-be-deprecated/pii/', true],
  ['blog/welcome/', false],
])('%s is about another generation: %s', (path, expected) => {
  expect(isOtherGeneration(path, FACTS)).toBe(expected);
});
