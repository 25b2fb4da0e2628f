import { describe, expect, it } from 'vitest';

import type { IndexedPage } from '../src/searchIndex';
import { invertedIndex } from '../src/engine/invertedIndex';
import { rank, type Ranked } from '../src/engine/rank';
import { readQuery } from '../src/engine/readQuery';
import { entry, page } from '../testing/tinyPages';

/** Pages about something else, which make the words of the others rare. */
const FILLER = [page('x', 'Weather', [], { text: 'rain and sun' }), page('y', 'Food', [], { text: 'bread and salt' })];

function rankIn(query: string, pages: IndexedPage[]): Ranked[] {
  const index = invertedIndex({ pages });
  return rank(readQuery(query, index), index);
}

/** Returns the pages that a query finds, best first, without `docs/`. Their order in the index must not matter. */
function found(query: string, pages: readonly IndexedPage[]): string[] {
  const [paths, others] = [
    [...pages, ...FILLER],
    [...FILLER, ...[...pages].reverse()],
  ].map((all) => [...new Set(rankIn(query, all).map((hit) => hit.entry.page.path.slice(5, -1)))]);
  expect(others).toEqual(paths);
  return paths ?? [];
}

describe('ranking by where a word occurs', () => {
  it('sorts titles, headings, fields and text in this order', () => {
    const pages = [
      page('text', 'One', [], { text: 'says toxicity' }),
      page('field', 'Two', [entry('reply-toxicity', 'data.toxicity')]),
      page('heading', 'Three', [entry('a', 'Toxicity', { text: 'b' })]),
      page('title', 'Toxicity'),
    ];
    expect(found('toxicity', pages)).toEqual(['title', 'heading', 'field', 'text']);
  });

  it('puts text above keywords', () => {
    const pages = [page('keyword', 'One', [], { keywords: 'toxicity' }), page('text', 'Two', [], { text: 'toxicity' })];
    expect(found('toxicity', pages)).toEqual(['text', 'keyword']);
  });

  it('puts a title above any number of occurrences in a text', () => {
    const pages = [
      page('text', 'One', [], { text: 'toxicity '.repeat(200) }),
      page('title', 'About toxicity at large'),
    ];
    expect(found('toxicity', pages)).toEqual(['title', 'text']);
  });
});

describe('ranking by how well a word matches', () => {
  it.each([
    ['the same word above another form', 'score', ['score', 'scoring']],
    ['the same word above words with this prefix', 'scor', ['scor', 'score', 'scores']],
  ])('puts %s', (_case, query, titles) => {
    const pages = titles.map((title) => page(title, title));
    expect(found(query, pages)[0]).toBe(titles[0]);
  });

  it('ignores similar words, even in a title, if a text contains the word', () => {
    const pages = [page('similar', 'Tune'), page('exact', 'One', [], { text: 'tone' })];
    expect(found('tone', pages)).toEqual(['exact']);
  });
});

describe('several words', () => {
  it('rank an entry with all of them above one with some', () => {
    const pages = [page('some', 'Severity'), page('all', 'One', [entry('a', 'Toxicity severity', { text: 'b' })])];
    expect(found('toxicity severity', pages)[0]).toBe('all');
  });

  it('match the title of the page in its other entries', () => {
    const severity = () => entry('request-severity', 'severity', { text: 'number' });
    const pages = [page('tone', 'Tone', [severity()]), page('toxicity', 'Toxicity', [severity()])];
    const [first] = rankIn('toxicity severity', [...pages, ...FILLER]);
    expect(first?.entry).toMatchObject({ anchor: 'request-severity', page: { path: 'docs/toxicity/' } });
  });

  it('rank higher if they follow each other', () => {
    const pages = [
      page('apart', 'One', [], { text: 'score of bread, and salt; sun, and then a chunk' }),
      page('together', 'Two', [], { text: 'chunk score of bread, and salt; sun, and then a' }),
    ];
    expect(found('chunk score', pages)).toEqual(['together', 'apart']);
  });

  it('do not find pages with less than half of them', () => {
    const pages = [page('all', 'Mask personal data'), page('one', 'Data')];
    expect(found('mask personal data', pages)).toEqual(['all']);
  });
});

describe('a page of another generation', () => {
  const legacy = page('v3/tone', 'Tone (legacy API)', [], { otherGeneration: true, text: 'scores the tone' });

  it.each(['tone', 'scores', 'scores the tone'])('ranks below the current one for “%s”', (query) => {
    const current = page('tone', 'Tone', [], { text: 'scores the tone' });
    expect(found(query, [legacy, current])).toEqual(['tone', 'v3/tone']);
  });

  it.each(['legacy tone', 'tone legacy'])('ranks first for “%s”, which names it', (query) => {
    const current = page('tone', 'Tone', [entry('legacy', 'Legacy calls', { text: 'about the tone' })]);
    expect(found(query, [legacy, current])[0]).toBe('v3/tone');
  });
});

describe('a name', () => {
  const pages = [
    page('toxicity', 'Toxicity', [], { names: ['hate speech', 'swearing'] }),
    page('audio', 'Audio', [], { text: 'speech to text' }),
  ];

  it.each([
    ['hate speech', 'toxicity'],
    ['swearing', 'toxicity'],
    ['speech', 'audio'],
  ])('matches only as a whole: “%s” finds %s first', (query, expected) => {
    expect(found(query, pages)[0]).toBe(expected);
  });

  it('does not match in part even if nothing else has the word', () => {
    expect(found('hate', pages)).toEqual([]);
  });

  it('ranks below the same words in a title', () => {
    expect(found('hate speech', [...pages, page('titled', 'Hate speech')])[0]).toBe('titled');
  });
});

describe('an identifier', () => {
  it('ranks above its words apart', () => {
    const pages = [
      page('apart', 'One', [], { text: 'the id of a chunk and the chunk of an id' }),
      page('whole', 'Two', [], { text: 'the chunk_id of a bread and the sun of an x' }),
    ];
    expect(found('chunk_id', pages)).toEqual(['whole', 'apart']);
  });
});
