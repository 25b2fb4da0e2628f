import { describe, expect, it } from 'vitest';

import type { ApiFiles } from '../../../plugins/api-facts/apiFiles';
import { buildIndexes } from '../../../plugins/search/buildIndexes';
import { versionOf } from '../../../plugins/search/docsVersions';
import type { Synonyms } from '../../../plugins/search/readSynonyms';
import { unpackPages, type IndexedPage } from '../../../shared/search/searchIndex';
import { operation, tinyFacts } from '../api-facts/tinyFacts';

const VERSIONS = [
  { name: 'next', path: 'docs/next/' },
  { name: 'v2', path: 'docs/' },
  { name: 'v1', path: 'docs/v1/' },
];

const OLD = '/safety/v3/pii';
const NEW = '/metrics/v4alpha/pii';

/** What was new in v2 is unknown in v1, where the old operation was the current one. */
const FACTS = {
  'openapi/metrics-api.yaml': tinyFacts([operation(NEW), operation(OLD, { deprecated: true })]),
  'openapi/versions/v2.yaml': tinyFacts([operation(NEW), operation(OLD, { deprecated: true })]),
  'openapi/versions/v1.yaml': tinyFacts([operation(OLD)]),
};
const files = { facts: (file: keyof typeof FACTS) => FACTS[file] } as unknown as ApiFiles;

const PAGES = {
  '': 'Home',
  'docs/pii/': 'PII 2',
  'docs/next/pii/': 'PII next',
  'docs/v1/pii/': 'PII 1',
  'docs/v1/only/': 'Only in 1',
  'docs/api/': 'API',
  [`docs/api${NEW}/`]: 'New PII',
  [`docs/api${OLD}/`]: 'Old PII',
  'blog/': 'Blog',
  'blog/welcome/': 'Welcome',
  'blog/tags/': 'Tags',
  'blog/tags/hello/': 'Hello',
  'blog/archive/': 'Archive',
  'search/': 'Search',
};

it.each([
  ['docs/pii/', 'v2'],
  ['docs/', 'v2'],
  ['docs/next/pii/', 'next'],
  ['docs/v1/', 'v1'],
  ['docs/api/', undefined],
  ['docs/api/metrics/', undefined],
  ['docs/apiary/', 'v2'],
  ['blog/', undefined],
  ['', undefined],
])('%j is a page of %s', (page, version) => {
  expect(versionOf(page, VERSIONS)).toBe(version);
});

describe('buildIndexes', () => {
  const html = (title: string) => {
    const headings = ['401', 'envelope'].map((id) => `<h2 id="${id}">${id}</h2>`).join('');
    return `<main><h1>${title}</h1>${headings}</main>`;
  };
  const pages = new Map(
    Object.entries({ '404.html': 'Not found', ...PAGES }).map(([page, title]) => [page, html(title)]),
  );

  const build = (synonyms: Partial<Synonyms> = {}) =>
    buildIndexes({
      pages,
      versions: VERSIONS,
      files,
      synonyms: { places: [], sameMeaning: [], ...synonyms },
    });

  function pagesOf(version: string, synonyms?: Partial<Synonyms>): Map<string, IndexedPage> {
    const pages = unpackPages(build(synonyms).get(version)?.pages ?? []);
    return new Map(pages.map((page) => [page.path, page]));
  }

  const COMMON = ['', 'docs/api/', `docs/api${NEW}/`, `docs/api${OLD}/`, 'blog/', 'blog/welcome/'];

  it.each([
    ['next', ['docs/next/pii/']],
    ['v2', ['docs/pii/']],
    ['v1', ['docs/v1/pii/', 'docs/v1/only/']],
  ])('gives %s its own pages, the reference, the blog and the other pages, but no lists', (version, own) => {
    expect([...pagesOf(version).keys()].sort()).toEqual([...own, ...COMMON].sort());
  });

  it.each([
    ['v2', NEW, false],
    ['v2', OLD, true],
    ['v1', NEW, true],
    ['v1', OLD, false],
  ])('in %s takes %s for another generation: %s', (version, operationPath, expected) => {
    expect(pagesOf(version).get(`docs/api${operationPath}/`)?.otherGeneration).toBe(expected);
  });

  it('gives the path of an operation to its page', () => {
    expect(pagesOf('v1').get(`docs/api${NEW}/`)?.places[0]?.names).toEqual([NEW, 'v4alpha/pii']);
  });

  it('gives synonyms to the places of each version, also where only one has them', () => {
    const places = [
      { place: 'pii/', words: ['gdpr'] },
      { place: 'only/', words: ['alone'] },
      { place: '/docs/api/#401', words: ['unauthorized'] },
    ];
    const names = (version: string, page: string, anchor = '') =>
      pagesOf(version, { places })
        .get(page)
        ?.places.find((place) => place.anchor === anchor)?.names;
    expect(names('v2', 'docs/pii/')).toEqual(['gdpr']);
    expect(names('v1', 'docs/v1/pii/')).toEqual(['gdpr']);
    expect(names('v1', 'docs/v1/only/')).toEqual(['alone']);
    // Once, and not once for each version built before.
    expect(names('v1', 'docs/api/', '401')).toEqual(['unauthorized']);
  });

  it('stops with a lesson when no version has the place of a synonym', () => {
    expect(() => build({ places: [{ place: 'gone/#here', words: ['gdpr'] }] })).toThrowErrorMatchingInlineSnapshot(`
      [Error: plugins/search/synonyms.yaml: a synonym means a place that no version has
        expected: the path of a page below a version, and perhaps the anchor of a heading
        found:    gone/#here
        remedy:   correct the path or the anchor, or take the entry out]
    `);
  });

  it('hands the groups of words to each version', () => {
    const sameMeaning = [['v3', 'legacy']];
    expect([...build({ sameMeaning }).values()].map((file) => [file.version, file.sameMeaning])).toEqual(
      VERSIONS.map(({ name }) => [name, sameMeaning]),
    );
  });
});
