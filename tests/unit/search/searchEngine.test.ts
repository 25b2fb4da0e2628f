import { describe, expect, it } from 'vitest';

import type { IndexedPage } from '../../../shared/search/searchIndex';
import { SearchEngine } from '../../../src/search/engine/searchEngine';
import { page, place } from './tinyPages';

const sections = (count: number) =>
  Array.from({ length: count }, (_, number) => place(`s${number}`, `Severity ${number}`, { text: 'severity' }));

const correlation = () =>
  place('reply-metadata-correlation_id', 'metadata.correlation_id', { text: 'string\nThe id.' });

const PAGES = [
  page('long', 'Severity', sections(6), { trail: ['Docs', 'Metrics'] }),
  page('short', 'Short', [], { text: 'It tells the severity.' }),
  page('', 'PII metric', [correlation()], { path: 'docs/api/metrics/v4alpha/pii/', names: ['/metrics/v4alpha/pii'] }),
  page('', 'Tone metric', [correlation()], {
    path: 'docs/api/metrics/v4alpha/tone/',
    names: ['/metrics/v4alpha/tone'],
  }),
  page('', 'Welcome', [], { path: 'blog/welcome/', text: 'severity in the blog, and <b>bold</b> toxicity' }),
];

function engine(pages: readonly IndexedPage[] = PAGES): SearchEngine {
  return new SearchEngine({ version: 'v9', pages, sameMeaning: [] }, { basePath: '/base/', excerptLength: 50 });
}

const search = (query: string, { area = '', limit = 100 } = {}) => engine().search({ query, area, limit });

describe('hits', () => {
  it('say what a reader needs to choose and to land', () => {
    const [first, second] = search('severity', { limit: 2 }).hits;
    expect(first).toEqual({
      kind: 'page',
      page: '/base/docs/long/',
      anchor: '',
      title: { text: 'Severity', marks: [[0, 8]] },
      trail: ['Docs', 'Metrics'],
      excerpt: { text: '', marks: [] },
      version: 'v9',
      words: ['Severity'],
    });
    expect(second).toMatchObject({ kind: 'section', trail: ['Docs', 'Metrics', 'Severity'] });
  });

  it.each([
    ['severity', 'page'],
    ['severity 2', 'section'],
    ['/metrics/v4alpha/pii', 'operation'],
    ['correlation_id', 'field'],
  ])('for %s come with their kind first: %s', (query, expected) => {
    expect(search(query).hits[0]?.kind).toBe(expected);
  });

  it.each([
    ['severity', 'v9'],
    ['/metrics/v4alpha/pii', ''],
    ['bold', ''],
  ])('for %s name a version only when the page has one: %j', (query, expected) => {
    expect(search(query).hits[0]?.version).toBe(expected);
  });

  it.each([
    ['/metrics/v4alpha/pii', ['API reference']],
    ['correlation_id', ['API reference', 'PII metric']],
    ['bold', ['Blog']],
  ])('for %s outside the docs say first where they are: %j', (query, expected) => {
    expect(search(query).hits[0]?.trail).toEqual(expected);
  });

  it('are at most as many as asked for, of all that there are', () => {
    const { hits, total } = search('severity', { limit: 3 });
    expect(hits).toHaveLength(3);
    expect(total).toBe(9);
    expect(search('severity').hits).toHaveLength(total);
  });

  it('have at most three of a page first', () => {
    const pages = search('severity').hits.map((hit) => hit.page);
    const long = '/base/docs/long/';
    expect(pages.slice(0, 3)).toEqual([long, long, long]);
    expect(pages.slice(3, 5).sort()).toEqual(['/base/blog/welcome/', '/base/docs/short/']);
    expect(new Set(pages.slice(5))).toEqual(new Set([long]));
  });

  it.each([
    ['field', correlation()],
    ['section', place('authentication', 'Authentication of correlation', { text: 'Send a key.' })],
  ])('show a %s that pages repeat once, and one of that title with another text', (kind, repeated) => {
    const changed = { ...repeated, text: 'Something else.' };
    const pages = [repeated, repeated, repeated, changed].map((one, number) => page(`p${number}`, `P${number}`, [one]));
    const { hits, total } = engine(pages).search({ query: 'correlation', area: '', limit: 100 });
    expect(total).toBe(hits.length);
    expect(hits.filter((hit) => hit.kind === kind)).toHaveLength(2);
  });
});

describe('an area', () => {
  it.each([
    ['docs', 8],
    ['docs/api', 0],
    ['blog', 1],
    ['blo', 0],
    ['nowhere', 0],
  ])('%s has %i places about severity', (area, expected) => {
    expect(search('severity', { area })).toMatchObject({ total: expected });
  });
});

describe('an answer', () => {
  it('says what it searched for instead of a misspelt word', () => {
    expect(search('toxcity bold')).toMatchObject({
      corrections: [{ asked: 'toxcity', used: ['toxicity'] }],
      unknown: [],
      suggestions: [],
    });
  });

  it('names at most three words, the commonest first', () => {
    const pages = ['sever', 'fever', 'lever', 'never'].map((word) => page(word, word));
    const { corrections } = engine([...pages, page('more', 'Fever')]).search({ query: 'zever', area: '', limit: 9 });
    expect(corrections).toHaveLength(1);
    expect(corrections[0]?.used).toHaveLength(3);
    expect(corrections[0]?.used[0]).toBe('fever');
  });

  it('names the words that it did without', () => {
    expect(search('severity tosseverity')).toMatchObject({
      unknown: ['tosseverity'],
      suggestions: [],
      corrections: [],
    });
    expect(search('severity xyzzyqwv').total).toBeGreaterThan(0);
  });

  it('without hits suggests words of the index that look alike', () => {
    const { hits, unknown, suggestions } = search('tosseverity');
    expect({ hits, unknown }).toEqual({ hits: [], unknown: ['tosseverity'] });
    expect(suggestions[0]).toBe('severity');
    expect(suggestions.length).toBeLessThanOrEqual(3);
  });

  it.each(['', '   ', '"', '…', '/', '?'])('to %j is empty', (query) => {
    expect(search(query)).toEqual({ hits: [], total: 0, corrections: [], unknown: [], suggestions: [] });
  });

  it.each(['constructor', '__proto__', 'valueof', 'prototype'])(
    'to %s knows no words of the language it is written in',
    (query) => {
      expect(search(query).hits).toEqual([]);
    },
  );

  it('to a very long query comes in time', () => {
    const started = performance.now();
    expect(search('severity and '.repeat(5000)).total).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('to markup has text and nothing to run', () => {
    const answer = search('<b>bold</b> <img src=x onerror=alert(1)>');
    expect(answer.unknown.join('')).not.toMatch(/[<>]/);
    const [hit] = answer.hits;
    expect(hit?.excerpt.text).toContain('<b>bold</b>');
    expect(hit?.excerpt.marks.map(([start, length]) => hit.excerpt.text.slice(start, start + length))).toContain(
      'bold',
    );
  });
});
