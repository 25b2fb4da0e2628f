import { describe, expect, it } from 'vitest';

import { pageChanges } from '../../../plugins/compare/pageChanges';
import { tinySite } from './tinySite';

const THREE = ['v1', 'v2', 'next'];
const FOUR = ['v1', 'v2', 'v3', 'next'];

/** Statements about one page, in their order. */
function linesOf(name: string, ...given: Parameters<typeof tinySite>): string[] {
  const site = tinySite(...given);
  const page = site.pages.find(({ version, address }) => `${version}:${address}` === name);
  if (!page) throw new Error(`no page ${name}`);
  return pageChanges(site, page).map(({ words, to }) => (to === undefined ? words : `${words} (${to})`));
}

const OLD = 'Send the text now.';
const NEW = 'Send the text later.';

describe('pageChanges', () => {
  it.each([
    ['v1:a', ['Changed in v2: 1 passage (compare/v1...v2/a/)', 'Same changes in next (compare/v1...next/a/)']],
    ['v2:a', ['Changed since v1: 1 passage (compare/v1...v2/a/)', 'Unchanged in next']],
    ['next:a', ['Unchanged since v2', 'Changed since v1: 1 passage (compare/v1...next/a/)']],
  ])('tells a page that changed once: %s', (name, lines) => {
    expect(linesOf(name, THREE, { 'v1:a': OLD, 'v2:a': NEW, 'next:a': NEW })).toEqual(lines);
  });

  it.each([
    ['v1:a', ['Unchanged in v2 and next']],
    ['v2:a', ['Unchanged since v1', 'Unchanged in next']],
    ['next:a', ['Unchanged since v2', 'Unchanged since v1']],
  ])('tells a page that did not change: %s', (name, lines) => {
    expect(linesOf(name, THREE, { 'v1:a': OLD, 'v2:a': OLD, 'next:a': OLD })).toEqual(lines);
  });

  it.each([
    ['v1:a', ['Changed in v2: 1 passage (compare/v1...v2/a/)', 'Unchanged in next']],
    ['next:a', ['Changed since v2: 1 passage (compare/v2...next/a/)', 'Unchanged since v1']],
  ])('tells a change that was taken back: %s', (name, lines) => {
    expect(linesOf(name, THREE, { 'v1:a': OLD, 'v2:a': NEW, 'next:a': OLD })).toEqual(lines);
  });

  it.each([
    ['the oldest version', 'v1:a', { 'v1:a': OLD }, ['Not in v2']],
    ['a version between', 'v2:a', { 'v2:a': OLD }, ['New in v2', 'Not in next']],
    ['the unreleased version', 'next:a', { 'next:a': OLD }, ['New in next']],
    [
      'two versions with one between them',
      'v1:a',
      { 'v1:a': OLD, 'next:a': NEW },
      ['Not in v2', 'Changed in next: 1 passage (compare/v1...next/a/)'],
    ],
    [
      'two versions with one between them, the newer',
      'next:a',
      { 'v1:a': OLD, 'next:a': NEW },
      ['New in next', 'Changed since v1: 1 passage (compare/v1...next/a/)'],
    ],
  ])('tells a page that only stands in %s', (_case, name, texts, lines) => {
    expect(linesOf(name, THREE, texts)).toEqual(lines);
  });

  it('tells the predecessor, then newer versions, then older ones from the newest', () => {
    const texts = { 'v1:a': 'One apple.', 'v2:a': 'Two pears.', 'v3:a': 'Three plums.', 'next:a': 'Four figs.' };
    const order = (name: string) => linesOf(name, FOUR, texts).map((line) => line.replace(/:.*/, ''));
    expect(order('v2:a')).toEqual(['Changed since v1', 'Changed in v3', 'Changed in next']);
    expect(order('next:a')).toEqual(['Changed since v3', 'Changed since v2', 'Changed since v1']);
  });

  it('names a version that says the same behind the one that it repeats', () => {
    const texts = { 'v1:a': OLD, 'v2:a': NEW, 'v3:a': OLD, 'next:a': NEW };
    expect(linesOf('v1:a', FOUR, texts)).toEqual([
      'Changed in v2: 1 passage (compare/v1...v2/a/)',
      'Same changes in next (compare/v1...next/a/)',
      'Unchanged in v3',
    ]);
  });

  it('says nothing of the only version', () => {
    expect(linesOf('next:a', ['next'], { 'next:a': OLD })).toEqual([]);
  });

  describe('of pages that moved', () => {
    const moves = [{ since: 'v2', from: 'a', to: 'b/a' }];
    const tone = (text: string) => ({ title: 'Tone', text });
    const old = (text: string) => ({ title: 'Tone (old)', text });

    it.each([
      ['v1:a', ['Moved in v2 to “Tone”, unchanged']],
      ['v2:b/a', ['Moved since v1 from “Tone”, unchanged', 'Unchanged in next']],
      ['next:b/a', ['Unchanged since v2', 'Moved since v1 from “Tone”, unchanged']],
    ])('tells where they stand: %s', (name, lines) => {
      const texts = { 'v1:a': tone(OLD), 'v2:b/a': tone(OLD), 'next:b/a': tone(OLD) };
      expect(linesOf(name, THREE, texts, moves)).toEqual(lines);
    });

    it.each([
      ['v1:a', ['Moved in v2 to “Tone (old)”: 2 passages (compare/v1...v2/b/a/)']],
      ['v2:b/a', ['Moved since v1 from “Tone”: 2 passages (compare/v1...v2/b/a/)', 'Not in next']],
    ])('tells what changed with the move: %s', (name, lines) => {
      const own = linesOf(name, THREE, { 'v1:a': tone(OLD), 'v2:b/a': old(NEW) }, moves);
      expect(own).toEqual(lines);
    });

    it('tells the page at the same address before the one that moved', () => {
      const texts = { 'v1:a': tone(OLD), 'v2:b/a': old(OLD), 'v2:a': tone(NEW) };
      expect(linesOf('v1:a', THREE, texts, moves)).toEqual([
        'Changed in v2: 1 passage (compare/v1...v2/a/)',
        'Moved in v2 to “Tone (old)”: 1 passage (compare/v1...v2/b/a/)',
      ]);
    });

    it('tells both with the versions that repeat them', () => {
      const after = { a: tone(NEW), 'b/a': old(OLD) };
      const texts = {
        'v1:a': tone(OLD),
        'v2:a': after.a,
        'v2:b/a': after['b/a'],
        'next:a': after.a,
        'next:b/a': after['b/a'],
      };
      expect(linesOf('v1:a', THREE, texts, moves)).toEqual([
        'Changed in v2: 1 passage (compare/v1...v2/a/)',
        'Same changes in next (compare/v1...next/a/)',
        'Moved in v2 to “Tone (old)”: 1 passage (compare/v1...v2/b/a/)',
        'Same changes in next (compare/v1...next/b/a/)',
      ]);
    });
  });
});
