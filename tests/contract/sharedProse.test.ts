import { describe, expect, it } from 'vitest';

import { docsPages, VERSIONS } from '../support/specifiedRoutes';
import { proseOf, sharedRuns, wordsOf } from '../support/pageProse';

/** Length in words from which a shared run counts as copied. Names, field lists and links are shorter. */
const MIN_LENGTH = 25;

describe.each(VERSIONS)('the pages of %s', (version) => {
  const routes = docsPages(version);
  const pages = routes.map(proseOf);

  it('have prose to compare', () => {
    const silent = pages.filter(({ words }) => words.length < MIN_LENGTH).map(({ name }) => name);
    expect(silent).toEqual(routes.filter((route) => route.includes('/category/')));
  });

  it(`share no run of ${MIN_LENGTH} or more words of prose`, () => {
    const runs = sharedRuns(pages, MIN_LENGTH).map(({ pages: pair, run }) => `${pair.join(' and ')}: ${run}`);
    expect(runs).toEqual([]);
  });
});

describe('sharedRuns', () => {
  const shared = 'The quick brown fox jumps over the lazy dog.';
  const pages = [
    { name: 'one', words: wordsOf(`First page. ${shared} It ends here.`) },
    { name: 'two', words: wordsOf(`${shared.toUpperCase().replaceAll(' ', '\n')} Nothing follows.`) },
    { name: 'three', words: wordsOf('A quick brown fox jumps over the fence.') },
  ];
  const whole = { pages: ['one', 'two'], run: 'the quick brown fox jumps over the lazy dog' };

  it('finds a run at its full length, once for the pair', () => {
    expect(sharedRuns(pages, 7)).toEqual([whole]);
    expect(sharedRuns(pages, 9)).toEqual([whole]);
  });

  it('ignores a run that is one word shorter', () => {
    expect(sharedRuns(pages, 10)).toEqual([]);
  });

  it('finds each pair of pages that shares a run', () => {
    expect(sharedRuns(pages, 6).map(({ pages: pair }) => pair)).toEqual([
      ['one', 'two'],
      ['one', 'three'],
      ['two', 'three'],
    ]);
  });

  it('ignores repetitions within a page', () => {
    expect(sharedRuns([{ name: 'one', words: wordsOf(`${shared} ${shared}`) }], 5)).toEqual([]);
  });
});
