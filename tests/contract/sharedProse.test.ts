import { describe, expect, it } from 'vitest';

import { ownWords } from '../support/ownWords';
import { sharedRuns, wordsOf } from '../support/sharedRuns';
import { DOCS } from '../support/specifiedRoutes';

/** Words in a row from which on a sentence counts as copied: names, field lists and links alone do not get that far. */
const LEAST = 25;

describe.each(Object.entries(DOCS))('the pages of %s', (_version, routes) => {
  const pages = routes.map(ownWords);

  it('have prose of their own to compare', () => {
    const silent = pages.filter(({ words }) => words.length < LEAST).map(({ name }) => name);
    expect(silent).toEqual(routes.filter((route) => route.includes('/category/')));
  });

  it(`share no run of ${LEAST} or more words of prose`, () => {
    const runs = sharedRuns(pages, LEAST).map(({ pages: pair, run }) => `${pair.join(' and ')}: ${run}`);
    expect(runs).toEqual([]);
  });
});

describe('the comparison', () => {
  const shared = 'The quick brown fox jumps over the lazy dog.';
  const pages = [
    { name: 'one', words: wordsOf(`First page. ${shared} It ends here.`) },
    { name: 'two', words: wordsOf(`${shared.toUpperCase().replaceAll(' ', '\n')} Nothing follows.`) },
    { name: 'three', words: wordsOf('A quick brown fox jumps over the fence.') },
  ];
  const whole = { pages: ['one', 'two'], run: 'the quick brown fox jumps over the lazy dog' };

  it('sees a deliberate shared run at its full length, once for the pair', () => {
    expect(sharedRuns(pages, 7)).toEqual([whole]);
    expect(sharedRuns(pages, 9)).toEqual([whole]);
  });

  it('ignores a run that is one word shorter', () => {
    expect(sharedRuns(pages, 10)).toEqual([]);
  });

  it('sees each of several pages that share a run', () => {
    expect(sharedRuns(pages, 6).map(({ pages: pair }) => pair)).toEqual([
      ['one', 'two'],
      ['one', 'three'],
      ['two', 'three'],
    ]);
  });

  it('ignores what a page repeats within itself', () => {
    expect(sharedRuns([{ name: 'one', words: wordsOf(`${shared} ${shared}`) }], 5)).toEqual([]);
  });
});
