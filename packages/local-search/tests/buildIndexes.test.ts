import { describe, expect, it } from 'vitest';

import { parsePage } from '@api-docs/kit/steps/parsePage';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { unusedValues } from '../src/build/unusedValues';
import { buildIndexes, searchedPage, type SearchedPage } from '../src/build/writeIndexes';
import type { IndexedPage } from '../src/searchIndex';
import { entry, page } from '../testing/tinyPages';

const VERSIONS = [
  { name: 'v2', path: 'docs/' },
  { name: 'v1', path: 'docs/v1/' },
];

const OLD = '/safety/v3/pii';
const NEW = '/metrics/v4alpha/pii';

const PAGES = [
  page('', 'Home', [], { path: '', version: undefined }),
  page('pii', 'Policy of prompts', [entry('envelope', 'Envelope')]),
  page('v1/pii', 'PII 1', [], { version: 'v1' }),
  page('v1/only', 'Only in 1', [], { version: 'v1' }),
  page('api', 'API', [entry('401', '401')]),
  page(`api${NEW}`, 'New PII'),
  page(`api${OLD}`, 'Old PII'),
];

function build(targets: { target: string; words: string[] }[]) {
  return buildIndexes({
    pages: new Map<string, SearchedPage>([
      ...PAGES.map((indexed) => [indexed.path, { isUnlisted: false, indexed }] as const),
      ['blog/', { isUnlisted: false, indexed: undefined }],
    ]),
    versions: VERSIONS,
    withoutSlash: new Set(['docs/pii/']),
    synonyms: { file: 'synonyms.yaml', targets, sameMeaning: [['v3', 'legacy']] },
    addNames: ([first]) => first?.entries[0]?.names.push('start'),
    // The new operation is unknown in v1, where the old one is current.
    areas: [
      { label: 'Docs', path: 'docs' },
      { label: 'Reference', path: 'docs/api' },
    ],
    isOtherGeneration: (path, version) => path.includes(version === 'v1' ? NEW : OLD),
  });
}

describe('the index of each version', () => {
  const indexes = build([
    { target: 'pii/#envelope', words: ['gdpr'] },
    { target: 'only/', words: ['alone'] },
    { target: '/docs/api/#401', words: ['unauthorized'] },
  ]);
  const [latest, old] = VERSIONS.map(({ name }) => indexes.find(({ version }) => version === name));
  const namesIn = (pages: IndexedPage[] = []) =>
    pages.flatMap(({ entries }) => entries.flatMap(({ title, names }) => names.map((name) => `${title}: ${name}`)));

  it('has names of the site, and synonyms of its headings and pages, or else of the pages of these headings', () => {
    expect(namesIn(latest?.pages)).toEqual(['Home: start', 'Envelope: gdpr', '401: unauthorized']);
    expect(namesIn(old?.pages)).toEqual(['Home: start', 'PII 1: gdpr', 'Only in 1: alone', '401: unauthorized']);
    expect([latest?.sameMeaning, old?.sameMeaning]).toEqual([[['v3', 'legacy']], [['v3', 'legacy']]]);
  });

  it('has the label of the smallest part of the site that a page without a version is in', () => {
    expect(latest?.pages.map(({ path, area }) => [path, area])).toEqual([
      ['', ''],
      ['docs/pii/', undefined],
      ...['docs/api/', `docs/api${NEW}/`, `docs/api${OLD}/`].map((path) => [path, 'Reference']),
    ]);
  });

  it('says which pages the site links to without a slash', () => {
    expect(latest?.pages.filter((one) => one.isWithoutSlash).map(({ path }) => path)).toEqual(['docs/pii/']);
  });

  it('says which pages are of another generation', () => {
    const others = [latest, old].map((index) => index?.pages.filter((one) => one.otherGeneration));
    expect(others.map((pages) => pages?.map(({ path }) => path))).toEqual([[`docs/api${OLD}/`], [`docs/api${NEW}/`]]);
  });

  it('lists words of the language that are similar to words of the pages', () => {
    expect(latest?.english).toEqual(expect.arrayContaining(['polic']));
    expect(latest?.english).not.toEqual(expect.arrayContaining(['promt']));
  });
});

describe('a synonym whose page or heading no version has stops the build', () => {
  it.each([
    ['gone/#here', /correct the path/],
    ['pij', /write "pii\/"/],
    ['docs/pii', /write "pii\/"/],
    ['/pii', /write "\/docs\/pii\/"/],
    ['/docs/apii/', /write "\/docs\/api\/"/],
    ['pii#envelop', /write "pii#envelope"/],
    ['/blog', /a page that the list leads to/],
  ])('%s', (target, remedy) => {
    const details = errorDetails(() => build([{ target, words: ['gdpr'] }]));
    expect(details).toMatchObject({ file: 'synonyms.yaml', found: target });
    expect(details.remedy).toMatch(remedy);
  });
});

describe('a field whose values the site wants to be found', () => {
  const REPLY = '<div data-search="reply"><pre>{ "label": "toxic", "score": 1, "tags": ["a"] }</pre></div>';
  const unused = (fields: string[], main = REPLY) => {
    const parsed = parsePage(`<html><body><main><h1>A</h1>${main}</main></body></html>`);
    return unusedValues(fields, [searchedPage(fields)(parsed, 'a/')]).join('\n');
  };

  it.each([
    ['misspelled', ['label', 'lable'], REPLY, 'found:    lable\n  remedy:   write "label"'],
    ['a number in all responses', ['score'], REPLY, 'expected: one of label\n  found:    score'],
    ['of a site without responses', ['label'], '', 'no page has an example of a response'],
  ])('is told if it is %s', (_case, fields, main, text) => {
    expect(unused(fields, main)).toContain(text);
  });

  it('is right if a response has it', () => {
    expect(unused(['label'])).toBe('');
  });
});
