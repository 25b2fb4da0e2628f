import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { parsePage } from '@api-docs/kit/parsePage';

import { buildIndexes } from '../src/build/buildIndexes';
import { indexPage } from '../src/build/indexPage';
import type { Synonyms } from '../src/build/synonyms';
import type { IndexedPage } from '../src/searchIndex';

const VERSIONS = [
  { name: 'next', path: 'docs/next/' },
  { name: 'v2', path: 'docs/' },
  { name: 'v1', path: 'docs/v1/' },
];

const OLD = '/safety/v3/pii';
const NEW = '/metrics/v4alpha/pii';

const PAGES = {
  '': 'Home',
  'docs/pii/': 'PII 2',
  'docs/v1/pii/': 'PII 1',
  'docs/v1/only/': 'Only in 1',
  'docs/api/': 'API',
  [`docs/api${NEW}/`]: 'New PII',
  [`docs/api${OLD}/`]: 'Old PII',
};

describe('buildIndexes', () => {
  const read = (title: string, page: string) => {
    const headings = ['401', 'envelope'].map((id) => `<h2 id="${id}">${id}</h2>`).join('');
    const indexed = indexPage(parsePage(`<main><h1>${title}</h1>${headings}</main>`), page);
    return { isUnlisted: false, indexed };
  };
  const pages = new Map(Object.entries(PAGES).map(([page, title]) => [page, read(title, page)]));

  const build = (synonyms: Partial<Synonyms> = {}, all = pages) =>
    buildIndexes({
      pages: all,
      versions: VERSIONS,
      synonyms: { file: 'synonyms.yaml', targets: [], sameMeaning: [], ...synonyms },
      addNames: ([first]) => first?.entries[0]?.names.push('start'),
      // The new operation is unknown in v1, where the old one is current.
      isOtherGeneration: (page, version) => page.includes(version === 'v1' ? NEW : OLD),
    });

  function pagesOf(version: string, synonyms?: Partial<Synonyms>): Map<string, IndexedPage> {
    const pages = build(synonyms).get(version)?.pages ?? [];
    return new Map(pages.map((page) => [page.path, page]));
  }

  it('adds the names of the site, and says which pages are of another generation, in each version', () => {
    const of = ['v2', 'v1'].map((version) => pagesOf(version));
    expect(of.map((all) => all.get('')?.entries[0]?.names)).toEqual([['start'], ['start']]);
    const areOther = of.map((all) => [NEW, OLD].map((path) => all.get(`docs/api${path}/`)?.otherGeneration));
    expect(areOther).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('adds synonyms to the entries of each version that has the target', () => {
    const targets = [
      { target: 'pii/', words: ['gdpr'] },
      { target: 'only/', words: ['alone'] },
      { target: '/docs/api/#401', words: ['unauthorized'] },
    ];
    const entries = [...pagesOf('v1', { targets }).values()].flatMap((page) => page.entries.slice(0, 2));
    // Not repeated for each version before it.
    expect(entries.flatMap(({ names }) => names)).toEqual(['start', 'gdpr', 'alone', 'unauthorized']);
    expect(pagesOf('v2', { targets }).get('docs/pii/')?.entries[0]?.names).toEqual(['gdpr']);
  });

  it('adds synonyms of a heading to its page in versions without the heading', () => {
    const indexed = indexPage(parsePage('<main><h1>PII</h1></main>'), 'docs/v1/pii/');
    const targets = [{ target: 'pii/#401', words: ['redact'] }];
    const index = build({ targets }, new Map(pages).set('docs/v1/pii/', { isUnlisted: false, indexed })).get('v1');
    expect(index?.pages.find(({ path }) => path === 'docs/v1/pii/')?.entries[0]?.names).toEqual(['redact']);
  });

  it('fails if no version has the page or heading of a synonym', () => {
    const targets = [{ target: 'gone/#here', words: ['gdpr'] }];
    expect(errorDetails(() => build({ targets }))).toMatchObject({ file: 'synonyms.yaml', found: 'gone/#here' });
  });

  it('adds words with the same meaning to each version', () => {
    const sameMeaning = [['v3', 'legacy']];
    expect([...build({ sameMeaning }).values()].map((file) => [file.version, file.sameMeaning])).toEqual(
      VERSIONS.map(({ name }) => [name, sameMeaning]),
    );
  });

  it('lists words of the language that are similar to words of the pages', () => {
    const indexed = indexPage(parsePage('<main><h1>Policy of prompts</h1></main>'), 'docs/pii/');
    const english = build({}, new Map(pages).set('docs/pii/', { isUnlisted: false, indexed })).get('v2')?.english;
    expect(english).toEqual(expect.arrayContaining(['polic']));
    expect(english).not.toEqual(expect.arrayContaining(['promt']));
  });
});
