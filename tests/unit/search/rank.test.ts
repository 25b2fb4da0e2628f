import { describe, expect, it } from 'vitest';

import type { IndexedPage } from '../../../shared/search/searchIndex';
import { invertedIndex } from '../../../src/search/engine/invertedIndex';
import { rank } from '../../../src/search/engine/rank';
import { readQuery } from '../../../src/search/engine/readQuery';
import { page, place } from './tinyPages';

/** Pages that a query finds, best first, each once, without `docs/`. */
function found(query: string, pages: readonly IndexedPage[]): string[] {
  const index = invertedIndex(pages);
  const paths = rank(readQuery(query, index), index).map(({ place: { page: at } }) => at.path.slice(5, -1));
  return [...new Set(paths)];
}

/** Text that makes words rarer and pages more alike. */
const FILLER = [page('x', 'Weather', [], { text: 'rain and sun' }), page('y', 'Food', [], { text: 'bread and salt' })];

/** Both orders: a rank must not follow from the order of the pages. */
function foundEitherWay(query: string, pages: readonly IndexedPage[]): string[] {
  const there = found(query, [...pages, ...FILLER]);
  expect(found(query, [...FILLER, ...[...pages].reverse()])).toEqual(there);
  return there;
}

describe('a word ranks by where it stands', () => {
  it('title, heading, field, text', () => {
    const pages = [
      page('text', 'One', [], { text: 'says toxicity' }),
      page('field', 'Two', [place('reply-toxicity', 'data.toxicity')]),
      page('heading', 'Three', [place('a', 'Toxicity', { text: 'b' })]),
      page('title', 'Toxicity'),
    ];
    expect(foundEitherWay('toxicity', pages)).toEqual(['title', 'heading', 'field', 'text']);
  });

  it('text above keywords', () => {
    const pages = [page('keyword', 'One', [], { keywords: 'toxicity' }), page('text', 'Two', [], { text: 'toxicity' })];
    expect(foundEitherWay('toxicity', pages)).toEqual(['text', 'keyword']);
  });

  it('however often a text says it', () => {
    const pages = [
      page('text', 'One', [], { text: 'toxicity '.repeat(200) }),
      page('title', 'About toxicity at large'),
    ];
    expect(foundEitherWay('toxicity', pages)).toEqual(['title', 'text']);
  });
});

describe('a word ranks by how well it fits', () => {
  it.each([
    ['as it is above another form', 'score', ['score', 'scoring']],
    ['another form above what only begins like it', 'scor', ['scor', 'score', 'scores']],
  ])('%s', (_what, query, titles) => {
    expect(
      foundEitherWay(
        query,
        titles.map((title) => page(title, title)),
      )[0],
    ).toBe(titles[0]);
  });

  it('exactly in a text, and no misspelling of it even in a title', () => {
    const pages = [page('fuzzy', 'Tune'), page('exact', 'One', [], { text: 'tone' })];
    expect(foundEitherWay('tone', pages)).toEqual(['exact']);
  });

  it('with one slip, and nothing with two', () => {
    const pages = [page('two', 'Complianze'), page('one', 'Compliance')];
    expect(foundEitherWay('complience', pages)).toEqual(['one']);
  });

  it('a page that holds both words above one that holds one of them and a misspelling', () => {
    const pages = [page('fuzzy', 'Chunk', [], { text: 'scare' }), page('exact', 'One', [], { text: 'chunk score' })];
    expect(foundEitherWay('chunk score', pages)[0]).toBe('exact');
  });
});

describe('several words', () => {
  it('rank a place that has all above one that has some', () => {
    const pages = [page('some', 'Severity'), page('all', 'One', [place('a', 'Toxicity severity', { text: 'b' })])];
    expect(foundEitherWay('toxicity severity', pages)[0]).toBe('all');
  });

  it('count the page’s title for its places', () => {
    const severity = () => place('request-severity', 'severity', { text: 'number' });
    const pages = [page('tone', 'Tone', [severity()]), page('toxicity', 'Toxicity', [severity()])];
    const index = invertedIndex([...pages, ...FILLER]);
    const [first] = rank(readQuery('toxicity severity', index), index);
    expect(first?.place).toMatchObject({ anchor: 'request-severity', page: { path: 'docs/toxicity/' } });
  });

  it('that follow each other above the same ones apart', () => {
    const pages = [
      page('apart', 'One', [], { text: 'score of bread, and salt; sun, and then a chunk' }),
      page('together', 'Two', [], { text: 'chunk score of bread, and salt; sun, and then a' }),
    ];
    expect(foundEitherWay('chunk score', pages)).toEqual(['together', 'apart']);
  });

  it('let no page in that holds less than half of them', () => {
    const pages = [page('all', 'Mask personal data'), page('one', 'Data')];
    expect(foundEitherWay('mask personal data', pages)).toEqual(['all']);
  });
});

describe('pages of another generation', () => {
  const pages = [
    page('v3/tone', 'Tone (legacy API)', [], { otherGeneration: true, text: 'scores the tone' }),
    page('tone', 'Tone', [], { text: 'scores the tone' }),
  ];

  it.each(['tone', 'scores', 'scores the tone'])('come after the current one: %s', (query) => {
    expect(foundEitherWay(query, pages)).toEqual(['tone', 'v3/tone']);
  });

  it.each(['legacy tone', 'tone legacy'])('come first when they are asked for by name: %s', (query) => {
    const current = page('tone', 'Tone', [place('legacy', 'Legacy calls', { text: 'about the tone' })]);
    expect(foundEitherWay(query, [...pages.slice(0, 1), current])[0]).toBe('v3/tone');
  });
});

describe('names', () => {
  const pages = [
    page('toxicity', 'Toxicity', [], { names: ['hate speech', 'swearing'] }),
    page('audio', 'Audio', [], { text: 'speech to text' }),
  ];

  it.each([
    ['hate speech', 'toxicity'],
    ['swearing', 'toxicity'],
    ['speech', 'audio'],
  ])('count only as a whole: %s leads to %s', (query, expected) => {
    expect(foundEitherWay(query, pages)[0]).toBe(expected);
  });

  it('do not count in part even when nothing else has the word', () => {
    expect(foundEitherWay('hate', pages)).toEqual([]);
  });

  it('rank below the same words in a title', () => {
    const titled = page('titled', 'Hate speech');
    expect(foundEitherWay('hate speech', [...pages, titled])[0]).toBe('titled');
  });
});

describe('a path', () => {
  const names = (path: string) => ({ path: `docs/api${path}/`, names: [path, path.split('/').slice(2).join('/')] });
  const pages = [
    page('pii', 'PII', [place('request', 'Request', { text: 'POST /metrics/v4alpha/pii' })]),
    page('', 'PII metric', [], names('/metrics/v4alpha/pii')),
    page('', 'PII metric', [], { ...names('/safety/v3/pii'), otherGeneration: true }),
  ];

  it.each([
    ['/metrics/v4alpha/pii', 'api/metrics/v4alpha/pii'],
    ['v4alpha/pii', 'api/metrics/v4alpha/pii'],
    ['POST /metrics/v4alpha/pii', 'api/metrics/v4alpha/pii'],
    ['https://api.example.com/metrics/v4alpha/pii', 'api/metrics/v4alpha/pii'],
    ['/safety/v3/pii', 'api/safety/v3/pii'],
  ])('%s puts its operation first', (query, expected) => {
    expect(foundEitherWay(query, pages)[0]).toBe(expected);
  });
});

it('puts an identifier above its words apart', () => {
  const pages = [
    page('apart', 'One', [], { text: 'the id of a chunk and the chunk of an id' }),
    page('whole', 'Two', [], { text: 'the chunk_id of a bread and the sun of an x' }),
  ];
  expect(foundEitherWay('chunk_id', pages)).toEqual(['whole', 'apart']);
});

it('finds nothing for nothing', () => {
  expect(found('', FILLER)).toEqual([]);
});
