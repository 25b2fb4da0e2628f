import { describe, expect, it } from 'vitest';

import type { Change, ChangedRun, Comparison, Passage } from '../../../plugins/compare/comparison';
import { plainText, type Block, type PageContent, type Run } from '../../../plugins/compare/content';
import { compare, pageOf } from './outline';
import { markdownOf, pageDrawer, seededNumbers } from './randomPages';

const PAIRS = 400;

/** Words of one side, each passage a text of its own; the look is told, so that a lost one is found. */
const look = ({ code, strong, emphasis }: Run) =>
  [code && 'c', strong && 's', emphasis && 'e'].filter(Boolean).join('');

/** Each word with its look: `foo` as code is not foo. Words that lost the blank between them are one word. */
function words(runs: readonly Run[]): string {
  const letters = runs.flatMap((run) => [...run.text].map((letter) => ({ letter, look: look(run) })));
  return plainText(letters.map(({ letter, look: of }) => ({ text: /\s/.test(letter) ? ' ' : `${letter}${of}` })))
    .replace(/ +/g, ' ')
    .trim();
}

const cellsText = (cells: readonly (readonly Run[])[]) => cells.map(words).filter((cell) => cell !== '');

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'table':
      return ['table', ...[block.head, ...block.rows].flatMap(cellsText)];
    case 'code':
      return ['code', ...block.text.split('\n')];
    default:
      return [`${block.kind} ${words(block.runs)}`];
  }
}

function passageTexts(passage: Passage, dropped: Change): string[] {
  const kept = (runs: readonly ChangedRun[]) => runs.filter(({ change }) => change !== dropped);
  if (passage.change === dropped) return [];
  if (passage.change !== 'changed') return blockTexts(passage.block);
  switch (passage.kind) {
    case 'table': {
      const rows = passage.rows.filter(({ change }) => change !== dropped).map(({ cells }) => cells);
      return ['table', ...[passage.head, ...rows].flatMap((cells) => cellsText(cells.map(kept)))];
    }
    case 'code':
      return ['code', ...passage.lines.filter(({ change }) => change !== dropped).map(({ text }) => text)];
    default:
      return [`${passage.kind} ${words(kept(passage.runs))}`];
  }
}

/** A comparison without what came, or without what went. */
function side({ sections }: Comparison, dropped: 'added' | 'removed'): string[][] {
  return sections
    .filter(({ change }) => change !== dropped)
    .map(({ heading, passages }) => [
      `# ${words(heading.filter(({ change }) => change !== dropped))}`,
      ...passages.flatMap((passage) => passageTexts(passage, dropped)),
    ]);
}

function pageTexts({ sections }: PageContent): string[][] {
  return sections.map(({ heading, blocks }) => [`# ${words(heading)}`, ...blocks.flatMap(blockTexts)]);
}

const sorted = (sections: readonly string[][]) => sections.map((lines) => lines.join('\n')).sort();

/** Half of the pairs are a page and what a writer made of it, half are pages that have nothing to do with each other. */
const pairs = Array.from({ length: PAIRS }, (_, seed) => {
  const drawer = pageDrawer(seededNumbers(seed));
  const older = drawer.page();
  const newer = seed % 2 === 0 ? drawer.edited(older) : drawer.page();
  return { older: pageOf(markdownOf(older)), newer: pageOf(markdownOf(newer)), seed };
}).map((pair) => ({ ...pair, comparison: compare(pair.older, pair.newer) }));

describe(`of ${PAIRS} pairs of pages, a comparison`, () => {
  it('has the newer page when what went is dropped, in its order', () => {
    for (const { newer, comparison, seed } of pairs)
      expect(side(comparison, 'removed'), `pair ${seed}`).toEqual(pageTexts(newer));
  });

  it('has the older page when what came is dropped, in its order but for sections that moved', () => {
    for (const { older, comparison, seed } of pairs) {
      const found = side(comparison, 'added');
      const hasMoved = comparison.sections.some(({ isMoved }) => isMoved);
      if (hasMoved) expect(sorted(found), `pair ${seed}`).toEqual(sorted(pageTexts(older)));
      else expect(found, `pair ${seed}`).toEqual(pageTexts(older));
    }
  });

  it('is unchanged in both directions or in none', () => {
    const others = pairs.filter(({ older, newer, comparison }) => {
      const back = compare(newer, older);
      return (back.counts.passages === 0) !== (comparison.counts.passages === 0);
    });
    expect(others.map(({ seed }) => seed)).toEqual([]);
  });

  it('counts nothing only when the words are the same', () => {
    const different = pairs.filter(
      ({ older, newer, comparison }) =>
        (comparison.counts.passages === 0) !== (JSON.stringify(pageTexts(older)) === JSON.stringify(pageTexts(newer))),
    );
    expect(different.map(({ seed }) => seed)).toEqual([]);
  });

  it('marks something in each passage that it calls changed', () => {
    const empty = pairs.filter(({ comparison }) =>
      comparison.sections
        .flatMap(({ passages }) => passages)
        .some((passage) => {
          const texts = [passageTexts(passage, 'added'), passageTexts(passage, 'removed')];
          return passage.change === 'changed' && JSON.stringify(texts[0]) === JSON.stringify(texts[1]);
        }),
    );
    expect(empty.map(({ seed }) => seed)).toEqual([]);
  });

  it('is of every sort', () => {
    const passages = pairs.flatMap(({ comparison }) => comparison.sections.flatMap((section) => section.passages));
    const sorts = passages.map((passage) => (passage.change === 'changed' ? passage.kind : passage.change));
    expect([...new Set(sorts)].sort()).toEqual(['added', 'code', 'item', 'paragraph', 'removed', 'same', 'table']);
    expect(pairs.filter(({ comparison }) => comparison.sections.some(({ isMoved }) => isMoved)).length).toBeGreaterThan(
      20,
    );
  });
});
