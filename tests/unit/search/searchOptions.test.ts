import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { field, operation, minimalFacts } from '@api-docs/openapi-facts/testing/fixtures';
import { entry, page } from '@api-docs/local-search/testing/tinyPages';

import { addReferenceNames, isOtherGeneration } from '../../../plugins/search/searchOptions';

const metadata = () => field('metadata', { children: [field('metadata.correlation_id')] });
const FACTS = minimalFacts([
  operation('/metrics/v4alpha/pii', {
    request: [field('text'), metadata()],
    response: [field('data')],
  }),
  operation('/metrics/v4alpha/tone', {
    request: [field('tones'), metadata()],
    response: [field('data')],
  }),
  operation('/safety/v3/pii', { request: [field('old')], response: [], deprecated: true }),
]);

const ENVELOPE = { field: 'data', anchor: 'envelope' };

const landing = (...anchors: string[]) =>
  page(
    'api',
    'API',
    anchors.map((anchor) => entry(anchor, `About ${anchor}`)),
  );

describe('addReferenceNames', () => {
  it('adds paths to operations and shared fields to the envelope', () => {
    const pages = [landing('envelope'), page('api/metrics/v4alpha/pii', 'PII'), page('intro', 'Intro')];
    addReferenceNames(pages, FACTS, ENVELOPE);
    expect(pages.map(({ method }) => method)).toEqual([undefined, 'POST', undefined]);
    expect(pages.map(({ entries }) => entries.map(({ names }) => names))).toEqual([
      [[], ['metadata', 'correlation_id', 'data']],
      [['/metrics/v4alpha/pii', 'v4alpha/pii']],
      [[]],
    ]);
  });

  it('throws if the landing page lacks the heading #envelope', () => {
    expect(errorDetails(() => addReferenceNames([landing('401')], FACTS, ENVELOPE))).toMatchObject({
      file: 'openapi/landing.mdx',
      expected: expect.stringContaining('#envelope'),
    });
  });
});

it.each([
  ['docs/api/metrics/v4alpha/pii/', false],
  ['docs/api/safety/v3/pii/', true],
  ['docs/api/safety/v3/not_in_this_file/', true],
  ['docs/api/', false],
  ['docs/intro/', false],
  ['blog/welcome/', false],
])('isOtherGeneration of %s is %s', (path, expected) => {
  expect(isOtherGeneration(path, FACTS)).toBe(expected);
});
