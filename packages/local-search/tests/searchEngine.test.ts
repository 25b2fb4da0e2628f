import { describe, expect, it } from 'vitest';

import { invertedIndex } from '../src/engine/invertedIndex';
import { SearchEngine } from '../src/engine/searchEngine';
import { entry, page } from '../testing/tinyPages';

const sections = (count: number) =>
  Array.from({ length: count }, (_, number) => entry(`s${number}`, `Severity ${number}`, { text: 'severity' }));

const correlation = () =>
  entry('reply-metadata-correlation_id', 'metadata.correlation_id', { text: 'string\nThe id.' });

const probe = () => entry('request-path', 'probe.httpGet.path', { text: 'string' });

const operation = (name: string, title: string, method: string) =>
  page('', title, [correlation()], {
    path: `reference/metrics/v4alpha/${name}/`,
    ...{ version: undefined, isReference: true, area: 'API reference' },
    names: [`/metrics/v4alpha/${name}`],
    method,
  });

const PAGES = [
  page('long', 'Severity', sections(6), { trail: ['Docs', 'Metrics'] }),
  page('short', 'Short', [probe()], { text: 'It tells the severity.' }),
  operation('pii', 'PII metric', 'POST'),
  operation('tone', 'Tone metric', 'DELETE'),
  page('', 'Welcome', [], {
    path: 'notes/',
    version: undefined,
    area: 'Blog',
    text: 'severity in the blog, and <b>bold</b> toxicity',
  }),
];

function search(query: string, { area = '', limit = 100 } = {}, pages = PAGES) {
  const options = { basePath: '/base/', excerptLength: 50 };
  return new SearchEngine(invertedIndex({ pages }), options).search({ query, area, limit });
}

describe('the name of a language with signs', () => {
  it.each(['C#', 'C++', 'C'])('%s finds its own section first', (name) => {
    const languages = ['C', 'C++', 'C#'].map((one, number) =>
      entry(`l${number}`, `Use ${one}`, { text: `About ${one}.` }),
    );
    const pages = [page('languages', 'Languages', languages, { text: 'C and C with C and C++ and C#.' })];
    expect(search(`use ${name}`, {}, pages).hits[0]?.title.text).toBe(`Use ${name}`);
  });
});

it.each([
  ['书架', 'shelves'],
  ['清点书', 'shelves'],
  ['貸出', 'loans'],
])('a part of a sentence without spaces, %s, finds its page first', (query, slug) => {
  const texts = {
    other: '架上没有书，点单清楚。出口で貸します。',
    shelves: '成员在每个季度清点书架。',
    loans: '本の貸出は三週間です。',
  };
  const pages = Object.entries(texts).map(([name, text]) => page(name, name, [], { text }));
  expect(search(query, {}, pages).hits[0]?.link).toContain(`/${slug}`);
});

describe('a sign', () => {
  const sections = ['Share 50', 'Share 50%', 'Write a', 'Write a ->', 'Write a => b', 'Use net', 'Use .NET'];
  const pageOf = (titles: string[]) => [
    page(
      'signs',
      'Signs',
      titles.map((title, at) => entry(`s${at}`, title)),
    ),
  ];

  it.each([
    ['50%', 'Share 50%'],
    ['share 50%', 'Share 50%'],
    ['write a ->', 'Write a ->'],
    ['->', 'Write a ->'],
    ['%', 'Share 50%'],
    ['=>', 'Write a => b'],
    ['.net', 'Use .NET'],
  ])('counts in %s', (query, title) => {
    for (const titles of [sections, [...sections].reverse()])
      expect(search(query, {}, pageOf(titles)).hits[0]?.title.text).toBe(title);
  });

  it('of a long query takes no place of a word', () => {
    expect(search(`${'{ "a": 1 } => '.repeat(7)}% & @ severity`).searched).toBeUndefined();
  });
});

describe('a hit', () => {
  it('has a link, a title, a trail, an excerpt and words to highlight', () => {
    const [first, second] = search('severity', { limit: 2 }).hits;
    expect(first).toEqual({
      kind: 'page',
      page: '/base/docs/long/',
      link: '/base/docs/long/',
      anchor: '',
      title: { text: 'Severity', marks: [[0, 8]] },
      trail: ['Docs', 'Metrics'],
      excerpt: { text: '', marks: [] },
      version: 'v2',
      words: ['Severity'],
    });
    expect(second).toMatchObject({ kind: 'section', trail: ['Docs', 'Metrics', 'Severity'] });
  });

  it.each([
    ['severity', { kind: 'page', version: 'v2' }],
    ['severity 2', { kind: 'section', version: 'v2' }],
    ['/metrics/v4alpha/pii', { kind: 'page', method: 'POST', version: '', trail: ['API reference'] }],
    ['/metrics/v4alpha/tone', { kind: 'page', method: 'DELETE' }],
    ['correlation_id', { kind: 'field', version: '', trail: ['API reference', 'PII metric'] }],
    ['bold', { kind: 'page', version: '', trail: ['Blog'] }],
    ['correlationid', { kind: 'field', words: ['correlation_id'] }],
    ['httpget', { kind: 'field', title: { text: 'probe.httpGet.path', marks: [[6, 7]] } }],
  ])('for %s has the right kind, version and trail', (query, expected) => {
    expect(search(query).hits[0]).toMatchObject(expected);
  });
});

describe('the hits', () => {
  it('are limited, unlike their total', () => {
    const { hits, total } = search('severity', { limit: 3 });
    expect(hits).toHaveLength(3);
    expect(total).toBe(9);
    expect(search('severity').hits).toHaveLength(total);
  });

  it('have the fourth and later ones of a page last', () => {
    const pages = search('severity').hits.map((hit) => hit.page);
    const long = '/base/docs/long/';
    expect(pages.slice(0, 3)).toEqual([long, long, long]);
    expect(pages.slice(3, 5).sort()).toEqual(['/base/docs/short/', '/base/notes/']);
    expect(new Set(pages.slice(5))).toEqual(new Set([long]));
  });

  it.each([
    ['field', correlation()],
    ['section', entry('authentication', 'Authentication of correlation', { text: 'Send a key.' })],
  ])('include a %s that pages repeat once, and one with the same title but another text', (kind, repeated) => {
    const changed = { ...repeated, text: 'Something else.' };
    const pages = [repeated, repeated, repeated, changed].map((one, number) => page(`p${number}`, `P${number}`, [one]));
    const { hits, total } = search('correlation', {}, pages);
    expect(total).toBe(hits.length);
    expect(hits.filter((hit) => hit.kind === kind)).toHaveLength(2);
  });

  it.each([
    ['docs', 8],
    ['notes', 1],
    ['note', 0],
  ])('are limited to the area %s: %i hits', (area, expected) => {
    expect(search('severity', { area })).toMatchObject({ total: expected });
  });
});

describe('an answer', () => {
  it('reports a misspelled word with the words that were searched for instead', () => {
    expect(search('toxcity bold')).toMatchObject({
      corrections: [{ asked: 'toxcity', used: ['toxicity'] }],
      unknown: [],
      suggestions: [],
    });
  });

  it('reports at most three corrections of a word, the most frequent first', () => {
    const pages = ['sever', 'fever', 'lever', 'never'].map((word) => page(word, word));
    const { corrections } = search('zever', {}, [...pages, page('more', 'Fever')]);
    expect(corrections.map(({ used }) => [used.length, used[0]])).toEqual([[3, 'fever']]);
  });

  it('reports unknown words, which are left out of the search', () => {
    const answer = search('severity tosseverity');
    expect(answer).toMatchObject({ unknown: ['tosseverity'], suggestions: [], corrections: [] });
    expect(answer.total).toBeGreaterThan(0);
  });

  it('suggests similar words if nothing was found', () => {
    const { hits, unknown, suggestions } = search('tosseverity');
    expect({ hits, unknown }).toEqual({ hits: [], unknown: ['tosseverity'] });
    expect(suggestions[0]).toBe('severity');
    expect(suggestions.length).toBeLessThanOrEqual(3);
  });

  it.each(['', ' ', '"'])('is empty for the query %j', (query) => {
    expect(search(query)).toEqual({ hits: [], total: 0, corrections: [], unknown: [], suggestions: [] });
  });

  it.each(['constructor', '__proto__'])('has no hits for the object property %s', (query) => {
    expect(search(query).hits).toEqual([]);
  });

  it('takes less than a second of the processor for a very long query', () => {
    const started = process.cpuUsage();
    expect(search('severity and '.repeat(5000)).total).toBeGreaterThan(0);
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });
});
